import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CallOutScreen } from '../areas/call-outs/screen/call-out-screen.tsx';
import { loadCallOut } from '../areas/call-outs/server/call-out.loader.server.ts';
import { RouteFailure } from '../kit/states/route-failure.tsx';

export const loader = loadCallOut;
export const handle = { title: 'Call-out' };
export const meta: MetaFunction = () => [{ title: 'Call-out · Roadside' }];

export default function CallOut() {
  return <CallOutScreen {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteFailure />;
}
