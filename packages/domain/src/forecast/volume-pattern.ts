import { hoursPerWeek } from './accuracy.ts';
import { dayFacts, hoursPerDay } from './hourly-series.ts';
import type { DayFacts, HourlySeries } from './hourly-series.ts';
import { solveSymmetric } from './linear-system.ts';

/** Long-run components of call volume, as plain data so they can be stored. */
export interface VolumePattern {
  /** The day `dayFacts` indexes count from. */
  readonly firstDay: string;
  /** Number of days the pattern was learned from; the trend is held constant after that. */
  readonly days: number;
  /** Calls in each hour of the week, Sunday midnight first, at a season and trend of 1. */
  readonly week: readonly number[];
  /** Mean calls in each hour of the week, whatever the season. */
  readonly flatWeek: readonly number[];
  /** Logarithms: level, trend per year, then sine and cosine of one and two waves a year. */
  readonly season: readonly number[];
  /** Factor of each holiday in the history. */
  readonly holidays: Readonly<Record<string, number>>;
}

/** Prior weight, in calls, of the hour of the day against one hour of the week. */
const weekPrior = 24;
/** Prior weight, in calls, of all days against one kind of day (workday or weekend). */
const kindPrior = 24;
/** A day of the week without a single call is one on which the place is closed, if more than this were due. */
const callsMissedIfOpen = 8;
/** Prior weight, in calls, against a holiday having an effect. */
const holidayPrior = 20;
/**
 * Ridge penalties of the season's parts, in calls: level, trend, first and second wave. A single year may have been
 * unusual, so a small series stays close to no season, while one of a hundred thousand calls follows its data.
 */
const penalties = [0, 1000, 300, 300, 600, 600];
const rounds = 2;
const newtonSteps = 8;

/**
 * Learns trend, season, hour of week and holidays from the usable hours of a series. Each part is shrunk toward a
 * simpler one as its evidence requires: an hour of the week toward its hour of the day, a season toward none.
 */
export function fitPattern({ firstDay, counts }: HourlySeries, usable: Uint8Array): VolumePattern {
  const days = Math.floor(counts.length / hoursPerDay);
  const facts = dayFacts(firstDay, days);
  const mask = usable.slice();
  for (const { holiday, index } of facts) if (holiday) mask.fill(0, index * hoursPerDay, (index + 1) * hoursPerDay);

  let dayFactors = new Float64Array(days).fill(1);
  const flatWeek = fitWeek(counts, mask, facts, dayFactors);
  const fitted = { firstDay, days, week: flatWeek, flatWeek, season: penalties.map(() => 0), holidays: {} };
  for (let round = 0; round < rounds; round += 1) {
    if (round > 0) fitted.week = fitWeek(counts, mask, facts, dayFactors);
    fitted.season = fitSeason(counts, mask, facts, fitted.week, days);
    dayFactors = Float64Array.from(facts, (day) => seasonFactor(fitted.season, day, days));
  }
  return { ...fitted, holidays: fitHolidays(counts, usable, facts, fitted.week, dayFactors) };
}

/** Expected calls for every hour of the given days. */
export function patternVolume(pattern: VolumePattern, firstDay: string, days: number): Float64Array {
  return volumeOf(pattern, firstDay, days, (day) => seasonFactor(pattern.season, day, pattern.days), pattern.week);
}

/** The same, whatever the season: only holidays differ. */
export function flatVolume(pattern: VolumePattern, firstDay: string, days: number): Float64Array {
  return volumeOf(pattern, firstDay, days, () => 1, pattern.flatWeek);
}

function volumeOf(
  { firstDay: learnedFrom, holidays }: VolumePattern,
  firstDay: string,
  days: number,
  factorOf: (day: DayFacts) => number,
  week: readonly number[],
): Float64Array {
  const startIndex = Math.round((Date.parse(firstDay) - Date.parse(learnedFrom)) / 86_400_000);
  const volume = new Float64Array(days * hoursPerDay);
  for (const [offset, day] of dayFacts(firstDay, days, startIndex).entries()) {
    const factor = factorOf(day) * (day.holiday === null ? 1 : (holidays[day.holiday] ?? 1));
    for (let hour = 0; hour < hoursPerDay; hour += 1)
      volume[offset * hoursPerDay + hour] = factor * week[day.dayOfWeek * hoursPerDay + hour]!;
  }
  return volume;
}

function seasonTerms({ index, yearAngle }: DayFacts, days: number): readonly number[] {
  return [
    1,
    // The trend is not extrapolated: two weeks ahead it adds nothing, a year ahead too much.
    Math.min(0, index - days) / 365.25,
    Math.sin(yearAngle),
    Math.cos(yearAngle),
    Math.sin(2 * yearAngle),
    Math.cos(2 * yearAngle),
  ];
}

function seasonFactor(season: readonly number[], day: DayFacts, days: number): number {
  return Math.exp(seasonTerms(day, days).reduce((sum, term, at) => sum + term * season[at]!, 0));
}

const isWeekend = (dayOfWeek: number) => dayOfWeek === 0 || dayOfWeek === 6;

