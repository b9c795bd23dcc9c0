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
 */
export function coverageByHourOfWeek(zones: readonly ZoneShifts[], from: string, to: string): CoverageRow[] {
  const sums = Array.from({ length: 7 * 24 }, () => ({ scheduled: 0, ghosts: 0, needed: 0, known: 0, short: 0 }));
  const days = dayList(from, to);
  for (const { timeZone, drivers, ghosts, neededAt } of zones) {
    const start = Date.parse(instantAt(from, '00:00', timeZone));
    const end = Date.parse(instantAt(addDays(to, 1), '00:00', timeZone));
    const count = (spans: readonly TimeSpan[]) =>
      coverageCounts(coverage(spans, { from: start, to: end, bucketMinutes: 60 }));
    const [scheduled, open] = [count(drivers), count(ghosts)];
    for (const day of days) {
      const midnight = Date.parse(instantAt(day, '00:00', timeZone));
      const dayHours = Math.round((Date.parse(instantAt(addDays(day, 1), '00:00', timeZone)) - midnight) / hour);
      for (let clock = 0; clock < Math.min(24, dayHours); clock += 1) {
        const at = midnight + clock * hour;
        const sum = sums[dayOfWeekOf(day) * 24 + clock];
        const bucket = Math.round((at - start) / hour);
        if (!sum) continue;
        const present = scheduled[bucket] ?? 0;
        const needed = neededAt(at);
        sum.scheduled += present;
        sum.ghosts += open[bucket] ?? 0;
        if (needed !== null) {
          sum.known += 1;
          sum.needed += needed;
          if (present < needed) sum.short += 1;
        }
      }
    }
  }
  const weekdays = Array.from({ length: 7 }, (_, day) => days.filter((each) => dayOfWeekOf(each) === day).length);
  return sums.map(({ scheduled, ghosts, needed, known, short }, index) => {
    const dayOfWeek = Math.floor(index / 24);
    const times = weekdays[dayOfWeek] ?? 0;
    const mean = (sum: number) => (times === 0 ? 0 : Math.round((sum / times) * 100) / 100);
    return {
      day_of_week: dayOfWeek,
      hour: index % 24,
      scheduled: mean(scheduled),
      ghosts: mean(ghosts),
      needed: known === 0 ? null : mean(needed),
      hours: times,
      short_hours: known === 0 ? null : short,
    };
  });
}
