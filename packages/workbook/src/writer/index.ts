export { type Cell, type ColumnKind, type FormattedNumber, type WorkbookColumn } from './sheet-xml.ts';
export { type Workbook, workbookMediaType, writeWorkbook } from './workbook.ts';
