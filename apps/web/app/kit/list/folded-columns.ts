import type { CellValue, DataRow, DataTableColumn } from '@roadside/ui/data-table';

/** A column with one value in all rows, and that value. */
export interface FoldedColumn {
  readonly id: string;
  /** 'Station Harbor Road', or 'no truck'. */
  readonly words: string;
}

/** With fewer rows than this, the same value is chance. */
const leastRows = 5;

const isNothing = (value: CellValue) => value === null || value === undefined || value === '';

/**
 * The columns that say the same in every row, in the table's order: text and numbers without a unit. Columns that name
 * their row, or that can't be hidden, stay.
 */
export function foldedColumns<Row extends DataRow>(
  columns: readonly DataTableColumn<Row>[],
  rows: readonly Row[],
): readonly FoldedColumn[] {
  const [first] = rows;
  if (first === undefined || rows.length < leastRows) return [];
  return columns.slice(1).flatMap((column): readonly FoldedColumn[] => {
    const { id, header, type, unit, rowHeader = false, hideable = true, priority, value, format } = column;
    if (rowHeader || !hideable || priority === 1 || unit !== undefined) return [];
    if (type !== 'text' && type !== 'number') return [];
    const same = value(first);
    if (!rows.every((row) => value(row) === same)) return [];
    return [{ id, words: isNothing(same) ? `no ${header.toLowerCase()}` : `${header} ${format?.(same) ?? same}` }];
  });
}

/** 'Same in all 12 rows: Station Harbor Road, no truck'. */
export const foldedWords = (folded: readonly FoldedColumn[], rows: number): string =>
  `Same in all ${rows} rows: ${folded.map(({ words }) => words).join(', ')}`;
