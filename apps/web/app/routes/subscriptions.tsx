import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { SubscriptionsScreen } from '../areas/subscriptions/screen/subscriptions-screen.tsx';
import { loadSubscriptions } from '../areas/subscriptions/server/subscriptions.server.ts';
import { RouteFailure } from '../kit/states/route-failure.tsx';

export const loader = loadSubscriptions;
export const handle = { title: 'Email reports' };
export const meta: MetaFunction = () => [{ title: 'Email reports · Roadside' }];

export default function Subscriptions() {
  return <SubscriptionsScreen {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteFailure />;
}
