import type { LoaderFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import { can } from '@roadside/domain/permissions';
import { placeClock } from '../../../kit/format/place-clock.ts';
import { packOutcome, type Packed } from '../../../kit/packed/packed.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { placeOf } from '../../../kit/places/place.server.ts';
import { admitted } from '../../../kit/server/guard.server.ts';
import { geographyOf, subjectOf } from '../../../kit/server/person.ts';
import type { LoadedSchedule } from '../model/loaded-schedule.ts';
import type { ScheduleReply } from '../model/schedule-reply.ts';
import { loadedDays, readScheduleAddress } from '../model/schedule-address.ts';

export interface SentSchedule extends Omit<LoadedSchedule, 'outcome' | 'readAheadAt'> {
  readonly outcome: Outcome<Packed<ScheduleReply>>;
}

/**
 * Number of drivers and ghosts a page opens with. Most clubs have no more; for a larger one, the screen fetches the
 * rest after showing these.
 */
const firstRows = 600;

/** Loads a location's schedule with its first days. */
export async function loadSchedule({ request, context }: LoaderFunctionArgs): Promise<SentSchedule> {
  const { place, person } = await admitted(context);
  if (!place) throw new Error('The schedule route has a slug.');
  const { today, now, aheadMs } = placeClock(context.today, place.time_zone);
  const { from, days } = loadedDays(readScheduleAddress(new URL(request.url).searchParams, today));
  const subject = subjectOf(person);
  const may = (action: 'schedule.save' | 'schedule.unlock') =>
    can(subject, action, { geography: geographyOf(place) }, context.access).allowed;
  const outcome = await context.api.attempt(calls.scheduler.schedule, {
    body: {
      purpose: 'scheduler_utils',
      action: 'schedule',
      slug: place.slug,
      date: from,
      days,
      first_rows: firstRows,
      around: true,
    },
  });
  return {
    place: placeOf(place, subject),
    person: { id: person.id, employeeId: person.employeeId, driver: person.positionType === 'driver' },
    mayChange: may('schedule.save'),
    mayUnlock: may('schedule.unlock'),
    today,
    now,
    aheadMs,
    outcome: packOutcome(outcome),
  };
}
