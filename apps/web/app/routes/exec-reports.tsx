import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ExecReportsScreen } from '../areas/exec-reports/screen/exec-reports-screen.tsx';
import { loadExecReports } from '../areas/exec-reports/server/exec-reports.loader.server.ts';
import { RouteFailure } from '../kit/states/route-failure.tsx';

export const loader = loadExecReports;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.place.name} · Executive reports · Roadside` : 'Roadside' },
];

export default function ExecReports() {
  return <ExecReportsScreen {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteFailure />;
}
