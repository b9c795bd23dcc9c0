// 2.5 million visits of a year, spread over all people, screens and days, with their counts by day and month.
import { setTimeout as wait } from 'node:timers/promises';
import { withDatabase } from '../../chat/lib/club.mjs';

const visits = 2_500_000;

/** Fills them once; the world is kept. @returns how many there are */
export const fillVisits = (databaseUrl) =>
  withDatabase(databaseUrl, async (client) => {
    const count = async () => (await client.query(`select count(*)::integer as n from visit`)).rows[0].n;
    if ((await count()) >= visits) return count();
    await client.query(`truncate visit, visit_day, visit_month, usage_span, usage_closed`);
    await client.query(
      `with person as (select id, row_number() over (order by id) - 1 as n from employee),
        people as (select count(*) as n from person),
        screen as (select page, row_number() over (order by page) - 1 as n from unnest(array['dashboard', 'surveys',
          'passed-calls', 'schedule', 'exec-reports', 'map', 'goals', 'training', 'chat', 'mail']) as page),
        single as (
        select person.id as employee_id, screen.page, timestamptz '2025-11-21 06:00Z' + (n.n % 364) * interval '1 day'
          + (n.n::bigint * 7919 % 57600) * interval '1 second' as at
        from generate_series(1, $1::integer) as n(n) cross join people
          join person on person.n = (n.n::bigint * 48271 / 364) % people.n
          join screen on screen.n = (n.n::bigint * 40503 / 7) % 10),
        linked as (
          select *, lag(page) over own as before_page, lag(at) over own as before_at
          from single window own as (partition by employee_id order by at, page))
      insert into visit (employee_id, page, at, before_page, before_at)
      select employee_id, page, at, case when before_at >= at - interval '30 minutes' then before_page end,
        case when before_at >= at - interval '30 minutes' then before_at end
      from linked order by at, page`,
      [visits],
    );
    await client.query(`insert into visit_day (local_day, employee_id, page, visits)
      select (at at time zone 'America/New_York')::date, employee_id, page, count(*) from visit group by 1, 2, 3`);
    await client.query(`insert into visit_month (month, employee_id, page, visits, days)
      select date_trunc('month', local_day)::date, employee_id, page, sum(visits),
        bit_or(1 << (extract(day from local_day)::integer - 1)) from visit_day group by 1, 2, 3`);
    await closeSpans(client);
    await client.query(`vacuum (analyze) visit, visit_day, visit_month, usage_span, usage_closed`);
    return count();
  });

/** Lets the API's job count every day, week and month that is over, as it has on any other day. */
async function closeSpans(client) {
  await client.query(`update job set run_at = now() where kind = 'usage.close-spans'`);
  const closed = async () => (await client.query(`select count(*)::integer as n from usage_closed`)).rows[0].n;
  // Done when a while passes without another one.
  let before = -1;
  for (let now = await closed(); now === 0 || now !== before; now = await closed()) {
    before = now;
    await wait(10_000);
  }
}
