'use client';
import { type RefObject, useEffect, useState } from 'react';
import { type MapBox, nominalBox } from './projection.ts';

/** The size of an element in pixels; until measured, the server's size. */
export function useBox(element: RefObject<Element | null>): MapBox {
  const [box, setBox] = useState(nominalBox);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0 && height > 0)
        setBox((known) =>
          Math.abs(known.width - width) < 1 && Math.abs(known.height - height) < 1 ? known : { width, height },
        );
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return box;
}
