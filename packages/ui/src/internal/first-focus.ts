import type { RefObject } from 'react';

/** Text inputs and comboboxes. Check boxes and sliders are excluded because they are easy to change by accident. */
const fields = ':read-write, [role="combobox"]';

const firstField = (body: Element | null): HTMLElement | undefined =>
  [...(body?.querySelectorAll<HTMLElement>(fields) ?? [])].find(
    // Safari supports `checkVisibility` only since 17.4.
    (field) => field.tabIndex >= 0 && field.getClientRects().length > 0,
  );

/**
 * Handles Radix's `onOpenAutoFocus`: focuses the element the caller names, or else the first field inside the part that
 * matches `within`. If there is neither, Radix focuses the first focusable element.
 */
export function firstFocus(named: RefObject<HTMLElement | null> | undefined, within?: string) {
  return (event: Event) => {
    const content = event.currentTarget as HTMLElement;
    const first = named?.current ?? (within && firstField(content.querySelector(within)));
    if (!first) return;
    event.preventDefault();
    first.focus();
    // Select the text, as Tab does, so that typing replaces it.
    if (first instanceof HTMLInputElement) first.select();
  };
}
