'use client';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Renders a separate table for print when the browser is about to print. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    globalThis.addEventListener('beforeprint', before);
    globalThis.addEventListener('afterprint', after);
    return () => {
      globalThis.removeEventListener('beforeprint', before);
      globalThis.removeEventListener('afterprint', after);
    };
  }, []);
  return printing;
}
