import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading of a page opened by client-side navigation (a drill-down, a save, a sign-in). The
 * browser would leave it on a removed element, so the next Tab starts at the top and screen readers announce nothing.
 * The focus stays in a field the page has focused, and on anything the person chose while the page was loading.
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
    // If the element was removed, as with a closed menu, its component moved the focus, not the person.
    if (from?.isConnected && held && held !== from && held !== document.body) return;
    // A page may be there before the dialog that opened it has closed, which then restores the focus to its own button.
    if (held?.closest('[role="dialog"][data-state="closed"]')) {
      const restored = () => !document.activeElement?.closest('main') && focusHeading();
      document.addEventListener('focusin', restored, { once: true });
      return () => document.removeEventListener('focusin', restored);
    }
    if (held?.matches('main :is(input, textarea, select), [role="dialog"] *')) return;
    focusHeading();
  }, [pathname, state]);
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
}
