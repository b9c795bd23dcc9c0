import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** A day, week or month by its first day. */
export interface UsageSpan {
  readonly kind: 'day' | 'week' | 'month';
  readonly first_day: string;
}

/** Spans that ended on a day or before and aren't counted yet, the latest first. */
export async function readOpenSpans(db: Kysely<Tables>, lastDay: string): Promise<readonly UsageSpan[]> {
  const { rows } = await sql<UsageSpan>`
    with spans as (
      select distinct spans.kind, usage_first_day(spans.kind, day::date) as first_day
      from (select min(local_day) as first_visit from visit_day) as bounds
        cross join lateral generate_series(first_visit, ${lastDay}::date, interval '1 day') as day
        cross join (values ('day'), ('week'), ('month')) as spans (kind)
    )
    select kind, first_day from spans
    where usage_last_day(kind, first_day) <= ${lastDay}::date
      and (kind, first_day) not in (select kind, first_day from usage_closed)
    order by first_day desc, kind`.execute(db);
  return rows;
}

/**
 * Counts a span once. Visits and moves of people wait for the lock that this holds, and open the span again if they are
 * about it.
 */
export async function closeSpan(db: Database, { kind, first_day }: UsageSpan): Promise<void> {
  await db.kysely.transaction().execute(async (trx) => {
    await sql`lock table usage_closed in share row exclusive mode`.execute(trx);
    await sql`delete from usage_span where kind = ${kind} and first_day = ${first_day}::date`.execute(trx);
    await sql`
      with visited as (
        select local_day, employee_id, page, visits from visit_day
        where local_day between ${first_day}::date and usage_last_day(${kind}::text, ${first_day}::date)
      ),
      person as (
        select employee_id, coalesce(page, '') as page, count(distinct local_day) as days, sum(visits) as visits
        from visited
        group by grouping sets ((employee_id, page), (employee_id))
      )
      insert into usage_span
        (kind, first_day, organization_id, facility_type, position_type, page, users, user_days, visits)
      select ${kind}::text, ${first_day}::date,
             case when organization.type = 'driver' then coalesce(organization.parent_id, organization.id)
               else organization.id end,
             coalesce(organization.facility_type, ''), employee.position_type, person.page,
             count(*), sum(person.days), sum(person.visits)
      from person
      join employee on employee.id = person.employee_id
      join organization on organization.id = employee.organization_id
      group by 3, 4, 5, 6`.execute(trx);
    await sql`insert into usage_closed (kind, first_day) values (${kind}, ${first_day}::date)
      on conflict do nothing`.execute(trx);
  });
}
