import { canView } from '@roadside/domain/geography';
import { seeingMinutes } from '@roadside/domain/session';
import type { CallContext } from '../../platform/calls/handler.ts';
import { insertSeeing, latestSeeing, personToSee, stopSeeingOf } from './seeing.repository.ts';

const shown = 100;

/**
 * Lets the caller's session see Roadside as another person, until it is stopped or the time is up. A person who doesn't
 * exist or has left is refused like one out of view.
 */
export async function startSeeing(context: CallContext, employeeId: number) {
  const { db, tree, employee, session, now, audit, require } = context;
  const person = await personToSee(db.kysely, employeeId);
  require({
    ownerEmployeeId: employeeId,
    geography: person ? tree.byId(person.organization_id) : null,
    ...(person ? { inviteePositionType: person.position_type, inviteePermissions: person.permissions } : {}),
  });
  if (!person) throw new TypeError('A person who doesn’t exist was admitted.');
  const at = now();
  const endsAt = new Date(at.getTime() + seeingMinutes * 60_000);
  await db.kysely.transaction().execute(async (trx) => {
    await stopSeeingOf(trx, session.id, at);
    await insertSeeing(trx, { sessionId: session.id, seenBy: employee.id, employeeId, now: at, endsAt });
    await audit(
      {
        event: 'seeing_started',
        status: 'success',
        target: `employee:${employeeId}`,
        changes: { from: at.toISOString(), until: endsAt.toISOString() },
      },
      trx,
    );
  });
  return { seeing: { employee_id: employeeId, display_name: person.display_name, until: endsAt.toISOString() } };
}

/** The session is its own person's again; returns whether it saw as somebody else. */
export async function stopSeeing({ db, session, now, audit }: CallContext): Promise<boolean> {
  return db.kysely.transaction().execute(async (trx) => {
    const stopped = await stopSeeingOf(trx, session.id, now());
    if (stopped)
      await audit({ event: 'seeing_stopped', status: 'success', target: `employee:${stopped.employee_id}` }, trx);
    return stopped !== null;
  });
}

/** Who saw as whom lately, among the people in the reader's view. */
export async function listSeeing({ db, tree, subject, config, now }: CallContext) {
  const at = now();
  return (await latestSeeing(db.kysely, shown))
    .filter(({ organization_id }) => {
      const place = tree.byId(organization_id);
      return place !== null && canView(subject, place, config.access);
    })
    .map((row) => {
      const until = row.stopped_at ?? row.ends_at;
      return {
        id: row.id,
        seen_by: { employee_id: row.seen_by, display_name: row.by_name },
        seen_as: { employee_id: row.employee_id, display_name: row.seen_name },
        from: row.started_at.toISOString(),
        until: until.toISOString(),
        ended: until <= at,
      };
    });
}
