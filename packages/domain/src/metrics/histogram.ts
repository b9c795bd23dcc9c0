import { minutesLimit } from '../calls/minutes.ts';

/**
 * Calls by whole minute: `histogram[m]` counts those with m <= minutes < m + 1. It may be shorter than
 * {@link histogramBins}; missing bins at the end are 0. Histograms are added bin by bin.
 */
export type MinutesHistogram = readonly number[];

/** Number of bins: minutes are valid below eight hours, so the last bin is minute 479. */
export const histogramBins = minutesLimit;

/** The bin for a number of minutes, or null if not valid (0 < m < 480). */
export function binOf(minutes: number): number | null {
  return minutes > 0 && minutes < histogramBins ? Math.floor(minutes) : null;
}

/** Number of calls in a histogram. */
export function totalOf(histogram: MinutesHistogram): number {
  let total = 0;
  for (const count of histogram) total += count;
  return total;
}

/** Adds histograms bin by bin. */
export function sumHistograms(histograms: readonly MinutesHistogram[]): MinutesHistogram {
  const bins = Math.max(0, ...histograms.map((histogram) => histogram.length));
  return Array.from({ length: bins }, (_, minute) =>
    histograms.reduce((sum, histogram) => sum + (histogram[minute] ?? 0), 0),
  );
}

/** Guards the rank against a product such as 0.7 x 10, which is slightly above 7 in floating point. */
const rankTolerance = 1e-9;

/**
 * A quantile by nearest rank, in whole minutes: the minute that holds the k-th shortest wait, with
 * k = ceil(q x n) and at least 1. It is the bin's lower edge, so "median below 45" says exactly
 * "at least half waited less than 45 minutes". Null for an empty histogram.
 * @param q - 0 to 1
 */
export function quantileOfHistogram(histogram: MinutesHistogram, q: number): number | null {
  const total = totalOf(histogram);
  if (total === 0) return null;
  const rank = Math.max(1, Math.ceil(q * total - rankTolerance));
  let seen = 0;
  for (const [minute, count] of histogram.entries()) {
    seen += count;
    if (seen >= rank) return minute;
  }
  return null;
}
