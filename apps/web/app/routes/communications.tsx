import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CommunicationsScreen } from '../areas/home/screen/communications-screen.tsx';
import { loadCommunications } from '../areas/home/server/communications.loader.server.ts';
import { RouteFailure } from '../kit/states/route-failure.tsx';

export const loader = loadCommunications;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.place.name} · Communications · Roadside` : 'Roadside' },
];

export default function Communications() {
  return <CommunicationsScreen {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteFailure />;
}
