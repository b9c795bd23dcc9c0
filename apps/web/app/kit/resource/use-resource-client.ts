import { QueryClient } from '@tanstack/react-query';
import { useContext, useEffect } from 'react';
import { retryDelay, shouldRetry } from './resource.ts';
import { ResourceStoreContext } from './resource-provider.tsx';

/** How long an answer is shown without being read again when a second component asks for it. */
const freshMs = 5_000;

const makeClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: freshMs, retry: shouldRetry, retryDelay, refetchOnWindowFocus: false },
      mutations: { retry: shouldRetry, retryDelay },
    },
  });

/**
 * The client that holds what this tab has read.
 * @throws outside a `ResourceProvider`
 */
export function useResourceClient(): QueryClient {
  const store = useContext(ResourceStoreContext);
  if (!store) throw new Error('A resource can only be read inside a ResourceProvider.');
  useEffect(() => store.mount(), [store]);
  return store.clientOf(makeClient);
}
