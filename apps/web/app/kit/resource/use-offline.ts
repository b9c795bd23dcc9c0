import { useSyncExternalStore } from 'react';
import { isOffline } from './connection.ts';

/** Whether the browser reports that it is offline; false on the server. */
export function useOffline(): boolean {
  return useSyncExternalStore(onConnection, isOffline, () => false);
}

function onConnection(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
