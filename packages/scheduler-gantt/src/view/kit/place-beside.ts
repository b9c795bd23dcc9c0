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

/** Positions a fixed box below its anchor, or above it if there is more room, always within the screen. */
export function placeBeside(box: HTMLElement, anchor: DOMRect | undefined): void {
  const { width, height } = box.getBoundingClientRect();
  const rtl = getComputedStyle(box).direction === 'rtl';
  const at = anchor ?? new DOMRect((innerWidth - width) / 2, innerHeight / 4, width, 0);
  const fits = at.bottom + gap + height <= innerHeight - gap;
  const top = fits ? at.bottom + gap : at.top - gap - height;
  // A bar may start or end outside the view.
  const start = rtl ? innerWidth - Math.min(at.right, innerWidth - gap) : Math.max(at.left, gap);
  box.style.insetBlockStart = `${Math.max(gap, Math.min(top, innerHeight - height - gap))}px`;
  box.style.insetInlineStart = `${Math.max(gap, Math.min(start, innerWidth - width - gap))}px`;
}
