import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { ElementProps } from '../internal/element-props.ts';
import type { GoalStatus } from '../internal/goal.ts';
import type { CellValue, DataColumn } from './model/column.ts';
import type { ColumnFilter, Facet } from './model/filter-rows.ts';
import type { Suppression } from './model/mask.ts';
import type { PivotAsk } from './model/pivot-rows.ts';
import type { RowSelection } from './model/row-selection.ts';
import type { TableState } from './model/table-state.ts';

/** What a cell renderer is told about its place. */
export interface CellContext {
  /** Give it to whatever in the cell takes the focus: the table has one tab stop, and Enter leads from the cell into it. */
  readonly tabIndex: -1 | 0;
  /** The value as the table would write it. */
  readonly text: string;
}

/** A column: what it holds, and how it looks. */
export interface DataTableColumn<Row extends RowData> extends DataColumn<Row> {
  /** Words of the head. */
  readonly header: string;
  /** Unit of the numbers, written once, in the head. */
  readonly unit?: string;
  /** What the column means, shown in its menu. */
  readonly description?: string;
  /** Digits after the point. */
  readonly decimals?: number;
  /** Writes a value in the reader's words, for cells, totals and filters alike. */
  readonly format?: (value: CellValue) => string;
  /** Draws the cell instead of writing its value. */
  readonly cell?: (row: Row, context: CellContext) => ReactNode;
  /** How the value stands against its goal. */
  readonly goal?: (row: Row) => GoalStatus | null;
  /** Plates, membership numbers and job ids: fixed-width figures that cannot be misread.
   * @defaultValue false */
  readonly code?: boolean;
  /** Names the row for assistive technology; the first column does unless another says so. */
  readonly rowHeader?: boolean;
  /** On a phone the columns of priority 1 and 2 are shown and the rest is one tap away. */
  readonly priority?: 1 | 2;
  /** Px. @defaultValue 240 for the first column, 104 for numbers, 160 for others */
  readonly width?: number;
  /** Px. @defaultValue 64 */
  readonly minWidth?: number;
  /** Px. @defaultValue 800 */
  readonly maxWidth?: number;
  /** @defaultValue true */
  readonly sortable?: boolean;
  /** @defaultValue true */
  readonly filterable?: boolean;
  /** @defaultValue true for text and truths */
  readonly groupable?: boolean;
  /** @defaultValue true */
  readonly hideable?: boolean;
}

/** Why the state changed. */
export type StateReason = 'sort' | 'filter' | 'group' | 'expand' | 'columns' | 'page' | 'trend' | 'reset';

/** A mark at the left edge of a row (the right edge in right-to-left pages). */
export interface RowMark {
  readonly tone: 'neutral' | 'info' | 'success' | 'beacon' | 'danger';
  /** Says what the color means, for everyone who can't see it. */
  readonly label: string;
}

/** What the bulk bar gets to work with. */
export interface BulkSelection {
  readonly selection: RowSelection;
  /** How many rows are selected on all pages; null when the total is unknown. */
  readonly count: number | null;
  readonly clear: () => void;
}

/** The server sorts, filters and cuts pages; `rows` are what it answered for the state. Rows of which a page alone is here are not grouped, and grouping is not offered. */
export interface ServerSide {
  /** Rows that pass the filters on all pages, or null while nobody knows (keyset pages without a count). */
  readonly totalRows: number | null;
  /** Rows without any filter, for the line "n of m". */
  readonly unfilteredRows?: number;
  /** The values of a column with their counts, for the list one can tick. Without it no list of a text column is offered. */
  readonly facets?: (columnId: string, filters: readonly ColumnFilter[]) => Promise<readonly Facet[]>;
  /** Exports what the server holds, since the table holds one page of it. Without it the loaded rows are exported. */
  readonly onExport?: (kind: 'csv' | 'excel', state: TableState) => void;
}

/** Rows that arrive as one scrolls. */
export interface InfiniteRows {
  readonly hasMore: boolean;
  /** More rows are on their way.
   * @defaultValue false */
  readonly loadingMore?: boolean;
  /** Called once for each length of the rows when their end comes near, and again when one scrolls away and back. */
  readonly onLoadMore: () => void;
  /** The last load failed: loading stops, and a line below the rows offers to try again.
   * @defaultValue false */
  readonly failed?: boolean;
  /** `scroll` loads when the end comes near; `button` waits for a click on "Load more".
   * @defaultValue 'scroll' */
  readonly mode?: 'scroll' | 'button';
}

/** One line of numbers over time. */
export interface TrendSeries {
  /** The group, or the measure when there is one group only. */
  readonly label: string;
  readonly valueId: string;
  readonly dates: readonly string[];
  /** Parallel to the dates; null where nothing is known or shown. */
  readonly values: readonly (number | null)[];
}

/** What the trend view shows, and how. */
export interface TrendOptions extends Omit<PivotAsk, 'by'> {
  /** The column whose values become lines; leave it out for the table as a whole. */
  readonly by?: string;
  /** Draws a series, for instance as a sparkline. */
  readonly renderTrend?: (series: TrendSeries) => ReactNode;
  /** Writes a date of the head. */
  readonly formatDate?: (date: string) => string;
}

