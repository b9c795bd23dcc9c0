import {
  column_getIsVisible,
  column_getSize,
  table_getCenterVisibleLeafColumns,
  table_getEndVisibleLeafColumns,
  table_getOrderColumnsFn,
  table_getStartVisibleLeafColumns,
} from '@tanstack/react-table/static-functions';
import type { TableState } from './table-state.ts';

/** Where a column stands: kept at one end, or scrolling between the ends. */
export type ColumnZone = 'start' | 'middle' | 'end';

/** What a column asks of the layout, in px. */
export interface SizedColumn {
  readonly id: string;
  readonly width: number;
  readonly minWidth: number;
  readonly maxWidth: number;
}

/** A column in its place. */
export interface PlacedColumn {
  readonly id: string;
  readonly zone: ColumnZone;
  readonly width: number;
  /** Distance from the start of its zone, px. */
  readonly offset: number;
}

/** The shown columns, zone by zone, each in the order a person reads. */
export interface ColumnLayout {
  readonly start: readonly PlacedColumn[];
  readonly middle: readonly PlacedColumn[];
  readonly end: readonly PlacedColumn[];
  readonly all: readonly PlacedColumn[];
  /** Every column of the table in the person's order, hidden and pinned ones too. */
  readonly order: readonly string[];
  readonly widthOf: Readonly<Record<ColumnZone, number>>;
  readonly width: number;
}

type Arrangement = Pick<TableState, 'order' | 'hidden' | 'pinnedStart' | 'pinnedEnd' | 'widths'>;

/** A column as the engine's functions read one. */
interface EngineColumn {
  readonly id: string;
  readonly columnDef: { readonly size: number; readonly minSize: number; readonly maxSize: number };
  readonly columns: readonly EngineColumn[];
  readonly table: EngineTable;
  readonly getIsVisible: () => boolean;
}

/** A table as the engine's functions read one: its columns, and the arrangement as atoms that nobody listens to. */
interface EngineTable {
  readonly options: object;
  readonly atoms: Readonly<
    Record<'columnOrder' | 'columnPinning' | 'columnSizing' | 'columnVisibility', { readonly get: () => unknown }>
  >;
  readonly getAllLeafColumns: () => readonly EngineColumn[];
  readonly getAllLeafColumnsById: () => Readonly<Record<string, EngineColumn>>;
}

// The engine types its functions for a table of its own making; these are the ones used here, for what they read.
const engine = {
  ordered: table_getOrderColumnsFn,
  start: table_getStartVisibleLeafColumns,
  middle: table_getCenterVisibleLeafColumns,
  end: table_getEndVisibleLeafColumns,
  visible: column_getIsVisible,
  size: column_getSize,
} as unknown as {
  readonly ordered: (table: EngineTable) => (columns: readonly EngineColumn[]) => readonly EngineColumn[];
  readonly start: (table: EngineTable) => readonly EngineColumn[];
  readonly middle: (table: EngineTable) => readonly EngineColumn[];
  readonly end: (table: EngineTable) => readonly EngineColumn[];
  readonly visible: (column: EngineColumn) => boolean;
  readonly size: (column: EngineColumn) => number;
};

/** What is asked for again and again within one arrangement is reckoned once. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

function engineTable(
  columns: readonly SizedColumn[],
  { order, hidden, pinnedStart, pinnedEnd, widths }: Arrangement,
): EngineTable {
  const visibility = Object.fromEntries(hidden.map((id) => [id, false]));
  const pinning = { start: pinnedStart, end: pinnedEnd.filter((id) => !pinnedStart.includes(id)) };
  const leaves = once(() =>
    engine.ordered(table)(
      columns.map(({ id, width, minWidth, maxWidth }): EngineColumn => {
        const column: EngineColumn = {
          id,
          columnDef: { size: width, minSize: minWidth, maxSize: maxWidth },
          columns: [],
          table,
          getIsVisible: () => engine.visible(column),
        };
        return column;
      }),
    ),
  );
  const table: EngineTable = {
    options: {},
    atoms: {
      columnOrder: { get: () => order },
      columnPinning: { get: () => pinning },
      columnSizing: { get: () => widths },
      columnVisibility: { get: () => visibility },
    },
    getAllLeafColumns: leaves,
    getAllLeafColumnsById: once(() => Object.fromEntries(leaves().map((column) => [column.id, column]))),
  };
  return table;
}

/**
 * Arranges columns by TanStack Table's column model: order, visibility, pinning and sizes. Columns a person has not
 * placed follow those somebody has; ids that no longer exist are passed over. Of the engine only these functions are
 * taken: neither its table nor its rows are ever made.
 */
export function createColumnLayout(columns: readonly SizedColumn[]): (state: Arrangement) => ColumnLayout {
  return (state) => readLayout(engineTable(columns, state));
}

function readLayout(table: EngineTable): ColumnLayout {
  const widthOf = { start: 0, middle: 0, end: 0 };
  const place = (zone: ColumnZone, columns: readonly EngineColumn[]) =>
    columns.map((column): PlacedColumn => {
      const [width, offset] = [engine.size(column), widthOf[zone]];
      widthOf[zone] += width;
      return { id: column.id, zone, width, offset };
    });
  const start = place('start', engine.start(table));
  const middle = place('middle', engine.middle(table));
  const end = place('end', engine.end(table));
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
