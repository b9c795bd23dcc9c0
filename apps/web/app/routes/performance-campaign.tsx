import type { MetaFunction } from '@remix-run/node';
import { useLoaderData, type ClientLoaderFunctionArgs } from '@remix-run/react';
import { keptCampaign } from '../areas/performance-campaigns/model/kept-campaigns.ts';
import { CampaignScreen } from '../areas/performance-campaigns/screen/campaign-screen.tsx';
import { useKeptCampaign } from '../areas/performance-campaigns/screen/use-kept-campaign.ts';
import { loadPerformanceCampaign } from '../areas/performance-campaigns/server/performance-campaigns.loader.server.ts';
import { clientOnScreen } from '../kit/resource/resource-provider.tsx';
import { RouteFailure } from '../kit/states/route-failure.tsx';

export const loader = loadPerformanceCampaign;
type Loaded = Awaited<ReturnType<typeof loader>>;

/** A campaign opened again within the hour opens without a request. */
export async function clientLoader({ params, serverLoader }: ClientLoaderFunctionArgs): Promise<Loaded> {
  const client = clientOnScreen();
  const kept = client && keptCampaign<Loaded>(client, params['campaign'] ?? '');
  return kept ?? ((await serverLoader<typeof loader>()) as Loaded);
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.first ? `${data.first.data.campaign.title} · Campaign · Roadside` : 'Roadside' },
];

export default function PerformanceCampaign() {
  const loaded = useLoaderData<typeof loader>() as Loaded;
  useKeptCampaign(loaded);
  return <CampaignScreen {...loaded} />;
}

export function ErrorBoundary() {
  return <RouteFailure />;
}
