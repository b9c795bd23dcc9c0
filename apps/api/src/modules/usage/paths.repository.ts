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

/** Single visits in scope, with the person's next one. */
const visitsIn = ({ organizationIds, from, to, timeZone }: VisitScope) => sql`
  select visit.employee_id, employee.position_type, visit.page, visit.at,
         lead(visit.page) over own as next, lead(visit.at) over own as next_at
  from visit join employee on employee.id = visit.employee_id
  where employee.organization_id = any(${[...organizationIds]}::integer[])
    and visit.at >= ${from}::date::timestamp at time zone ${timeZone}
    and visit.at < (${to}::date + 1)::timestamp at time zone ${timeZone}
  window own as (partition by visit.employee_id order by visit.at, visit.id)`;

/** The most frequent steps from one screen to another within 30 minutes. */
export async function readSteps(
  db: Kysely<Tables>,
  scope: VisitScope,
): Promise<readonly { readonly page: string; readonly next: string; readonly visits: number }[]> {
  const { rows } = await sql<{ page: string; next: string; visits: number }>`
    with come as (${visitsIn(scope)})
    select page, next, count(*)::integer as visits from come
    where next <> page and next_at <= at + interval '30 minutes'
    group by page, next order by visits desc, page, next limit ${maxSteps}`.execute(db);
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
    with come as (${visitsIn(scope)}),
    person as (
      select employee_id, position_type, min(at) filter (where page = 'dashboard') as dashboard,
             max(at) filter (where page = 'surveys') as surveys
      from come group by employee_id, position_type
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
    select employee.id as employee_id, employee.display_name, employee.position_type,
           max(visit_day.local_day) as last_day, count(distinct visit_day.local_day)::integer as days_before
    from employee join visit_day on visit_day.employee_id = employee.id
      and visit_day.local_day >= ${from}::date - 90
    where employee.active and employee.organization_id = any(${[...organizationIds]}::integer[])
    group by employee.id
    having max(visit_day.local_day) < ${from}::date and count(distinct visit_day.local_day) >= 4
    order by days_before desc, last_day desc, employee.id limit ${maxStopped}`.execute(db);
  return rows;
}
