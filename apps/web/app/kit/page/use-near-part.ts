import { useState } from 'react';
import { useFetchedWhenIdle, type FetchedPart } from './use-fetched-when-idle.ts';

/**
 * For a menu or popover whose content is a `lazyPart`, so that pages don't wait for the code of overlays that have not been
 * opened. The content is mounted once the pointer or focus reaches its button, or it opens; its code is fetched when
 * the browser has nothing else to do, or when it is needed.
 *
 * Put `ahead` on the button, and render the part while `near`.
 */
export function useNearPart(part: FetchedPart) {
  const [open, setOpen] = useState(false);
  const [near, setNear] = useState(false);
  if (open && !near) setNear(true);
  useFetchedWhenIdle(part);
  const approach = () => {
    part.fetchAhead();
    setNear(true);
  };
  return { open, setOpen, near, ahead: { onPointerEnter: approach, onFocus: approach } } as const;
}
