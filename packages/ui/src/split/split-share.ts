/** The available size and the minimum of each side, in px. */
export interface SplitRoom {
  readonly size: number;
  readonly minStart: number;
  readonly minEnd: number;
}

/**
 * Clamps the first side's share to the minimums of both sides. If there is too little room for both, the first side
 * keeps its minimum.
 */
export function clampShare(share: number, { size, minStart, minEnd }: SplitRoom): number {
  if (size <= 0) return Math.min(1, Math.max(0, share));
  const least = Math.min(1, minStart / size);
  return Math.max(least, Math.min(share, 1 - minEnd / size));
}

/** The side that can be collapsed. */
export type CollapsibleSide = 'start' | 'end';

/**
 * Returns whether a drag should collapse the collapsible side: when it leaves less than half of that side's minimum.
 */
export function wantsCollapse(
  share: number,
  side: CollapsibleSide | undefined,
  { size, minStart, minEnd }: SplitRoom,
): boolean {
  if (!side || size <= 0) return false;
  return side === 'start' ? share * size < minStart / 2 : (1 - share) * size < minEnd / 2;
}

/** Returns the share at which the handle would be under the pointer. Horizontally it counts from the start side. */
export function shareAtPoint(
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  box: Pick<DOMRect, 'left' | 'right' | 'top' | 'width' | 'height'>,
  orientation: 'horizontal' | 'vertical',
  rtl: boolean,
): number {
  if (orientation === 'vertical') return (clientY - box.top) / box.height;
  return (rtl ? box.right - clientX : clientX - box.left) / box.width;
}

/** Returns the share after a key press, or null for any other key. Horizontal arrow keys flip in right-to-left text. */
export function shareAfterKey(
  key: string,
  share: number,
  orientation: 'horizontal' | 'vertical',
  rtl: boolean,
): number | null {
  const step = 0.02;
  const forward = orientation === 'vertical' ? 'ArrowDown' : rtl ? 'ArrowLeft' : 'ArrowRight';
  const back = orientation === 'vertical' ? 'ArrowUp' : rtl ? 'ArrowRight' : 'ArrowLeft';
  switch (key) {
    case forward:
      return share + step;
    case back:
      return share - step;
    case 'PageDown':
      return share + step * 5;
    case 'PageUp':
      return share - step * 5;
    case 'Home':
      return 0;
    case 'End':
      return 1;
    default:
      return null;
  }
}
