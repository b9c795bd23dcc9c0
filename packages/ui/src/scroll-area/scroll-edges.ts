/** The sides with hidden content. */
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

/** Reads which sides have hidden content. In right-to-left text, `scrollLeft` is negative. */
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

/** No hidden content on any side. */
export const noEdges: ScrollEdges = { blockStart: false, blockEnd: false, inlineStart: false, inlineEnd: false };
/** Returns whether two readings are equal. */
export const sameEdges = (a: ScrollEdges, b: ScrollEdges): boolean =>
  a.blockStart === b.blockStart &&
  a.blockEnd === b.blockEnd &&
  a.inlineStart === b.inlineStart &&
  a.inlineEnd === b.inlineEnd;
