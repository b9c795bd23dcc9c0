import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { CallContext } from '../../platform/calls/handler.ts';
import { announce } from '../../platform/live/announce.ts';
import { forgetPresence, readPresence, writePresence } from './presence.repository.ts';
import { schedulePlace } from './schedule-place.ts';

/** People not seen for this long no longer count as present. */
const presentMs = 60_000;

/**
 * Records that the caller has a place's schedule open or has left it, and returns who else has it open. Changes are
 * announced.
 */
export async function bePresent(
  context: CallContext,
  { slug, date, editing, leaving }: ParsedBody<typeof calls.scheduler.presence>,
): Promise<CallReply<typeof calls.scheduler.presence>> {
  const { place } = schedulePlace(context, slug);
  const { employee } = context;
  const now = context.now();
  const since = new Date(now.getTime() - presentMs);
  return context.db.kysely.transaction().execute(async (trx) => {
    const before = await readPresence(trx, place.id, since);
    const own = before.find(({ employee_id }) => employee_id === employee.id);
    if (leaving) await forgetPresence(trx, { employeeId: employee.id, organizationId: place.id, before: since });
    else {
      await writePresence(trx, {
        employee_id: employee.id,
        organization_id: place.id,
        day: date,
        editing,
        seen_at: now,
      });
      await forgetPresence(trx, { employeeId: null, organizationId: place.id, before: since });
    }
    if (leaving ? own !== undefined : own?.day !== date || own.editing !== editing)
      await announce(trx, { topic: 'schedule-presence', id: place.id, geographyId: place.id, by: employee.id });
    return {
      people: before
        .filter(({ employee_id }) => employee_id !== employee.id)
        .map((row) => ({ ...row, seen_at: row.seen_at.toISOString() })),
      now: now.toISOString(),
    };
  });
}
