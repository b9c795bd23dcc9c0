'use client';
import { vars } from '@roadside/tokens/theme';
import { type RefObject, useEffect, useState } from 'react';
import type { BasemapColours } from './basemap-style.ts';

const { color } = vars;

function read(element: Element): BasemapColours {
  const style = getComputedStyle(element);
  const plain = (reference: string) => style.getPropertyValue(/var\((--[^),]+)/.exec(reference)?.[1] ?? '').trim();
  return {
    water: plain(color.surface.sunken),
    land: plain(color.surface.raised),
    state: plain(color.border.control),
    county: plain(color.border.subtle),
  };
}

/** The colours the page shows right now, and again whenever its theme changes; null before the first look. */
export function useThemeColours(element: RefObject<Element | null>): BasemapColours | null {
  const [colours, setColours] = useState<BasemapColours | null>(null);
  useEffect(() => {
    const look = () => {
      if (!element.current) return;
      const next = read(element.current);
      setColours((known) => (known && JSON.stringify(known) === JSON.stringify(next) ? known : next));
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.documentElement, { attributes: true });
    const queries = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'].map((query) => matchMedia(query));
    for (const query of queries) query.addEventListener('change', look);
    return () => {
      observer.disconnect();
      for (const query of queries) query.removeEventListener('change', look);
    };
  }, [element]);
  return colours;
}
