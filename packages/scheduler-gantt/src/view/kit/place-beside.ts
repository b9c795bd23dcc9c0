/** The gap between a bar and its popover, and between the popover and the edge of the screen, in pixels. */
const gap = 6;

/** A shift's bar on the screen, or its line in the list. */
export const barOf = (shiftId: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-shift="${CSS.escape(shiftId)}"]`);

/**
 * Shows a popover in the top layer, where nothing clips it. Browsers without popovers (added in Chrome 114, Firefox 125
 * and Safari 17) show it as a fixed box above the page.
 */
export function toTopLayer(box: HTMLElement): void {
  if ('showPopover' in box && !box.matches(':popover-open')) box.showPopover();
}

/** The least height an editor needs, in pixels, even if it then covers the coverage. */
const leastRoom = 240;

/** Where the schedule's head with its coverage ends on the screen; 0 without one, or if little room is left below. */
function headEnd(shiftId: string): number {
  const head = barOf(shiftId)
    ?.closest('[data-component="SchedulerGantt.Root"]')
    ?.querySelector('[data-component="SchedulerGantt.Head"]');
  const end = head?.getBoundingClientRect().bottom ?? 0;
  return innerHeight - end < leastRoom ? 0 : Math.max(0, end);
}

/**
 * Positions a fixed box below its anchor, or above it if there is more room, always within the screen.
 * @param floor nothing above it is covered; without room above or below the anchor, the box is next to it
 */
export function placeBeside(box: HTMLElement, anchor: DOMRect | undefined, floor = 0): void {
  if (floor > 0) box.style.maxBlockSize = `${innerHeight - floor - 2 * gap}px`;
  else box.style.removeProperty('max-block-size');
  const { width, height } = box.getBoundingClientRect();
  const rtl = getComputedStyle(box).direction === 'rtl';
  const at = anchor ?? new DOMRect((innerWidth - width) / 2, innerHeight / 4, width, 0);
  const fits = at.bottom + gap + height <= innerHeight - gap;
  const top = fits ? at.bottom + gap : at.top - gap - height;
  const beside = !fits && top < floor + gap && anchor !== undefined && floor > 0;
  // A bar may start or end outside the view.
  const [near, far] = rtl ? [innerWidth - at.right, innerWidth - at.left] : [at.left, at.right];
  const start = !beside ? Math.max(near, gap) : far + gap + width <= innerWidth - gap ? far + gap : near - gap - width;
  box.style.insetBlockStart = `${Math.max(floor + gap, Math.min(top, innerHeight - height - gap))}px`;
  box.style.insetInlineStart = `${Math.max(gap, Math.min(start, innerWidth - width - gap))}px`;
}

/** The same for the editor of a shift, which never covers the coverage. */
export const placeEditor = (box: HTMLElement, shiftId: string): void =>
  placeBeside(box, barOf(shiftId)?.getBoundingClientRect(), headEnd(shiftId));
