import type { QueryClient } from '@tanstack/react-query';
import { unanswered, type Outcome } from '../outcome/outcome.ts';
import { dataOf, read } from './resource-query.ts';
import { keyOf } from './resource.ts';

/** A read that the page's loader has begun; its outcome streams in. */
export interface StreamedRead<Data> {
  /** The address that would answer the same. */
  readonly address: string;
  readonly outcome: Promise<Outcome<Data>>;
}

const received = new WeakMap<QueryClient, WeakSet<Promise<unknown>>>();

/**
 * Puts a streamed read among what the tab has read, once: what was read after it stays. Until it arrives, the resource
 * counts as being read.
 * @param arrived - its outcome, where that is there already
 */
export function receiveRead<Data>(
  client: QueryClient,
  { address, outcome }: StreamedRead<Data>,
  arrived?: Outcome<Data>,
): void {
  const before = received.get(client) ?? new WeakSet();
  received.set(client, before);
  if (before.has(outcome)) return;
  before.add(outcome);
  const queryKey = keyOf(address);
  if (arrived?.ok) return void client.setQueryData(queryKey, arrived.data);
  // A read that began earlier may miss what the stream knows.
  void client.cancelQueries({ queryKey, exact: true });
  let waiting = true;
  const queryFn = async (context: { readonly signal: AbortSignal }) => {
    // The library keeps this function for later reads. One that takes the signal is canceled once no component needs it.
    if (!waiting) return read<Data>(address, context.signal);
    waiting = false;
    return dataOf<Data>(await outcome.catch(() => unanswered));
  };
  client.fetchQuery({ queryKey, queryFn, staleTime: 0, retry: false }).catch(() => {});
}
