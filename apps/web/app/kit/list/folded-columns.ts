import type { CellValue, DataRow, DataTableColumn } from '@roadside/ui/data-table';

/** A column with one value in all rows, and that value. */
export interface FoldedColumn {
  readonly id: string;
  /** 'Station Harbor Road', or 'Truck' where no row has a value. */
  readonly words: string;
  readonly empty: boolean;
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
    const empty = isNothing(same);
    return [{ id, words: empty ? header : `${header} ${format?.(same) ?? same}`, empty }];
  });
}

/** 'Same in all 12 rows: Station Harbor Road. Empty in all 12 rows: Truck'. */
export function foldedWords(folded: readonly FoldedColumn[], rows: number): string {
  const listed = (start: string, empty: boolean) => {
    const words = folded.filter((column) => column.empty === empty).map((column) => column.words);
    return words.length > 0 ? [`${start} in all ${rows} rows: ${words.join(', ')}`] : [];
  };
  return [...listed('Same', false), ...listed('Empty', true)].join('. ');
}
