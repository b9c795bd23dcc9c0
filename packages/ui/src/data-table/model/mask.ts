import { type DataColumn, type DataRow, isMissing } from './column.ts';

/** Which cells have too few cases to be shown. */
export interface Suppression<Row extends DataRow> {
  /** Cells with fewer cases than this are masked. */
  readonly min: number;
  /** How many cases a row represents; missing counts as none. */
  readonly cases: (row: Row) => number | null;
  /**
   * The columns whose cells would reveal something about so few cases: shares and means, their numerators, and the case
   * count itself.
   */
  readonly columnIds: readonly string[];
}

/** The masked cells of a suppression, by row index. */
export interface Mask {
  readonly min: number;
  readonly masks: (columnId: string) => boolean;
  readonly hides: (row: number) => boolean;
  readonly cases: (row: number) => number;
}

/** Nothing is masked. */
export const noMask: Mask = { min: 0, masks: () => false, hides: () => false, cases: () => 0 };

/** Applies a suppression to the rows. Counts are read once, on first use. */
export function createMask<Row extends DataRow>(rows: readonly Row[], suppression: Suppression<Row> | undefined): Mask {
  if (!suppression) return noMask;
  const { min, cases, columnIds } = suppression;
  const masked = new Set(columnIds);
  let counted: Float64Array | undefined;
  const count = (row: number): number => {
    counted ??= Float64Array.from(rows, (each) => cases(each) ?? 0);
    return counted[row] as number;
  };
  return { min, masks: (columnId) => masked.has(columnId), hides: (row) => count(row) < min, cases: count };
}

/**
 * The columns for everything except totals: masked cells are missing, so that sorting, filters and value lists don't
 * reveal them.
 */
export function maskColumns<Row extends DataRow, Column extends DataColumn<Row>>(
  columns: readonly Column[],
  suppression: Suppression<Row> | undefined,
): readonly Column[] {
  if (!suppression) return columns;
  const { min, cases, columnIds } = suppression;
  return columns.map((column) =>
    columnIds.includes(column.id)
      ? { ...column, value: (row: Row) => ((cases(row) ?? 0) < min ? null : column.value(row)) }
      : column,
  );
}

/**
 * The columns for totals: sums include masked cells, which they blend with others. A minimum or maximum is a single
 * cell, so masked ones are left out.
 */
export function totalColumns<Row extends DataRow, Column extends DataColumn<Row>>(
  columns: readonly Column[],
  suppression: Suppression<Row> | undefined,
): readonly Column[] {
  const masked = maskColumns<Row, Column>(columns, suppression);
  return columns.map((column, index) =>
    column.aggregate === 'min' || column.aggregate === 'max' ? (masked[index] as Column) : column,
  );
}

/** Whether a cell is masked, as opposed to empty. */
export function isMasked<Row extends DataRow>(
  column: DataColumn<Row>,
  row: Row,
  suppression: Suppression<Row> | undefined,
): boolean {
  return (
    suppression !== undefined &&
    suppression.columnIds.includes(column.id) &&
    (suppression.cases(row) ?? 0) < suppression.min &&
    !isMissing(column.value(row))
  );
}

/** Returns the number of cases behind the masked rows among these. */
export function undisclosedAmong(mask: Mask, rows: Uint32Array): number {
  let cases = 0;
  for (const row of rows) if (mask.hides(row)) cases += mask.cases(row);
  return cases;
}

/**
 * Whether a total must be masked: subtracting the visible numbers from it would reveal a part with too few cases.
 * @param undisclosed number of cases behind the parts whose own figures are masked.
 */
export const wouldDisclose = (mask: Mask, undisclosed: number): boolean => undisclosed > 0 && undisclosed < mask.min;
