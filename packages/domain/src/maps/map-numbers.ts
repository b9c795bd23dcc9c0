import { meanInterval, wilsonInterval } from '../metrics/interval.ts';
import type { FocusMetric } from './map-settings.ts';

/** Calls of a map as columns of equal length. */
export interface MapColumns {
  readonly count: readonly number[];
  readonly ata: readonly (number | null)[];
  readonly pta: readonly (number | null)[];
  readonly passes: readonly (number | null)[];
  /** Overall satisfaction, 1 to 5. */
  readonly sat: readonly (number | null)[];
  /** How many calls each average covers; null if every entry is one call. */
  readonly known: Readonly<Record<'ata' | 'pta' | 'passes', readonly number[]>> | null;
}

/** A number, how many calls it covers, and its likely range (95%). */
export interface MapNumber {
  readonly value: number | null;
  readonly n: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** Totals for a set of calls on a map. */
export type MapNumbers = Readonly<Record<FocusMetric, MapNumber>> & { readonly calls: number };

const topAnswer = 5;

/** Totals for some entries of a map. Shares and averages are computed from sums, never from other averages. */
export function mapNumbers(columns: MapColumns, entries: readonly number[]): MapNumbers {
  const average = (metric: 'ata' | 'pta' | 'passes') =>
    averageOf(
      entries.map((entry) => ({
        value: columns[metric][entry] ?? null,
        count: columns.known?.[metric][entry] ?? 1,
      })),
    );
  return {
    calls: entries.reduce((sum, entry) => sum + (columns.count[entry] ?? 0), 0),
    ata: average('ata'),
    pta: average('pta'),
    passes: average('passes'),
    satisfaction: shareOf(
      entries.map((entry) => {
        const sat = columns.sat[entry] ?? null;
        return { value: sat === null ? null : sat === topAnswer ? 100 : 0, count: columns.count[entry] ?? 0 };
      }),
    ),
  };
}

/** The value of one entry of a map, or the average of several calls, and how many calls it covers. */
export interface MapPart {
  readonly value: number | null;
  readonly count: number;
}

/**
 * The likely range (95%) of an average over some entries of a map: low and high. Null for fewer than two calls, and for
 * entries that are averages, which hide the spread of their calls.
 */
export function likelyRange(metric: FocusMetric, parts: readonly MapPart[]): readonly [number, number] | null {
  const { n, low, high } = metric === 'satisfaction' ? shareOf(parts) : averageOf(parts);
  return n < 2 || low === null || high === null ? null : [low, high];
}

/** Share of surveys with the top answer, in percent, from shares of 0 to 100. */
function shareOf(parts: readonly MapPart[]): MapNumber {
  let [answered, top] = [0, 0];
  for (const { value, count } of parts) {
    if (value === null) continue;
    answered += count;
    top += (value / 100) * count;
  }
  const range = wilsonInterval(top, answered);
  return {
    value: answered === 0 ? null : (100 * top) / answered,
    n: answered,
    low: range?.low ?? null,
    high: range?.high ?? null,
  };
}

function averageOf(parts: readonly MapPart[]): MapNumber {
  let [sum, squares, n, joined] = [0, 0, 0, false];
  for (const { value, count } of parts) {
    if (value === null || count === 0) continue;
    sum += value * count;
    squares += value * value * count;
    n += count;
    joined ||= count > 1;
  }
  if (n === 0) return { value: null, n, low: null, high: null };
  const value = sum / n;
  const range = joined ? null : meanInterval(sum, squares, n);
  // Minutes and passes are never below 0.
  return { value, n, low: range === null ? null : Math.max(0, range.low), high: range?.high ?? null };
}
