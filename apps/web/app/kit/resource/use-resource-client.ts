import { QueryClient } from '@tanstack/react-query';
import { useContext, useEffect } from 'react';
import { retryDelay, shouldRetry } from './resource.ts';
import { ResourceStoreContext } from './resource-provider.tsx';

/** How long data counts as fresh: a second component that needs it doesn't reload it. */
const freshMs = 5_000;

const makeClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: freshMs, retry: shouldRetry, retryDelay, refetchOnWindowFocus: false },
      mutations: { retry: shouldRetry, retryDelay },
    },
  });

/**
 * The client that holds the data this tab has loaded.
 * @throws outside a `ResourceProvider`
 */
export function useResourceClient(): QueryClient {
  const store = useContext(ResourceStoreContext);
  if (!store) throw new Error('Resources need a ResourceProvider above them.');
  useEffect(() => store.mount(), [store]);
  return store.clientOf(makeClient);
}
