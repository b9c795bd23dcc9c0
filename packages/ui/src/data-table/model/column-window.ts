import type { PlacedColumn } from '../engine/column-layout.ts';

/** The scrolling columns to render: from `first` up to but not including `end`. */
export interface ColumnWindow {
  readonly first: number;
  readonly end: number;
}

/**
 * The visible scrolling columns, plus some on either side.
 * @param from scroll distance from the table's start edge, in px.
 * @param width space between the pinned columns, in px.
 */
export function columnWindow(
  middle: readonly PlacedColumn[],
  from: number,
  width: number,
  spare: number,
): ColumnWindow {
  let first = 0;
  while (
    first < middle.length &&
    (middle[first] as PlacedColumn).offset + (middle[first] as PlacedColumn).width <= from
  )
    first += 1;
  let end = first;
  while (end < middle.length && (middle[end] as PlacedColumn).offset < from + width) end += 1;
  return { first: Math.max(0, first - spare), end: Math.min(middle.length, end + spare) };
}

/**
 * Returns the scroll position that shows all of a scrolling column, or `from` if it's already visible.
 */
export function scrollToColumn({ offset, width: columnWidth }: PlacedColumn, from: number, width: number): number {
  if (offset < from) return offset;
  return offset + columnWidth > from + width ? Math.min(offset, offset + columnWidth - width) : from;
}
