import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BuilderScreen } from '../areas/dashboards/builder/builder-screen.tsx';
import { forgetDashboards } from '../areas/dashboards/model/kept-dashboards.ts';
import { clientOnScreen } from '../kit/resource/resource-provider.tsx';
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
  // A version saved elsewhere must not remount the screen: the draft based on it would be lost.
  return (
    <BuilderScreen
      key={loaded.stored?.id ?? `new ${loaded.copied}`}
      {...loaded}
      onSave={() => forgetDashboards(clientOnScreen())}
    />
  );
}

export function ErrorBoundary() {
  return <RouteFailure />;
}
