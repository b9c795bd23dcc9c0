import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DeskScreen } from '../areas/arena/screen/desk-screen.tsx';
import { loadDesk } from '../areas/arena/server/desk.server.ts';
import { RouteFailure } from '../kit/states/route-failure.tsx';

export const loader = loadDesk;
export const handle = { title: 'Commissioner' };
export const meta: MetaFunction = () => [{ title: 'Commissioner · Roadside' }];

export default function Commissioner() {
  return <DeskScreen {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteFailure />;
}
