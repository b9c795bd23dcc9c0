import type { CallOutAnswer } from '@roadside/domain/call-outs';
import type { RequestStatus } from '@roadside/domain/scheduling';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** A stored call-out. */
export interface CallOutRow {
  readonly id: number;
  readonly organization_id: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly services: readonly string[];
  readonly reason: string;
  readonly created_by_name: string | null;
  readonly created_at: Date;
  readonly closed_at: Date | null;
}

/** A driver who was asked. */
export interface AskedRow {
  readonly call_out_id: number;
  readonly employee_id: number;
  readonly driver_slug: string;
  readonly display_name: string;
  readonly station_id: number;
  readonly shift_id: number | null;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly overtime: boolean;
  readonly answer: CallOutAnswer | null;
  readonly asked_at: Date;
  readonly answered_at: Date | null;
  readonly request_id: number | null;
  readonly request_status: RequestStatus | null;
}

const columns = sql`c.id, c.organization_id, c.starts_at, c.ends_at, c.services, c.reason,
  (select display_name from employee where id = c.created_by) as created_by_name, c.created_at, c.closed_at`;

/** One call-out; null when there is none. */
export async function readCallOut(db: Kysely<Tables>, id: number): Promise<CallOutRow | null> {
  const { rows } = await sql<CallOutRow>`select ${columns} from call_out c where c.id = ${id}::integer`.execute(db);
  return rows[0] ?? null;
}

/** Locks a call-out against a change by somebody else. */
export async function lockCallOut(trx: Transaction<Tables>, id: number): Promise<CallOutRow | null> {
  await sql`select id from call_out where id = ${id}::integer for update`.execute(trx);
  return readCallOut(trx, id);
}

/** The latest call-outs of some organizations, those that start last first. */
export async function latestCallOuts(
  db: Kysely<Tables>,
  organizationIds: readonly number[],
  limit: number,
): Promise<readonly CallOutRow[]> {
  const { rows } = await sql<CallOutRow>`select ${columns} from call_out c
    where c.organization_id = any(${[...organizationIds]}::integer[])
    order by c.starts_at desc, c.id desc limit ${limit}`.execute(db);
  return rows;
}

/** The call-outs of some organizations that haven't started or ended, soonest first. */
export async function comingCallOuts(
  db: Kysely<Tables>,
  organizationIds: readonly number[],
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<readonly CallOutRow[]> {
  const { rows } = await sql<CallOutRow>`select ${columns} from call_out c
    where c.organization_id = any(${[...organizationIds]}::integer[]) and c.closed_at is null
      and c.starts_at > ${now}::timestamptz
    order by c.starts_at, c.id limit ${limit}`.execute(db);
  return rows;
}

/** Stores a call-out and returns its id. */
export async function insertCallOut(
  trx: Transaction<Tables>,
  values: {
    readonly organizationId: number;
    readonly start: Date;
    readonly end: Date;
    readonly services: readonly string[];
    readonly reason: string;
  },
  { by, at }: { readonly by: number | null; readonly at: Date },
): Promise<number> {
  const { id } = await trx
    .insertInto('call_out')
    .values({
      organization_id: values.organizationId,
      starts_at: values.start,
      ends_at: values.end,
      services: [...values.services],
      reason: values.reason,
      created_by: by,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A driver to ask, with the open shift to take. */
export interface NewAsked {
  readonly employeeId: number;
  readonly stationId: number;
  readonly shiftId: number;
  readonly start: Date;
  readonly end: Date;
  readonly overtime: boolean;
}

/** Stores whom a call-out asks. */
export async function insertAsked(
  trx: Transaction<Tables>,
  callOutId: number,
  asked: readonly NewAsked[],
  at: Date,
): Promise<void> {
  if (asked.length === 0) return;
  await trx
    .insertInto('call_out_driver')
    .values(
      asked.map(({ employeeId, stationId, shiftId, start, end, overtime }) => ({
        call_out_id: callOutId,
        employee_id: employeeId,
        station_id: stationId,
        shift_id: shiftId,
        starts_at: start,
        ends_at: end,
        overtime,
        asked_at: at,
      })),
    )
    .execute();
}

/** The drivers who were asked, in the order of their hours and names. */
export async function readAsked(db: Kysely<Tables>, callOutIds: readonly number[]): Promise<readonly AskedRow[]> {
  const { rows } = await sql<AskedRow>`
    select d.call_out_id, d.employee_id, o.slug as driver_slug, e.display_name, d.station_id, d.shift_id, d.starts_at,
      d.ends_at, d.overtime, d.answer, d.asked_at, d.answered_at, d.request_id, r.status as request_status
    from call_out_driver d join employee e on e.id = d.employee_id join organization o on o.id = e.organization_id
    left join schedule_fill_request r on r.id = d.request_id
    where d.call_out_id = any(${[...callOutIds]}::integer[])
    order by d.call_out_id, d.starts_at, e.display_name, d.employee_id`.execute(db);
  return rows;
}

/** The call-outs that haven't been ended and share some time with a window. */
export async function callOutsDuring(
  db: Kysely<Tables>,
  { start, end }: { readonly start: Date; readonly end: Date },
): Promise<readonly { readonly id: number; readonly starts_at: Date }[]> {
  return db
    .selectFrom('call_out')
    .select(['id', 'starts_at'])
    .where('closed_at', 'is', null)
    .where('starts_at', '<', end)
    .where('ends_at', '>', start)
    .execute();
}

/** Ids of the call-outs a driver was asked in that haven't ended, soonest first. */
export async function ownCallOutIds(db: Kysely<Tables>, employeeId: number, now: Date): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`select c.id from call_out_driver d join call_out c on c.id = d.call_out_id
    where d.employee_id = ${employeeId}::integer and c.closed_at is null and c.starts_at > ${now}::timestamptz
    order by c.starts_at, c.id limit 20`.execute(db);
  return rows.map(({ id }) => id);
}

/** Stores a driver's answer. */
export async function storeAnswer(
  trx: Transaction<Tables>,
  { callOutId, employeeId }: { readonly callOutId: number; readonly employeeId: number },
  answer: { readonly answer: CallOutAnswer; readonly requestId: number | null; readonly at: Date },
): Promise<void> {
  await trx
    .updateTable('call_out_driver')
    .set({ answer: answer.answer, answered_at: answer.at, request_id: answer.requestId })
    .where('call_out_id', '=', callOutId)
    .where('employee_id', '=', employeeId)
    .execute();
}

/** Ends a call-out. */
export async function storeClosed(
  trx: Transaction<Tables>,
  id: number,
  { by, at }: { readonly by: number; readonly at: Date },
): Promise<void> {
  await trx.updateTable('call_out').set({ closed_by: by, closed_at: at }).where('id', '=', id).execute();
}
