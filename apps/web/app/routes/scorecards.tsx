import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ScorecardsScreen } from '../areas/exec-reports/screen/scorecards-screen.tsx';
import { loadScorecards } from '../areas/exec-reports/server/scorecards.server.ts';
import { RouteFailure } from '../kit/states/route-failure.tsx';

export const loader = loadScorecards;
export const handle = { title: 'Scorecards' };
export const meta: MetaFunction = () => [{ title: 'Scorecards · Roadside' }];

export default function Scorecards() {
  return <ScorecardsScreen {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteFailure />;
}
