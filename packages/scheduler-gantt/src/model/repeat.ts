import { freshCopy, type NewId } from './clipboard.ts';
import type { Operation, Shift } from './schedule.ts';
import { instantOf, wallClock } from './time-window.ts';

/** The days to repeat a shift on. */
export interface Repeat {
  /** 0 = Sunday. */
  readonly weekdays: ReadonlySet<number>;
  /** Number of weeks including the shift's own, 1 for that week only. Weeks start on Sunday. */
  readonly weeks: number;
}

/**
 * The operations that repeat a shift at the same clock times on other days, never before the shift's own day. Days
 * outside the schedule's window are included: they are saved with the rest, but not drawn.
 */
export function repeatShift(
  shift: Shift,
  { weekdays, weeks }: Repeat,
  timeZone: string,
  newId: NewId,
): readonly Operation[] {
  const first = wallClock(shift.start, timeZone);
  const last = wallClock(shift.end, timeZone);
  const later = (clock: typeof first, days: number) => {
    const date = new Date(Date.UTC(clock.year, clock.month - 1, clock.day + days));
    return instantOf(
      { ...clock, year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() },
      timeZone,
    );
  };
  const operations: Operation[] = [];
  for (let day = 1; first.weekday + day < weeks * 7; day++)
    if (weekdays.has((first.weekday + day) % 7))
      operations.push({
        kind: 'add',
        shift: freshCopy(shift, newId(), { start: later(first, day), end: later(last, day) }),
      });
  return operations;
}
