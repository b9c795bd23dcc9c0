import { useEffect, useRef, type RefObject } from 'react';

/**
 * On a phone a row of choices scrolls under its frame: this keeps the current one in the middle of it. The page itself
 * stays where it is.
 * @param current - the choice that holds; another one is centered again
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
