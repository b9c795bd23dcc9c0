import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DriversScreen } from '../areas/drivers/screen/drivers-screen.tsx';
import { loadDrivers } from '../areas/drivers/server/drivers.loader.server.ts';
import { RouteFailure } from '../kit/states/route-failure.tsx';

export const loader = loadDrivers;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.place.name} · Driver profiles · Roadside` : 'Roadside' },
];

export default function SchedulerProfiles() {
  return <DriversScreen {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteFailure />;
}
