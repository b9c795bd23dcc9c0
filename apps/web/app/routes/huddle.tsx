import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { HuddleScreen } from '../areas/huddle/screen/huddle-screen.tsx';
import { loadHuddle } from '../areas/huddle/server/huddle.loader.server.ts';
import { RouteFailure } from '../kit/states/route-failure.tsx';

export const loader = loadHuddle;
export const handle = { title: 'Huddle' };
export const meta: MetaFunction = () => [{ title: 'Huddle · Roadside' }];

export default function Huddle() {
  return <HuddleScreen {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteFailure />;
}
