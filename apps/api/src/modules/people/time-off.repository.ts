import type { RequestStatus } from '@roadside/domain/scheduling';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Employees' days off that are approved or pending and touch these days, by start. */
export async function readTimeOff(
  db: Kysely<Tables>,
  employeeIds: readonly number[],
  { from, to = null }: { readonly from: string; readonly to?: string | null },
) {
  return db
    .selectFrom('time_off')
    .select(['id', 'employee_id', 'starts_on', 'ends_on', 'type', 'status', 'reason'])
    .where('employee_id', '=', sql<number>`any(${[...employeeIds]}::integer[])`)
    .where('status', 'in', ['pending', 'approved'])
    .where('ends_on', '>=', from)
    .$if(to !== null, (query) => query.where('starts_on', '<=', to ?? ''))
    .orderBy('starts_on')
    .orderBy('id')
    .execute();
}

/** A time-off entry with its employee, from a request or a manager; null when it doesn't exist. */
export async function readTimeOffEntry(db: Kysely<Tables>, id: number) {
  const row = await db
    .selectFrom('time_off')
    .innerJoin('employee', 'employee.id', 'time_off.employee_id')
    .innerJoin('organization', 'organization.id', 'employee.organization_id')
    .select([
      'time_off.employee_id',
      'time_off.status',
      'time_off.decided_at',
      'organization.id as organization_id',
      'organization.display_name',
    ])
    .where('time_off.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** A stored time-off entry, locked for a change; null when the employee has no such entry. */
export async function lockTimeOff(trx: Transaction<Tables>, employeeId: number, id: number) {
  const row = await trx
    .selectFrom('time_off')
    .select(['id', 'status', 'starts_on', 'ends_on', 'type', 'reason'])
    .where('id', '=', id)
    .where('employee_id', '=', employeeId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Requested days off, locked against a second decision; null when there are none. */
export async function lockTimeOffRequest(trx: Transaction<Tables>, id: number) {
  const row = await trx
    .selectFrom('time_off')
    .select(['id', 'employee_id', 'status', 'decided_by', 'approver_reason'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Returns whether a time-off entry is pending, for the access check; null when there is none. */
export async function timeOffStatus(db: Kysely<Tables>, employeeId: number, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('time_off')
    .select('status')
    .where('id', '=', id)
    .where('employee_id', '=', employeeId)
    .where('status', 'in', ['pending', 'approved'])
    .executeTakeFirst();
  return row?.status ?? null;
}

export interface NewTimeOff {
  readonly employeeId: number;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly type: string;
  readonly reason: string | null;
  readonly requestedBy: number;
  /** The approver, if approved on entry; null leaves it pending. */
  readonly approvedBy: number | null;
}

/** Adds days off and returns the id. */
export async function insertTimeOff(trx: Transaction<Tables>, entry: NewTimeOff, at: Date): Promise<number> {
  const { id } = await trx
    .insertInto('time_off')
    .values({
      employee_id: entry.employeeId,
      starts_on: entry.startsOn,
      ends_on: entry.endsOn,
      type: entry.type,
      reason: entry.reason,
      requested_by: entry.requestedBy,
      status: entry.approvedBy === null ? 'pending' : 'approved',
      decided_by: entry.approvedBy,
      decided_at: entry.approvedBy === null ? null : at,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes days off. */
export async function updateTimeOff(
  trx: Transaction<Tables>,
  id: number,
  entry: Pick<NewTimeOff, 'startsOn' | 'endsOn' | 'type' | 'reason'>,
): Promise<void> {
  await trx
    .updateTable('time_off')
    .set((eb) => ({
      starts_on: entry.startsOn,
      ends_on: entry.endsOn,
      type: entry.type,
      reason: entry.reason,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/** Stores the decision about requested days off, or their withdrawal. */
export async function storeTimeOffStatus(
  trx: Transaction<Tables>,
  id: number,
  change: {
    readonly status: RequestStatus;
    readonly decidedBy: number | null;
    readonly reason: string | null;
    readonly at: Date;
  },
): Promise<void> {
  await trx
    .updateTable('time_off')
    .set((eb) => ({
      status: change.status,
      decided_by: change.decidedBy,
      approver_reason: change.reason,
      decided_at: change.decidedBy === null ? null : change.at,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/** Deletes days off. */
export async function deleteTimeOff(trx: Transaction<Tables>, id: number): Promise<void> {
  await trx.deleteFrom('time_off').where('id', '=', id).execute();
}
