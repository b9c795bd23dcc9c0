'use client';
import { vars } from '@roadside/tokens/theme';
import { type RefObject, useEffect, useState } from 'react';
import type { BasemapColors } from './basemap-style.ts';

const { color } = vars;

/** The theme's colors, and whether it is dark. */
export interface ThemeColors extends BasemapColors {
  readonly night: boolean;
}

function read(element: Element): ThemeColors {
  const style = getComputedStyle(element);
  const plain = (reference: string) => style.getPropertyValue(/var\((--[^),]+)/.exec(reference)?.[1] ?? '').trim();
  return {
    night: style.colorScheme === 'dark',
    water: plain(color.surface.sunken),
    land: plain(color.surface.raised),
    state: plain(color.border.control),
    county: plain(color.border.default),
    name: plain(color.text.secondary),
    halo: plain(color.surface.raised),
  };
}

/** The page's current colors, updated when the theme changes; null before the first read. */
export function useThemeColors(element: RefObject<Element | null>): ThemeColors | null {
  const [colors, setColors] = useState<ThemeColors | null>(null);
  useEffect(() => {
    const look = () => {
      if (!element.current) return;
      const next = read(element.current);
      setColors((known) => (known && JSON.stringify(known) === JSON.stringify(next) ? known : next));
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
  return colors;
}
