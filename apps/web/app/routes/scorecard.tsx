import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ScorecardScreen } from '../areas/exec-reports/screen/scorecard-screen.tsx';
import { loadScorecard } from '../areas/exec-reports/server/scorecards.server.ts';
import { RouteFailure } from '../kit/states/route-failure.tsx';

export const loader = loadScorecard;
export const handle = { title: 'Scorecard' };
export const meta: MetaFunction = () => [{ title: 'Scorecard · Roadside' }];

export default function Scorecard() {
  return <ScorecardScreen {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteFailure />;
}
