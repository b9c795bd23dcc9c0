import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading of a page that was opened without loading a document (a drill-down, a save, a
 * sign-in): the browser would leave it on what is gone, so that the next Tab begins at the top and a screen reader says
 * nothing. The focus stays in a field where the page has put it, and on whatever the person chose while the page was
 * loading.
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
    // Where the element is gone, as with a menu that has closed, its component moved the focus and not the person.
    if (from?.isConnected && held && held !== from && held !== document.body) return;
    if (held?.matches('main :is(input, textarea, select), [role="dialog"] *')) return;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!heading) return;
    if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
    heading.focus({ preventScroll: true });
  }, [pathname, state]);
}
