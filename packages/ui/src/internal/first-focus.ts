import type { RefObject } from 'react';

/** What can be typed into or chosen from at once; no check boxes and sliders, which are easily changed unseen. */
const fields = ':read-write, [role="combobox"]';

const firstField = (body: Element | null): HTMLElement | undefined =>
  [...(body?.querySelectorAll<HTMLElement>(fields) ?? [])].find(
    // Safari has `checkVisibility` since 17.4.
    (field) => field.tabIndex >= 0 && field.getClientRects().length > 0,
  );

/**
 * Handles Radix's `onOpenAutoFocus`: focuses what the caller names, or else the first field of the part that is found by
 * `within`. Where there is neither, Radix goes on and takes the first thing that can have the focus.
 */
export function firstFocus(named: RefObject<HTMLElement | null> | undefined, within?: string) {
  return (event: Event) => {
    const content = event.currentTarget as HTMLElement;
    const first = named?.current ?? (within && firstField(content.querySelector(within)));
    if (!first) return;
    event.preventDefault();
    first.focus();
    // As after Tab: what is typed takes the place of what stands there.
    if (first instanceof HTMLInputElement) first.select();
  };
}
