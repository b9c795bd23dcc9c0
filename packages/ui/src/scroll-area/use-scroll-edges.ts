'use client';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { noEdges, sameEdges, scrollEdges } from './scroll-edges.ts';

/** Follows where more lies than the element shows: as it scrolls, as it changes its size, and as its content does. */
export function useScrollEdges(element: RefObject<HTMLElement | null>) {
  const [edges, setEdges] = useState(noEdges);
  const read = useCallback(() => {
    const scroller = element.current;
    if (!scroller) return;
    const next = scrollEdges(scroller);
    setEdges((before) => (sameEdges(before, next) ? before : next));
  }, [element]);
  // Before anybody sees it, so that there is no moment in which it scrolls and cannot be reached.
  useLayoutEffect(() => {
    const scroller = element.current;
    if (!scroller) return;
    // oxlint-disable-next-line react/set-state-in-effect -- Measuring is what this effect is for: the reading is drawn with the same frame.
    read();
    const sizes = new ResizeObserver(read);
    sizes.observe(scroller);
    for (const child of scroller.children) sizes.observe(child);
    const children = new MutationObserver(() => {
      for (const child of scroller.children) sizes.observe(child);
      read();
    });
    children.observe(scroller, { childList: true, subtree: true, characterData: true });
    return () => {
      sizes.disconnect();
      children.disconnect();
    };
  }, [element, read]);
  return { edges, read };
}
