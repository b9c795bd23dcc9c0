export * as Table from './table.parts.ts';
export {
  type SortDirection,
  TableCell,
  type TableCellProps,
  TableDrill,
  type TableDrillProps,
  TableEmpty,
  type TableEmptyProps,
  TableHeaderCell,
  type TableHeaderCellProps,
  TableLoadingRows,
  type TableLoadingRowsProps,
  TableRowHeader,
  TableSort,
  type TableSortProps,
} from './table-cells.tsx';
export {
  TableBody,
  TableFooter,
  TableHeader,
  TableRoot,
  type TableRootProps,
  TableRow,
  type TableRowProps,
} from './table.tsx';
export { tableAnatomy } from './table.anatomy.ts';
