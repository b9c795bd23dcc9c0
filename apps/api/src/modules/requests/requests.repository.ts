import type { RequestKind, RequestStatus } from '@roadside/domain/scheduling';
import { sql } from 'kysely';
import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { lockTimeOffRequest, storeTimeOffStatus } from '../people/index.ts';
import { allOf, beyond, containsText, countRows, keyTexts, missingLast, orderBy } from '../../platform/lists/keyset.ts';

/** A weekly time as stored in a request. */
export interface RequestedTimes {
  readonly day_of_week: number;
  readonly start_time: string;
  readonly end_time: string;
  readonly type: string;
}

/** A request of any kind with the driver who made it; columns of other kinds are null. */
export interface RequestRow {
  readonly request_type: RequestKind;
  readonly id: number;
  readonly version: number;
  readonly employee_id: number;
  readonly driver_id: number;
  readonly driver_slug: string;
  readonly display_name: string;
  readonly station_id: number;
  readonly time_zone: string;
  readonly status: RequestStatus;
  readonly reason: string | null;
  readonly approver_reason: string | null;
  readonly decided_by_name: string | null;
  readonly decided_at: Date | null;
  readonly created_at: Date;
  readonly first_day: string | null;
  readonly starts_on: string | null;
  readonly ends_on: string | null;
  readonly type: string | null;
  readonly entries: readonly RequestedTimes[] | null;
  readonly change: 'change' | 'swap' | 'drop' | null;
  readonly shift_id: number | null;
  readonly swap_with_shift_id: number | null;
  readonly wanted_starts_at: Date | null;
  readonly wanted_ends_at: Date | null;
}

/** The key of a request. */
export interface RequestKey {
  readonly kind: RequestKind;
  readonly id: number;
}

const table = sql`driver_request r join employee e on e.id = r.employee_id join organization o on o.id = e.organization_id`;

const columns = sql`r.request_type, r.id, r.version, r.employee_id, o.id as driver_id, o.slug as driver_slug,
  o.display_name, coalesce(o.parent_id, o.id) as station_id, o.time_zone, r.status, r.reason, r.approver_reason,
  (select display_name from employee d where d.id = r.decided_by) as decided_by_name, r.decided_at, r.created_at,
  r.first_day::text as first_day, r.starts_on::text as starts_on, r.ends_on::text as ends_on, r.type, r.entries,
  r.change, r.shift_id, r.swap_with_shift_id, r.wanted_starts_at, r.wanted_ends_at`;

const sortKeys = {
  created_at: () => [{ value: sql`r.created_at`, type: 'timestamptz' }],
  first_day: missingLast(sql`r.first_day`, sql`date '2000-01-01'`, 'date'),
  display_name: () => [{ value: sql`lower(o.display_name)`, type: 'text' }],
};
export type RequestOrder = keyof typeof sortKeys;
export const requestOrders = Object.keys(sortKeys) as readonly RequestOrder[];

export interface RequestQuery {
  readonly driverIds: readonly number[];
  readonly kinds: readonly RequestKind[];
  readonly statuses: readonly RequestStatus[];
  readonly search: string;
  readonly only: RequestKey | null;
  readonly orderBy: RequestOrder;
  readonly descending: boolean;
  readonly after: readonly string[] | null;
  readonly limit: number;
}

/** A page of requests, and the total count. */
export async function findRequests(db: Kysely<Tables>, query: RequestQuery) {
  const { kinds, statuses, only, descending, after, limit } = query;
  const order = {
    keys: [
      ...sortKeys[query.orderBy](descending),
      { value: sql`r.request_type`, type: 'text' },
      { value: sql`r.id`, type: 'integer' },
    ],
    descending,
  };
  const conditions: RawBuilder<unknown>[] = [
    // A club has ten thousand drivers: an array is hashed once, while a subquery would be sorted and joined.
    sql`o.id = any(${[...query.driverIds]}::integer[])`,
    ...(kinds.length === 0 ? [] : [sql`r.request_type = any(${[...kinds]}::text[])`]),
    ...statusCondition(statuses),
    ...(query.search === '' ? [] : [containsText(sql`o.display_name`, query.search)]),
    ...(only ? [sql`r.request_type = ${only.kind}`, sql`r.id = ${only.id}`] : []),
  ];
  const page = sql<RequestRow & { readonly sort_keys: readonly string[] }>`
    select ${columns}, ${keyTexts(order.keys)} as sort_keys from ${table}
    where ${allOf(after ? [...conditions, beyond(order, after)] : conditions)}
    order by ${orderBy(order)} limit ${limit}`;
  const [{ rows }, total] = await Promise.all([page.execute(db), countRows(db, table, conditions)]);
  return { rows, total };
}

/** Pending is a literal in the SQL, because the partial indexes on open requests match only that literal. */
function statusCondition(statuses: readonly RequestStatus[]): readonly RawBuilder<unknown>[] {
  if (statuses.length === 0) return [];
  if (statuses.length === 1 && statuses[0] === 'pending') return [sql`r.status = 'pending'`];
  return [sql`r.status = any(${[...statuses]}::text[])`];
}

