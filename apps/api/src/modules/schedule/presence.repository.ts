import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** People who have had a place's schedule open since a given time, by name. */
export async function readPresence(db: Kysely<Tables>, organizationId: number, since: Date) {
  return db
    .selectFrom('schedule_presence')
    .innerJoin('employee', 'employee.id', 'schedule_presence.employee_id')
    .select([
      'schedule_presence.employee_id',
      'employee.display_name',
      'schedule_presence.day',
      'schedule_presence.editing',
      'schedule_presence.seen_at',
    ])
    .where('schedule_presence.organization_id', '=', organizationId)
    .where('schedule_presence.seen_at', '>', since)
    .orderBy('employee.display_name')
    .orderBy('schedule_presence.employee_id')
    .limit(100)
    .execute();
}

/** Records a person's presence. */
export async function writePresence(
  db: Kysely<Tables>,
  row: {
    readonly employee_id: number;
    readonly organization_id: number;
    readonly day: string;
    readonly editing: boolean;
    readonly seen_at: Date;
  },
): Promise<void> {
  await db
    .insertInto('schedule_presence')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['employee_id', 'organization_id'])
        .doUpdateSet({ day: row.day, editing: row.editing, seen_at: row.seen_at }),
    )
    .execute();
}

/** Deletes presence rows of a place: one person's, and all last seen before a given time. */
export async function forgetPresence(
  db: Kysely<Tables>,
  {
    employeeId,
    organizationId,
    before,
  }: { readonly employeeId: number | null; readonly organizationId: number; readonly before: Date },
): Promise<void> {
  await db
    .deleteFrom('schedule_presence')
    .where('organization_id', '=', organizationId)
    .where((eb) =>
      eb.or([eb('seen_at', '<', before), ...(employeeId === null ? [] : [eb('employee_id', '=', employeeId)])]),
    )
    .execute();
}
