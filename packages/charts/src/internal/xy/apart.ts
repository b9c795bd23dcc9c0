import type { XyColumn } from './xy-columns.ts';

/** Runs of rows that are drawn separately, including the neighbors that connect to them. */
export function stretchesApart(
  { values }: Pick<XyColumn, 'values'>,
  isApart: (row: number) => boolean,
): readonly (readonly number[])[] {
  const stretches: number[][] = [];
  const known = (row: number) => !Number.isNaN(values[row] ?? Number.NaN);
  for (let row = 0; row < values.length; row += 1) {
    if (!isApart(row)) continue;
    const last = stretches.at(-1);
    if (last && last.at(-1) === row) {
      if (known(row + 1)) last.push(row + 1);
    } else stretches.push([row - 1, row, row + 1].filter(known));
  }
  return stretches;
}
