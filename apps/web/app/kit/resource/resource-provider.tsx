import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { retryDelay, shouldRetry } from './resource.ts';

/** How long an answer is shown without being read again when a second component asks for it. */
const freshMs = 5_000;

/** Holds what this tab has read. Nothing of it outlives the tab or the signed-in session. */
export function ResourceProvider({ children }: { readonly children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: { staleTime: freshMs, retry: shouldRetry, retryDelay, refetchOnWindowFocus: false },
          mutations: { retry: shouldRetry, retryDelay },
        },
      }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
