import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CampaignsScreen } from '../areas/campaigns/screen/campaigns-screen.tsx';
import { loadCampaigns } from '../areas/campaigns/server/campaigns.loader.server.ts';
import { RouteFailure } from '../kit/states/route-failure.tsx';

export const loader = loadCampaigns;
export const meta: MetaFunction<typeof loader> = () => [{ title: 'Training campaigns · Roadside' }];

export default function Campaigns() {
  return <CampaignsScreen {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteFailure />;
}
