import type { QueryClient } from '@tanstack/react-query';
import { createContext, useEffect, useState, type ReactNode } from 'react';

/** Where a tree of components keeps what it has read. */
export interface ResourceStore {
  /** Answers the one client of the tree, and makes it for the first component that asks. */
  readonly clientOf: (make: () => QueryClient) => QueryClient;
  /** From now on the client is notified when the connection is back. */
  readonly mount: () => void;
  readonly unmount: () => void;
}

export const ResourceStoreContext = createContext<ResourceStore | null>(null);

function createStore(): ResourceStore {
  let client: QueryClient | undefined;
  let mounted = false;
  return {
    clientOf: (make) => (client ??= make()),
    mount() {
      if (!mounted) client?.mount();
      mounted = client !== undefined;
    },
    unmount() {
      if (mounted) client?.unmount();
      mounted = false;
    },
  };
}

/**
 * Holds what this tab has read. Nothing of it outlives the tab or the signed-in session. The client, and the library it
 * comes from, is loaded with the first screen that reads something; the other screens do without its script.
 */
export function ResourceProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(createStore);
  useEffect(() => store.unmount, [store]);
  return <ResourceStoreContext value={store}>{children}</ResourceStoreContext>;
}
