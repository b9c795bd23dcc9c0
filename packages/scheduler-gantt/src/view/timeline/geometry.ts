import type { RowHeights } from '../../model/row-heights.ts';
import type { Span } from '../../model/schedule.ts';
import type { TimeWindow } from '../../model/time-window.ts';

/** Layout sizes in pixels, measured once rather than on every move. */
export interface Geometry {
  /** Width of an hour. */
  readonly hourSize: number;
  /** Height of one line; a row has one line, or more if shifts overlap. */
  readonly rowSize: number;
  /** Width of the driver column. */
  readonly side: number;
  /** Height of the ruler and coverage. */
  readonly head: number;
  readonly pinnedRows: number;
  readonly heights: RowHeights;
  /** The scroller's inner size. */
  readonly width: number;
  readonly height: number;
  readonly rtl: boolean;
}

/** The scroll offset from the inline start and the top. */
export interface Scrolled {
  readonly inline: number;
  readonly block: number;
}

const hourLength = 3_600_000;

export const pxOf = (milliseconds: number, { hourSize }: Pick<Geometry, 'hourSize'>): number =>
  (milliseconds / hourLength) * hourSize;
export const timeOf = (px: number, { hourSize }: Pick<Geometry, 'hourSize'>): number => (px / hourSize) * hourLength;

/** Converts a point in the scroller, from its inline start and top, to an instant and a row (pinned rows first). */
export function placeAt(
  point: { readonly inline: number; readonly block: number },
  scrolled: Scrolled,
  geometry: Geometry,
  window: TimeWindow,
): { readonly time: number; readonly row: number; readonly inSide: boolean; readonly inHead: boolean } {
  const { side, head, rowSize, heights } = geometry;
  const below = point.block - head;
  const inPinned = below < pinnedSize(geometry);
  const line = Math.floor((inPinned ? below : below + scrolled.block) / rowSize);
  return {
    time: window.from + timeOf(point.inline - side + scrolled.inline, geometry),
    row: heights.rowAt(Math.max(0, line)),
    inSide: point.inline < side,
    inHead: below < 0,
  };
}

/** Height of the pinned rows. */
export const pinnedSize = ({ heights, pinnedRows, rowSize }: Geometry): number => heights.above(pinnedRows) * rowSize;

/** The top of a row in the scrolled content; pinned rows stay in place while it scrolls. */
export function rowTop(row: number, scrolled: Scrolled, { head, rowSize, pinnedRows, heights }: Geometry): number {
  return head + heights.above(row) * rowSize + (row < pinnedRows ? scrolled.block : 0);
}

/** The nearest scroll position that brings a row and a time span into view. */
export function scrollTo(
  target: { readonly row: number; readonly span: Span | null },
  scrolled: Scrolled,
  geometry: Geometry,
  window: TimeWindow,
): Scrolled {
  const { head, rowSize, pinnedRows, heights, side, width, height } = geometry;
  let { inline, block } = scrolled;
  if (target.row >= pinnedRows) {
    const pinned = pinnedSize(geometry);
    const top = heights.above(target.row) * rowSize - pinned;
    const size = heights.lines(target.row) * rowSize;
    const room = height - head - pinned;
    if (top < block) block = top;
    else if (top + size > block + room) block = top + size - room;
  }
  if (target.span) {
    const from = pxOf(target.span.start - window.from, geometry);
    const until = pxOf(target.span.end - window.from, geometry);
    const room = width - side;
    // A bar longer than the view shows its start.
    if (from < inline || until - from > room) inline = Math.max(0, from - Math.min(24, room / 8));
    else if (until > inline + room) inline = until - room + Math.min(24, room / 8);
  }
  return { inline, block: Math.max(0, block) };
}

/**
 * The auto-scroll speed when the pointer is near or past an edge: pixels per frame on each axis, faster the deeper it
 * is.
 */
export function edgeSpeed(
  point: { readonly inline: number; readonly block: number },
  geometry: Geometry,
): { readonly inline: number; readonly block: number } {
  const { side, head, pinnedRows, width, height } = geometry;
  const zone = 40;
  const speed = (depth: number) => (depth <= 0 ? 0 : Math.ceil((Math.min(depth, 2 * zone) / zone) * 12));
  const top = head + pinnedSize(geometry);
  return {
    inline: speed(point.inline - (width - zone)) - speed(side + zone - point.inline),
    // Pinned rows are drop targets too, so the scroll zone starts below them.
    block:
      speed(point.block - (height - zone)) -
      (pinnedRows > 0 && point.block < top ? 0 : speed(top + zone - point.block)),
  };
}

/** The instant at the view's start edge; null if there is no horizontal scrolling. */
export function edgeOf(
  inline: number,
  geometry: Pick<Geometry, 'width' | 'side' | 'hourSize'>,
  window: TimeWindow,
): number | null {
  const scrolls = pxOf(window.to - window.from, geometry) > geometry.width - geometry.side + 1;
  return scrolls ? window.from + timeOf(inline, geometry) : null;
}

/** The time span to render: the view and half a screen on either side, in steps of a quarter screen. */
export function seenSpan(
  inline: number,
  geometry: Pick<Geometry, 'width' | 'side' | 'hourSize'>,
  window: TimeWindow,
): Span {
  const room = Math.max(1, geometry.width - geometry.side);
  const total = pxOf(window.to - window.from, geometry);
  if (total <= 2.5 * room) return { start: window.from, end: window.to };
  const step = room / 4;
  const from = Math.floor(inline / step) * step;
  return {
    start: Math.max(window.from, window.from + timeOf(from - room / 2, geometry)),
    end: Math.min(window.to, window.from + timeOf(from + step + 1.5 * room, geometry)),
  };
}
