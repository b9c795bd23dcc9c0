'use client';
import { type FocusEvent, useRef } from 'react';

/**
 * Returns focus to the element that had it before a dialog opened, even when no Trigger opened the dialog; Radix
 * handles only the Trigger. Focus moved on purpose while the dialog closed stays where it is. Spread it on Radix's
 * Content.
 */
export function useReturnFocus(theirs?: (event: FocusEvent<HTMLDivElement>) => void) {
  const before = useRef<HTMLElement | null>(null);
  return {
    onFocusCapture: (event: FocusEvent<HTMLDivElement>) => {
      theirs?.(event);
      const { relatedTarget, currentTarget } = event;
      if (before.current === null && relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        before.current = relatedTarget;
    },
    onCloseAutoFocus: (event: Event) => {
      const held = before.current;
      before.current = null;
      const now = document.activeElement;
      if (now && now !== document.body) event.preventDefault();
      else if (held?.isConnected) {
        event.preventDefault();
        held.focus();
      }
    },
  };
}
