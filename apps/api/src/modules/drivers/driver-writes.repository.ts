import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Changes to a driver's state; omitted fields stay as they are. */
export interface StateChange {
  readonly employeeId: number;
  readonly activeNotAvailable?: boolean | undefined;
  readonly reason?: string | null | undefined;
  readonly removed?: boolean | undefined;
}

/** Stores a change of a driver's state and increments its version. */
export async function saveState(
  trx: Transaction<Tables>,
  { employeeId, activeNotAvailable, reason, removed }: StateChange,
  { by, at, today }: { readonly by: number; readonly at: Date; readonly today: string },
): Promise<void> {
  await sql`
    insert into driver_state as s (employee_id, active_not_available, reason, since, version, updated_by, updated_at, removed_at)
    values (${employeeId}::integer, ${activeNotAvailable ?? false}::boolean,
      case when ${activeNotAvailable ?? false}::boolean then ${reason ?? null}::text end,
      case when ${activeNotAvailable ?? false}::boolean then ${today}::date end, 1, ${by}::integer, ${at}::timestamptz,
      case when ${removed ?? false}::boolean then ${at}::timestamptz end)
    on conflict (employee_id) do update set
      active_not_available = coalesce(${activeNotAvailable ?? null}::boolean, s.active_not_available),
      reason = case when ${activeNotAvailable ?? null}::boolean is null then s.reason else excluded.reason end,
      since = case when ${activeNotAvailable ?? null}::boolean is null then s.since
        when s.active_not_available and ${activeNotAvailable ?? false}::boolean then s.since else excluded.since end,
      removed_at = coalesce(excluded.removed_at, s.removed_at),
      version = s.version + 1, updated_by = excluded.updated_by, updated_at = excluded.updated_at`.execute(trx);
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

/** Deletes days off. */
export async function deleteTimeOff(trx: Transaction<Tables>, id: number): Promise<void> {
  await trx.deleteFrom('time_off').where('id', '=', id).execute();
}
