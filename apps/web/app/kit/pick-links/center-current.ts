import { useEffect, useRef, type RefObject } from 'react';

/**
 * On a phone a row of choices scrolls inside its frame: this keeps the current one centered. The page itself doesn't
 * scroll.
 * @param current - the current choice; a change centers it again
 */
export function useCentered<Frame extends HTMLElement>(current: string | undefined): RefObject<Frame | null> {
  const frame = useRef<Frame>(null);
  useEffect(() => {
    const chosen = frame.current?.querySelector('[aria-current]');
    if (!frame.current || !chosen || frame.current.scrollWidth <= frame.current.clientWidth) return;
    const [outer, inner] = [frame.current.getBoundingClientRect(), chosen.getBoundingClientRect()];
    frame.current.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
  }, [current]);
  return frame;
}
