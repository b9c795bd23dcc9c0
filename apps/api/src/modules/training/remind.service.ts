import { reminderDue } from '@roadside/domain/training';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { announce } from '../../platform/live/announce.ts';
import { dayIn } from '../../platform/time/day-in.ts';
import { notify, recountNotifications } from '../notifications/index.ts';
import {
  campaignsRequiring,
  lockAssignmentsDue,
  managersRequiring,
  openRequiredModules,
  storeReminders,
} from './assignments.repository.ts';
import type { AssignmentRow } from './assignments.repository.ts';

/** Notifies people of modules they have to finish. */
export async function notifyOfModules(
  trx: Transaction<Tables>,
  assignments: readonly Pick<AssignmentRow, 'module_id' | 'employee_id'>[],
  at: Date,
): Promise<void> {
  for (const [subjectId, rows] of Map.groupBy(assignments, ({ module_id }) => module_id))
    await notify(
      trx,
      { kind: 'module', subjectId },
      rows.map(({ employee_id: employeeId }) => ({ employeeId, amount: 1 })),
      { at, by: null, again: true },
    );
}

/** Tells the screens of people who are through with a module, and of those who manage campaigns that require it. */
export async function announceThrough(
  trx: Transaction<Tables>,
  { moduleId, employeeIds }: { readonly moduleId: number; readonly employeeIds: readonly number[] },
  by: number,
): Promise<void> {
  const people = [...employeeIds, ...(await managersRequiring(trx, moduleId))];
  await announce(trx, { topic: 'training', id: moduleId, people, by });
}

/**
 * Counts again what notifications of campaigns say is to be done by people who finished these modules or were excused
 * from them. One of a campaign in which nothing is open anymore goes.
 */
export async function recountCampaigns(
  trx: Transaction<Tables>,
  { moduleIds, employeeIds }: { readonly moduleIds: readonly number[]; readonly employeeIds: readonly number[] },
  by: number,
): Promise<void> {
  for (const subjectId of await campaignsRequiring(trx, moduleIds))
    await recountNotifications(
      trx,
      { kind: 'campaign', subjectId },
      async (people) => {
        const open = await openRequiredModules(trx, subjectId, people);
        return people.map((employeeId) => ({ employeeId, amount: open.get(employeeId)?.length ?? 0 }));
      },
      { by, among: employeeIds },
    );
}

/**
 * Reminds people of modules that were assigned outside a campaign and are due in 7, 3 and 1 days, on the calendar of
 * where each works; each day once.
 */
export async function remindOfAssignments(db: Database, now: () => Date): Promise<void> {
  const at = now();
  await db.kysely.transaction().execute(async (trx) => {
    const due = (await lockAssignmentsDue(trx, at)).flatMap((row) => {
      const daysLeft = reminderDue(row.due_on, dayIn(row.time_zone, at), row.reminded_days_left);
      return daysLeft === null ? [] : [{ ...row, daysLeft }];
    });
    for (const [daysLeft, rows] of Map.groupBy(due, (row) => row.daysLeft))
      await storeReminders(
        trx,
        rows.map(({ id }) => id),
        daysLeft,
      );
    await notifyOfModules(trx, due, at);
  });
}
