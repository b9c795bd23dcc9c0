import { sql } from 'kysely';
import type { DemoArea } from '../../platform/demo-area.ts';

const days = 400;
/** Single visits exist for the last days only, as after a retention run. */
const singleDays = 30;

/**
 * A year of visits. Managers come on most workdays, drivers every third day, and each position has its own screens; a
 * tenth of the people stopped coming this season, and one in sixteen first came in the last five months, of whom half
 * came for six weeks only. Chance comes from hashes of person and day, so every world is alike.
 */
export const usageDemo: DemoArea = async (trx, { now }) => {
  await sql`
    insert into visit_day (local_day, employee_id, page, visits)
    with person as (
      select id, position_type, hashint8extended(id, 11) & 15 < 2 as stopped,
        case when (hashint8extended(id, 17) & 15) = 0 then 20 + ((hashint8extended(id, 19) & 127))::integer else ${days} end as since,
        (hashint8extended(id, 23) & 1) = 1 as brief,
        case position_type when 'driver' then 340 when 'staff' then 420 when 'executive' then 620 else 800 end as habit,
        case position_type
          when 'driver' then array['home', 'scheduler-scheduling', 'dashboard', 'surveys', 'leaderboard', 'training']
          when 'executive' then array['dashboard', 'exec-reports', 'surveys', 'maps', 'home', 'scheduler-reports']
          else array['dashboard', 'surveys', 'scheduler-scheduling', 'passed-calls', 'home', 'scheduler-requests', 'maps']
        end as pages
      from employee where active
    ),
    came as (
      select person.id, person.pages, day::date as day, hashint8extended(person.id * 1000 + n, 3) as chance
      from person cross join generate_series(1, ${days}) as n
        cross join lateral (select ${now}::date - n as day) as at
      where (hashint8extended(person.id * 1000 + n, 5) & 1023) <
              person.habit * case when extract(isodow from day) > 5 then 0.45 else 1 end
        and not (person.stopped and n < 70)
        and n <= person.since and not (person.since < ${days} and person.brief and n < person.since - 42)
    )
    select came.day, came.id, pages[place], (1 + ((chance >> (place * 3)) & 3))::integer
    from came cross join lateral generate_subscripts(pages, 1) as place
    where place = 1 + (chance & 3) or place = 1 + ((chance >> 40) & 1)`.execute(trx);
  await sql`
    insert into visit_month (month, employee_id, page, visits, days)
    select date_trunc('month', local_day)::date, employee_id, page, sum(visits)::integer,
           bit_or(1 << (extract(day from local_day)::integer - 1))
    from visit_day group by 1, 2, 3`.execute(trx);
  await sql`
    insert into visit (employee_id, page, at)
    select employee_id, page,
           local_day + interval '12 hours' + ((hashint8extended(employee_id, extract(doy from local_day)::integer) & 511) + n * 3) * interval '1 minute'
    from visit_day cross join lateral generate_series(1, visits) as n
    where local_day >= ${now}::date - ${singleDays}::integer`.execute(trx);
  await sql`select link_visits()`.execute(trx);
};
