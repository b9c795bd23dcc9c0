'use client';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { noEdges, sameEdges, scrollEdges } from './scroll-edges.ts';

/** Tracks which sides of an element have hidden content as it scrolls and as its size or content changes. */
export function useScrollEdges(element: RefObject<HTMLElement | null>) {
  const [edges, setEdges] = useState(noEdges);
  const read = useCallback(() => {
    const scroller = element.current;
    if (!scroller) return;
    const next = scrollEdges(scroller);
    setEdges((before) => (sameEdges(before, next) ? before : next));
  }, [element]);
  // Runs before paint, so that the element is never visible and scrollable but out of reach.
  useLayoutEffect(() => {
    const scroller = element.current;
    if (!scroller) return;
    // oxlint-disable-next-line react/set-state-in-effect -- This effect measures, and the result renders in the same frame.
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
