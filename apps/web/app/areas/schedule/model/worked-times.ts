import type { WorkedTime } from '@roadside/scheduler-gantt/model';
import { rowIdOf } from './gantt-rows.ts';
import type { ScheduleReply, WorkedReply } from './schedule-reply.ts';

const hour = 3_600_000;

/** Sign-ons as lines of the gantt. One that hasn't ended goes on until now, for a day at most. */
export function workedTimes(
  worked: WorkedReply['worked'],
  drivers: ScheduleReply['drivers'],
  now: number,
): readonly WorkedTime[] {
  const rows = new Map(drivers.map((driver) => [driver.employee_profile, rowIdOf(driver)]));
  return worked.flatMap(({ employee, start, end }) => {
    const driverId = rows.get(employee);
    const from = Date.parse(start);
    const until = end === null ? Math.min(now, from + 24 * hour) : Date.parse(end);
    return driverId === undefined || until <= from ? [] : [{ driverId, start: from, end: until }];
  });
}
