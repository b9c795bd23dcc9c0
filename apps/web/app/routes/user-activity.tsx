import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { UserActivityScreen } from '../areas/usage/screen/user-activity-screen.tsx';
import { loadUserActivity } from '../areas/usage/server/usage.server.ts';
import { RouteFailure } from '../kit/states/route-failure.tsx';

export const loader = loadUserActivity;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.place.name} · User activity · Roadside` : 'Roadside' },
];

export default function UserActivity() {
  return <UserActivityScreen {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteFailure />;
}
