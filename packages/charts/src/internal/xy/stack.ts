import { extent, type Numbers } from '../data/values.ts';
import type { XyData } from './xy-columns.ts';
import type { XySpec } from './xy-spec.ts';

/**
 * Stacks the values of one shape, with negative ones below zero; `share` scales every row to 100%. Gaps count as zero.
 */
export const stackOf =
  (shape: 'bar' | 'area') =>
  (data: XyData, { layout }: XySpec): XyData => {
    const {
      columns,
      positions: { rows },
    } = data;
    const stacked = columns.filter((column) => column.shape === shape);
    if (layout !== 'stacked' && layout !== 'share') return data;
    const share = layout === 'share';
    const stacks = new Map(
      stacked.map((column) => [column, { lower: new Float64Array(rows), upper: new Float64Array(rows) }]),
    );
    for (let row = 0; row < rows; row += 1) {
      const value = (values: Numbers) =>
        Number.isNaN(values[row]) ? 0 : share ? Math.max(0, values[row] as number) : (values[row] as number);
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
    const reachOf = (values: Numbers) => extent(values) ?? [];
    return {
      ...data,
      columns: columns.map((column) => {
        const stack = stacks.get(column);
        return stack
          ? { ...column, stack, reach: column.run ? [...reachOf(stack.lower), ...reachOf(stack.upper)] : [] }
          : column;
      }),
    };
  };