function fitWeek(
  counts: Float64Array,
  mask: Uint8Array,
  facts: readonly DayFacts[],
  dayFactors: Float64Array,
): readonly number[] {
  const calls = new Float64Array(hoursPerWeek);
  const exposure = new Float64Array(hoursPerWeek);
  for (const { dayOfWeek, index } of facts)
    for (let hour = 0; hour < hoursPerDay; hour += 1) {
      const at = index * hoursPerDay + hour;
      if (!mask[at]) continue;
      calls[dayOfWeek * hoursPerDay + hour]! += counts[at]!;
      exposure[dayOfWeek * hoursPerDay + hour]! += dayFactors[index]!;
    }
  const sum = (of: Float64Array, holds: (dayOfWeek: number, hour: number) => boolean) => {
    let total = 0;
    for (let at = 0; at < hoursPerWeek; at += 1)
      if (holds(Math.floor(at / hoursPerDay), at % hoursPerDay)) total += of[at]!;
    return total;
  };
  const shape = new Float64Array(hoursPerWeek);
  for (let hour = 0; hour < hoursPerDay; hour += 1) {
    const everyDay =
      sum(calls, (_, at) => at === hour) /
      Math.max(
        1,
        sum(exposure, (_, at) => at === hour),
      );
    for (const weekend of [false, true]) {
      const cell = (dayOfWeek: number, at: number) => at === hour && isWeekend(dayOfWeek) === weekend;
      const rate = (everyDay * (sum(calls, cell) + kindPrior)) / (everyDay * sum(exposure, cell) + kindPrior);
      for (let dayOfWeek = 0; dayOfWeek < 7; dayOfWeek += 1)
        if (isWeekend(dayOfWeek) === weekend) shape[dayOfWeek * hoursPerDay + hour] = rate;
    }
  }
  for (let dayOfWeek = 0; dayOfWeek < 7; dayOfWeek += 1) {
    let [seen, due] = [holidayPrior, holidayPrior];
    for (let at = dayOfWeek * hoursPerDay; at < (dayOfWeek + 1) * hoursPerDay; at += 1) {
      seen += calls[at]!;
      due += shape[at]! * exposure[at]!;
    }
    const closed = seen === holidayPrior && due > holidayPrior + callsMissedIfOpen;
    for (let at = dayOfWeek * hoursPerDay; at < (dayOfWeek + 1) * hoursPerDay; at += 1)
      shape[at]! *= closed ? 0 : seen / due;
  }
  return Array.from(shape, (rate, at) => (rate * (calls[at]! + weekPrior)) / (rate * exposure[at]! + weekPrior));
}

/** Ridge Poisson regression by Newton's method, on daily totals: the season does not vary within a day. */
function fitSeason(
  counts: Float64Array,
  mask: Uint8Array,
  facts: readonly DayFacts[],
  week: readonly number[],
  days: number,
): number[] {
  const size = penalties.length;
  const rows = facts.map((day) => {
    let [seen, due] = [0, 0];
    for (let hour = 0; hour < hoursPerDay; hour += 1) {
      const at = day.index * hoursPerDay + hour;
      if (!mask[at]) continue;
      seen += counts[at]!;
      due += week[day.dayOfWeek * hoursPerDay + hour]!;
    }
    return { seen, due, terms: seasonTerms(day, days) };
  });
  const meanOf = (season: readonly number[], { due, terms }: (typeof rows)[number]) =>
    due * Math.exp(terms.reduce((sum, term, at) => sum + term * season[at]!, 0));
  let season = penalties.map(() => 0);
  for (let step = 0; step < newtonSteps; step += 1) {
    // Days vary by more than chance (weather), so a day carries less evidence than its number of calls.
    let [spread, known] = [0, 1];
    for (const row of rows) {
      if (row.due === 0) continue;
      spread += (row.seen - meanOf(season, row)) ** 2 / Math.max(1, meanOf(season, row));
      known += 1;
    }
    const evidence = 1 / Math.max(1, spread / known);
    const gradient = season.map((value, at) => -penalties[at]! * value);
    const curvature = Array.from({ length: size * size }, (_, at) =>
      at % (size + 1) === 0 ? penalties[at / (size + 1)]! + 1e-6 : 0,
    );
    for (const row of rows) {
      const { seen, due, terms } = row;
      if (due === 0) continue;
      const mean = meanOf(season, row);
      for (let a = 0; a < size; a += 1) {
        gradient[a]! += evidence * terms[a]! * (seen - mean);
        for (let b = 0; b < size; b += 1) curvature[a * size + b]! += evidence * terms[a]! * terms[b]! * mean;
      }
    }
    const change = solveSymmetric(curvature, gradient);
    season = season.map((value, at) => value + Math.max(-1, Math.min(1, change[at]!)));
  }
  return season;
}

function fitHolidays(
  counts: Float64Array,
  usable: Uint8Array,
  facts: readonly DayFacts[],
  week: readonly number[],
  dayFactors: Float64Array,
): Record<string, number> {
  const evidence = new Map<string, { seen: number; due: number }>();
  for (const { dayOfWeek, index, holiday } of facts) {
    if (!holiday) continue;
    const known = evidence.get(holiday) ?? { seen: holidayPrior, due: holidayPrior };
    // A day left out as a whole is one on which a holiday closed the place, or nearly.
    const hours = Array.from({ length: hoursPerDay }, (_, hour) => index * hoursPerDay + hour);
    const partly = hours.some((at) => usable[at]);
    for (const [hour, at] of hours.entries()) {
      if (partly ? !usable[at] : Number.isNaN(counts[at])) continue;
      known.seen += counts[at]!;
      known.due += week[dayOfWeek * hoursPerDay + hour]! * dayFactors[index]!;
    }
    evidence.set(holiday, known);
  }
  return Object.fromEntries([...evidence].map(([holiday, { seen, due }]) => [holiday, seen / due]));
}
