import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { lockWorkers } from '../../shifts/index.ts';
import { announceDrivers } from './driver-rows.repository.ts';
import type { ImportContext, WriteResult } from './import-kind.ts';
import type { ImportedTimeOff } from './time-off.ts';

/** Adds missing days off. An entry is identified by driver, days and type; its reason is updated from the file. */
export async function writeTimeOff(
  trx: Transaction<Tables>,
  _: ImportContext,
  rows: readonly ImportedTimeOff[],
): Promise<WriteResult> {
  await lockWorkers(trx, { employeeIds: rows.map(({ employeeId }) => employeeId) });
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as row ("employeeId" integer, "startsOn" date, "endsOn" date, type text, reason text)`;
  const same = sql`t.employee_id = row."employeeId" and t.status = 'approved' and t.starts_on = row."startsOn"
    and t.ends_on = row."endsOn" and t.type = row.type`;
  const changed = await sql<{ employee_id: number }>`
    update time_off t set reason = row.reason, version = version + 1 from ${wanted}
    where ${same} and t.reason is distinct from row.reason returning t.employee_id`.execute(trx);
  const added = await sql<{ employee_id: number }>`
    insert into time_off (employee_id, starts_on, ends_on, type, reason, status)
    select row."employeeId", row."startsOn", row."endsOn", row.type, row.reason, 'approved' from ${wanted}
    where not exists (select 1 from time_off t where ${same}) returning employee_id`.execute(trx);
  await announceDrivers(
    trx,
    [...changed.rows, ...added.rows].map(({ employee_id }) => employee_id),
  );
  return {
    added: added.rows.length,
    changed: changed.rows.length,
    unchanged: rows.length - added.rows.length - changed.rows.length,
    dirty: [],
  };
}
