import { sql } from 'kysely';
import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { dueFrom, moveAssignmentsDue } from '../training/index.ts';
import type { DueRule } from '../training/index.ts';

/** The facts about an employee that decide whether they may take part. */
export interface CandidateRow {
  readonly id: number;
  readonly organization_id: number;
  readonly position_type: string;
  readonly group_id: number | null;
  /** On the calendar of their station. */
  readonly joined_on: string;
}

/** Active employees, by id; all of them unless some are named. */
export async function readCandidates(
  db: Kysely<Tables>,
  ids: readonly number[] | null = null,
): Promise<readonly CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`
    select e.id, e.organization_id, e.position_type, g.id as group_id,
      to_char(e.date_joined at time zone o.time_zone, 'YYYY-MM-DD') as joined_on
    from employee e
    join organization o on o.id = e.organization_id
    left join employee_group g on g.group_name = e.group_name
    where e.active and (${ids === null}::boolean or e.id = any(${[...(ids ?? [])]}::integer[]))
    order by e.id`.execute(db);
  return rows;
}

/** Which of these employees exist and are active. */
export async function readActiveIds(db: Kysely<Tables>, ids: readonly number[]) {
  return db
    .selectFrom('employee')
    .select(['id', 'organization_id', 'position_type', 'display_name'])
    .where('active', '=', true)
    .where('id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .execute();
}

/** Where these employees work, or worked last. */
export async function readEmployees(db: Kysely<Tables>, ids: readonly number[]) {
  return db
    .selectFrom('employee')
    .select(['id', 'organization_id'])
    .where('id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .execute();
}

/** Every employee group, by name. */
export async function readGroups(db: Kysely<Tables>) {
  return db
    .selectFrom('employee_group')
    .select(['id', 'group_name'])
    .orderBy(sql`lower(group_name)`)
    .orderBy('id')
    .execute();
}

/** Every position held by an active employee, by name. */
export async function readPositions(db: Kysely<Tables>): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('employee')
    .select('position_type')
    .distinct()
    .where('active', '=', true)
    .orderBy('position_type')
    .execute();
  return rows.map(({ position_type }) => position_type);
}

/** Employees enrolled in a campaign. */
export async function readEnrolledIds(db: Kysely<Tables>, campaignId: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('campaign_enrollment')
    .select('employee_id')
    .where('campaign_id', '=', campaignId)
    .execute();
  return new Set(rows.map(({ employee_id }) => employee_id));
}

/** Enrolls people; those enrolled already stay as they are. Returns the new ones. */
export async function insertEnrollments(
  trx: Transaction<Tables>,
  campaignId: number,
  people: readonly { readonly employeeId: number; readonly dueOn: string | null }[],
  at: Date,
): Promise<readonly number[]> {
  if (people.length === 0) return [];
  const wanted = JSON.stringify(people.map(({ employeeId, dueOn }) => ({ employee_id: employeeId, due_on: dueOn })));
  const { rows } = await sql<{ employee_id: number }>`
    insert into campaign_enrollment (campaign_id, employee_id, enrolled_at, due_on)
    select ${campaignId}::integer, employee_id, ${at}::timestamptz, due_on
    from jsonb_to_recordset(${wanted}::jsonb) as wanted(employee_id integer, due_on date)
    on conflict do nothing returning employee_id`.execute(trx);
  return rows.map(({ employee_id }) => employee_id);
}

/** Moves the due dates of a campaign: of enrolled people, and of their open assignments. */
export async function moveDueDates(trx: Transaction<Tables>, campaignId: number, due: DueRule): Promise<void> {
  await sql`update campaign_enrollment set due_on = ${dueFrom('enrolled_at', due)}
    where campaign_id = ${campaignId}::integer`.execute(trx);
  await moveAssignmentsDue(trx, campaignId, due);
}

/**
 * Notes that people are reminded, unless they were since a moment. Of two reminders at the same time, only one finds a
 * person.
 * @returns those to remind
 */
export async function storeReminded(
  trx: Transaction<Tables>,
  campaignId: number,
  employeeIds: readonly number[],
  { at, unlessSince }: { readonly at: Date; readonly unlessSince: Date },
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ employee_id: number }>`
    update campaign_enrollment set reminded_at = ${at}::timestamptz
    where campaign_id = ${campaignId}::integer and employee_id = any(${[...employeeIds]}::integer[])
      and (reminded_at is null or reminded_at <= ${unlessSince}::timestamptz) returning employee_id`.execute(trx);
  return new Set(rows.map(({ employee_id }) => employee_id));
}

