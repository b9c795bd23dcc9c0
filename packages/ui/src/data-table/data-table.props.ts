import type { ReactNode } from 'react';
import type { ElementProps } from '../internal/element-props.ts';
import type { GoalStatus } from '../internal/goal.ts';
import type { CellValue, DataColumn, DataRow } from './model/column.ts';
import type { ColumnFilter, Facet } from './model/filter-rows.ts';
import type { Suppression } from './model/mask.ts';
import type { PivotAsk } from './model/pivot-rows.ts';
import type { RowSelection } from './model/row-selection.ts';
import type { TableState } from './model/table-state.ts';

/** What a cell renderer gets besides the row. */
export interface CellContext {
  /** Pass it to focusable elements in the cell: the table has one tab stop, and Enter moves from the cell into it. */
  readonly tabIndex: -1 | 0;
  /** The formatted value. */
  readonly text: string;
}

/** A column: its values and its presentation. */
export interface DataTableColumn<Row extends DataRow> extends DataColumn<Row> {
  /** The column header. */
  readonly header: string;
  /** The unit of the numbers, shown in the header. */
  readonly unit?: string;
  /** What the column means, shown in its menu. */
  readonly description?: string;
  /** Decimal places. */
  readonly decimals?: number;
  /** Formats a value for cells, totals and filters. */
  readonly format?: (value: CellValue) => string;
  /** Renders the cell instead of its formatted value. */
  readonly cell?: (row: Row, context: CellContext) => ReactNode;
  /** The value's goal status. */
  readonly goal?: (row: Row) => GoalStatus | null;
  /** Plates, membership numbers and job ids: fixed-width characters that can't be misread.
   * @defaultValue false */
  readonly code?: boolean;
  /** Names the row for assistive technology. Defaults to the first column. */
  readonly rowHeader?: boolean;
  /** On a phone the columns of priority 1 and 2 are shown side by side, that of priority 3 on a second line under the
   * first, and the rest is one tap away. */
  readonly priority?: 1 | 2 | 3;
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
  /** @defaultValue true for text and booleans */
  readonly groupable?: boolean;
  /** @defaultValue true */
  readonly hideable?: boolean;
}

/** Why the state changed. */
export type StateReason = 'sort' | 'filter' | 'group' | 'expand' | 'columns' | 'page' | 'trend' | 'reset';

/** A marker at the left edge of a row (the right edge in right-to-left pages). */
export interface RowMark {
  readonly tone: 'neutral' | 'info' | 'success' | 'beacon' | 'danger';
  /** The meaning of the color, for people who can't see it. */
  readonly label: string;
}

/** The argument of `bulkActions`. */
export interface BulkSelection {
  readonly selection: RowSelection;
  /** How many rows are selected on all pages; null when the total is unknown. */
  readonly count: number | null;
  readonly clear: () => void;
}

/** The server sorts, filters and pages; `rows` is its reply for the current state. Grouping is off, since only part of the rows is loaded. */
export interface ServerSide {
  /** Rows that pass the filters on all pages, or null when unknown (keyset pages without a count). */
  readonly totalRows: number | null;
  /** Rows without filters, for "12 of 240 rows". */
  readonly unfilteredRows?: number;
  /** Loads the values of a column and their counts for the filter's checklist. Without it, text columns have no checklist. */
  readonly facets?: (columnId: string, filters: readonly ColumnFilter[]) => Promise<readonly Facet[]>;
  /** Exports all rows on the server. Without it, only the loaded rows are exported. */
  readonly onExport?: (kind: 'csv' | 'excel', state: TableState) => void;
}

/** Rows that load in steps. */
export interface InfiniteRows {
  readonly hasMore: boolean;
  /** More rows are loading.
   * @defaultValue false */
  readonly loadingMore?: boolean;
  /** Called near the end of the rows, once per row count and again after scrolling away and back. */
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
  /** One value per date; null for missing or masked. */
  readonly values: readonly (number | null)[];
}

/** Settings of the trend view. */
export interface TrendOptions extends Omit<PivotAsk, 'by'> {
  /** The column whose values become lines. Leave it out for the whole table. */
  readonly by?: string;
  /** Draws a series, for instance as a sparkline. */
  readonly renderTrend?: (series: TrendSeries) => ReactNode;
  /** Formats a date in the header. */
  readonly formatDate?: (date: string) => string;
}

/** Small counts that must not be shown. */
export interface DataTableSuppression<Row extends DataRow> extends Suppression<Row> {
  /** The text of a masked cell. @defaultValue 'fewer than 10', with the given minimum */
  readonly text?: string;
}

/** Props of {@link DataTable}; other props go to the root element. */
export interface DataTableProps<Row extends DataRow> extends ElementProps<
  'section',
  'children' | 'onCopy' | 'aria-label' | 'aria-busy'
> {
  /** Names the table. */
  readonly 'aria-label': string;
  /** Keep the same array between renders; a new one is processed again from scratch. */
  readonly rows: readonly Row[];
  /** Keep the same array between renders. */
  readonly columns: readonly DataTableColumn<Row>[];
  /** A stable, unique id of a row. */
  readonly rowId: (row: Row) => string;

  /** Sort, filters, groups, columns, page and trend as one JSON value. See `restoreTableState`. */
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

  /** One scrolling list, or pages.
   * @defaultValue 'scroll' */
  readonly paging?: 'scroll' | 'pages';
  /** @defaultValue [25, 50, 100] */
  readonly pageSizes?: readonly number[];
  readonly server?: ServerSide;
  readonly infinite?: InfiniteRows;

  /** @defaultValue false */
  readonly loading?: boolean;
  /** Replaces the rows: an ErrorState with a retry. */
  readonly error?: ReactNode;
  /** Replaces the rows when there are none: an EmptyState with the next step. */
  readonly empty?: ReactNode;

  /** Shown above the rows, which stay usable: a Banner for data that is stale or partly missing. */
  readonly notice?: ReactNode;

  /** Shows a totals row once all rows are loaded. Pass totals by column id when the server computes them.
   * @defaultValue false */
  readonly totals?: boolean | Readonly<Record<string, number | null>>;
  readonly suppression?: DataTableSuppression<Row>;
  readonly trend?: TrendOptions;

  /** Your own controls, before the table's. */
  readonly toolbar?: ReactNode;
  /** Shows the table's own controls.
   * @defaultValue true */
  readonly tools?: boolean;
  /** The name of exported files, without extension. @defaultValue the table's name */
  readonly fileName?: string;
  /** When the data was current, as an ISO instant; shown in the footer and in exported files. */
  readonly asOf?: string;
  /** What limits the rows besides the table's own filters, such as a period; written to the second sheet of an Excel file. */
  readonly aboutLines?: readonly (readonly [label: string, text: string])[];
  /** Called after copying cells. Show `message` in a toast. */
  readonly onCopy?: (copied: { readonly cells: number; readonly message: string }) => void;
  /** Called after exporting a file. */
  readonly onExport?: (saved: {
    readonly kind: 'csv' | 'excel';
    readonly rows: number;
    readonly message: string;
  }) => void;
  /** Actions for the selected rows. They replace the toolbar while rows are selected. */
  readonly bulkActions?: (selected: BulkSelection) => ReactNode;
  /** Marks a row at its edge, for example as overdue. */
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
/** Props the table uses itself; all others go to the root. */
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
  aboutLines: true,
  onCopy: true,
  onExport: true,
  bulkActions: true,
  rowMark: true,
  rowHref: true,
  onRowOpen: true,
};
