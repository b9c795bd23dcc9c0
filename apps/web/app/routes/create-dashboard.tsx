import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { dashboardCache } from '../areas/dashboards/model/dashboard-cache.client.ts';
import { BuilderScreen } from '../areas/dashboards/builder/builder-screen.tsx';
import { RouteFailure } from '../kit/states/route-failure.tsx';
import { changeDashboard } from '../areas/dashboards/server/create-dashboard.action.server.ts';
import { loadBuilder } from '../areas/dashboards/server/create-dashboard.loader.server.ts';

export const loader = loadBuilder;
export const action = changeDashboard;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.stored ? `Edit ${data.stored.name}` : 'Create dashboard'} · Roadside` },
];

export default function CreateDashboard() {
  const loaded = useLoaderData<typeof loader>();
  // A version saved elsewhere must not remount the screen: the draft based on it would be lost. A save clears the tab's
  // dashboard cache.
  return <BuilderScreen key={loaded.stored?.id ?? 'new'} {...loaded} onSave={() => dashboardCache.clear()} />;
}

export function ErrorBoundary() {
  return <RouteFailure />;
}
