import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { DayRange } from '@roadside/domain/calendar';
import type { UsageGroup, UsageTimeType } from '@roadside/domain/usage';
import type { Tables } from '../../platform/database/tables.ts';

/** Records a visit and adds it to the counts of its day and month. */
export async function insertVisit(
  db: Kysely<Tables>,
  { employeeId, page, at, localDay }: { employeeId: number; page: string; at: Date; localDay: string },
): Promise<void> {
  await sql`
    with before as (
      select page, at from visit
      where employee_id = ${employeeId} and at between ${at}::timestamptz - interval '30 minutes' and ${at}::timestamptz
      order by at desc, id desc limit 1
    ),
    single as (
      insert into visit (employee_id, page, at, before_page, before_at)
      values (${employeeId}, ${page}, ${at}, (select page from before), (select at from before))
    ),
    by_day as (
      insert into visit_day (local_day, employee_id, page, visits)
      values (${localDay}::date, ${employeeId}, ${page}, 1)
      on conflict (local_day, employee_id, page) do update set visits = visit_day.visits + 1
    )
    insert into visit_month (month, employee_id, page, visits, days)
    values (date_trunc('month', ${localDay}::date)::date, ${employeeId}, ${page}, 1,
            1 << (extract(day from ${localDay}::date)::integer - 1))
    on conflict (month, employee_id, page) do update
      set visits = visit_month.visits + 1, days = visit_month.days | excluded.days`.execute(db);
}

/** Deletes single visits before a time; the counts by day and month stay. */
export async function deleteVisitsBefore(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('visit').where('at', '<', before).execute();
}

/** What to count. */
export interface UsageQuestion {
  /** The steps, in order, without gaps. */
  readonly steps: readonly DayRange[];
  readonly group: UsageGroup;
  /** Organizations whose people count, each with the id of the location it is shown under. */
  readonly places: readonly { readonly id: number; readonly under: number }[];
  readonly positions: readonly string[] | null;
  /** The kind of the steps, if spans that are over may be read as they were counted; null to count all from the people. */
  readonly counted: UsageTimeType | null;
}

export interface UsageRow {
  /** Place of the step in the question. */
  readonly step: number;
  /** The group as it is stored, a location by its id; null for the total over all groups. */
  readonly name: string | null;
  readonly users: number;
  readonly user_days: number;
  readonly visits: number;
}

const groupExpressions = {
  position_type: sql`employee.position_type`,
  facility_type: sql`coalesce(organization.facility_type, '')`,
  organization: sql`place.under::text`,
  page: sql`counted.page`,
} as const satisfies Record<UsageGroup, unknown>;

/** The same groups of what was counted once. */
const spanExpressions = {
  position_type: sql`span.position_type`,
  facility_type: sql`span.facility_type`,
  organization: sql`place.under::text`,
  page: sql`span.page`,
} as const satisfies Record<UsageGroup, unknown>;

/**
 * People and visits by step and group, with a total per step. Whole days, weeks and months that are over are read from
 * `usage_span`; of the other steps, months are counted from the months of the people, and the rest from their days.
 */
