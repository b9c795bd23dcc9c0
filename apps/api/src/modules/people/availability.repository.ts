import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Weekly availability of employees, by day and start. */
export async function readAvailability(db: Kysely<Tables>, employeeIds: readonly number[]) {
  return db
    .selectFrom('availability')
    .select(['id', 'employee_id', 'day_of_week', 'start_time', 'end_time', 'type'])
    .where('employee_id', '=', sql<number>`any(${[...employeeIds]}::integer[])`)
    .orderBy('day_of_week')
    .orderBy('start_time')
    .orderBy('id')
    .execute();
}

/** A weekly time to store. */
export interface AvailabilityTimes {
  readonly day_of_week: number;
  readonly start_time: string;
  readonly end_time: string;
  readonly type: string;
}

/** Replaces a driver's weekly availability. */
export async function replaceAvailability(
  trx: Transaction<Tables>,
  employeeId: number,
  entries: readonly AvailabilityTimes[],
): Promise<void> {
  await trx.deleteFrom('availability').where('employee_id', '=', employeeId).execute();
  if (entries.length > 0)
    await trx
      .insertInto('availability')
      .values(
        entries.map(({ day_of_week, start_time, end_time, type }) => ({
          employee_id: employeeId,
          day_of_week,
          start_time,
          end_time,
          type,
        })),
      )
      .execute();
}
