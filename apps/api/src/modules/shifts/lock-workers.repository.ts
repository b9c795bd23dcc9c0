import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

const idList = (ids: readonly number[]) => sql`${[...new Set(ids)]}::integer[]`;

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
  if (employeeIds.length > 0)
    await sql`select id from employee where id = any(${idList(employeeIds)}) order by id for no key update`.execute(
      trx,
    );
  if (placeholderIds.length > 0)
    await sql`select id from placeholder where id = any(${idList(placeholderIds)}) order by id for no key update`.execute(
      trx,
    );
}
