'use client';
import { useSyncExternalStore } from 'react';

const narrowQuery = '(max-width: 640px)';
const watchNarrow = (changed: () => void) => {
  const query = matchMedia(narrowQuery);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** True on phone-sized screens. The server renders the desktop layout. */
export const useNarrow = () =>
  useSyncExternalStore(
    watchNarrow,
    () => matchMedia(narrowQuery).matches,
    () => false,
  );
