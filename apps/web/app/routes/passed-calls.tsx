import type { MetaFunction } from '@remix-run/node';
import { useLoaderData, type ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { CallDetailsScreen } from '../areas/calls/screen/call-details-screen.tsx';
import { loadCallDetails } from '../areas/calls/server/call-details.loader.server.ts';
import { RouteFailure } from '../kit/states/route-failure.tsx';

export const loader = loadCallDetails;

/** The loader runs once per location; after that the browser loads what the address specifies. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.place.name} · Call Details · Roadside` : 'Call Details · Roadside' },
];

export default function PassedCalls() {
  const loaded = useLoaderData<typeof loader>();
  return <CallDetailsScreen key={loaded.place.slug} {...loaded} />;
}

export function ErrorBoundary() {
  return <RouteFailure />;
}
