import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { TeamScreen } from '../areas/arena/screen/team-screen.tsx';
import { loadTeam } from '../areas/arena/server/arena.loaders.server.ts';
import { RouteFailure } from '../kit/states/route-failure.tsx';

export const loader = loadTeam;
export const meta: MetaFunction = () => [{ title: 'Team · Roadside' }];

export default function Team() {
  return <TeamScreen {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteFailure />;
}
