export { DataTable } from './data-table.tsx';
export type {
  BulkSelection,
  CellContext,
  DataTableColumn,
  DataTableProps,
  DataTableSuppression,
  InfiniteRows,
  RowMark,
  ServerSide,
  StateReason,
  TrendOptions,
  TrendSeries,
} from './data-table.props.ts';
export { dataTableAnatomy } from './data-table.anatomy.ts';
export type { Aggregate, CellValue, ColumnType, DataRow } from './model/column.ts';
export type { ColumnFilter, Facet } from './model/filter-rows.ts';
export {
  everySelection,
  isSelected,
  noSelection,
  type RowSelection,
  selectedCount,
  selectOnly,
} from './model/row-selection.ts';
export type { SortKey } from './model/sort-rows.ts';
export { changedTableState, emptyTableState, restoreTableState, type TableState } from './model/table-state.ts';
