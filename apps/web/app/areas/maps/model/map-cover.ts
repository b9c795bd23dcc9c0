/** A rectangle on the screen, in px. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * How much of a map a panel over it hides at the side it is on, in px. A panel that hides less than a third of that
 * side's height, such as a collapsed one, leaves enough of the map free.
 */
export function coverOf(map: Box, panel: Box): { readonly left?: number; readonly right?: number } {
  const wide = Math.min(map.right, panel.right) - Math.max(map.left, panel.left);
  const high = Math.min(map.bottom, panel.bottom) - Math.max(map.top, panel.top);
  if (wide <= 0 || high < (map.bottom - map.top) / 3) return {};
  const [before, after] = [panel.left - map.left, map.right - panel.right];
  return before <= after ? { left: panel.right - map.left } : { right: map.right - panel.left };
}
