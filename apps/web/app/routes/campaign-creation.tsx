import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BuilderPage } from '../areas/campaigns/screen/builder-page.tsx';
import { loadBuilder } from '../areas/campaigns/server/campaigns.loader.server.ts';
import { RouteFailure } from '../kit/states/route-failure.tsx';

export const loader = loadBuilder;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.module ? 'Module · Roadside' : 'Campaign builder · Roadside' },
];

export default function CampaignCreation() {
  return <BuilderPage {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteFailure />;
}
