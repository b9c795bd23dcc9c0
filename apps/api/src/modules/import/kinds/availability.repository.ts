import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { readAvailability, replaceAvailability } from '../../people/index.ts';
import { lockWorkers } from '../../shifts/index.ts';
import type { ImportedAvailability } from './availability.ts';
import { announceDrivers } from './driver-rows.repository.ts';
import type { ImportContext, WriteResult } from './import-kind.ts';

/** The days of the week on which employees have stored times. */
export async function storedDays(
  db: Database,
  employeeIds: readonly number[],
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const rows = await readAvailability(db.kysely, [...new Set(employeeIds)]);
  return new Map(
    [...Map.groupBy(rows, ({ employee_id }) => employee_id)].map(([id, days]) => [
      id,
      new Set(days.map(({ day_of_week }) => day_of_week)),
    ]),
  );
}

/** Replaces the week of every driver in the rows, if it differs. */
export async function writeAvailability(
  trx: Transaction<Tables>,
  _: ImportContext,
  rows: readonly ImportedAvailability[],
): Promise<WriteResult> {
  const weeks = Map.groupBy(rows, ({ employeeId }) => employeeId);
  await lockWorkers(trx, { employeeIds: [...weeks.keys()] });
  const stored = await readAvailability(trx, [...weeks.keys()]);
  const storedWeeks = Map.groupBy(stored, ({ employee_id }) => employee_id);
  const changed: number[] = [];
  let [written, replaced] = [0, 0];
  for (const [employeeId, week] of weeks) {
    const entries = week.map(({ dayOfWeek, startTime, endTime, type }) => ({
      day_of_week: dayOfWeek,
      start_time: startTime,
      end_time: endTime,
      type,
    }));
    const before = storedWeeks.get(employeeId) ?? [];
    if (weekText(entries) === weekText(before)) continue;
    await replaceAvailability(trx, employeeId, entries);
    changed.push(employeeId);
    if (before.length === 0) written += week.length;
    else replaced += week.length;
  }
  // Profiles are saved as a whole, so increment the version for anyone who has one open.
  await sql`insert into driver_state as s (employee_id, version)
    select unnest(${changed}::integer[]), 1
    on conflict (employee_id) do update set version = s.version + 1, updated_at = now(), updated_by = null`.execute(
    trx,
  );
  await announceDrivers(trx, changed);
  return { added: written, changed: replaced, unchanged: rows.length - written - replaced, dirty: [] };
}

type StoredTimes = Readonly<Record<'start_time' | 'end_time' | 'type', string>> & { readonly day_of_week: number };

/** A canonical text of a week, for comparison. */
function weekText(entries: readonly StoredTimes[]): string {
  return entries
    .map(({ day_of_week, start_time, end_time, type }) => JSON.stringify([day_of_week, start_time, end_time, type]))
    .toSorted()
    .join();
}
