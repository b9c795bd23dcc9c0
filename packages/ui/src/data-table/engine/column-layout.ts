import type { ColumnPinningPosition } from '@tanstack/react-table';
import type { DataRow } from '../model/column.ts';
import type { Engine } from './table-features.ts';

/** Where a column is: pinned to one edge, or scrolling between the edges. */
export type ColumnZone = 'start' | 'middle' | 'end';

/** A visible column and its position. */
export interface PlacedColumn {
  readonly id: string;
  readonly zone: ColumnZone;
  readonly width: number;
  /** Distance from the start of its zone, in px. */
  readonly offset: number;
}

/** The visible columns by zone, each in reading order. */
export interface ColumnLayout {
  readonly start: readonly PlacedColumn[];
  readonly middle: readonly PlacedColumn[];
  readonly end: readonly PlacedColumn[];
  readonly all: readonly PlacedColumn[];
  /** Every column in the user's order, hidden and pinned ones included. */
  readonly order: readonly string[];
  readonly widthOf: Readonly<Record<ColumnZone, number>>;
  readonly width: number;
}

type LayoutTable<Row extends DataRow> = Pick<
  Engine<Row>,
  | 'getAllLeafColumns'
  | 'getCenterVisibleLeafColumns'
  | 'getEndVisibleLeafColumns'
  | 'getStartVisibleLeafColumns'
  | 'setColumnOrder'
  | 'setColumnPinning'
>;

/** Reads order, visibility, pinning and widths from the table, in the grid's units. */
export function readColumnLayout<Row extends DataRow>(table: LayoutTable<Row>): ColumnLayout {
  const widthOf = { start: 0, middle: 0, end: 0 };
  const place = (zone: ColumnZone, columns: readonly { readonly id: string; readonly getSize: () => number }[]) =>
    columns.map((column): PlacedColumn => {
      const [width, offset] = [column.getSize(), widthOf[zone]];
      widthOf[zone] += width;
      return { id: column.id, zone, width, offset };
    });
  const start = place('start', table.getStartVisibleLeafColumns());
  const middle = place('middle', table.getCenterVisibleLeafColumns());
  const end = place('end', table.getEndVisibleLeafColumns());
  return {
    start,
    middle,
    end,
    all: [...start, ...middle, ...end],
    order: table.getAllLeafColumns().map(({ id }) => id),
    widthOf,
    width: widthOf.start + widthOf.middle + widthOf.end,
  };
}

/** TanStack's name for a zone. */
export const pinningOf = (zone: ColumnZone): ColumnPinningPosition => (zone === 'middle' ? false : zone);

/**
 * Moves a visible column within its zone.
 * @param fixed columns that keep their position, such as the checkboxes.
 * @param to its new index among the zone's other visible columns, from the start.
 * @returns the index it moved to, or null if it's already there.
 */
export function moveColumn<Row extends DataRow>(
  table: LayoutTable<Row>,
  layout: ColumnLayout,
  { id, to, fixed }: { readonly id: string; readonly to: number; readonly fixed: string },
): number | null {
  const column = layout.all.find((each) => each.id === id);
  if (!column) return null;
  const zone = layout[column.zone].map((each) => each.id).filter((each) => each !== fixed);
  const target = Math.min(Math.max(to, 0), zone.length - 1);
  if (zone.indexOf(id) === target) return null;
  const moved = zone.filter((each) => each !== id).toSpliced(target, 0, id);
  // Hidden columns keep their position; only the visible ones swap.
  const swap = (ids: readonly string[]) => {
    const places = ids.filter((each) => moved.includes(each));
    const next = new Map(places.map((each, index) => [each, moved[index] as string]));
    return ids.map((each) => next.get(each) ?? each);
  };
  const { zone: name } = column;
  if (name === 'middle') table.setColumnOrder(swap(layout.order));
  else table.setColumnPinning((pinning) => ({ ...pinning, [name]: swap(pinning[name]) }));
  return target;
}
