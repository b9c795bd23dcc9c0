import type { LiveTopic } from '@roadside/contract/live';
import { useEffect, useMemo } from 'react';
import { readAgain } from '../resource/read-again.ts';
import type { Address } from '../resource/resource-address.ts';
import { keyOf } from '../resource/resource.ts';
import { useResourceClient } from '../resource/use-resource-client.ts';
import { spread } from './spread.ts';
import { useLive } from './use-live.ts';

/**
 * As `useLiveResource`, for what every open page shows: the pages of all who hear of a change don't reload it at the same
 * moment, but within this many milliseconds.
 */
export function useSpreadResource(address: Address, topics: readonly LiveTopic[], withinMs: number): void {
  const client = useResourceClient();
  const { want, stop } = useMemo(
    () => spread(() => void readAgain(client, keyOf(address).slice(0, 1)), withinMs),
    [address, client, withinMs],
  );
  useEffect(() => stop, [stop]);
  useLive(topics, want);
}
