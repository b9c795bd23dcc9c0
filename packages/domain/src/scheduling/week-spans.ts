import { addDays } from '../calendar/calendar.ts';
import { stationTimeOf } from './availability.ts';
import type { TimeSpan } from './coverage.ts';
import { instantAt } from './duration.ts';
import { weekStartOf } from './week.ts';

/** The weeks a span touches, from Sunday midnight to Sunday midnight by a zone's clock. */
export function weeksOf({ start, end }: TimeSpan, timeZone: string): readonly TimeSpan[] {
  const weeks: TimeSpan[] = [];
  let sunday = weekStartOf(stationTimeOf(new Date(start).toISOString(), timeZone).day);
  for (let from = Date.parse(instantAt(sunday, '00:00', timeZone)); from < end;) {
    sunday = addDays(sunday, 7);
    const next = Date.parse(instantAt(sunday, '00:00', timeZone));
    weeks.push({ start: from, end: next });
    from = next;
  }
  return weeks;
}

/** The hours two spans share. */
export const hoursShared = (one: TimeSpan, other: TimeSpan): number =>
  Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start)) / 3_600_000;
