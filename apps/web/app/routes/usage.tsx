import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { UsageScreen } from '../areas/usage/screen/usage-screen.tsx';
import { loadUsage } from '../areas/usage/server/usage.server.ts';
import { RouteFailure } from '../kit/states/route-failure.tsx';

export const loader = loadUsage;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.place.name} · Usage · Roadside` : 'Roadside' },
];

export default function Usage() {
  return <UsageScreen {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteFailure />;
}
