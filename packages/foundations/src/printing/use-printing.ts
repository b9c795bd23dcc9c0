'use client';
import { useEffect, useState } from 'react';

/**
 * Whether the page is being printed, so that a view which draws only what is on screen can draw all of it on paper.
 *
 * @param flush `flushSync` of react-dom: the browser takes its picture as soon as the event has been handled
 */
export function usePrinting(flush: (update: () => void) => void): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const before = () => flush(() => setPrinting(true));
    const after = () => setPrinting(false);
    // A preview may switch the media without the events.
    const paper = matchMedia('print');
    const turned = () => (paper.matches ? before() : after());
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    paper.addEventListener('change', turned);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
      paper.removeEventListener('change', turned);
    };
  }, [flush]);
  return printing;
}
