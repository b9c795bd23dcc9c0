import { useEffect, useState } from 'react';

/** A part's own preload, as `lazyPart` gives it. */
interface Fetched {
  readonly fetchAhead: () => void;
}

/**
 * For a menu or popover whose content is a `lazyPart`, so that pages don't wait for the code of overlays nobody has
 * opened. The content is mounted once the pointer or focus reaches its button, or it opens; its code is fetched when
 * the browser has nothing else to do, or when it is needed.
 *
 * Put `ahead` on the button, and render the part while `near`.
 */
export function useNearPart({ fetchAhead }: Fetched) {
  const [open, setOpen] = useState(false);
  const [near, setNear] = useState(false);
  if (open && !near) setNear(true);
  useEffect(() => {
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in globalThis)) {
      const later = setTimeout(fetchAhead, 1_000);
      return () => clearTimeout(later);
    }
    const later = requestIdleCallback(fetchAhead);
    return () => cancelIdleCallback(later);
  }, [fetchAhead]);
  const approach = () => {
    fetchAhead();
    setNear(true);
  };
  return { open, setOpen, near, ahead: { onPointerEnter: approach, onFocus: approach } } as const;
}
