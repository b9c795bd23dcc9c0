'use client';
import { useSyncExternalStore } from 'react';

const narrowQuery = '(max-width: 640px)';
const watchNarrow = (changed: () => void) => {
  const query = matchMedia(narrowQuery);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether the screen is a phone's. A server draws for a desk. */
export const useNarrow = () =>
  useSyncExternalStore(
    watchNarrow,
    () => matchMedia(narrowQuery).matches,
    () => false,
  );
