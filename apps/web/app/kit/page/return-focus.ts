/**
 * Restores the focus to an element after something was sent or closed, unless the person has moved on: a late answer
 * must not take the focus from the field somebody is typing in.
 * @param from - the element that had the focus when it was sent; omit if it no longer exists
 */
export function returnFocus(element: HTMLElement | null, from: Element | null = null): void {
  const held = document.activeElement;
  // When a focused element is removed, the focus falls back to the page, or to the dialog around it.
  if (element && (held === null || held === from || held.contains(element))) element.focus();
}
