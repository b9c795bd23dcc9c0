import type { CoverageRow } from '@roadside/contract/schemas';
import { addDays, dayList } from '@roadside/domain/calendar';
import { dayOfWeekOf, coverage, coverageCounts, instantAt, type TimeSpan } from '@roadside/domain/scheduling';

const hour = 3_600_000;

/** Shifts in one time zone, both drivers' and ghosts'. */
export interface ZoneShifts {
  readonly timeZone: string;
  readonly drivers: readonly TimeSpan[];
  readonly ghosts: readonly TimeSpan[];
  /** Drivers needed in the hour that starts at a given instant; null without a forecast. */
  readonly neededAt: (start: number) => number | null;
}

/**
 * Average drivers per hour of the week, in the local time of each shift's station. Time zones are counted separately
 * and then summed, so that 8 AM is 8 AM everywhere. Uses the domain's coverage rule.
 *
 * The need is the average of the hours with a forecast, which may be only some. An hour is short once, in however many
 * time zones it is.
 */
export function coverageByHourOfWeek(zones: readonly ZoneShifts[], from: string, to: string): CoverageRow[] {
  const sums = hoursOfWeek(() => ({
    scheduled: 0,
    ghosts: 0,
    needed: null as number | null,
    short: new Set<string>(),
  }));
  const days = dayList(from, to);
  for (const { timeZone, drivers, ghosts, neededAt } of zones) {
    const start = Date.parse(instantAt(from, '00:00', timeZone));
    const end = Date.parse(instantAt(addDays(to, 1), '00:00', timeZone));
    const count = (spans: readonly TimeSpan[]) =>
      coverageCounts(coverage(spans, { from: start, to: end, bucketMinutes: 60 }));
    const [scheduled, open] = [count(drivers), count(ghosts)];
    const need = hoursOfWeek(() => ({ sum: 0, known: 0 }));
    for (const day of days) {
      const midnight = Date.parse(instantAt(day, '00:00', timeZone));
      const dayHours = Math.round((Date.parse(instantAt(addDays(day, 1), '00:00', timeZone)) - midnight) / hour);
      for (let clock = 0; clock < Math.min(24, dayHours); clock += 1) {
        const at = midnight + clock * hour;
        const index = dayOfWeekOf(day) * 24 + clock;
        const [sum, own] = [sums[index], need[index]];
        const bucket = Math.round((at - start) / hour);
        if (!sum || !own) continue;
        const present = scheduled[bucket] ?? 0;
        const needed = neededAt(at);
        sum.scheduled += present;
        sum.ghosts += open[bucket] ?? 0;
        if (needed !== null) {
          own.known += 1;
          own.sum += needed;
          if (present < needed) sum.short.add(day);
        }
      }
    }
    for (const [index, { sum, known }] of need.entries()) {
      const all = sums[index];
      if (all && known > 0) all.needed = (all.needed ?? 0) + sum / known;
    }
  }
  const weekdays = Array.from({ length: 7 }, (_, day) => days.filter((each) => dayOfWeekOf(each) === day).length);
  const rounded = (value: number) => Math.round(value * 100) / 100;
  return sums.map(({ scheduled, ghosts, needed, short }, index) => {
    const dayOfWeek = Math.floor(index / 24);
    const times = weekdays[dayOfWeek] ?? 0;
    const mean = (sum: number) => (times === 0 ? 0 : rounded(sum / times));
    return {
      day_of_week: dayOfWeek,
      hour: index % 24,
      scheduled: mean(scheduled),
      ghosts: mean(ghosts),
      needed: needed === null ? null : rounded(needed),
      hours: times,
      short_hours: needed === null ? null : short.size,
    };
  });
}

/** One of something for each hour of the week, from Sunday midnight. */
function hoursOfWeek<Item>(make: () => Item): Item[] {
  return Array.from({ length: 7 * 24 }, make);
}
