import { addDays } from '@roadside/domain/calendar';
import type { Days } from './schedule-address.ts';
import type { ScheduleReply } from './schedule-reply.ts';

/** How many shifts publishing some days would change for drivers, those included that they see and the plan dropped. */
export function unpublishedOn(
  { schedule, withdrawn = [] }: Pick<ScheduleReply, 'schedule' | 'withdrawn'>,
  { from, days }: Days,
): number {
  const until = addDays(from, days);
  const differing = [...schedule.filter(({ unpublished }) => unpublished !== undefined), ...withdrawn];
  return new Set(differing.filter(({ day }) => day >= from && day < until).map(({ id }) => id)).size;
}
