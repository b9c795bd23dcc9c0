import { quantileSorted } from 'd3-array';
import { roundStep } from '../scale/linear.ts';
import type { Value } from '../internal/data/values.ts';

/** The number of values between two bounds. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const maxBins = 40;

/**
 * Counts values in bins of a round width. The width follows Freedman and Diaconis (1981), twice the interquartile range
 * divided by the cube root of the count, because a few very late calls do not widen it.
 */
export function countBins(values: readonly Value[]): {
  readonly bins: readonly Bin[];
  readonly ascending: number[];
} {
  const ascending = values
    .filter((value): value is number => typeof value === 'number' && Number.isFinite(value))
    .sort((a, b) => a - b);
  const [least, most] = [ascending[0], ascending.at(-1)];
  if (least === undefined || most === undefined) return { bins: [], ascending };
  const spread = (quantileSorted(ascending, 0.75) ?? 0) - (quantileSorted(ascending, 0.25) ?? 0);
  const parts = spread > 0 ? Math.ceil(((most - least) * Math.cbrt(ascending.length)) / (2 * spread)) : 10;
  const span = most - least || Math.abs(most);
  // The limit of the numbers' floating-point precision.
  const width = roundStep(span > 1e-90 ? span : 1, Math.min(maxBins, Math.max(4, parts)));
  const start = Math.floor(least / width) * width;
  const counts = new Uint32Array(Math.min(maxBins * 3, Math.floor((most - start) / width + 1e-9) + 1));
  for (const value of ascending) counts[Math.min(counts.length - 1, Math.floor((value - start) / width + 1e-9))]! += 1;
  return {
    bins: Array.from(counts, (count, index) => ({
      from: start + index * width,
      to: start + (index + 1) * width,
      count,
    })),
    ascending,
  };
}
