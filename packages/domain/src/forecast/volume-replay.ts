import { hoursPerWeek } from './accuracy.ts';
import { hoursPerDay, seriesThrough } from './hourly-series.ts';
import type { HourlySeries } from './hourly-series.ts';
import { opinionCount, VolumeOpinions } from './volume-opinions.ts';
import type { ExpectedHour } from './volume-opinions.ts';
import { fitPattern, flatVolume, patternVolume } from './volume-pattern.ts';
import type { VolumePattern } from './volume-pattern.ts';

/** Days of past forecasts to learn from: a year, if there is one. */
const replayDays = 364;
/** Days until a past forecast counts half: what the model knew early on says less about what it knows now. */
const replayHalfLifeDays = 182;
/** Past patterns are learned this many times at most, each from the days before it. */
const replays = 13;
/** Days to learn the first past pattern from, and the fewest days until the next. */
const leastDays = { known: 14, next: 7 };
/** Days of calls that decide the recent level and shape; older ones count for nearly nothing. */
const memoryDays = 140;

/** Opinions on past hours at one lead, each from the calls before it, next to the calls that came. */
export interface PastOpinions {
  /** Hours from the last known call to the hour an opinion is about. */
  readonly lead: number;
  /** Days of the whole history. */
  readonly days: number;
  /** One row of opinions for each hour. */
  readonly rows: Float64Array;
  readonly counts: Float64Array;
  /** Weight of each hour by its age, at most 1. */
  readonly ages: Float64Array;
}

/** Whether an hour updates the recent level: a storm does, a silent feed does not. */
function heard(counts: Float64Array, usable: Uint8Array, hour: number): boolean {
  if (hour >= usable.length) return !Number.isNaN(counts[hour]);
  return !Number.isNaN(counts[hour]) && (usable[hour] !== 0 || counts[hour] !== 0);
}

/** A pattern applied to a series, with opinions that know the calls up to an hour. */
export interface Replay {
  readonly opinions: VolumeOpinions;
  readonly expectedAt: (hour: number) => ExpectedHour;
  /** Lets the opinions hear the calls before an hour. */
  readonly hear: (through: number) => void;
}

/**
 * Prepares opinions on the hours of a series and after it.
 * @param usable hours after its end count unless they are unknown
 * @param ahead hours to expect after the end of the series
 * @param known hours the opinions hear at the start; all by default
 */
export function startReplay(
  pattern: VolumePattern,
  { firstDay, counts }: HourlySeries,
  usable: Uint8Array,
  ahead: number,
  known = counts.length,
): Replay {
  const days = Math.ceil((counts.length + ahead) / hoursPerDay);
  const [seasonal, flat] = [patternVolume(pattern, firstDay, days), flatVolume(pattern, firstDay, days)];
  const firstCell = new Date(`${firstDay}T00:00:00Z`).getUTCDay() * hoursPerDay;
  const expectedAt = (hour: number): ExpectedHour => ({
    cell: (firstCell + hour) % hoursPerWeek,
    pattern: seasonal[hour]!,
    flat: flat[hour]!,
  });
  const opinions = new VolumeOpinions();
  let next = Math.max(0, known - memoryDays * hoursPerDay);
  const hear = (through: number) => {
    for (; next < through; next += 1) if (heard(counts, usable, next)) opinions.add(counts[next]!, expectedAt(next));
  };
  hear(known);
  return { opinions, expectedAt, hear };
}

/**
 * Replays the last year of a series as if it were the present: patterns learned from the days before, and opinions from
 * the calls before. Hours without a recording are left out.
 * @returns for each lead, the opinions that many hours ahead
 */
export function pastOpinions(
  series: HourlySeries,
  usable: Uint8Array,
  leads: readonly number[],
): readonly PastOpinions[] {
  const { counts } = series;
  const days = Math.floor(counts.length / hoursPerDay);
  const firstKnown = Math.max(leastDays.known, days - replayDays);
  const step = Math.max(leastDays.next, Math.ceil((days - firstKnown) / replays));
  const most = Math.max(0, days - firstKnown) * hoursPerDay;
  const pasts = leads.map(() => ({
    rows: new Float64Array(most * opinionCount),
    counts: new Float64Array(most),
    ages: new Float64Array(most),
    length: 0,
  }));
  for (let known = firstKnown; known < days; known += step) {
    const from = known * hoursPerDay;
    const through = Math.min(counts.length, from + step * hoursPerDay);
    const before = seriesThrough(series, known);
    const pattern = fitPattern(before, usable.subarray(0, from));
    const { opinions, expectedAt, hear } = startReplay(pattern, series, usable, 0, from);
    for (let hour = from; hour < through; hour += 1) {
      hear(hour);
      for (const [at, lead] of leads.entries()) {
        const target = hour + lead - 1;
        const past = pasts[at]!;
        if (target >= counts.length || !heard(counts, usable, target)) continue;
        opinions.into(past.rows, past.length * opinionCount, expectedAt(target));
        past.counts[past.length] = counts[target]!;
        past.ages[past.length] = 0.5 ** ((counts.length - target) / hoursPerDay / replayHalfLifeDays);
        past.length += 1;
      }
    }
  }
  return pasts.map(({ rows, counts: seen, ages, length }, at) => ({
    lead: leads[at]!,
    days,
    rows: rows.subarray(0, length * opinionCount),
    counts: seen.subarray(0, length),
    ages: ages.subarray(0, length),
  }));
}
