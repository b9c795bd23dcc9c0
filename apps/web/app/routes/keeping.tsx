import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { KeepingScreen } from '../areas/keeping/screen/keeping-screen.tsx';
import { loadKeeping } from '../areas/keeping/server/keeping.loader.server.ts';
import { RouteFailure } from '../kit/states/route-failure.tsx';

export const loader = loadKeeping;
export const handle = { title: 'Moderation and data' };
export const meta: MetaFunction = () => [{ title: 'Moderation and data · Roadside' }];

export default function Keeping() {
  return <KeepingScreen {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteFailure />;
}
