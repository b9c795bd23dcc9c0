import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { announce } from '../../../platform/live/announce.ts';

/** The active employees of drivers' records, by record id. */
export async function activeEmployees(
  db: Database,
  driverIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ organization_id: number; id: number }>`
    select organization_id, min(id) as id from employee
    where organization_id = any(${[...new Set(driverIds)]}::integer[]) and active group by 1`.execute(db.kysely);
  return new Map(rows.map(({ organization_id, id }) => [organization_id, id]));
}

/** Above this number, one event for all screens is cheaper than one per driver. */
const manyDrivers = 500;

/** Notifies open screens of changed profiles, and the schedules that show them. */
export async function announceDrivers(trx: Transaction<Tables>, employeeIds: readonly number[]): Promise<void> {
  if (employeeIds.length === 0) return;
  const { rows } = await sql<{ employee_id: number; driver_id: number; station_id: number }>`
    select e.id as employee_id, o.id as driver_id, coalesce(o.parent_id, o.id) as station_id
    from employee e join organization o on o.id = e.organization_id
    where e.id = any(${[...new Set(employeeIds)]}::integer[])`.execute(trx);
  if (rows.length > manyDrivers) await announce(trx, { topic: 'drivers', id: 0, geographyId: 'everyone', by: null });
  else
    for (const { employee_id: id, driver_id: geographyId } of rows)
      await announce(trx, { topic: 'drivers', id, geographyId, by: null });
  await announceSchedules(
    trx,
    rows.map(({ station_id }) => station_id),
  );
}

/** Notifies open schedules of stations about a change. */
export async function announceSchedules(trx: Transaction<Tables>, stationIds: readonly number[]): Promise<void> {
  for (const id of new Set(stationIds)) await announce(trx, { topic: 'schedule', id, geographyId: id, by: null });
}
