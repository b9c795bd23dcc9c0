import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { DayRange } from '@roadside/domain/calendar';
import type { UsageGroup } from '@roadside/domain/usage';
import type { Tables } from '../../platform/database/tables.ts';

/** Records a visit and adds it to the counts of its day and month. */
export async function insertVisit(
  db: Kysely<Tables>,
  { employeeId, page, at, localDay }: { employeeId: number; page: string; at: Date; localDay: string },
): Promise<void> {
  await sql`
    with single as (insert into visit (employee_id, page, at) values (${employeeId}, ${page}, ${at})),
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
  /** Organizations whose people count, each with the location it is shown under. */
  readonly places: readonly { readonly id: number; readonly name: string }[];
  readonly positions: readonly string[] | null;
}

export interface UsageRow {
  /** Place of the step in the question. */
  readonly step: number;
  /** Null for the total over all groups. */
  readonly name: string | null;
  readonly users: number;
  readonly user_days: number;
  readonly visits: number;
}

const groupExpressions = {
  position_type: sql`employee.position_type`,
  facility_type: sql`coalesce(organization.facility_type, '')`,
  organization: sql`place.name`,
  page: sql`counted.page`,
} as const satisfies Record<UsageGroup, unknown>;

/**
 * People and visits by step and group, with a total per step. Steps that are whole months are read from the months,
 * the others from the days.
 */
export async function readUsage(db: Kysely<Tables>, question: UsageQuestion): Promise<readonly UsageRow[]> {
  const { steps, places, positions } = question;
  const group = groupExpressions[question.group];
  const { rows } = await sql<UsageRow>`
    with step as (
      select from_day, to_day, place - 1 as place,
             from_day = date_trunc('month', from_day)::date
               and to_day = (date_trunc('month', from_day) + interval '1 month' - interval '1 day')::date as whole
      from unnest(${steps.map(({ from }) => from)}::date[], ${steps.map(({ to }) => to)}::date[])
        with ordinality as given (from_day, to_day, place)
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
      select * from unnest(${places.map(({ id }) => id)}::integer[], ${places.map(({ name }) => name)}::text[])
        as given (id, name)
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
      where ${positions === null ? sql`true` : sql`employee.position_type = any(${[...positions]}::text[])`}
      group by grouping sets ((counted.place, ${group}, counted.employee_id), (counted.place, counted.employee_id))
    )
    select step::integer, name, count(*)::integer as users, sum(days)::integer as user_days,
           sum(visits)::integer as visits
    from person
    group by step, name
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
