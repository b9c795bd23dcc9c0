/**
 * Gives the focus to an element after something was sent or closed, unless the person has moved on meanwhile: a late
 * answer must not take the focus out of the field somebody is typing in.
 * @param from - what had the focus when it was sent; left out where that is gone by now
 */
export function returnFocus(element: HTMLElement | null, from: Element | null = null): void {
  const held = document.activeElement;
  // The focus of a removed element falls to the page, or to the dialog around it.
  if (element && (held === null || held === from || held.contains(element))) element.focus();
}
