import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ImportContext, WriteResult } from './import-kind.ts';
import type { ImportedAvailability, ImportedShift, ImportedTimeOff } from './schedule-kinds.ts';

/** The active employees behind drivers' records, by the record's id. */
export async function employeesByDriver(db: Database, driverIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ organization_id: number; id: number }>`select organization_id, min(id) as id from employee
    where organization_id = any(${[...new Set(driverIds)]}::integer[]) and active group by 1`.execute(db.kysely);
  return new Map(rows.map(({ organization_id, id }) => [organization_id, id]));
}

/** Replaces the week of every driver the file names, where it differs. */
export async function writeAvailability(
  trx: Transaction<Tables>,
  _: ImportContext,
  rows: readonly ImportedAvailability[],
): Promise<WriteResult> {
  let [added, unchanged] = [0, 0];
  for (const employeeId of new Set(rows.map((row) => row.employeeId))) {
    const wanted = rows.filter((row) => row.employeeId === employeeId);
    const { rows: stored } = await sql<{ text: string }>`
      select concat_ws(' ', day_of_week, start_time, end_time, type) as text from availability
      where employee_id = ${employeeId}::integer`.execute(trx);
    const texts = wanted.map(({ dayOfWeek, startTime, endTime, type }) => `${dayOfWeek} ${startTime} ${endTime} ${type}`);
    if (texts.toSorted().join('\n') === stored.map((row) => row.text).toSorted().join('\n')) {
      unchanged += wanted.length;
      continue;
    }
    await trx.deleteFrom('availability').where('employee_id', '=', employeeId).execute();
    await trx
      .insertInto('availability')
      .values(
        wanted.map(({ dayOfWeek, startTime, endTime, type }) => ({
          employee_id: employeeId,
          day_of_week: dayOfWeek,
          start_time: startTime,
          end_time: endTime,
          type,
        })),
      )
      .execute();
    added += wanted.length;
  }
  return { added, changed: 0, unchanged, dirty: [] };
}

/** Adds days off that are not there yet; the same days of a driver are known again. */
export async function writeTimeOff(
  trx: Transaction<Tables>,
  _: ImportContext,
  rows: readonly ImportedTimeOff[],
): Promise<WriteResult> {
  let added = 0;
  for (const row of rows) {
    const { numAffectedRows } = await sql`
      insert into time_off (employee_id, starts_on, ends_on, type, reason, status)
      select ${row.employeeId}::integer, ${row.startsOn}::date, ${row.endsOn}::date, ${row.type}::text, ${row.reason}::text, 'approved'
      where not exists (select 1 from time_off where employee_id = ${row.employeeId}::integer and status = 'approved'
        and starts_on = ${row.startsOn}::date and ends_on = ${row.endsOn}::date and type = ${row.type}::text)`.execute(trx);
    added += Number(numAffectedRows ?? 0);
  }
  return { added, changed: 0, unchanged: rows.length - added, dirty: [] };
}

/** Planned shifts of the rows' drivers around them. */
export async function plannedShifts(db: Database, rows: readonly ImportedShift[]) {
  if (rows.length === 0) return [];
  const days = rows.map(({ localDay }) => localDay).toSorted();
  const found = await sql<{ employee_id: number; starts_at: Date; shown_until: Date }>`
    select employee_id, starts_at, shown_until from shift
    where employee_id = any(${[...new Set(rows.map(({ employeeId }) => employeeId))]}::integer[])
      and local_day between ${days[0]}::date - 3 and ${days.at(-1)}::date + 3`.execute(db.kysely);
  return found.rows.map(({ employee_id, starts_at, shown_until }) => ({
    employeeId: employee_id,
    startsAt: starts_at.toISOString(),
    shownUntil: shown_until.toISOString(),
  }));
}

/** Adds shifts, and changes those of the same driver and start that differ. */
export async function writeShifts(
  trx: Transaction<Tables>,
  _: ImportContext,
  rows: readonly ImportedShift[],
): Promise<WriteResult> {
  let [added, changed] = [0, 0];
  for (const row of rows) {
    const updated = await sql`update shift set ends_at = ${row.endsAt}::timestamptz, duration_hours = ${row.hours}::numeric,
        shown_until = ${row.shownUntil}::timestamptz, services = ${[...row.services]}::text[], version = version + 1
      where employee_id = ${row.employeeId}::integer and starts_at = ${row.startsAt}::timestamptz
        and (ends_at, services) is distinct from (${row.endsAt}::timestamptz, ${[...row.services]}::text[])`.execute(trx);
    changed += Number(updated.numAffectedRows ?? 0);
    const inserted = await sql`insert into shift (employee_id, station_id, local_day, starts_at, ends_at, duration_hours, shown_until, services)
      select ${row.employeeId}::integer, ${row.stationId}::integer, ${row.localDay}::date, ${row.startsAt}::timestamptz,
        ${row.endsAt}::timestamptz, ${row.hours}::numeric, ${row.shownUntil}::timestamptz, ${[...row.services]}::text[]
      where not exists (select 1 from shift where employee_id = ${row.employeeId}::integer
        and starts_at = ${row.startsAt}::timestamptz)`.execute(trx);
    added += Number(inserted.numAffectedRows ?? 0);
  }
  return { added, changed, unchanged: rows.length - added - changed, dirty: [] };
}