/** The required modules of people `e` of a campaign, with how far each person is in each. */
const modulesOfPeople = (campaign: RawBuilder<number>) => sql`
  left join (campaign_module cm join training_module m on m.id = cm.module_id and m.removed_at is null)
    on cm.campaign_id = ${campaign}
  left join lateral (select min(completed_at) as completed_at, max(updated_at) as touched_at from module_progress
    where module_id = cm.module_id and employee_id = e.id) p on true
  left join lateral (select id, due_on, reminded_days_left from module_assignment
    where module_id = cm.module_id and employee_id = e.id and excused_at is null order by id desc limit 1) a
    on true
  left join lateral (select excused_at, excuse from module_assignment
    where module_id = cm.module_id and employee_id = e.id and campaign_id = cm.campaign_id
      and excused_at is not null order by excused_at, id limit 1) x on true`;

/** How many people each campaign has, how many are finished, and how many have a module past its due date. */
export async function countProgress(
  db: Kysely<Tables>,
  campaigns: readonly { readonly id: number; readonly today: string }[],
) {
  const { rows } = await sql<{ campaign_id: number; people: number; finished: number; behind: number }>`
    select campaign_id, count(*)::integer as people,
      count(*) filter (where done = modules)::integer as finished,
      count(*) filter (where late > 0)::integer as behind
    from (select en.campaign_id, count(cm.module_id) as modules, count(p.completed_at) as done,
        count(cm.module_id) filter (where p.completed_at is null and x.excused_at is null
          and coalesce(a.due_on, en.due_on) < wanted.today) as late
      from jsonb_to_recordset(${JSON.stringify(campaigns)}::jsonb) as wanted(id integer, today date)
      join campaign_enrollment en on en.campaign_id = wanted.id
      join employee e on e.id = en.employee_id and e.active ${modulesOfPeople(sql`en.campaign_id`)}
      group by en.campaign_id, en.employee_id) as counted
    group by campaign_id`.execute(db);
  return new Map(rows.map((row) => [row.campaign_id, row]));
}

/** One module of an enrolled person. */
export interface PersonModule {
  readonly module_id: number;
  readonly completed_at: string | null;
  readonly excused_at: string | null;
  readonly excuse: string;
  readonly due_on: string | null;
  readonly touched_at: string | null;
  readonly assignment_id: number | null;
  readonly reminded_days_left: number | null;
}

/** One person of a campaign with the state of each required module. */
export interface EnrolledRow {
  readonly employee_id: number;
  readonly display_name: string;
  readonly position_type: string;
  readonly organization_id: number;
  /** Whether its modules have been assigned to them, by the job or a manager. */
  readonly enrolled: boolean;
  readonly due_on: string | null;
  readonly reminded_at: Date | null;
  readonly modules: readonly PersonModule[];
}

/**
 * The people enrolled in a campaign, by name.
 * @param among.ids only these people
 * @param among.others people who are listed without being enrolled
 */
export async function readEnrolled(
  db: Kysely<Tables>,
  campaignId: number,
  { ids = null, others = [] }: { readonly ids?: readonly number[] | null; readonly others?: readonly number[] } = {},
): Promise<readonly EnrolledRow[]> {
  const { rows } = await sql<EnrolledRow>`
    select e.id as employee_id, e.display_name, e.position_type, e.organization_id, en.due_on, en.reminded_at,
      en.employee_id is not null as enrolled,
      coalesce(json_agg(json_build_object('module_id', cm.module_id, 'completed_at', p.completed_at,
        'excused_at', x.excused_at, 'excuse', coalesce(x.excuse, ''), 'due_on', a.due_on, 'touched_at', p.touched_at,
        'assignment_id', a.id, 'reminded_days_left', a.reminded_days_left)
        order by cm.position) filter (where cm.module_id is not null), '[]') as modules
    from employee e
    left join campaign_enrollment en on en.employee_id = e.id and en.campaign_id = ${campaignId}::integer
    ${modulesOfPeople(sql`${campaignId}::integer`)}
    where e.active and (en.employee_id is not null or e.id = any(${[...others]}::integer[]))
      and (${ids === null}::boolean or e.id = any(${[...(ids ?? [])]}::integer[]))
    group by e.id, en.campaign_id, en.employee_id
    order by lower(e.display_name), e.id`.execute(db);
  return rows;
}
