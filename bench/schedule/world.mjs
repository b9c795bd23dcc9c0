// A club with the given number of drivers, each scheduled for every day of a week or two, on PostgreSQL.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../../tooling/bootstrap/runtime.mjs';
import { addDrivers } from '../api/lib/drivers.mjs';
import { startWorld } from '../api/lib/worlds.mjs';

const { Client } = createRequire(join(root, 'apps/api/package.json'))('pg');
/** The week after the world's current day: none of it is locked. */
export const week = { sunday: '2026-11-22', days: 7 };
/** Few calls: the schedule reads none. */
const scale = 0.05;

/**
 * Activates exactly the first drivers of a club, adding missing ones, and schedules the days from the Sunday on for each.
 * On a `shortDay`, and on every third day of a driver, nobody works, while as many calls as in a whole world are expected:
 * everyone is free that day, and most hours are short.
 */
async function plan(connectionString, { drivers, days, shortDay }) {
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
    const [from, to] = [week.sunday, new Date(Date.parse(week.sunday) + days * 86_400_000).toISOString().slice(0, 10)];
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
    const [station] = shortDay ? await makeShort(client, shortDay) : [];
    await client.query('commit');
    await client.query('vacuum (analyze)');
    const { rows } = await client.query(
      "select count(*)::integer as n from organization where type = 'driver' and active",
    );
    return { planned: rows[0].n, station };
  } finally {
    await client.end();
  }
}

/** Leaves a day without shifts, with drivers who could work it. @returns the slugs of its stations, the largest first */
async function makeShort(client, day) {
  await client.query(
    `delete from shift where local_day >= $2::date
      and (local_day = $1::date or (employee_id + (local_day - $2::date)) % 3 = 0)`,
    [day, week.sunday],
  );
  await client.query('delete from availability');
  await client.query(
    `insert into availability (employee_id, day_of_week, start_time, end_time, type)
    select e.id, day, '00:00', '00:00', 'regular'
    from employee e join organization o on o.id = e.organization_id and o.type = 'driver' and e.active
    cross join generate_series(0, 6) day`,
  );
  // As many calls as a whole world has are expected: those of the Wednesday before, times what this world lacks.
  await client.query(
    `update forecast_day f
    set volume = (select array_agg(each * $2::real order by at) from unnest(other.volume) with ordinality one(each, at))
    from forecast_day other
    where (other.station_id, other.service, other.local_day) = (f.station_id, f.service, f.local_day - 2)
      and f.local_day = $1::date`,
    [day, 1 / scale],
  );
  const { rows } = await client.query(
    `select station.slug from organization station join organization driver on driver.parent_id = station.id
    where station.type = 'station' and driver.type = 'driver' and driver.active
    group by station.id order by count(*) desc, station.id`,
  );
  return rows.map(({ slug }) => slug);
}

/**
 * Starts the API on a club with this many drivers; `{ skipped }` if there is no PostgreSQL.
 * @param spec.days how many days of shifts, from the week's Sunday on
 * @param spec.shortDay a day without shifts, on which most hours are short
 */
export async function startClub({ drivers, days = week.days, shortDay = null }) {
  const options = { name: 'postgres-schedule', scale, rateLimits: 'off' };
  const first = await startWorld('postgres', options);
  if (first.skipped) return first;
  const { planned, station } = await plan(first.databaseUrl, { drivers, days, shortDay });
  if (planned !== drivers) throw new Error(`The club has ${planned} drivers, not ${drivers}.`);
  // The API has cached the organization tree of the previous club.
  await first.stop();
  return { ...(await startWorld('postgres', options)), station };
}
