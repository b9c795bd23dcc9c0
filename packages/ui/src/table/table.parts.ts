export {
  TableCell as Cell,
  TableDrill as Drill,
  TableEmpty as Empty,
  TableHeaderCell as HeaderCell,
  TableLoadingRows as LoadingRows,
  TableRowHeader as RowHeader,
  TableSort as Sort,
} from './table-cells.tsx';
export {
  TableBody as Body,
  TableFooter as Footer,
  TableHeader as Header,
  TableRoot as Root,
  TableRow as Row,
} from './table.tsx';
