import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { addDays } from '@roadside/domain/calendar';
import { instantAt } from '@roadside/domain/scheduling';
import type { CallContext } from '../../platform/calls/handler.ts';
import { readPeople } from '../people/index.ts';
import { readSignOns } from '../shifts/index.ts';
import { spanOf } from './read-schedule.service.ts';
import { mayEdit, schedulePlace } from './schedule-place.ts';

/** When the drivers the caller plans were signed on during some days, by time. */
export async function workedOf(
  context: CallContext,
  body: ParsedBody<typeof calls.scheduler.worked>,
): Promise<CallReply<typeof calls.scheduler.worked>> {
  const { db, tree } = context;
  const { place, driverIds } = schedulePlace(context, body.slug, body.station_ids);
  const people = (await readPeople(db.kysely, driverIds)).filter(({ parent_id }) => {
    const home = parent_id === null ? null : tree.byId(parent_id);
    return home !== null && mayEdit(context, home);
  });
  const { from, to } = spanOf(body);
  const rows = await readSignOns(
    db.kysely,
    people.map(({ employee_id }) => employee_id),
    {
      from: new Date(instantAt(from, '00:00', place.timeZone)),
      to: new Date(instantAt(addDays(to, 1), '00:00', place.timeZone)),
    },
  );
  return {
    worked: rows.map(({ employee_id, signed_on_at, signed_off_at }) => ({
      employee: employee_id,
      start: signed_on_at.toISOString(),
      end: signed_off_at?.toISOString() ?? null,
    })),
  };
}
