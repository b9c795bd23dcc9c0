import type { ShiftBreak } from '@roadside/domain/scheduling';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { keepHistory } from './shift-history.repository.ts';
import { publishShifts, shiftsFrom } from './published-shifts.repository.ts';
import type { ShiftSource } from './published-shifts.repository.ts';

/** A shift with the names shown in a request. */
export interface NamedShift {
  readonly id: number;
  readonly employee_id: number | null;
  readonly placeholder_id: number | null;
  readonly driver_id: number | null;
  readonly station_id: number;
  readonly station_name: string;
  readonly time_zone: string;
  readonly local_day: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly shown_until: Date;
  readonly duration_hours: number;
  readonly services: readonly string[];
  readonly breaks: readonly ShiftBreak[];
  readonly driver_name: string;
  /** Whether drivers see it as planned. */
  readonly published: boolean;
}

const columns = sql`s.id, s.employee_id, s.placeholder_id, e.organization_id as driver_id, s.station_id,
  st.display_name as station_name, st.time_zone, s.local_day::text as local_day, s.starts_at, s.ends_at, s.shown_until,
  s.duration_hours::float8 as duration_hours, s.services, s.breaks, coalesce(e.display_name, p.name, '') as driver_name,
  s.publication = 'published' as published`;
const tableOf = (
  source: ShiftSource,
) => sql`${shiftsFrom(source)} s join organization st on st.id = s.station_id left join employee e on e.id = s.employee_id
  left join placeholder p on p.id = s.placeholder_id`;

/** Shifts by their ids. */
export async function readNamedShifts(
  db: Kysely<Tables>,
  ids: readonly number[],
  source: ShiftSource = 'plan',
): Promise<ReadonlyMap<number, NamedShift>> {
  if (ids.length === 0) return new Map();
  const { rows } =
    await sql<NamedShift>`select ${columns} from ${tableOf(source)} where s.id = any(${[...ids]}::integer[])`.execute(
      db,
    );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Locks shifts for a change; their workers are locked before (`lockWorkers`). */
export async function lockShifts(
  trx: Transaction<Tables>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, NamedShift>> {
  await sql`select id from shift where id = any(${[...ids]}::integer[]) order by id for update`.execute(trx);
  return readNamedShifts(trx, ids);
}

interface Window {
  readonly from: Date;
  readonly to: Date;
}

/** Employees' shifts that overlap a time window, by start. */
export async function shiftsOfEmployees(
  db: Kysely<Tables>,
  employeeIds: readonly number[],
  { from, to }: Window,
  source: ShiftSource = 'plan',
) {
  const { rows } = await sql<NamedShift>`select ${columns} from ${tableOf(source)}
    where s.employee_id = any(${[...employeeIds]}::integer[]) and s.shown && tstzrange(${from}::timestamptz, ${to}::timestamptz)
    order by s.starts_at, s.id limit 1000`.execute(db);
  return rows;
}

/** Shifts at stations that overlap a time window, either drivers' or ghosts', by start. */
export async function shiftsOfStations(
  db: Kysely<Tables>,
  stationIds: readonly number[],
  { from, to }: Window,
  whose: 'drivers' | 'ghosts',
  source: ShiftSource = 'plan',
) {
  // A shift starts at most two days before it ends, so the index on the day finds every shift that reaches into the
  // window.
  const { rows } = await sql<NamedShift>`select ${columns} from ${tableOf(source)}
    where s.station_id = any(${[...stationIds]}::integer[])
      and s.local_day between (${from}::timestamptz - interval '3 days')::date and (${to}::timestamptz + interval '1 day')::date
      and s.starts_at < ${to}::timestamptz and s.shown_until > ${from}::timestamptz
      and ${whose === 'drivers' ? sql`s.employee_id is not null` : sql`s.placeholder_id is not null`}
    order by s.starts_at, s.id limit 5000`.execute(db);
  return rows;
}

interface Stamp {
  readonly by: number;
  readonly at: Date;
  /** For the shift's history. */
  readonly reason: string;
}

/** Gives a shift to an employee, and publishes it. */
export async function giveShift(
  trx: Transaction<Tables>,
  id: number,
  employeeId: number,
  { by, at, reason }: Stamp,
): Promise<void> {
  await keepHistory(trx, [id]);
  await sql`update shift set employee_id = ${employeeId}::integer, filled_from = coalesce(placeholder_id, filled_from),
    placeholder_id = null, version = version + 1, change_reason = ${reason}::text,
    updated_by = ${by}::integer, updated_at = ${at}::timestamptz where id = ${id}`.execute(trx);
  await publishShifts(trx, [id]);
}

/** Defers the overlap check within the transaction, so that two shifts can trade places. */
export async function checkOverlapsLate(trx: Transaction<Tables>): Promise<void> {
  await sql`set constraints shift_no_overlap_employee deferred`.execute(trx);
}

/** Runs the check that `checkOverlapsLate` deferred. */
export async function checkOverlapsNow(trx: Transaction<Tables>): Promise<void> {
  await sql`set constraints shift_no_overlap_employee immediate`.execute(trx);
}

/** Moves a shift to other times, and publishes it. */
export async function moveShift(
  trx: Transaction<Tables>,
  id: number,
  times: {
    readonly start: Date;
    readonly end: Date;
    /** The end on screen. */
    readonly shownUntil: string;
    readonly hours: number;
    readonly day: string;
  },
  { by, at, reason }: Stamp,
): Promise<void> {
  await keepHistory(trx, [id]);
  await sql`update shift set starts_at = ${times.start}::timestamptz, ends_at = ${times.end}::timestamptz,
    duration_hours = ${times.hours}::numeric, local_day = ${times.day}::date,
    shown_until = ${times.shownUntil}::timestamptz,
    version = version + 1, updated_by = ${by}::integer, updated_at = ${at}::timestamptz,
    change_reason = ${reason}::text where id = ${id}`.execute(trx);
  await publishShifts(trx, [id]);
}
