import type { MetaFunction } from '@remix-run/node';
import { useLoaderData, useRevalidator, useSearchParams, type ClientLoaderFunctionArgs } from '@remix-run/react';
import { useEffect } from 'react';
import { dashboardCache } from '../areas/dashboards/model/dashboard-cache.client.ts';
import { DashboardScreen } from '../areas/dashboards/screen/dashboard-screen.tsx';
import { RouteFailure } from '../kit/states/route-failure.tsx';
import { loadDashboard } from '../areas/dashboards/server/dashboard.loader.server.ts';
import type { LoadedDashboard } from '../areas/dashboards/model/loaded-dashboard.ts';
import { useStaleRefresh } from '../areas/dashboards/screen/use-stale-refresh.ts';

export const loader = loadDashboard;

/** In the browser, visited locations come from the tab's cache; only changes are requested. */
export async function clientLoader({
  request,
  params,
  serverLoader,
}: ClientLoaderFunctionArgs): Promise<LoadedDashboard> {
  const held = dashboardCache.load(params.slug ?? '', new URL(request.url).searchParams);
  // The server's answer is cached once it is shown: one abandoned before that may never arrive in full.
  return held ?? ((await serverLoader<typeof loader>()) as LoadedDashboard);
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.place.name} · ${data.dashboard.name} · Roadside` : 'Roadside' },
];

export default function DashboardRoute() {
  const loaded = useLoaderData<typeof loader>() as LoadedDashboard;
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  useEffect(() => dashboardCache.keep(loaded), [loaded]);
  useStaleRefresh(() => {
    const keys = Object.values(loaded.elements).map(({ key }) => key);
    if (dashboardCache.isStale(keys, loaded.place.slug, loaded.dashboard.id)) revalidate();
  });
  return (
    <DashboardScreen
      {...loaded}
      search={search}
      onRetry={(key) => {
        dashboardCache.forget(loaded.place.slug, loaded.dashboard.id, key);
        revalidate();
      }}
      onChanged={(drawer) => {
        // A goal also colors the numbers of every location below.
        if (drawer === 'goal') dashboardCache.clear();
        else dashboardCache.forgetWords(loaded.place.slug, loaded.dashboard.id);
        revalidate();
      }}
      onSignedOut={() => {
        dashboardCache.clear();
        revalidate();
      }}
    />
  );
}

export function ErrorBoundary() {
  return <RouteFailure />;
}
