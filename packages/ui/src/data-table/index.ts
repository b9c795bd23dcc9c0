export { DataTable } from './data-table.tsx';
export type { DataTableColumn, DataTableProps } from './data-table.props.ts';
export { emptyTableState, restoreTableState, type TableState } from './model/table-state.ts';
