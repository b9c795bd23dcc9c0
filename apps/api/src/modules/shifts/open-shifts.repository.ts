import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { lockOrganization } from '../organizations/index.ts';
import { publishShifts } from './published-shifts.repository.ts';
import { keepHistory } from './shift-history.repository.ts';
import { touchDay } from './schedule-days.repository.ts';

interface Stamp {
  readonly by: number;
  readonly at: Date;
}

interface ReasonedStamp extends Stamp {
  /** For the shift's history. */
  readonly reason: string;
}

interface ShiftToOpen {
  readonly id: number;
  readonly station_id: number;
  readonly local_day: string;
}

/** An open shift to add. */
export interface NewOpenShift {
  readonly stationId: number;
  /** The station's day on which it starts. */
  readonly day: string;
  readonly start: Date;
  readonly end: Date;
  readonly services: readonly string[];
}

/**
 * Turns every shift of an employee that starts after a moment into an open shift.
 *
 * @returns those that are published
 */
export async function openComingShifts(
  trx: Transaction<Tables>,
  employeeId: number,
  { after, ...stamp }: ReasonedStamp & { readonly after: Date },
): Promise<readonly number[]> {
  const { rows } = await sql<ShiftToOpen>`select id, station_id, local_day::text as local_day from shift
    where employee_id = ${employeeId}::integer and starts_at > ${after}::timestamptz order by id for update`.execute(
    trx,
  );
  const published: number[] = [];
  for (const shift of rows) if (await openShift(trx, shift, stamp)) published.push(shift.id);
  return published;
}

/**
 * Turns a shift into an open one: assigns it to a ghost named "Open shift" that has no other shift at the time, so that
 * it stays on the plan, shows as open and can be requested. It is published, unless it is a draft, which is published
 * with its day.
 *
 * @returns whether it is published
 */
export async function openShift(
  trx: Transaction<Tables>,
  shift: ShiftToOpen,
  { by, at, reason }: ReasonedStamp,
): Promise<boolean> {
  // Locks the station's row, so that two concurrent changes cannot pick the same ghost.
  await lockOrganization(trx, shift.station_id);
  const { rows } = await sql<{ start: Date; end: Date; services: string[]; draft: boolean }>`
    select starts_at as start, shown_until as end, services, publication = 'draft' as draft
    from shift where id = ${shift.id}::integer`.execute(trx);
  const [found] = rows;
  if (!found) return false;
  const { draft, ...times } = found;
  const ghost = await freeGhost(trx, { stationId: shift.station_id, ...times }, { by, at });
  await keepHistory(trx, [shift.id]);
  await sql`update shift set employee_id = null, change_reason = ${reason}::text, placeholder_id = ${ghost}::integer, version = version + 1,
    updated_by = ${by}::integer, updated_at = ${at}::timestamptz where id = ${shift.id}::integer`.execute(trx);
  if (!draft) await publishShifts(trx, [shift.id]);
  await touchDay(trx, { stationId: shift.station_id, day: shift.local_day }, by);
  return !draft;
}

/** Adds a shift that is open from the start, of a ghost like those of `openShift`; returns its id. */
export async function addOpenShift(
  trx: Transaction<Tables>,
  { stationId, day, start, end, services }: NewOpenShift,
  { by, at }: Stamp,
): Promise<number> {
  await lockOrganization(trx, stationId);
  const ghost = await freeGhost(trx, { stationId, start, end, services }, { by, at });
  const { id } = await trx
    .insertInto('shift')
    .values({
      placeholder_id: ghost,
      station_id: stationId,
      local_day: day,
      starts_at: start,
      ends_at: end,
      shown_until: end,
      duration_hours: (end.getTime() - start.getTime()) / 3_600_000,
      services: [...services],
      created_by: by,
      updated_by: by,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await touchDay(trx, { stationId, day }, by);
  return id;
}

/** The open shifts that the employee had until a change at exactly this time, and that haven't started. */
export async function shiftsOpenedAt(
  trx: Transaction<Tables>,
  employeeId: number,
  { openedAt, now }: { readonly openedAt: Date; readonly now: Date },
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`select s.id from shift s
    join shift_history h on h.shift_id = s.id and h.version = s.version - 1
    where h.employee_id = ${employeeId}::integer and s.placeholder_id is not null
      and s.updated_at = ${openedAt}::timestamptz and s.starts_at > ${now}::timestamptz order by s.id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Gives a shift back to the employee it was taken from when it was opened. A draft stays one. */
export async function giveBackShift(
  trx: Transaction<Tables>,
  shift: ShiftToOpen & { readonly published: boolean },
  employeeId: number,
  { by, at, reason }: ReasonedStamp,
): Promise<void> {
  await keepHistory(trx, [shift.id]);
  await sql`update shift set employee_id = ${employeeId}::integer, placeholder_id = null, version = version + 1,
    change_reason = ${reason}::text, updated_by = ${by}::integer, updated_at = ${at}::timestamptz
    where id = ${shift.id}::integer`.execute(trx);
  if (shift.published) await publishShifts(trx, [shift.id]);
  await touchDay(trx, { stationId: shift.station_id, day: shift.local_day }, by);
}

/** Deletes those of these shifts that are still open and that nobody has asked for. */
export async function removeOpenShifts(trx: Transaction<Tables>, ids: readonly number[], by: number): Promise<void> {
  const { rows } = await sql<{ id: number; station_id: number; day: string }>`delete from shift
    where id = any(${[...ids]}::integer[]) and placeholder_id is not null and not exists (
      select 1 from schedule_fill_request r where r.shift_id = shift.id and r.status = 'pending')
    returning id, station_id, local_day::text as day`.execute(trx);
  await publishShifts(
    trx,
    rows.map(({ id }) => id),
  );
  for (const { station_id, day } of rows) await touchDay(trx, { stationId: station_id, day }, by);
}

/** A station's ghost named "Open shift" without another shift at the time; a new one if there is none. */
async function freeGhost(
  trx: Transaction<Tables>,
  { stationId, start, end, services }: Omit<NewOpenShift, 'day'>,
  { by, at }: Stamp,
): Promise<number> {
  const { rows: free } = await sql<{ id: number }>`select p.id from placeholder p
    where p.station_id = ${stationId}::integer and p.name = 'Open shift' and p.removed_at is null
      and not exists (select 1 from shift other where other.placeholder_id = p.id
        and other.shown && tstzrange(${start}::timestamptz, ${end}::timestamptz)) order by p.id limit 1`.execute(trx);
  if (free[0]) return free[0].id;
  const week = JSON.stringify(Array.from({ length: 7 }, () => ({ start: null, end: null, available: false })));
  const { rows: added } = await sql<{ id: number }>`
    insert into placeholder (station_id, name, services, week, updated_by, updated_at)
    values (${stationId}::integer, 'Open shift', ${[...services]}::text[], ${week}::jsonb, ${by}::integer,
      ${at}::timestamptz) returning id`.execute(trx);
  const [ghost] = added;
  if (!ghost) throw new Error('A new ghost has no id.');
  return ghost.id;
}
