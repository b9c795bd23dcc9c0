import type { LiveChange, LiveTopic } from '@roadside/contract/live';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { readAgain } from '../resource/read-again.ts';
import type { Address } from '../resource/resource-address.ts';
import { pagesKeyOf } from '../resource/resource.ts';
import { useResourceClient } from '../resource/use-resource-client.ts';
import { useLive } from './use-live.ts';

/** The pages of a list after a change, or null if it doesn't carry enough; then they are read again. */
type After<Page> = (pages: readonly Page[]) => readonly Page[] | null;

/** Brings the pages of a list up to date. */
export function changePages<Page>(client: QueryClient, address: Address, after: After<Page>): void {
  const queryKey = pagesKeyOf(address);
  const known = client.getQueryData<InfiniteData<Page, string | null>>(queryKey);
  const pages = known ? after(known.pages) : null;
  // What is being read may be from before the change, and would replace it.
  if (!known || !pages || client.isFetching({ queryKey }) > 0) void readAgain(client, queryKey);
  else if (pages !== known.pages) client.setQueryData(queryKey, { ...known, pages: [...pages] });
}

/** Keeps the pages of a list up to date from what changes carry. */
export function useLivePages<Page>(
  address: Address,
  topics: readonly LiveTopic[],
  after: (pages: readonly Page[], change: LiveChange | null) => ReturnType<After<Page>>,
): void {
  const client = useResourceClient();
  useLive(topics, (change) => changePages<Page>(client, address, (pages) => after(pages, change)));
}
