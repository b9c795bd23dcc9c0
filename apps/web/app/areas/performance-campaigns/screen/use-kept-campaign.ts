import { campaignRefreshSeconds } from '@roadside/domain/arena';
import { useEffect } from 'react';
import { keepPage } from '../../../kit/resource/kept-page.ts';
import { useResourceClient } from '../../../kit/resource/use-resource-client.ts';
import { campaignPageName } from '../model/kept-campaigns.ts';

/** Keeps the campaign on screen for opening it again. One that couldn't be read is asked for anew. */
export function useKeptCampaign(loaded: { readonly campaign: string; readonly first: unknown }): void {
  const client = useResourceClient();
  useEffect(() => {
    if (loaded.first) keepPage(client, campaignPageName(loaded.campaign), loaded, campaignRefreshSeconds * 1000);
  }, [client, loaded]);
}
