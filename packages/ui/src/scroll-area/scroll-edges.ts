/** On which sides more lies than is shown. */
export interface ScrollEdges {
  readonly blockStart: boolean;
  readonly blockEnd: boolean;
  readonly inlineStart: boolean;
  readonly inlineEnd: boolean;
}

interface Scroller {
  readonly scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
  readonly scrollLeft: number;
  readonly scrollWidth: number;
  readonly clientWidth: number;
}

/** Less than a pixel is rounding, not content. */
const slack = 1;

/** Reads where more lies. Where lines run from the right, browsers count to the left in negative numbers. */
export function scrollEdges({
  scrollTop,
  scrollHeight,
  clientHeight,
  scrollLeft,
  scrollWidth,
  clientWidth,
}: Scroller): ScrollEdges {
  const across = Math.abs(scrollLeft);
  return {
    blockStart: scrollTop > slack,
    blockEnd: scrollHeight - clientHeight - scrollTop > slack,
    inlineStart: across > slack,
    inlineEnd: scrollWidth - clientWidth - across > slack,
  };
}

/** Nothing lies beyond any edge. */
export const noEdges: ScrollEdges = { blockStart: false, blockEnd: false, inlineStart: false, inlineEnd: false };
/** Whether two readings say the same. */
export const sameEdges = (a: ScrollEdges, b: ScrollEdges): boolean =>
  a.blockStart === b.blockStart &&
  a.blockEnd === b.blockEnd &&
  a.inlineStart === b.inlineStart &&
  a.inlineEnd === b.inlineEnd;
