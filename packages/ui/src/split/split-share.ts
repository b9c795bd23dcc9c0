/** The room there is and what both sides need of it, in px. */
export interface SplitRoom {
  readonly size: number;
  readonly minStart: number;
  readonly minEnd: number;
}

/** The share of the first side moved inside what both sides need. Where there is too little room for both, the first side keeps its own. */
export function clampShare(share: number, { size, minStart, minEnd }: SplitRoom): number {
  if (size <= 0) return Math.min(1, Math.max(0, share));
  const least = Math.min(1, minStart / size);
  return Math.max(least, Math.min(share, 1 - minEnd / size));
}

/** Which side may be folded away. */
export type CollapsibleSide = 'start' | 'end';

/** Whether a pointer has gone so far into the side that may be folded that it is meant to be: past half of what it needs. */
export function wantsCollapse(
  share: number,
  side: CollapsibleSide | undefined,
  { size, minStart, minEnd }: SplitRoom,
): boolean {
  if (!side || size <= 0) return false;
  return side === 'start' ? share * size < minStart / 2 : (1 - share) * size < minEnd / 2;
}

/** Where a key moves the handle, or null when it is none of its keys. Arrow keys along the line of text turn round with it. */
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
