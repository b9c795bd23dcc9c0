import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { SeasonScreen } from '../areas/arena/screen/season-screen.tsx';
import { loadSeason } from '../areas/arena/server/arena.loaders.server.ts';
import { RouteFailure } from '../kit/states/route-failure.tsx';

export const loader = loadSeason;
export const meta: MetaFunction = () => [{ title: 'Season · Roadside' }];

export default function Season() {
  return <SeasonScreen {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteFailure />;
}