/** One request; null when there is none. */
export async function readRequest(db: Kysely<Tables>, { kind, id }: RequestKey): Promise<RequestRow | null> {
  const { rows } = await sql<RequestRow>`select ${columns} from ${table}
    where r.request_type = ${kind} and r.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** An employee's latest decided requests, optionally except one. */
export async function readEarlier(db: Kysely<Tables>, employeeId: number, but: RequestKey | null, limit: number) {
  const { rows } = await sql<RequestRow>`select ${columns} from ${table}
    where r.employee_id = ${employeeId} and r.status in ('approved', 'denied')
      ${but ? sql`and not (r.request_type = ${but.kind} and r.id = ${but.id})` : sql``}
    order by r.decided_at desc nulls last, r.id desc limit ${limit}`.execute(db);
  return rows;
}

/** What a decision needs of a stored request. */
interface StoredRequest {
  readonly id: number;
  readonly employee_id: number;
  readonly status: RequestStatus;
  readonly decided_by: number | null;
  readonly approver_reason: string | null;
}

const stored = sql`id, employee_id, status, decided_by, approver_reason`;
const lockOf = {
  availability_requests: (id: number) =>
    sql<StoredRequest>`select ${stored} from availability_request where id = ${id} for update`,
  schedule_changes: (id: number) =>
    sql<StoredRequest>`select ${stored} from schedule_change_request where id = ${id} for update`,
  // Filling a shift denies the other requests for it, so they are locked with it, in order.
  schedule_fill_requests: (id: number) =>
    sql<StoredRequest>`select ${stored} from schedule_fill_request where id = ${id} or (status = 'pending'
      and shift_id = (select own.shift_id from schedule_fill_request own where own.id = ${id})) order by id for update`,
};

/** Locks a request against a second decision and reads its status; null when there is none. */
export async function lockRequest(trx: Transaction<Tables>, { kind, id }: RequestKey): Promise<StoredRequest | null> {
  if (kind === 'pto_requests') return lockTimeOffRequest(trx, id);
  const { rows } = await lockOf[kind](id).execute(trx);
  return rows.find((row) => row.id === id) ?? null;
}

/** A decision or a withdrawal. Nobody decided what the rules decide. */
interface StatusChange {
  readonly status: RequestStatus;
  readonly decidedBy: number | null;
  readonly reason: string | null;
  readonly at: Date;
}

/** Stores a decision or a withdrawal. */
export async function storeStatus(
  trx: Transaction<Tables>,
  { kind, id }: RequestKey,
  change: StatusChange,
): Promise<void> {
  const changed = sql`status = ${change.status}, decided_by = ${change.decidedBy}::integer,
    approver_reason = ${change.reason}::text, decided_at = ${change.status === 'withdrawn' ? null : change.at}::timestamptz,
    version = version + 1 where id = ${id}`;
  switch (kind) {
    case 'pto_requests':
      return storeTimeOffStatus(trx, id, change);
    case 'availability_requests':
      await sql`update availability_request set ${changed}`.execute(trx);
      return;
    case 'schedule_changes':
      await sql`update schedule_change_request set ${changed}`.execute(trx);
      return;
    case 'schedule_fill_requests':
      await sql`update schedule_fill_request set ${changed}`.execute(trx);
  }
}

/** The table of each kind but days off, which are people's. */
const tableOf = {
  availability_requests: 'availability_request',
  schedule_changes: 'schedule_change_request',
  schedule_fill_requests: 'schedule_fill_request',
} as const;

/** Whether an employee has an undecided request of a kind, for one shift where the kind is about shifts. */
export async function hasPending(
  trx: Transaction<Tables>,
  {
    kind,
    employeeId,
    shiftId,
  }: {
    readonly kind: Exclude<RequestKind, 'pto_requests'>;
    readonly employeeId: number;
    readonly shiftId: number | null;
  },
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(tableOf[kind])}
    where employee_id = ${employeeId}::integer and status = 'pending'
      ${shiftId === null ? sql`` : sql`and shift_id = ${shiftId}::integer`} limit 1`.execute(trx);
  return rows.length > 0;
}

/** Other open requests for the same shift. */
export async function rivalsOf(trx: Transaction<Tables>, shiftId: number, but: number) {
  const { rows } = await sql<{ id: number; employee_id: number; driver_id: number }>`
    select f.id, f.employee_id, e.organization_id as driver_id from schedule_fill_request f
    join employee e on e.id = f.employee_id
    where f.shift_id = ${shiftId} and f.id <> ${but} and f.status = 'pending' order by f.id for update of f`.execute(
    trx,
  );
  return rows;
}

/** Adds an availability request. */
export async function insertAvailabilityRequest(
  trx: Transaction<Tables>,
  request: { readonly employeeId: number; readonly entries: readonly RequestedTimes[]; readonly reason: string | null },
  at: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto('availability_request')
    .values({
      employee_id: request.employeeId,
      entries: JSON.stringify(request.entries),
      reason: request.reason,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds a request to change, swap or give up a shift. */
export async function insertChangeRequest(
  trx: Transaction<Tables>,
  request: {
    readonly employeeId: number;
    readonly shiftId: number;
    readonly kind: 'change' | 'swap' | 'drop';
    readonly swapWith: number | null;
    readonly wantedStart: string | null;
    readonly wantedEnd: string | null;
    readonly reason: string | null;
  },
  at: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto('schedule_change_request')
    .values({
      employee_id: request.employeeId,
      shift_id: request.shiftId,
      kind: request.kind,
      swap_with_shift_id: request.swapWith,
      wanted_starts_at: request.wantedStart,
      wanted_ends_at: request.wantedEnd,
      reason: request.reason,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds a request to take an open shift. */
export async function insertFillRequest(
  trx: Transaction<Tables>,
  request: { readonly employeeId: number; readonly shiftId: number; readonly reason: string | null },
  at: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto('schedule_fill_request')
    .values({
      employee_id: request.employeeId,
      shift_id: request.shiftId,
      reason: request.reason,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
