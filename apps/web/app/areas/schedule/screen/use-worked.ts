import type { WorkedTime } from '@roadside/scheduler-gantt/model';
import { useMemo } from 'react';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { workedAddress } from '../model/addresses.ts';
import { shownDays } from '../model/schedule-address.ts';
import { workedTimes } from '../model/worked-times.ts';
import type { WorkedResource } from '../server/past-shifts.resource.server.ts';
import type { OpenSchedule } from './schedule-context.ts';

/** A line that goes on until now grows this often: each time, all rows are drawn again. */
const step = 300_000;
const none: readonly WorkedTime[] = [];

/** When drivers were signed on, for the days up to now; loaded after the schedule. Empty for future days. */
export function useWorked(
  { place, today, address, mayChange, state }: OpenSchedule,
  now: number,
): readonly WorkedTime[] {
  const { from, days } = shownDays(address);
  const { data } = useResource<WorkedResource>(workedAddress({ slug: place.slug }, { date: from, days }), {
    enabled: mayChange && from <= today && address.span !== 'month' && address.view === 'gantt',
  });
  const until = Math.floor(now / step) * step;
  const { drivers } = state.reply;
  return useMemo(() => (data ? workedTimes(data.worked, drivers, until) : none), [data, drivers, until]);
}
