import type { Numbers } from '../data/values.ts';
import type { XyData } from './xy-columns.ts';
import type { Stacks } from './xy-frame.ts';
import type { XySpec } from './xy-spec.ts';

/** Puts values on top of each other, negative ones below zero; `share` stretches every row to the whole. Gaps count nothing. */
export function stackColumns({ layout }: XySpec, { columns, positions: { rows } }: XyData, shape: 'bar' | 'area'): Stacks | null {
  const stacked = columns.filter(({ spec }) => spec.shape === shape);
  if ((layout !== 'stacked' && layout !== 'share') || stacked.length === 0) return null;
  const share = layout === 'share';
  const stacks = new Map(stacked.map((column) => [column, { lower: new Float64Array(rows), upper: new Float64Array(rows) }]));
  for (let row = 0; row < rows; row += 1) {
    const value = (values: Numbers) => (Number.isNaN(values[row]) ? 0 : share ? Math.max(0, values[row] as number) : (values[row] as number));
    const whole = share ? stacked.reduce((sum, { values }) => sum + value(values), 0) || 1 : 1;
    let [above, below] = [0, 0];
    for (const [{ values }, ends] of stacks) {
      const part = value(values) / whole;
      const from = part < 0 ? below : above;
      ends.lower[row] = from;
      ends.upper[row] = from + part;
      if (part < 0) below += part;
      else above += part;
    }
  }
  return stacks;
}
