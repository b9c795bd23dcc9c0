import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading of a page that was opened without loading a document (a drill-down, a save, a
 * sign-in): the browser would leave it on what is gone, so that the next Tab begins at the top and a screen reader says
 * nothing. A page that has put the focus into a field of its own keeps it there, and so does a person who went on to
 * something else while the page was loading.
 */
export function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const shown = useRef(pathname);
  const leftFrom = useRef<Element | null>(null);
  useEffect(() => {
    if (state !== 'idle') {
      leftFrom.current ??= document.activeElement;
      return;
    }
    const from = leftFrom.current;
    leftFrom.current = null;
    if (shown.current === pathname) return;
    shown.current = pathname;
    const held = document.activeElement;
    if (from && held && held !== from && held !== document.body) return;
    if (held?.matches('main :is(input, textarea, select), [role="dialog"] *')) return;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!heading) return;
    if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
    heading.focus({ preventScroll: true });
  }, [pathname, state]);
}
