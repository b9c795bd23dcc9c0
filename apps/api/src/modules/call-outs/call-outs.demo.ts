import { addDays } from '@roadside/domain/calendar';
import { instantAt, stationTimeOf } from '@roadside/domain/scheduling';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { DemoArea } from '../../platform/demo-area.ts';
import { notify } from '../notifications/index.ts';
import { insertFillRequest, storeStatus } from '../requests/index.ts';
import { addOpenShift } from '../shifts/index.ts';
import { insertAsked, insertCallOut, storeAnswer } from './call-outs.repository.ts';

const hourMs = 3_600_000;
const [from, until] = ['16:00', '22:00'];
const daysAhead = 6;

interface DemoDriver {
  readonly id: number;
  readonly services: readonly string[];
}

interface DemoStation {
  readonly id: number;
  readonly time_zone: string;
  readonly manager: number | null;
}

/**
 * A call-out in the coming days that asks the demo's driver, who hasn't answered, and a colleague, who can't; and one of
 * last week that two drivers answered and worked.
 */
export const callOutsDemo: DemoArea = async (trx, { now }) => {
  const { rows } = await sql<DemoStation>`
    select station.id, station.time_zone, (select e.id from employee e
      where e.organization_id = station.id and e.position_type = 'station-admin' order by e.id limit 1) as manager
    from organization station where station.id = (
      select driver.parent_id from account a join employee e on e.id = a.employee_id
      join organization driver on driver.id = e.organization_id and driver.type = 'driver'
      where a.username = 'driver.demo')`.execute(trx);
  const [station] = rows;
  if (!station?.manager) return;
  await coming(trx, station, now);
  await worked(trx, station, now);
};

async function coming(trx: Transaction<Tables>, station: DemoStation, now: Date): Promise<void> {
  const { day: today } = stationTimeOf(now.toISOString(), station.time_zone);
  const stamp = { by: station.manager ?? 0, at: new Date(now.getTime() - 2 * hourMs) };
  for (let ahead = 1; ahead <= daysAhead; ahead += 1) {
    const day = addDays(today, ahead);
    const start = new Date(instantAt(day, from, station.time_zone));
    const end = new Date(instantAt(day, until, station.time_zone));
    const [asked, colleague] = await driversOff(trx, station.id, { day, start, end });
    if (!asked || !colleague) continue;
    const id = await insertCallOut(
      trx,
      {
        organizationId: station.id,
        start,
        end,
        services: [],
        reason: 'Freezing rain from 4 PM: twice the usual calls',
      },
      stamp,
    );
    const shifts: number[] = [];
    for (const { services } of [asked, colleague])
      shifts.push(await addOpenShift(trx, { stationId: station.id, day, start, end, services }, stamp));
    await insertAsked(
      trx,
      id,
      [asked, colleague].map((driver, index) => ({
        employeeId: driver.id,
        stationId: station.id,
        shiftId: shifts[index] ?? 0,
        start,
        end,
        overtime: false,
      })),
      stamp.at,
    );
    const answeredAt = new Date(stamp.at.getTime() + hourMs / 4);
    await storeAnswer(
      trx,
      { callOutId: id, employeeId: colleague.id },
      { answer: 'cannot', requestId: null, at: answeredAt },
    );
    await notify(trx, { kind: 'call-out', subjectId: id }, [{ employeeId: asked.id, amount: 1 }], {
      at: stamp.at,
      by: stamp.by,
      again: false,
      urgent: true,
    });
    return;
  }
}

/** The demo's driver and a colleague, if both are off and rested at the time. */
async function driversOff(
  trx: Transaction<Tables>,
  stationId: number,
  { day, start, end }: { readonly day: string; readonly start: Date; readonly end: Date },
): Promise<readonly DemoDriver[]> {
  const { rows } = await sql<DemoDriver>`
    select e.id, o.service_types as services from employee e join organization o on o.id = e.organization_id
    left join account a on a.employee_id = e.id
    where o.parent_id = ${stationId}::integer and o.type = 'driver' and e.active and o.active
      and not exists (select 1 from shift s where s.employee_id = e.id
        and s.shown && tstzrange(${start}::timestamptz - interval '10 hours', ${end}::timestamptz + interval '10 hours'))
      and not exists (select 1 from time_off t where t.employee_id = e.id and t.status in ('approved', 'pending')
        and ${day}::date between t.starts_on and t.ends_on)
    order by a.username is distinct from 'driver.demo', e.id limit 2`.execute(trx);
  const { rows: demo } = await sql<{ id: number }>`select employee_id as id from account
    where username = 'driver.demo'`.execute(trx);
  return rows[0]?.id === demo[0]?.id ? rows : [];
}

async function worked(trx: Transaction<Tables>, station: DemoStation, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number; employee_id: number; starts_at: Date; shown_until: Date }>`
    select id, employee_id, starts_at, shown_until from shift
    where station_id = ${station.id}::integer and employee_id is not null
      and starts_at between ${now}::timestamptz - interval '7 days' and ${now}::timestamptz - interval '1 day'
    order by starts_at, id`.execute(trx);
  const together = [...Map.groupBy(rows, ({ starts_at }) => starts_at.getTime()).values()].find(
    (shifts) => shifts.length >= 2,
  );
  if (!together) return;
  const shifts = together.slice(0, 2);
  const [first] = shifts;
  if (!first) return;
  const stamp = { by: station.manager, at: new Date(first.starts_at.getTime() - 9 * hourMs) };
  const id = await insertCallOut(
    trx,
    {
      organizationId: station.id,
      start: first.starts_at,
      end: new Date(first.starts_at.getTime() + 6 * hourMs),
      services: [],
      reason: 'Two trucks are stuck on the turnpike',
    },
    stamp,
  );
  await insertAsked(
    trx,
    id,
    shifts.map((shift) => ({
      employeeId: shift.employee_id,
      stationId: station.id,
      shiftId: shift.id,
      start: shift.starts_at,
      end: shift.shown_until,
      overtime: false,
    })),
    stamp.at,
  );
  for (const [index, shift] of shifts.entries()) {
    const at = new Date(stamp.at.getTime() + (index + 1) * 420_000);
    const request = await insertFillRequest(
      trx,
      { employeeId: shift.employee_id, shiftId: shift.id, reason: null },
      at,
    );
    await storeStatus(
      trx,
      { kind: 'schedule_fill_requests', id: request },
      { status: 'approved', decidedBy: station.manager, reason: null, at: new Date(at.getTime() + 600_000) },
    );
    await storeAnswer(trx, { callOutId: id, employeeId: shift.employee_id }, { answer: 'can', requestId: request, at });
  }
}