/** Small counts that must not be shown. */
export interface DataTableSuppression<Row extends RowData> extends Suppression<Row> {
  /** Stands in a masked cell. @defaultValue 'fewer than 10', with the given minimum */
  readonly text?: string;
}

/** Props of {@link DataTable}; what is not listed goes to its root. */
export interface DataTableProps<Row extends RowData> extends ElementProps<
  'section',
  'children' | 'onCopy' | 'aria-label' | 'aria-busy'
> {
  /** Names the table. */
  readonly 'aria-label': string;
  /** Keep the array itself between renders: a new one is read anew. */
  readonly rows: readonly Row[];
  /** Keep the array itself between renders, as with the rows. */
  readonly columns: readonly DataTableColumn<Row>[];
  /** A name for a row that stays with it. */
  readonly rowId: (row: Row) => string;

  /** Sort, filters, groups, columns, page and trend as one JSON value; `restoreTableState` reads a saved one. */
  readonly state?: TableState;
  /** @defaultValue nothing sorted, filtered or hidden */
  readonly defaultState?: Partial<TableState>;
  readonly onStateChange?: (state: TableState, details: { readonly reason: StateReason }) => void;

  /** @defaultValue 'none' */
  readonly selectionMode?: 'none' | 'single' | 'multiple';
  readonly selection?: RowSelection;
  /** @defaultValue no row */
  readonly defaultSelection?: RowSelection;
  readonly onSelectionChange?: (
    selection: RowSelection,
    details: { readonly reason: 'pick' | 'range' | 'all' | 'clear' },
  ) => void;

  /** `scroll` draws all rows in one scroll, `pages` cuts them.
   * @defaultValue 'scroll' */
  readonly paging?: 'scroll' | 'pages';
  /** @defaultValue [25, 50, 100] */
  readonly pageSizes?: readonly number[];
  readonly server?: ServerSide;
  readonly infinite?: InfiniteRows;

  /** @defaultValue false */
  readonly loading?: boolean;
  /** Stands in the place of the rows: an ErrorState with a retry. */
  readonly error?: ReactNode;
  /** Stands in the place of the rows when there is none at all: an EmptyState with the next step. */
  readonly empty?: ReactNode;

  /** Shown above the rows, which stay usable: a Banner for data that is stale or partly missing. */
  readonly notice?: ReactNode;

  /** Draws a totals row, once all rows are here; give the totals by column id when the server knows better than the loaded rows.
   * @defaultValue false */
  readonly totals?: boolean | Readonly<Record<string, number | null>>;
  readonly suppression?: DataTableSuppression<Row>;
  readonly trend?: TrendOptions;

  /** Controls of your own, before those of the table. */
  readonly toolbar?: ReactNode;
  /** Leaves out the table's own controls.
   * @defaultValue true */
  readonly tools?: boolean;
  /** Name of saved files, without ending. @defaultValue the table's name */
  readonly fileName?: string;
  /** When the numbers were true, as an ISO instant; it is written below and into saved files. */
  readonly asOf?: string;
  /** Cells went to the clipboard: say so in a toast, with `message`. */
  readonly onCopy?: (copied: { readonly cells: number; readonly message: string }) => void;
  /** A file was saved. */
  readonly onExport?: (saved: {
    readonly kind: 'csv' | 'excel';
    readonly rows: number;
    readonly message: string;
  }) => void;
  /** Actions for the selected rows. While rows are selected they take the place of the bar. */
  readonly bulkActions?: (selected: BulkSelection) => ReactNode;
  /** Marks a row at its edge, for instance as overdue. */
  readonly rowMark?: (row: Row) => RowMark | null;
  /** The address of a row's record. Its name becomes a link, and a click anywhere in the row follows it; Ctrl or Cmd
   * opens a new tab. With `onRowOpen`, plain clicks and Enter call that instead, for a client-side router. */
  readonly rowHref?: (row: Row) => string;
  /** Opens a row: Enter or a double-click, or with `rowHref` a click; on a phone, a button in its details. */
  readonly onRowOpen?: (row: Row, details: { readonly reason: 'keyboard' | 'pointer' }) => void;
}

type OwnProp = Exclude<
  keyof DataTableProps<never>,
  keyof ElementProps<'section', 'children' | 'onCopy' | 'aria-label' | 'aria-busy'>
>;
/** The props the table reads itself. */
export const ownProps: Readonly<Record<OwnProp | 'aria-label' | 'className', true>> = {
  'aria-label': true,
  className: true,
  rows: true,
  columns: true,
  rowId: true,
  state: true,
  defaultState: true,
  onStateChange: true,
  selectionMode: true,
  selection: true,
  defaultSelection: true,
  onSelectionChange: true,
  paging: true,
  pageSizes: true,
  server: true,
  infinite: true,
  loading: true,
  error: true,
  empty: true,
  notice: true,
  totals: true,
  suppression: true,
  trend: true,
  toolbar: true,
  tools: true,
  fileName: true,
  asOf: true,
  onCopy: true,
  onExport: true,
  bulkActions: true,
  rowMark: true,
  rowHref: true,
  onRowOpen: true,
};
