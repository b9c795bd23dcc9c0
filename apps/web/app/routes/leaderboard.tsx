import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { LeaderboardScreen } from '../areas/arena/screen/leaderboard-screen.tsx';
import { loadLeaderboard } from '../areas/arena/server/arena.loaders.server.ts';
import { RouteFailure } from '../kit/states/route-failure.tsx';

export const loader = loadLeaderboard;
export const meta: MetaFunction = () => [{ title: 'Leaderboard · Roadside' }];

export default function Leaderboard() {
  return <LeaderboardScreen {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteFailure />;
}
