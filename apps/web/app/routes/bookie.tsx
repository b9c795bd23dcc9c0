import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BookieScreen } from '../areas/bookie/screen/bookie-screen.tsx';
import { loadBookie } from '../areas/bookie/server/bookie.loader.server.ts';
import { RouteFailure } from '../kit/states/route-failure.tsx';

export const loader = loadBookie;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.driver.name} · Bookie · Roadside` : 'Roadside' },
];

export default function Bookie() {
  return <BookieScreen {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteFailure />;
}
