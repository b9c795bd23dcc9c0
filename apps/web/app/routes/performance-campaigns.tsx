import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CampaignsScreen } from '../areas/performance-campaigns/screen/campaigns-screen.tsx';
import { loadPerformanceCampaigns } from '../areas/performance-campaigns/server/performance-campaigns.loader.server.ts';
import { RouteFailure } from '../kit/states/route-failure.tsx';

export const loader = loadPerformanceCampaigns;
export const meta: MetaFunction<typeof loader> = () => [{ title: 'Campaigns · Roadside' }];

export default function PerformanceCampaigns() {
  return <CampaignsScreen {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteFailure />;
}
