import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ScheduleReportsScreen } from '../areas/schedule-reports/screen/schedule-reports-screen.tsx';
import { loadScheduleReports } from '../areas/schedule-reports/server/schedule-reports.loader.server.ts';
import { useUnpacked } from '../kit/packed/use-unpacked.ts';
import { RouteFailure } from '../kit/states/route-failure.tsx';

export const loader = loadScheduleReports;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.place.name} · Scheduler reports · Roadside` : 'Roadside' },
];

export default function SchedulerReports() {
  const loaded = useLoaderData<typeof loader>();
  return <ScheduleReportsScreen {...loaded} loaded={useUnpacked(loaded.loaded)} />;
}

export function ErrorBoundary() {
  return <RouteFailure />;
}
