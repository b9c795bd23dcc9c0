'use client';
import { type Ref, useLayoutEffect, useRef, useState } from 'react';
import { useMergedRef } from './use-merged-ref.ts';

const focusableSelector =
  'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]';

/** Returns whether the element contains a tab stop. */
function holdsStop(element: HTMLElement): boolean {
  const stops = (part: HTMLElement) => part.tabIndex >= 0 && !part.matches(':disabled, [inert] *, [hidden] *');
  // The first focusable element nearly always settles it.
  const first = element.querySelector<HTMLElement>(focusableSelector);
  return first !== null && (stops(first) || [...element.querySelectorAll<HTMLElement>(focusableSelector)].some(stops));
}

/** Returns whether the content overflows. Less than a pixel is rounding, not content. */
function scrolls({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollWidth - clientWidth > 1 || scrollHeight - clientHeight > 1;
}

/**
 * Makes a scrollable element reachable by keyboard: if its content overflows and contains no tab stop, the element
 * becomes a tab stop. Updates when the size or the content changes. Spread the returned props onto the element.
 */
export function useScrollStop<Scroller extends HTMLElement>(
  theirs?: Ref<Scroller>,
): { readonly ref: (element: Scroller | null) => void; readonly tabIndex?: 0 } {
  const own = useRef<Scroller>(null);
  const ref = useMergedRef(theirs, own);
  const [stop, setStop] = useState(false);
  // Runs before paint, so that the element is never visible and scrollable but out of reach.
  useLayoutEffect(() => {
    const scroller = own.current;
    if (!scroller) return undefined;
    // Check for a tab stop first: `scrolls` forces layout, and this order usually avoids it.
    const read = () => setStop(!holdsStop(scroller) && scrolls(scroller));
    read();
    const sizes = new ResizeObserver(read);
    const watch = () => {
      sizes.observe(scroller);
      for (const child of scroller.children) sizes.observe(child);
    };
    watch();
    let frame = 0;
    const content = new MutationObserver(() => {
      watch();
      // Measure at most once per frame, however often the content changes.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(read);
    });
    content.observe(scroller, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ['tabindex', 'disabled', 'hidden', 'inert', 'href'],
    });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      content.disconnect();
    };
  }, []);
  return stop ? { ref, tabIndex: 0 } : { ref };
}
