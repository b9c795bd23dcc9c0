import type { MetaFunction } from '@remix-run/node';
import { useLoaderData, type ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { MapsScreen } from '../areas/maps/screen/maps-screen.tsx';
import { loadMaps } from '../areas/maps/server/maps.loader.server.ts';
import { RouteFailure } from '../kit/states/route-failure.tsx';

export const loader = loadMaps;

/** The loader runs once per location; after that the browser loads what the map shows. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.place.name} · Maps · Roadside` : 'Maps · Roadside' },
];

export default function Maps() {
  const loaded = useLoaderData<typeof loader>();
  return <MapsScreen key={loaded.place.slug} {...loaded} />;
}

export function ErrorBoundary() {
  return <RouteFailure />;
}
