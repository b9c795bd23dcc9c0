import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Whose visits to read, and of which local days. */
export interface VisitScope {
  readonly organizationIds: readonly number[];
  /** ISO days of the location, both inclusive. */
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
}

const maxSteps = 12;
const maxStopped = 50;

/** The condition that a visit is in scope. */
const isIn = ({ organizationIds, from, to, timeZone }: VisitScope) => sql`
  employee.organization_id = any(${[...organizationIds]}::integer[])
  and visit.at >= ${from}::date::timestamp at time zone ${timeZone}
  and visit.at < (${to}::date + 1)::timestamp at time zone ${timeZone}`;

/** The most frequent steps from one screen to another within 30 minutes. */
export async function readSteps(
  db: Kysely<Tables>,
  scope: VisitScope,
): Promise<readonly { readonly page: string; readonly next: string; readonly visits: number }[]> {
  const { rows } = await sql<{ page: string; next: string; visits: number }>`
    select visit.before_page as page, visit.page as next, count(*)::integer as visits
    from visit join employee on employee.id = visit.employee_id
    where ${isIn(scope)} and visit.before_page <> visit.page
      and visit.before_at >= ${scope.from}::date::timestamp at time zone ${scope.timeZone}
    group by visit.before_page, visit.page order by visits desc, 1, 2 limit ${maxSteps}`.execute(db);
  return rows;
}

export interface FunnelRow {
  readonly position_type: string;
  readonly came: number;
  readonly dashboard: number;
  readonly surveys: number;
}

/** By position: people who came, of them those who opened a dashboard, and of them those who opened surveys later. */
export async function readFunnel(db: Kysely<Tables>, scope: VisitScope): Promise<readonly FunnelRow[]> {
  const { rows } = await sql<FunnelRow>`
    with person as (
      select visit.employee_id, employee.position_type,
             min(visit.at) filter (where visit.page = 'dashboard') as dashboard,
             max(visit.at) filter (where visit.page = 'surveys') as surveys
      from visit join employee on employee.id = visit.employee_id
      where ${isIn(scope)}
      group by visit.employee_id, employee.position_type
    )
    select position_type, count(*)::integer as came, count(dashboard)::integer as dashboard,
           (count(*) filter (where surveys > dashboard))::integer as surveys
    from person group by position_type order by came desc, position_type`.execute(db);
  return rows;
}

export interface StoppedRow {
  readonly employee_id: number;
  readonly display_name: string;
  readonly position_type: string;
  readonly last_day: string;
  readonly days_before: number;
}

/** Active people who came on four or more of the 90 days before `from`, and not since; the most regular ones first. */
export async function readStopped(
  db: Kysely<Tables>,
  { organizationIds, from }: VisitScope,
): Promise<readonly StoppedRow[]> {
  const { rows } = await sql<StoppedRow>`
    with came as (
      -- The days of each month as bits; those of the first month before the window are left out.
      select visit_month.employee_id, visit_month.month,
             bit_or(visit_month.days)
               & case when visit_month.month < ${from}::date - 90
                   then -1 << (extract(day from ${from}::date - 90)::integer - 1) else -1 end as days
      from visit_month join employee on employee.id = visit_month.employee_id
      where visit_month.month >= date_trunc('month', ${from}::date - 90)::date
        and employee.active and employee.organization_id = any(${[...organizationIds]}::integer[])
      group by visit_month.employee_id, visit_month.month
    ),
    person as (
      select employee_id, sum(bit_count(days::bit(32)))::integer as days_before,
             max(month + length(ltrim(days::bit(32)::text, '0')) - 1) as last_day
      from came where days <> 0 group by employee_id
    )
    select employee.id as employee_id, employee.display_name, employee.position_type, person.last_day,
           person.days_before
    from person join employee on employee.id = person.employee_id
    where person.last_day < ${from}::date and person.days_before >= 4
    order by days_before desc, last_day desc, employee.id limit ${maxStopped}`.execute(db);
  return rows;
}

export interface CohortRow {
  readonly position_type: string;
  /** First day of the month of their first visit. */
  readonly month: string;
  /** How many months later they came; 0 is that month. */
  readonly later: number;
  readonly people: number;
}

/** By position and month of their first visit: how many people came in that month, and in each one after it. */
export async function readCohorts(
  db: Kysely<Tables>,
  { organizationIds, from, to }: Pick<VisitScope, 'organizationIds' | 'from' | 'to'>,
): Promise<readonly CohortRow[]> {
  const { rows } = await sql<CohortRow>`
    with newcomer as (
      select id, position_type from employee
      where organization_id = any(${[...organizationIds]}::integer[]) and not exists (
        select from visit_month where visit_month.employee_id = employee.id and visit_month.month < ${from}::date)
    ),
    came as (
      select newcomer.id, newcomer.position_type, visit_month.month,
             min(visit_month.month) over (partition by newcomer.id) as first
      from newcomer join visit_month on visit_month.employee_id = newcomer.id
      where visit_month.month between ${from}::date and ${to}::date
      group by newcomer.id, newcomer.position_type, visit_month.month
    )
    select position_type, first as month, count(*)::integer as people,
           ((extract(year from month) - extract(year from first)) * 12
             + extract(month from month) - extract(month from first))::integer as later
    from came group by position_type, first, came.month
    order by first, position_type, later`.execute(db);
  return rows;
}
