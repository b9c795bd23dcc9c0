import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { RequestsScreen } from '../areas/requests/screen/requests-screen.tsx';
import { loadRequests } from '../areas/requests/server/requests.loader.server.ts';
import { RouteFailure } from '../kit/states/route-failure.tsx';

export const loader = loadRequests;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.place.name} · Requests · Roadside` : 'Roadside' },
];

export default function SchedulerRequests() {
  return <RequestsScreen {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteFailure />;
}
