import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { lockEmployees } from '../people/index.ts';

/** The people and ghosts whose shifts, days off, weekly times or state a transaction reads to judge, or writes. */
export interface WorkersToLock {
  readonly employeeIds: readonly number[];
  readonly placeholderIds?: readonly number[];
}

/**
 * Locks people and ghosts until the transaction ends. Rest, hours and days off are rules over several rows, so a check
 * holds only while no one else writes those rows: every write of shifts, time off, availability and driver state takes
 * this lock before it reads them.
 *
 * To avoid deadlocks, all transactions lock in one order: requests, people, ghosts, shifts, each by id.
 */
export async function lockWorkers(
  trx: Kysely<Tables>,
  { employeeIds, placeholderIds = [] }: WorkersToLock,
): Promise<void> {
  await lockEmployees(trx, employeeIds);
  if (placeholderIds.length > 0)
    await sql`select id from placeholder where id = any(${[...new Set(placeholderIds)]}::integer[]) order by id for no key update`.execute(
      trx,
    );
}
