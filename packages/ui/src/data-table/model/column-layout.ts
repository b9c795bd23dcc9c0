import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  constructTable,
  tableFeatures,
} from '@tanstack/react-table';
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
  /** Distance from the edge its zone keeps to: the end edge for the end zone, the start edge for the others. */
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

// The table's state is ours and plain: the engine only ever reads it, so its atoms need not notify anybody.
const atom = <Value>(get: () => Value) => ({ get, subscribe: () => ({ unsubscribe: () => undefined }) });
const reactivity = {
  createOptionsStore: false,
  wrapExternalAtoms: false,
  addSubscription: () => undefined,
  unmount: () => undefined,
  schedule: (work: () => void) => work(),
  batch: (work: () => void) => work(),
  untrack: <Value>(read: () => Value) => read(),
  createReadonlyAtom: atom,
  createWritableAtom: <Value>(value: Value) => ({ ...atom(() => value), set: () => undefined }),
};

/**
 * Arranges columns by TanStack Table's column model: order, visibility, pinning and sizes. Columns a person has not
 * placed follow those somebody has; ids that no longer exist are passed over. Rows never enter that engine.
 */
export function createColumnLayout(columns: readonly SizedColumn[]): (state: Arrangement) => ColumnLayout {
  const table = constructTable({
    features: tableFeatures({ columnOrderingFeature, columnPinningFeature, columnSizingFeature, columnVisibilityFeature, coreReactivityFeature: reactivity }),
    columns: columns.map(({ id, width, minWidth, maxWidth }) => ({ id, size: width, minSize: minWidth, maxSize: maxWidth })),
    data: [],
  });
  return ({ order, hidden, pinnedStart, pinnedEnd, widths }) => {
    const end = pinnedEnd.filter((id) => !pinnedStart.includes(id));
    table.setOptions((options) => ({
      ...options,
      state: {
        columnOrder: [...order],
        columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])),
        columnPinning: { start: [...pinnedStart], end },
        columnSizing: { ...widths },
      },
    }));
    return readLayout(table);
  };
}

type ColumnTable = { getAllLeafColumns(): readonly { id: string }[] } & Record<'getStartVisibleLeafColumns' | 'getCenterVisibleLeafColumns' | 'getEndVisibleLeafColumns', () => readonly EngineColumn[]>;
interface EngineColumn {
  readonly id: string;
  getSize(): number;
  getStart(zone: 'start' | 'center'): number;
  getAfter(zone: 'end'): number;
}

function readLayout(table: ColumnTable): ColumnLayout {
  const place = (zone: ColumnZone, columns: readonly EngineColumn[]) =>
    columns.map((column): PlacedColumn => ({ id: column.id, zone, width: column.getSize(), offset: zone === 'end' ? column.getAfter('end') : column.getStart(zone === 'start' ? 'start' : 'center') }));
  const start = place('start', table.getStartVisibleLeafColumns());
  const middle = place('middle', table.getCenterVisibleLeafColumns());
  const end = place('end', table.getEndVisibleLeafColumns());
  const sum = (zone: readonly PlacedColumn[]) => zone.reduce((width, column) => width + column.width, 0);
  const widthOf = { start: sum(start), middle: sum(middle), end: sum(end) };
  return { start, middle, end, all: [...start, ...middle, ...end], order: table.getAllLeafColumns().map(({ id }) => id), widthOf, width: widthOf.start + widthOf.middle + widthOf.end };
}
