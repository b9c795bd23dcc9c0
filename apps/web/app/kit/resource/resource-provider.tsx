import type { QueryClient } from '@tanstack/react-query';
import { createContext, useEffect, useState, type ReactNode } from 'react';

/** Holds the data a component tree has loaded. */
export interface ResourceStore {
  /** Returns the tree's client, creating it on the first call. */
  readonly clientOf: (make: () => QueryClient) => QueryClient;
  /** Starts listening for the connection to come back. */
  readonly mount: () => void;
  readonly unmount: () => void;
}

let onScreen: QueryClient | undefined;

/** The client of the page on screen, for code outside of components; undefined until a screen has used a resource. */
export const clientOnScreen = () => onScreen;

export const ResourceStoreContext = createContext<ResourceStore | null>(null);

function createStore(): ResourceStore {
  let client: QueryClient | undefined;
  let mounted = false;
  return {
    clientOf: (make) => (client ??= make()),
    mount() {
      if (!mounted) client?.mount();
      mounted = client !== undefined;
      onScreen = client;
    },
    unmount() {
      if (mounted) client?.unmount();
      mounted = false;
      if (onScreen === client) onScreen = undefined;
    },
  };
}

/**
 * Holds the data this tab has loaded. It is dropped with the tab or the session. The client and its library load with
 * the first screen that uses a resource; other screens don't load them.
 */
export function ResourceProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(createStore);
  useEffect(() => store.unmount, [store]);
  return <ResourceStoreContext value={store}>{children}</ResourceStoreContext>;
}
