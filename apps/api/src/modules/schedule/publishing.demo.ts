import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { toldAbout } from '@roadside/domain/scheduling';
import type { Tables } from '../../platform/database/tables.ts';
import type { DemoArea } from '../../platform/demo-area.ts';
import { notify } from '../notifications/index.ts';
import { servicesOf } from '../people/index.ts';
import { confirmNotices, insertNotices } from '../shifts/index.ts';

const hourMs = 3_600_000;
const told = 4;

interface ComingShift {
  readonly id: number;
  readonly employee_id: number;
  readonly station_id: number;
  readonly manager: number;
  readonly local_day: string;
  readonly starts_at: Date;
  readonly shown_until: Date;
  readonly services: string[];
}

/**
 * At the station of the demo's driver, the upcoming shifts of four drivers were published yesterday: two have confirmed,
 * the demo's driver not yet.
 */
export const publishingDemo: DemoArea = async (trx, { now }) => {
  const shifts = await comingShifts(trx, now);
  const byDriver = [...Map.groupBy(shifts, ({ employee_id }) => employee_id).values()];
  const at = new Date(now.getTime() - 20 * hourMs);
  for (const [place, own] of byDriver.entries()) {
    const [first] = own;
    const last = own.at(-1);
    if (!first || !last) continue;
    const changes = own.map((shift) => ({ id: shift.id, before: null, after: publishedOf(shift) }));
    const notices = toldAbout(changes, now).map(({ employeeId, lines }) => ({
      employeeId,
      lines,
      stationId: first.station_id,
      span: { from: first.local_day, to: last.local_day },
    }));
    await insertNotices(trx, notices, { by: first.manager, at });
    if (place % 2 === 1) await confirmNotices(trx, first.employee_id, 2_000_000_000, new Date(at.getTime() + hourMs));
    else
      await notify(
        trx,
        { kind: 'schedule', subjectId: first.station_id },
        [{ employeeId: first.employee_id, amount: 1 }],
        { at, by: first.manager, again: false },
      );
  }
};

const publishedOf = (shift: ComingShift) => ({
  id: shift.id,
  employeeId: shift.employee_id,
  start: shift.starts_at.toISOString(),
  end: shift.shown_until.toISOString(),
  services: servicesOf(shift.services),
  note: null,
});

/** The next shifts of the demo's driver and some colleagues, the demo's driver first. */
async function comingShifts(trx: Transaction<Tables>, now: Date): Promise<readonly ComingShift[]> {
  const { rows } = await sql<ComingShift>`
    with own as (
      select driver.parent_id as station_id, e.id as employee_id from account a join employee e on e.id = a.employee_id
      join organization driver on driver.id = e.organization_id and driver.type = 'driver'
      where a.username = 'driver.demo'
    ), people as (
      select distinct s.employee_id, s.employee_id = own.employee_id as first from shift s join own using (station_id)
      where s.employee_id is not null and s.starts_at between ${now}::timestamptz + interval '1 day' and ${now}::timestamptz + interval '7 days'
      order by first desc, s.employee_id limit ${told}
    )
    select s.id, s.employee_id, s.station_id, s.local_day::text as local_day, s.starts_at, s.shown_until, s.services,
      (select e.id from employee e where e.organization_id = s.station_id and e.position_type = 'station-admin'
        order by e.id limit 1) as manager
    from shift s join people p on p.employee_id = s.employee_id
    where s.starts_at between ${now}::timestamptz + interval '1 day' and ${now}::timestamptz + interval '7 days'
    order by p.first desc, s.employee_id, s.starts_at`.execute(trx);
  return rows.filter(({ manager }) => manager !== null);
}
