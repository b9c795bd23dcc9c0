import { dailyTotals, hoursPerDay } from './hourly-series.ts';

/** A day this many times its month's usual volume is a storm or a burst of duplicates, not part of the pattern. */
const stormFactor = 2.2;
/** A day below this share of its month's usual volume was only partly recorded. */
const partialFactor = 0.25;
/** Standard deviations a day must be off before its ratio counts: at three calls a day, seven is chance. */
const leastDeviations = 4;
/** Days on each side to compare a day with. */
const neighbors = 28;
/** A silence during which this many calls were expected is a gap in the recording. */
const callsMissedInGap = 8;

/**
 * Marks the hours to learn a pattern from. Unknown hours, long silences (a feed that was down) and days of
 * extraordinary volume count as missing, so one blizzard doesn't raise every January and one outage doesn't lower it.
 * @returns 1 for a usable hour, 0 for one treated as missing
 */
export function usableHours(counts: Float64Array): Uint8Array {
  const usable = new Uint8Array(counts.length).fill(1);
  for (let hour = 0; hour < counts.length; hour += 1) if (Number.isNaN(counts[hour])) usable[hour] = 0;
  markGaps(counts, usable);
  markExtraordinaryDays(counts, usable);
  return usable;
}

function markGaps(counts: Float64Array, usable: Uint8Array): void {
  const sums = new Float64Array(hoursPerDay);
  const hours = new Float64Array(hoursPerDay);
  for (let hour = 0; hour < counts.length; hour += 1) {
    if (!usable[hour]) continue;
    sums[hour % hoursPerDay]! += counts[hour]!;
    hours[hour % hoursPerDay]! += 1;
  }
  let start = 0;
  let due = 0;
  for (let hour = 0; hour <= counts.length; hour += 1) {
    if (hour < counts.length && counts[hour] === 0) {
      due += sums[hour % hoursPerDay]! / Math.max(1, hours[hour % hoursPerDay]!);
      continue;
    }
    if (due >= callsMissedInGap) usable.fill(0, start, hour);
    start = hour + 1;
    due = 0;
  }
}

function markExtraordinaryDays(counts: Float64Array, usable: Uint8Array): void {
  const totals = dailyTotals(counts);
  for (let day = 0; day < totals.length; day += 1) {
    const around = totals.slice(Math.max(0, day - neighbors), day + neighbors + 1).sort();
    const usual = around[around.length >> 1]!;
    const total = totals[day]!;
    const ratio = (total + 1) / (usual + 1);
    const deviations = Math.abs(total - usual) / Math.sqrt(usual + 1);
    if ((ratio > stormFactor || ratio < partialFactor) && deviations > leastDeviations)
      usable.fill(0, day * hoursPerDay, (day + 1) * hoursPerDay);
  }
}
