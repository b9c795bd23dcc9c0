// 10,000 drivers with points on every day of the quarter, and accounts for 50 of them.
import { addDrivers } from '../../api/lib/drivers.mjs';
import { withDatabase } from '../../chat/lib/club.mjs';

/** Fills the club up to this many drivers, gives each points since the quarter began, and 50 of them an account with play points. */
export async function fillBoard(databaseUrl, { drivers, bettors, from, to }) {
  return withDatabase(databaseUrl, async (client) => {
    await client.query('begin');
    const { rows: known } = await client.query(
      "select count(*)::integer as n from employee e join organization o on o.id = e.organization_id where o.type = 'driver' and e.active",
    );
    await addDrivers(client, { slug: 'board-', from: known[0].n + 1, to: drivers });
    await client.query(
      `insert into point_day (driver_id, local_day, count_calls, pta_hit_rate, kmi, fix_on_site_rate, overall_sat,
        kept_informed, technician_sat, response_time_sat, calls, surveys)
      select o.id, day::date, 1 + (o.id + n) % 5, (o.id + n) % 4, (o.id * n) % 3, 0, (o.id + n) % 3, 0, 0, 0, '[]', '[]'
      from organization o cross join generate_series($1::date, $2::date, interval '1 day') with ordinality as days (day, n)
      where o.type = 'driver' and (o.id + n) % 7 < 5 on conflict do nothing`,
      [from, to],
    );
    await client.query(
      `insert into account (employee_id, username, password_hash)
      select e.id, 'board.' || e.id, (select password_hash from account where username = 'driver.demo')
      from employee e join organization o on o.id = e.organization_id and o.slug like 'board-%'
      where not exists (select 1 from account a where a.employee_id = e.id) order by e.id limit $1`,
      [bettors],
    );
    const { rows } = await client.query(
      `select e.id, o.id as driver_id, a.username from account a join employee e on e.id = a.employee_id
      join organization o on o.id = e.organization_id where a.username like 'board.%' order by e.id limit $1`,
      [bettors],
    );
    const ids = rows.map(({ id }) => id);
    await client.query(`insert into ledger_holder (employee_id) select unnest($1::integer[]) on conflict do nothing`, [
      ids,
    ]);
    await client.query(
      `insert into ledger_entry (id, kind, employee_id, from_account, to_account, amount, booked_at)
      select 'bench:' || kind || ':' || id, kind, id, source, target || id, 100000, now()
      from unnest($1::integer[]) as id cross join (values
        (1, 'campaign_award', null, 'rewards:'), (2, 'bet_allocation', 'rewards:', 'play:')) as steps (n, kind, own, target)
      cross join lateral (select coalesce(own || id, 'campaigns') as source) accounts
      order by n, id on conflict do nothing`,
      [ids],
    );
    await client.query('commit');
    await client.query('vacuum (analyze)');
    return rows;
  });
}
