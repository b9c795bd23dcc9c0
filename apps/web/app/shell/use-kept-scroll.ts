import { useLocation } from '@remix-run/react';
import { useLayoutEffect, useRef, type RefObject } from 'react';

const storageKey = 'scroll';

/**
 * Restores the scroll position of the work area: back and reload return to it, a new page starts at the top, and
 * changed parameters on the same page don't scroll. (The work area is its own scroll container, so the browser does not
 * do this.)
 */
export function useKeptScroll(): RefObject<HTMLElement | null> {
  const area = useRef<HTMLElement>(null);
  const { key, pathname } = useLocation();
  const lastPath = useRef<string | null>(null);

  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    const positions = read();
    const entry = `${key} ${pathname}`;
    const known = positions[entry];
    if (known !== undefined) element.scrollTop = known;
    else if (lastPath.current !== null && lastPath.current !== pathname) element.scrollTop = 0;
    lastPath.current = pathname;
    const keep = () => {
      positions[entry] = element.scrollTop;
    };
    const store = () => write(positions);
    element.addEventListener('scroll', keep, { passive: true });
    addEventListener('pagehide', store);
    return () => {
      element.removeEventListener('scroll', keep);
      removeEventListener('pagehide', store);
      write(positions);
    };
  }, [key, pathname]);

  return area;
}

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function write(positions: Record<string, number>) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(Object.entries(positions).slice(-50))));
  } catch {
    // Storage is disabled: the page then starts at the top.
  }
}