export async function readUsage(db: Kysely<Tables>, question: UsageQuestion): Promise<readonly UsageRow[]> {
  const { steps, places, positions, counted } = question;
  const group = groupExpressions[question.group];
  const spanGroup = spanExpressions[question.group];
  const ofPositions = (column: RawBuilder<unknown>) =>
    positions === null ? sql`true` : sql`${column} = any(${[...positions]}::text[])`;
  const { rows } = await sql<UsageRow>`
    with given as (
      select from_day, to_day, place - 1 as place
      from unnest(${steps.map(({ from }) => from)}::date[], ${steps.map(({ to }) => to)}::date[])
        with ordinality as given (from_day, to_day, place)
    ),
    -- Nothing comes after the latest visit: a month that is cut off there is as good as whole.
    latest as (select max(local_day) as day from visit_day),
    closed as (
      select given.place, usage_closed.kind, usage_closed.first_day
      from given join usage_closed on usage_closed.kind = ${counted}::text and usage_closed.first_day = given.from_day
      where given.to_day = usage_last_day(usage_closed.kind, usage_closed.first_day)
    ),
    step as (
      select from_day, to_day, place,
             from_day = date_trunc('month', from_day)::date
               and (to_day = usage_last_day('month', from_day) or (to_day >= latest.day
                 and date_trunc('month', to_day) = date_trunc('month', from_day))) as whole
      from given cross join latest
      where place not in (select place from closed)
    ),
    counted as materialized (
      select step.place, visit_month.employee_id, visit_month.page, visit_month.visits,
             bit_count(visit_month.days::bit(32)) as days, visit_month.days as mask, null::date as local_day
      from step join visit_month on step.whole and visit_month.month = step.from_day
      union all
      select step.place, visit_day.employee_id, visit_day.page, visit_day.visits, 1, null, visit_day.local_day
      from step join visit_day on not step.whole and visit_day.local_day between step.from_day and step.to_day
    ),
    place as (
      select * from unnest(${places.map(({ id }) => id)}::integer[], ${places.map(({ under }) => under)}::integer[])
        as given (id, under)
    ),
    person as (
      select counted.place as step, ${group} as name, counted.employee_id, sum(counted.visits) as visits,
             case when bool_or(counted.mask is not null)
               then bit_count(bit_or(coalesce(counted.mask, 0))::bit(32))
               else count(distinct counted.local_day) end as days
      from counted
      join employee on employee.id = counted.employee_id
      join organization on organization.id = employee.organization_id
      join place on place.id = employee.organization_id
      where ${ofPositions(sql`employee.position_type`)}
      group by grouping sets ((counted.place, ${group}, counted.employee_id), (counted.place, counted.employee_id))
    ),
    people as (
      select step, name, count(*) as users, sum(days) as user_days, sum(visits) as visits
      from person
      group by step, name
      union all
      select closed.place, ${spanGroup}, sum(span.users), sum(span.user_days), sum(span.visits)
      from closed
      join usage_span as span on span.kind = closed.kind and span.first_day = closed.first_day
        and ${question.group === 'page' ? sql`span.page <> ''` : sql`span.page = ''`}
      join place on place.id = span.organization_id
      where ${ofPositions(sql`span.position_type`)}
      group by closed.place, ${spanGroup}
      union all
      select closed.place, null, sum(span.users), sum(span.user_days), sum(span.visits)
      from closed
      join usage_span as span on span.kind = closed.kind and span.first_day = closed.first_day and span.page = ''
      join place on place.id = span.organization_id
      where ${ofPositions(sql`span.position_type`)}
      group by closed.place
    )
    select step::integer, name, users::integer, user_days::integer, visits::integer
    from people
    order by step, name nulls first`.execute(db);
  return rows;
}

/** Positions of the active people of some organizations. */
export async function readPositions(
  db: Kysely<Tables>,
  organizationIds: readonly number[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ position_type: string }>`
    select distinct position_type from employee
    where active and organization_id = any(${[...organizationIds]}::integer[]) order by 1`.execute(db);
  return rows.map((row) => row.position_type);
}

/** Days that single visits are kept; null if nothing is deleted. */
export async function readKeptDays(db: Kysely<Tables>): Promise<number | null> {
  const rule = await db.selectFrom('retention_rule').select('days').where('kind', '=', 'visits').executeTakeFirst();
  return rule?.days ?? null;
}

export interface HistoryRow {
  readonly employee_id: number;
  readonly display_name: string;
  readonly position_type: string;
  readonly visits: number;
  readonly last_visit: Date | null;
  readonly pages: readonly { readonly page: string; readonly visits: number }[];
}

/** The single visits that are kept, by person of these organizations; those who haven't visited are last. */
export async function readHistory(
  db: Kysely<Tables>,
  organizationIds: readonly number[],
): Promise<readonly HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    with page as (
      select visit.employee_id, visit.page, count(*)::integer as visits, max(visit.at) as last_visit
      from visit join employee on employee.id = visit.employee_id
      where employee.organization_id = any(${[...organizationIds]}::integer[])
      group by visit.employee_id, visit.page
    )
    select employee.id as employee_id, employee.display_name, employee.position_type,
           coalesce(sum(page.visits), 0)::integer as visits, max(page.last_visit) as last_visit,
           coalesce(
             jsonb_agg(jsonb_build_object('page', page.page, 'visits', page.visits)
               order by page.visits desc, page.page) filter (where page.page is not null),
             '[]'::jsonb) as pages
    from employee left join page on page.employee_id = employee.id
    where employee.organization_id = any(${[...organizationIds]}::integer[]) and employee.active
    group by employee.id
    order by visits desc, lower(employee.display_name), employee.id`.execute(db);
  return rows;
}
