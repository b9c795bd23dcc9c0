import { hoursPerWeek } from './accuracy.ts';
import { dailyTotals, hoursPerDay } from './hourly-series.ts';

/** A day this many times its month's usual volume is a storm or a burst of duplicates, not part of the pattern. */
const stormFactor = 2.2;
/** A day below this share of its month's usual volume was only partly recorded. */
const partialFactor = 0.25;
/** Standard deviations a day must be off before its ratio counts: at three calls a day, seven is chance. */
const leastDeviations = 4;
/** Weeks on each side to compare a day or a silence with. */
const neighborWeeks = 4;
const daysPerWeek = 7;
/** A silence is a gap in the recording if more calls than this are usual in it. */
const callsMissedInGap = 8;
/** A longer silence is a place that closed, unless it comes before all calls. */
const longestGapHours = 28 * hoursPerDay;

/**
 * Marks the hours to learn a pattern from. Unknown hours, long silences (a feed that was down) and days of
 * extraordinary volume count as missing, so one blizzard doesn't raise every January and one outage doesn't lower it.
 * A silence and a day are compared with the same hours of the weeks around them: Sundays on which a place is always
 * closed are part of its pattern.
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
  let start = 0;
  for (let hour = 0; hour <= counts.length; hour += 1) {
    if (hour < counts.length && counts[hour] === 0) continue;
    const closed = start > 0 && hour - start > longestGapHours;
    if (hour > start && !closed && usualCalls(counts, start, hour) > callsMissedInGap) usable.fill(0, start, hour);
    start = hour + 1;
  }
}

/** Median of the calls in the same hours of the weeks around a span; 0 without any. */
function usualCalls(counts: Float64Array, start: number, end: number): number {
  const apart = Math.ceil((end - start) / hoursPerWeek);
  const around: number[] = [];
  for (let weeks = apart; weeks < apart + neighborWeeks; weeks += 1)
    for (const shift of [-weeks * hoursPerWeek, weeks * hoursPerWeek]) {
      if (start + shift < 0 || end + shift > counts.length) continue;
      let [calls, known] = [0, 0];
      for (let hour = start + shift; hour < end + shift; hour += 1) {
        if (Number.isNaN(counts[hour])) continue;
        calls += counts[hour]!;
        known += 1;
      }
      if (2 * known >= end - start) around.push((calls * (end - start)) / known);
    }
  return medianOf(around) ?? 0;
}

function markExtraordinaryDays(counts: Float64Array, usable: Uint8Array): void {
  const totals = dailyTotals(counts);
  const reach = neighborWeeks * daysPerWeek;
  for (let day = 0; day < totals.length; day += 1) {
    const around = totals.slice(Math.max(0, day - reach), day + reach + 1).sort();
    const month = around[around.length >> 1]!;
    if (!isExtraordinary(totals[day]!, month)) continue;
    const weekday: number[] = [];
    for (let other = day - reach; other <= day + reach; other += daysPerWeek)
      if (other !== day && other >= 0 && other < totals.length) weekday.push(totals[other]!);
    if (isExtraordinary(totals[day]!, medianOf(weekday))) usable.fill(0, day * hoursPerDay, (day + 1) * hoursPerDay);
  }
}

function isExtraordinary(total: number, usual: number | null): boolean {
  if (usual === null) return false;
  const ratio = (total + 1) / (usual + 1);
  const deviations = Math.abs(total - usual) / Math.sqrt(usual + 1);
  return (ratio > stormFactor || ratio < partialFactor) && deviations > leastDeviations;
}

/** The median; of an even number of values, the lower of the middle two: when in doubt, a silence is usual. */
function medianOf(values: ArrayLike<number>): number | null {
  const sorted = Float64Array.from(values).sort();
  return sorted[(sorted.length - 1) >> 1] ?? null;
}
