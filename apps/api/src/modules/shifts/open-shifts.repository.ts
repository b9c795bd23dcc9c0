import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { lockOrganization } from '../organizations/index.ts';
import { touchDay } from './schedule-days.repository.ts';

interface Stamp {
  readonly by: number;
  readonly at: Date;
}

interface ShiftToOpen {
  readonly id: number;
  readonly station_id: number;
  readonly local_day: string;
}

/** Turns every upcoming shift of an employee into an open shift. */
export async function openComingShifts(trx: Transaction<Tables>, employeeId: number, stamp: Stamp): Promise<void> {
  const { rows } = await sql<ShiftToOpen>`select id, station_id, local_day::text as local_day from shift
    where employee_id = ${employeeId}::integer and starts_at > ${stamp.at}::timestamptz order by id for update`.execute(
    trx,
  );
  for (const shift of rows) await openShift(trx, shift, stamp);
}

/**
 * Turns a shift into an open one: assigns it to a ghost named "Open shift" that has no other shift at the time, so that
 * it stays on the plan, shows as open and can be requested.
 */
export async function openShift(trx: Transaction<Tables>, shift: ShiftToOpen, { by, at }: Stamp): Promise<void> {
  // Locks the station's row, so that two concurrent changes cannot pick the same ghost.
  await lockOrganization(trx, shift.station_id);
  const { rows: free } = await sql<{ id: number }>`select p.id from placeholder p
    where p.station_id = ${shift.station_id}::integer and p.name = 'Open shift' and p.removed_at is null
      and not exists (select 1 from shift other join shift this on this.id = ${shift.id}::integer
        where other.placeholder_id = p.id and other.shown && this.shown) order by p.id limit 1`.execute(trx);
  const week = JSON.stringify(Array.from({ length: 7 }, () => ({ start: null, end: null, available: false })));
  const ghost =
    free[0]?.id ??
    (
      await sql<{ id: number }>`insert into placeholder (station_id, name, services, week, updated_by, updated_at)
        select station_id, 'Open shift', services, ${week}::jsonb, ${by}::integer, ${at}::timestamptz from shift
        where id = ${shift.id}::integer returning id`.execute(trx)
    ).rows[0]?.id;
  await sql`update shift set employee_id = null, placeholder_id = ${ghost}::integer, version = version + 1,
    updated_by = ${by}::integer, updated_at = ${at}::timestamptz where id = ${shift.id}::integer`.execute(trx);
  await touchDay(trx, { stationId: shift.station_id, day: shift.local_day }, by);
}
