'use client';
import { type Ref, useLayoutEffect, useRef, useState } from 'react';
import { useMergedRef } from './use-merged-ref.ts';

const focusableSelector =
  'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]';

/** Whether the Tab key stops somewhere inside. */
function holdsStop(element: HTMLElement): boolean {
  const stops = (part: HTMLElement) => part.tabIndex >= 0 && !part.matches(':disabled, [inert] *, [hidden] *');
  // The first one nearly always answers it.
  const first = element.querySelector<HTMLElement>(focusableSelector);
  return first !== null && (stops(first) || [...element.querySelectorAll<HTMLElement>(focusableSelector)].some(stops));
}

/** Whether more lies in it than it shows. Less than a pixel is rounding, not content. */
function scrolls({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollWidth - clientWidth > 1 || scrollHeight - clientHeight > 1;
}

/**
 * Lets the keyboard reach what scrolls: an element in which more lies than it shows, and which holds nothing the Tab
 * key stops at, is a stop itself. It follows its size and its content. Spread what it gives onto the element.
 */
export function useScrollStop<Scroller extends HTMLElement>(
  theirs?: Ref<Scroller>,
): { readonly ref: (element: Scroller | null) => void; readonly tabIndex?: 0 } {
  const own = useRef<Scroller>(null);
  const ref = useMergedRef(theirs, own);
  const [stop, setStop] = useState(false);
  // Before anybody sees it, so that there is no moment in which it scrolls and cannot be reached.
  useLayoutEffect(() => {
    const scroller = own.current;
    if (!scroller) return undefined;
    // Asked in this order, a page that changes is not laid out for it.
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
      // A page that draws much is measured once in a frame.
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
