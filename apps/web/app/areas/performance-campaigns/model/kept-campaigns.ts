import { skipsCampaignRefresh } from '@roadside/domain/arena';
import type { QueryClient } from '@tanstack/react-query';
import { keptPage } from '../../../kit/resource/kept-page.ts';

/** The name a campaign's page is kept under. */
export const campaignPageName = (campaign: string) => `performance-campaign ${campaign}`;

/**
 * The page of a campaign that was read less than an hour ago: opened again, it isn't read again (specification, section
 * 4). "Refresh points" reads its data whatever its age.
 */
export function keptCampaign<Page>(client: QueryClient, campaign: string): Page | null {
  const kept = keptPage<Page>(client, campaignPageName(campaign));
  if (!kept) return null;
  const id = Number(campaign);
  const load = { campaignId: id, loadedAt: new Date(kept.at).toISOString() };
  return skipsCampaignRefresh(load, id, new Date().toISOString(), false) ? kept.page : null;
}
