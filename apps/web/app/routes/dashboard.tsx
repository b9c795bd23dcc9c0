import type { MetaFunction } from '@remix-run/node';
import { useLoaderData, useSearchParams, type ClientLoaderFunctionArgs } from '@remix-run/react';
import { keptDashboard } from '../areas/dashboards/model/kept-dashboards.ts';
import type { LoadedDashboard } from '../areas/dashboards/model/loaded-dashboard.ts';
import { DashboardScreen } from '../areas/dashboards/screen/dashboard-screen.tsx';
import { useLoadedDashboard } from '../areas/dashboards/screen/use-loaded-dashboard.ts';
import { loadDashboard } from '../areas/dashboards/server/dashboard.loader.server.ts';
import { clientOnScreen } from '../kit/resource/resource-provider.tsx';
import { RouteFailure } from '../kit/states/route-failure.tsx';

export const loader = loadDashboard;

/** A dashboard this tab has shown opens without a request; an element with other choices is read alone. */
export async function clientLoader({
  request,
  params,
  serverLoader,
}: ClientLoaderFunctionArgs): Promise<LoadedDashboard> {
  const client = clientOnScreen();
  const kept = client && keptDashboard(client, params.slug ?? '', new URL(request.url).searchParams);
  return kept ?? ((await serverLoader<typeof loader>()) as LoadedDashboard);
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.place.name} · ${data.dashboard.name} · Roadside` : 'Roadside' },
];

export default function DashboardRoute() {
  const loaded = useLoaderData<typeof loader>() as LoadedDashboard;
  const [search] = useSearchParams();
  return <DashboardScreen {...loaded} search={search} {...useLoadedDashboard(loaded)} />;
}

export function ErrorBoundary() {
  return <RouteFailure />;
}
