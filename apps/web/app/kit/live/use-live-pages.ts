import type { LiveChange, LiveTopic } from '@roadside/contract/live';
import type { InfiniteData } from '@tanstack/react-query';
import type { Address } from '../resource/resource-address.ts';
import { pagesKeyOf } from '../resource/resource.ts';
import { useResourceClient } from '../resource/use-resource-client.ts';
import { useLive } from './use-live.ts';

/**
 * Keeps the pages of a list up to date from what changes carry.
 * @param after - the pages after a change, or null if it doesn't carry enough; then they are read again
 */
export function useLivePages<Page>(
  address: Address,
  topics: readonly LiveTopic[],
  after: (pages: readonly Page[], change: LiveChange | null) => readonly Page[] | null,
): void {
  const client = useResourceClient();
  const queryKey = pagesKeyOf(address);
  useLive(topics, (change) => {
    const known = client.getQueryData<InfiniteData<Page, string | null>>(queryKey);
    const pages = known ? after(known.pages, change) : null;
    // What is being read may be from before the change, and would replace it.
    if (!known || !pages || client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey });
    else if (pages !== known.pages) client.setQueryData(queryKey, { ...known, pages: [...pages] });
  });
}
