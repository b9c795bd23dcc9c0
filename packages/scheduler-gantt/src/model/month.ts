import { spanOf, dayTicks } from './time-window.ts';
import type { ScheduleModel, TimeText } from './schedule-model.ts';

/** One day in the month overview. */
export interface DaySummary {
  readonly from: number;
  readonly until: number;
  /** Day of the month. */
  readonly day: number;
  /** 0 = Sunday. */
  readonly weekday: number;
  /** Drivers with a shift that starts on this day. */
  readonly drivers: number;
  /** Milliseconds worked by drivers. */
  readonly worked: number;
  /** Shifts of placeholder drivers that start on this day. */
  readonly open: number;
  /** Shifts in conflict that start on this day. */
  readonly conflicts: number;
  /** Missing driver time in milliseconds; null if the need is unknown. */
  readonly short: number | null;
  /** Scheduled minus needed for each bucket with a known need. */
  readonly gaps: readonly { readonly scheduled: number; readonly needed: number }[];
}

/** Summarizes each day of the window in one pass over all shifts. */
export function summarizeDays(model: ScheduleModel, time?: TimeText): readonly DaySummary[] {
  const days = dayTicks(model.window).map(({ at, until, clock }) => ({
    from: at,
    until,
    day: clock.day,
    weekday: clock.weekday,
    drivers: new Set<string>(),
    worked: 0,
    open: 0,
    conflicts: 0,
  }));
  const dayOf = (instant: number) => days.find(({ from, until }) => instant >= from && instant < until);
  const whole = spanOf(model.window);
  for (const driver of model.drivers)
    for (const shift of model.shiftsWithin(driver.id, whole)) {
      const day = dayOf(Math.max(shift.start, model.window.from));
      if (!day) continue;
      if (driver.kind === 'ghost') day.open += 1;
      else {
        day.drivers.add(driver.id);
        for (const each of days)
          each.worked += Math.max(0, Math.min(each.until, shift.end) - Math.max(each.from, shift.start));
      }
    }
  for (const { shiftId } of model.conflicts(time)) {
    const day = dayOf(Math.max(model.shift(shiftId)?.start ?? 0, model.window.from));
    if (day) day.conflicts += 1;
  }
  const buckets = model.coverageWith();
  return days.map((day) => {
    const known = buckets.flatMap(({ from, until, scheduled, needed }) =>
      needed !== null && from >= day.from && from < day.until ? [{ from, until, scheduled, needed }] : [],
    );
    return {
      ...day,
      drivers: day.drivers.size,
      short:
        known.length === 0
          ? null
          : known.reduce(
              (sum, { from, until, scheduled, needed }) => sum + Math.max(0, needed - scheduled) * (until - from),
              0,
            ),
      gaps: known.map(({ scheduled, needed }) => ({ scheduled, needed })),
    };
  });
}
