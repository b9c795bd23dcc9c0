// A club with the given number of drivers, each scheduled for every day of one week, on PostgreSQL.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../../tooling/bootstrap/runtime.mjs';
import { addDrivers } from '../api/lib/drivers.mjs';
import { startWorld } from '../api/lib/worlds.mjs';

const { Client } = createRequire(join(root, 'apps/api/package.json'))('pg');
/** The week after the world's current day: none of it is locked. */
export const week = { sunday: '2026-11-22', days: 7 };

/** Activates exactly the first drivers of a club, adding missing ones, and schedules the week for each. */
async function plan(connectionString, drivers) {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query('begin');
    const { rows: known } = await client.query("select count(*)::integer as n from organization where type = 'driver'");
    await addDrivers(client, { slug: 'more-', from: known[0].n + 1, to: drivers });
    await client.query(
      `with ranked as (select id, row_number() over (order by id) as n from organization where type = 'driver')
      update organization set active = ranked.n <= $1 from ranked where ranked.id = organization.id`,
      [drivers],
    );
    await client.query(
      `with ranked as (
        select e.id, row_number() over (order by o.id, e.id) as n, row_number() over (partition by o.id order by e.id) as own
        from employee e join organization o on o.id = e.organization_id where o.type = 'driver'
      ) update employee set active = ranked.n <= $1 and own = 1 from ranked where ranked.id = employee.id`,
      [drivers],
    );
    // Open shifts come first, and would push the drivers out of view.
    await client.query('update placeholder set removed_at = now() where removed_at is null');
    const [from, to] = [
      week.sunday,
      new Date(Date.parse(week.sunday) + week.days * 86_400_000).toISOString().slice(0, 10),
    ];
    await client.query('delete from shift where local_day between $1::date - 1 and $2::date', [from, to]);
    await client.query(
      `insert into shift (employee_id, station_id, local_day, starts_at, ends_at, duration_hours, shown_until, services)
      select e.id, station.id, day::date, starts, starts + interval '8 hours', 8, starts + interval '8 hours', '{tow}'
      from employee e join organization o on o.id = e.organization_id and o.type = 'driver' and e.active
      join organization station on station.id = o.parent_id
      cross join generate_series($1::date, $2::date - 1, interval '1 day') day
      cross join lateral (
        select (day + (5 + e.id % 11) * interval '1 hour') at time zone station.time_zone as starts
      ) hours`,
      [from, to],
    );
    await client.query('commit');
    await client.query('vacuum (analyze)');
    const { rows } = await client.query(
      "select count(*)::integer as n from organization where type = 'driver' and active",
    );
    return rows[0].n;
  } finally {
    await client.end();
  }
}

/** Starts the API on a club with this many drivers; `{ skipped }` if there is no PostgreSQL. */
export async function startClub(drivers) {
  // Few calls: the schedule reads none.
  const options = { name: 'postgres-schedule', scale: 0.05, rateLimits: 'off' };
  const first = await startWorld('postgres', options);
  if (first.skipped) return first;
  const planned = await plan(first.databaseUrl, drivers);
  if (planned !== drivers) throw new Error(`The club has ${planned} drivers, not ${drivers}.`);
  // The API has cached the organization tree of the previous club.
  await first.stop();
  return startWorld('postgres', options);
}
