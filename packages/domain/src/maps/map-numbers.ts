import { wilsonInterval } from '../metrics/interval.ts';
import type { FocusMetric } from './map-settings.ts';

/** Calls of a map as columns of equal length. */
export interface MapColumns {
  readonly count: readonly number[];
  readonly ata: readonly (number | null)[];
  readonly pta: readonly (number | null)[];
  readonly passes: readonly (number | null)[];
  /** Overall satisfaction, 1 to 5. */
  readonly sat: readonly (number | null)[];
  /** How many calls each average is over; null when every entry is one call. */
  readonly known: Readonly<Record<'ata' | 'pta' | 'passes', readonly number[]>> | null;
}

/** A number, how many calls it is over, and its likely range (95%). */
export interface MapNumber {
  readonly value: number | null;
  readonly n: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** What some calls of a map add up to. */
export type MapNumbers = Readonly<Record<FocusMetric, MapNumber>> & { readonly calls: number };

const topAnswer = 5;
const z95 = 1.96;

/** Sums up some entries of a map. Shares and averages come from summed parts, never from averages of averages. */
export function mapNumbers(columns: MapColumns, entries: readonly number[]): MapNumbers {
  let [calls, answered, top] = [0, 0, 0];
  for (const entry of entries) {
    const count = columns.count[entry] ?? 0;
    calls += count;
    const sat = columns.sat[entry] ?? null;
    if (sat === null) continue;
    answered += count;
    if (sat === topAnswer) top += count;
  }
  const range = wilsonInterval(top, answered);
  return {
    calls,
    ata: averageOf(columns, 'ata', entries),
    pta: averageOf(columns, 'pta', entries),
    passes: averageOf(columns, 'passes', entries),
    satisfaction: {
      value: answered === 0 ? null : (100 * top) / answered,
      n: answered,
      low: range?.low ?? null,
      high: range?.high ?? null,
    },
  };
}

function averageOf(columns: MapColumns, metric: 'ata' | 'pta' | 'passes', entries: readonly number[]): MapNumber {
  let [sum, squares, n] = [0, 0, 0];
  for (const entry of entries) {
    const value = columns[metric][entry] ?? null;
    if (value === null) continue;
    const weight = columns.known?.[metric][entry] ?? 1;
    sum += value * weight;
    squares += value * value * weight;
    n += weight;
  }
  if (n === 0) return { value: null, n, low: null, high: null };
  const value = sum / n;
  // Averages of several calls hide how far those are apart, so nothing can be said of the range.
  if (n < 2 || columns.known) return { value, n, low: null, high: null };
  const reach = z95 * Math.sqrt(Math.max(0, (squares - n * value * value) / (n - 1)) / n);
  return { value, n, low: Math.max(0, value - reach), high: value + reach };
}
