import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CampaignScreen } from '../areas/performance-campaigns/screen/campaign-screen.tsx';
import { loadPerformanceCampaign } from '../areas/performance-campaigns/server/performance-campaigns.loader.server.ts';
import { RouteFailure } from '../kit/states/route-failure.tsx';

export const loader = loadPerformanceCampaign;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.first ? `${data.first.data.campaign.title} · Campaign · Roadside` : 'Roadside' },
];

export default function PerformanceCampaign() {
  return <CampaignScreen {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteFailure />;
}
