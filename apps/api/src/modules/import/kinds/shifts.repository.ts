import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { lockWorkers, publishShifts } from '../../shifts/index.ts';
import { announceSchedules } from './driver-rows.repository.ts';
import type { ImportContext, WriteResult } from './import-kind.ts';
import type { ImportedShift } from './shifts.ts';

/** Stored shifts of the rows' drivers around the rows' days. */
export async function plannedShifts(db: Database, rows: readonly ImportedShift[]) {
  const days = rows.map(({ localDay }) => localDay).toSorted();
  const found = await sql<{ employee_id: number; starts_at: Date; shown_until: Date }>`
    select employee_id, starts_at, shown_until from shift
    where employee_id = any(${[...new Set(rows.map(({ employeeId }) => employeeId))]}::integer[])
      and local_day between ${days[0] ?? null}::date - 3 and ${days.at(-1) ?? null}::date + 3`.execute(db.kysely);
  return found.rows.map(({ employee_id, starts_at, shown_until }) => ({
    employeeId: employee_id,
    startsAt: starts_at.toISOString(),
    shownUntil: shown_until.toISOString(),
  }));
}

/** Adds shifts, and updates stored ones of the same driver and start that differ. Both are published. */
export async function writeShifts(
  trx: Transaction<Tables>,
  _: ImportContext,
  rows: readonly ImportedShift[],
): Promise<WriteResult> {
  await lockWorkers(trx, { employeeIds: rows.map(({ employeeId }) => employeeId) });
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row ("employeeId" integer,
    "stationId" integer, "localDay" date, "startsAt" timestamptz, "endsAt" timestamptz, hours numeric,
    "shownUntil" timestamptz, services jsonb)`;
  const services = sql`array(select jsonb_array_elements_text(row.services))`;
  // Two rows of one driver may swap hours, so overlaps are checked after both statements.
  await sql`set constraints shift_no_overlap_employee deferred`.execute(trx);
  const changed = await sql<Day & { readonly id: number }>`
    update shift s set ends_at = row."endsAt", duration_hours = round(row.hours, 2), shown_until = row."shownUntil",
      services = ${services}, version = version + 1, updated_by = null, updated_at = now()
    from ${wanted} where s.employee_id = row."employeeId" and s.starts_at = row."startsAt"
      and (s.ends_at, s.services) is distinct from (row."endsAt", ${services})
    returning s.id, s.station_id, s.local_day::text as local_day`.execute(trx);
  await publishShifts(
    trx,
    changed.rows.map(({ id }) => id),
  );
  const added = await sql<Day>`
    insert into shift as s (employee_id, station_id, local_day, starts_at, ends_at, duration_hours, shown_until, services)
    select row."employeeId", row."stationId", row."localDay", row."startsAt", row."endsAt", round(row.hours, 2),
      row."shownUntil", ${services}
    from ${wanted} where not exists (
      select 1 from shift known where known.employee_id = row."employeeId" and known.starts_at = row."startsAt")
    returning s.station_id, s.local_day::text as local_day`.execute(trx);
  await sql`set constraints shift_no_overlap_employee immediate`.execute(trx);
  await countDaysUp(trx, [...changed.rows, ...added.rows]);
  return {
    added: added.rows.length,
    changed: changed.rows.length,
    unchanged: rows.length - added.rows.length - changed.rows.length,
    dirty: [],
  };
}

interface Day {
  readonly station_id: number;
  readonly local_day: string;
}

/** Increments the versions of the changed days, so that open schedules merge them, and notifies those schedules. */
async function countDaysUp(trx: Transaction<Tables>, days: readonly Day[]): Promise<void> {
  await sql`insert into schedule_day as d (station_id, day, version)
    select distinct station_id, local_day, 1
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as touched (station_id integer, local_day date)
    on conflict (station_id, day) do update set version = d.version + 1`.execute(trx);
  await announceSchedules(
    trx,
    days.map(({ station_id }) => station_id),
  );
}
