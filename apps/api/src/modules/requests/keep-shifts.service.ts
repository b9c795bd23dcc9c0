import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { Transaction } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { presentAt } from '../../platform/time/present.ts';
import { takeBackNotifications } from '../notifications/index.ts';
import { readTimeOffEntry } from '../people/index.ts';
import {
  giveBackShift,
  lockShifts,
  lockWorkers,
  readNamedShifts,
  refusingOverlaps,
  shiftsOpenedAt,
} from '../shifts/index.ts';
import { denyRivals } from './deny-rivals.ts';
import { rivalsOf } from './requests.repository.ts';

type KeepShifts = typeof calls.requests.keepShifts;

/** Takes back what time off opened, approved or entered by a manager: the shifts that are still open belong to the driver again. */
export async function keepShifts(context: CallContext, id: number): Promise<CallReply<KeepShifts>> {
  const { db, tree, require, employee, audit, now } = context;
  const row = await readTimeOffEntry(db.kysely, id);
  const driver = row && tree.byId(row.organization_id);
  require({ geography: driver, ...(row ? { ownerEmployeeId: row.employee_id } : {}) });
  if (!row || !driver) throw new ApiError('not-found', 'This time off no longer exists.');
  const { decided_at: openedAt, employee_id: driverId } = row;
  if (row.status !== 'approved' || openedAt === null) return { kept: 0 };
  const present = presentAt(context, driver.timeZone);
  return refusingOverlaps(() =>
    db.kysely.transaction().execute(async (trx) => {
      const opened = () => shiftsOpenedAt(trx, driverId, { openedAt, now: present });
      const rivals = await lockAll(trx, driverId, await opened());
      // One of them may have been taken while this waited for the locks.
      const shifts = await readNamedShifts(trx, await opened());
      for (const shift of shifts.values()) {
        if (shift.published)
          await takeBackNotifications(trx, { kind: 'open-shift', subjectId: shift.id }, { by: employee.id });
        await giveBackShift(trx, shift, driverId, { by: employee.id, at: now(), reason: 'Shift kept' });
        await denyRivals(context, trx, rivals.get(shift.id) ?? [], {
          reason: `${row.display_name} has this shift again`,
        });
      }
      if (shifts.size > 0)
        await audit(
          {
            event: 'shifts_kept',
            status: 'success',
            target: `pto_requests:${id}`,
            changes: { requester: driverId, shifts: [...shifts.keys()] },
          },
          trx,
        );
      return { kept: shifts.size };
    }),
  );
}

/** Locks shifts, after who has them and who asked for them. @returns the open requests for each */
async function lockAll(trx: Transaction<Tables>, driverId: number, ids: readonly number[]) {
  const rivals = new Map<number, Awaited<ReturnType<typeof rivalsOf>>>();
  for (const id of ids) rivals.set(id, await rivalsOf(trx, id, 0));
  const shifts = [...(await readNamedShifts(trx, ids)).values()];
  await lockWorkers(trx, {
    employeeIds: [driverId],
    placeholderIds: shifts.flatMap(({ placeholder_id }) => placeholder_id ?? []),
  });
  await lockShifts(trx, ids);
  return rivals;
}
