import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BuilderScreen } from '../areas/campaigns/screen/builder-screen.tsx';
import { loadBuilder } from '../areas/campaigns/server/campaigns.loader.server.ts';
import { RouteFailure } from '../kit/states/route-failure.tsx';

export const loader = loadBuilder;
export const meta: MetaFunction<typeof loader> = () => [{ title: 'Campaign builder · Roadside' }];

export default function CampaignCreation() {
  return <BuilderScreen {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteFailure />;
}
