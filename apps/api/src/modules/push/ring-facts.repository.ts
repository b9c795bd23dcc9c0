import type { RingFacts } from '@roadside/domain/push';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** How far ahead a shift is looked for. A push held longer than that is looked at again. */
const daysAhead = 14;
const day = 86_400_000;
/** A call that nobody closed doesn't keep a driver's devices quiet for longer than this after its last known step. */
const longestStep = '2 hours';

interface PersonRow {
  readonly id: number;
  readonly scheduled: boolean;
  readonly time_zone: string;
  readonly starts: string | null;
  readonly ends: string | null;
}

/**
 * What decides when these people may be rung: the published schedule, approved days off, their own quiet hours, and the
 * call a driver is on. Leaves out people who are no longer active: nothing rings them.
 */
export async function readRingFacts(
  db: Kysely<Tables>,
  employeeIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, RingFacts>> {
  if (employeeIds.length === 0) return new Map();
  const ids = sql`${[...employeeIds]}::integer[]`;
  const until = new Date(now.getTime() + daysAhead * day);
  const [people, shifts, daysOff, onCall] = await Promise.all([
    sql<PersonRow>`select e.id, o.type = 'driver' as scheduled, o.time_zone, q.starts, q.ends
      from employee e join organization o on o.id = e.organization_id left join quiet_hours q on q.employee_id = e.id
      where e.active and e.id = any(${ids})`.execute(db),
    sql<{
      employee_id: number;
      starts_at: Date;
      shown_until: Date;
    }>`select employee_id, starts_at, shown_until from published_shift
      where employee_id = any(${ids}) and shown && tstzrange(${now}::timestamptz, ${until}::timestamptz)
      order by starts_at, id`.execute(db),
    sql<{ employee_id: number; from: string; to: string }>`
      select employee_id, starts_on::text as from, ends_on::text as to from time_off
      where employee_id = any(${ids}) and status = 'approved' and ends_on >= ${now}::date - 1
        and starts_on <= ${until}::date + 1 order by starts_on, id`.execute(db),
    sql<{ id: number }>`select distinct e.id from employee e join call c on c.driver_id = e.organization_id
      where e.id = any(${ids}) and c.local_day between ${now}::date - 1 and ${now}::date + 1
        and coalesce(c.outcome, 'completed') = 'completed'
        and coalesce(c.cleared_at > ${now}::timestamptz, c.outcome is null)
        and coalesce(c.enroute_at, c.dispatched_at, c.assigned_at) <= ${now}::timestamptz
        and greatest(c.assigned_at, c.dispatched_at, c.enroute_at, c.arrived_at, c.towing_at)
          > ${now}::timestamptz - ${longestStep}::interval`.execute(db),
  ]);
  const shiftsOf = Map.groupBy(shifts.rows, ({ employee_id }) => employee_id);
  const busy = new Set(onCall.rows.map(({ id }) => id));
  const daysOffOf = Map.groupBy(daysOff.rows, ({ employee_id }) => employee_id);
  return new Map(
    people.rows.map(({ id, scheduled, time_zone, starts, ends }) => [
      id,
      {
        scheduled,
        timeZone: time_zone,
        shifts: (shiftsOf.get(id) ?? []).map(({ starts_at, shown_until }) => ({
          start: starts_at.getTime(),
          end: shown_until.getTime(),
        })),
        daysOff: (daysOffOf.get(id) ?? []).map(({ from, to }) => ({ from, to })),
        quietHours: starts === null || ends === null ? null : { starts, ends },
        onCall: busy.has(id),
      },
    ]),
  );
}
