import { reminderDays } from '@roadside/domain/training';
import type { CampaignAudience } from '@roadside/domain/training';
import { sql } from 'kysely';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { TrainingTables } from '../../platform/database/training-tables.ts';

/** What a person must do. */
export type AssignmentRow = Selectable<TrainingTables['module_assignment']>;

/** An assignment with the calendar of its due date. */
export type DatedAssignmentRow = AssignmentRow & {
  /** Time zone of the campaign's place; null outside a campaign, where the date is one of the person's place. */
  readonly due_zone: string | null;
};

/** An assignment to make. */
export interface NewAssignment {
  readonly employeeId: number;
  readonly moduleId: number;
  readonly source: AssignmentRow['source'];
  readonly campaignId?: number | null;
  /** Shown to the person. */
  readonly reason?: string;
  /** 'YYYY-MM-DD'; null = whenever they like. */
  readonly dueOn?: string | null;
}

/**
 * Assigns modules. A person who has one open already keeps it, with the earlier due date.
 * @returns the new assignments, without those that were open already
 */
export async function assignModules(
  trx: Transaction<Tables>,
  assignments: readonly NewAssignment[],
  { by, at }: { readonly by: number | null; readonly at: Date },
): Promise<readonly AssignmentRow[]> {
  if (assignments.length === 0) return [];
  const wanted = JSON.stringify(
    [...new Map(assignments.map((each) => [`${each.employeeId} ${each.moduleId}`, each])).values()].map((each) => ({
      employee_id: each.employeeId,
      module_id: each.moduleId,
      source: each.source,
      campaign_id: each.campaignId ?? null,
      reason: each.reason ?? '',
      due_on: each.dueOn ?? null,
    })),
  );
  const rows = await sql<AssignmentRow & { readonly fresh: boolean }>`
    insert into module_assignment (employee_id, module_id, source, campaign_id, reason, due_on, assigned_by, assigned_at)
    select employee_id, module_id, source, campaign_id, reason, due_on, ${by}::integer, ${at}::timestamptz
    from jsonb_to_recordset(${wanted}::jsonb)
      as wanted(employee_id integer, module_id integer, source text, campaign_id integer, reason text, due_on date)
    on conflict (employee_id, module_id) where completed_at is null and excused_at is null
      do update set due_on = least(module_assignment.due_on, excluded.due_on)
    returning *, (xmax = 0) as fresh`.execute(trx);
  return rows.rows.filter(({ fresh }) => fresh);
}

/** Open and finished assignments, of people, of modules, or both. Latest last. */
export async function readAssignments(
  db: Kysely<Tables>,
  of: { readonly employeeIds?: readonly number[]; readonly moduleIds?: readonly number[] },
): Promise<readonly DatedAssignmentRow[]> {
  let query = db
    .selectFrom('module_assignment')
    .selectAll()
    .select(
      sql<string | null>`(select o.time_zone from training_campaign c join organization o on o.id = c.organization_id
        where c.id = module_assignment.campaign_id)`.as('due_zone'),
    );
  if (of.employeeIds) query = query.where('employee_id', '=', sql<number>`any(${[...of.employeeIds]}::integer[])`);
  if (of.moduleIds) query = query.where('module_id', '=', sql<number>`any(${[...of.moduleIds]}::integer[])`);
  return query.orderBy('assigned_at').orderBy('id').execute();
}

/** A person and a module. */
interface PersonAndModule {
  readonly employee_id: number;
  readonly module_id: number;
}

/**
 * Excuses people from modules of a campaign; they no longer count as behind in it. What another running campaign requires
 * of them stays assigned, on account of that one.
 * @returns what they were excused from
 */
export async function excuseFrom(
  trx: Transaction<Tables>,
  campaignId: number,
  people: readonly PersonAndModule[],
  { by, at, excuse }: { readonly by: number; readonly at: Date; readonly excuse: string },
): Promise<readonly AssignmentRow[]> {
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as wanted(employee_id integer, module_id integer)`;
  const others = sql`(select distinct on (wanted.employee_id, wanted.module_id) wanted.*, c.id, c.title from ${wanted}
    join campaign_enrollment en on en.employee_id = wanted.employee_id and en.campaign_id <> ${campaignId}::integer
    join training_campaign c on c.id = en.campaign_id and c.removed_at is null and c.has_req_modules
      and c.ends_at >= ${at}::timestamptz
    join campaign_module r on r.campaign_id = c.id and r.module_id = wanted.module_id
    where not exists (select from module_assignment e where e.campaign_id = c.id and e.module_id = wanted.module_id
      and e.employee_id = wanted.employee_id and e.excused_at is not null)
    order by wanted.employee_id, wanted.module_id, c.ends_at, c.id) as other`;
  await sql`update module_assignment a set campaign_id = other.id, reason = other.title from ${others}
    where a.employee_id = other.employee_id and a.module_id = other.module_id and a.campaign_id = ${campaignId}::integer
      and a.completed_at is null and a.excused_at is null`.execute(trx);
  const { rows: closed } = await sql<AssignmentRow>`
    update module_assignment a set excused_at = ${at}::timestamptz, excused_by = ${by}::integer, excuse = ${excuse},
      campaign_id = ${campaignId}::integer
    from ${wanted} where a.employee_id = wanted.employee_id and a.module_id = wanted.module_id
      and a.completed_at is null and a.excused_at is null
      and not exists (select from ${others}
        where other.employee_id = a.employee_id and other.module_id = a.module_id)
    returning a.*`.execute(trx);
  const { rows: noted } = await sql<AssignmentRow>`
    insert into module_assignment (employee_id, module_id, source, campaign_id, assigned_at, excused_at, excused_by, excuse)
    select employee_id, module_id, 'campaign', ${campaignId}::integer, ${at}::timestamptz, ${at}::timestamptz,
      ${by}::integer, ${excuse} from ${wanted}
    where not exists (select from module_assignment e where e.campaign_id = ${campaignId}::integer
      and e.module_id = wanted.module_id and e.employee_id = wanted.employee_id and e.excused_at is not null)
    returning *`.execute(trx);
  return [...closed, ...noted];
}

/** An open assignment with a due date, and the time zone of where its person works. */
interface DueAssignment {
  readonly id: number;
  readonly employee_id: number;
  readonly module_id: number;
  readonly due_on: string;
  readonly reminded_days_left: number | null;
  readonly time_zone: string;
}

/** Locks the open assignments outside campaigns that are due around a moment, in any time zone, in the days of reminders. */
export async function lockAssignmentsDue(trx: Transaction<Tables>, at: Date): Promise<readonly DueAssignment[]> {
  const { rows } = await sql<DueAssignment>`
    select a.id, a.employee_id, a.module_id, a.due_on, a.reminded_days_left, o.time_zone
    from module_assignment a
    join training_module m on m.id = a.module_id and m.removed_at is null
    join employee e on e.id = a.employee_id and e.active
    join organization o on o.id = e.organization_id
    where a.source <> 'campaign' and a.completed_at is null and a.excused_at is null
      and a.due_on between (${at}::timestamptz at time zone 'UTC')::date - 1
        and (${at}::timestamptz at time zone 'UTC')::date + ${Math.max(...reminderDays) + 1}::integer
    order by a.id for update of a`.execute(trx);
  return rows;
}

/** Notes how many days were left when a person was last reminded. */
export async function storeReminders(
  trx: Transaction<Tables>,
  ids: readonly number[],
  daysLeft: number,
): Promise<void> {
  await trx
    .updateTable('module_assignment')
    .set({ reminded_days_left: daysLeft })
    .where('id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .execute();
}

/**
 * Replaces the modules a campaign requires, in their order, and notes from when to when each was required.
 * @param at.required whether they have to be finished before anybody earns
 */
export async function requireModules(
  trx: Transaction<Tables>,
  campaignId: number,
  moduleIds: readonly number[],
  { required, at }: { readonly required: boolean; readonly at: Date },
): Promise<void> {
  await trx.deleteFrom('campaign_module').where('campaign_id', '=', campaignId).execute();
  const values = [...new Set(moduleIds)].map((module_id, index) => ({
    campaign_id: campaignId,
    module_id,
    position: index + 1,
  }));
  if (values.length > 0) await trx.insertInto('campaign_module').values(values).execute();
  const current = required ? values.map(({ module_id }) => module_id) : [];
  await sql`update module_requirement set ended_at = greatest(${at}::timestamptz, required_at)
    where campaign_id = ${campaignId}::integer and ended_at is null
      and module_id <> all(${current}::integer[])`.execute(trx);
  await sql`insert into module_requirement (campaign_id, module_id, required_at)
    select ${campaignId}::integer, id, ${at}::timestamptz from unnest(${current}::integer[]) as current (id)
    on conflict (campaign_id, module_id) where ended_at is null do nothing`.execute(trx);
}

/** The audience of a campaign as the rule judges it, and what it requires. */
interface RequiringCampaign extends CampaignAudience {
  readonly module_ids: readonly number[];
  /** The person's first day, on the calendar of their station. */
  readonly joined_on: string;
}

/**
 * Campaigns of a moment that require modules. Everybody eligible means everybody where a campaign belongs and below.
 */
export async function readRequiringCampaigns(
  db: Kysely<Tables>,
  { employeeId, at }: { readonly employeeId: number; readonly at: Date },
): Promise<readonly RequiringCampaign[]> {
  const { rows } = await sql<RequiringCampaign>`
    select false as all_eligible, c.positions, c.group_ids as group_eligibility, c.joined_since,
      case when c.all_eligible then array[c.organization_id] else c.organization_ids end as geography_eligiblity,
      (select to_char(e.date_joined at time zone o.time_zone, 'YYYY-MM-DD') from employee e
        join organization o on o.id = e.organization_id where e.id = ${employeeId}::integer) as joined_on,
      array(select module_id from campaign_module where campaign_id = c.id) as module_ids
    from training_campaign c
    where c.removed_at is null and c.has_req_modules
      and c.starts_at <= ${at}::timestamptz and c.ends_at >= ${at}::timestamptz`.execute(db);
  return rows;
}

/** Pictures of campaigns and what they show, by campaign; those without one are not in the map. */
export async function readCampaignPictures(
  db: Kysely<Tables>,
  campaignIds: readonly number[],
): Promise<ReadonlyMap<number, { readonly src: string; readonly alt: string }>> {
  const rows = await db
    .selectFrom('training_campaign')
    .select(['id', 'image as src', 'image_alt as alt'])
    .where('id', '=', sql<number>`any(${[...campaignIds]}::integer[])`)
    .where('removed_at', 'is', null)
    .execute();
  return new Map(rows.flatMap(({ id, src, alt }) => (src === null ? [] : [[id, { src, alt }] as const])));
}

/** A required module of a campaign, and when a person was through with it. */
interface RequiredModule {
  readonly employee_id: number;
  readonly module_id: number;
  /** Null while it is open. */
  readonly closed_at: Date | null;
}

/** When a person `e` was through with a required module: finished it once, or was excused from it in this campaign. */
const closedAt = (required: 'c' | 'r') => sql`least(
  (select min(p.completed_at) from module_progress p
    where p.module_id = ${sql.ref(`${required}.module_id`)} and p.employee_id = e.id),
  (select min(a.excused_at) from module_assignment a
    where a.module_id = ${sql.ref(`${required}.module_id`)} and a.employee_id = e.id
      and a.campaign_id = ${sql.ref(`${required}.campaign_id`)}))`;

/** What a campaign requires now. Removed modules are not required. */
async function readRequired(
  db: Kysely<Tables>,
  campaignId: number,
  employeeIds: readonly number[],
): Promise<ReadonlyMap<number, readonly RequiredModule[]>> {
  const { rows } = await sql<RequiredModule>`
    select e.id as employee_id, c.module_id, ${closedAt('c')} as closed_at
    from unnest(${[...employeeIds]}::integer[]) as e(id)
    cross join campaign_module c
    join training_module m on m.id = c.module_id and m.removed_at is null
    where c.campaign_id = ${campaignId}::integer
    order by e.id, c.position`.execute(db);
  return Map.groupBy(rows, ({ employee_id }) => employee_id);
}

/** Required modules of a campaign that people still have open, by person; people without one are not in the map. */
export async function openRequiredModules(
  db: Kysely<Tables>,
  campaignId: number,
  employeeIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const open = [...(await readRequired(db, campaignId, employeeIds))].map(
    ([id, modules]) =>
      [id, modules.flatMap(({ module_id, closed_at }) => (closed_at === null ? [module_id] : []))] as const,
  );
  return new Map(open.filter(([, modules]) => modules.length > 0));
}

/** Campaigns that require some of these modules. */
export async function campaignsRequiring(db: Kysely<Tables>, moduleIds: readonly number[]): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('campaign_module')
    .select('campaign_id')
    .distinct()
    .where('module_id', '=', sql<number>`any(${[...moduleIds]}::integer[])`)
    .orderBy('campaign_id')
    .execute();
  return rows.map(({ campaign_id }) => campaign_id);
}

/** Who manages the campaigns that require a module: their creators and managers. */
export async function managersRequiring(db: Kysely<Tables>, moduleId: number): Promise<readonly number[]> {
  const { rows } = await sql<{ employee_id: number }>`
    select c.created_by as employee_id from training_campaign c
      join campaign_module m on m.campaign_id = c.id and m.module_id = ${moduleId}::integer
      where c.created_by is not null and c.removed_at is null
    union
    select g.employee_id from campaign_manager g
      join campaign_module m on m.campaign_id = g.campaign_id and m.module_id = ${moduleId}::integer
    order by employee_id`.execute(db);
  return rows.map(({ employee_id }) => employee_id);
}

/**
 * Required modules of a campaign that people neither have open nor have finished or been excused from there, by person:
 * those that were added after they were enrolled.
 */
export async function unassignedModules(
  db: Kysely<Tables>,
  campaignId: number,
  employeeIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  if (employeeIds.length === 0) return new Map();
  const { rows } = await sql<{ employee_id: number; module_ids: number[] }>`
    select e.id as employee_id, array_agg(c.module_id order by c.position) as module_ids
    from unnest(${[...employeeIds]}::integer[]) as e(id)
    cross join campaign_module c
    join training_module m on m.id = c.module_id and m.removed_at is null
    where c.campaign_id = ${campaignId}::integer
      and not exists (select from module_progress p
        where p.module_id = c.module_id and p.employee_id = e.id and p.completed_at is not null)
      and not exists (select from module_assignment a where a.module_id = c.module_id and a.employee_id = e.id
        and (a.excused_at is null and a.completed_at is null
          or a.excused_at is not null and a.campaign_id = c.campaign_id))
    group by e.id`.execute(db);
  return new Map(rows.map(({ employee_id, module_ids }) => [employee_id, module_ids]));
}

/** A campaign's due date: a day, or days from being enrolled on the calendar of its place, whichever is later. */
export interface DueRule {
  readonly dueOn: string | null;
  readonly dueDays: number | null;
  readonly timeZone: string;
}

/** The due date counted from the moment in a column; the rule of `campaignDueDay` for many rows at once. */
export const dueFrom = (column: string, { dueOn, dueDays, timeZone }: DueRule) =>
  sql`greatest(${dueOn}::date, (${sql.ref(column)} at time zone ${timeZone}::text)::date + ${dueDays}::integer)`;

/** Moves the due dates of a campaign's open assignments; reminders of those that move start again. */
export async function moveAssignmentsDue(trx: Transaction<Tables>, campaignId: number, due: DueRule): Promise<void> {
  const dueOn = dueFrom('assigned_at', due);
  await sql`update module_assignment set due_on = ${dueOn}, reminded_days_left = null
    where campaign_id = ${campaignId}::integer and completed_at is null and excused_at is null
      and due_on is distinct from ${dueOn}`.execute(trx);
}

/** A time in which a campaign required a module that a person had not finished. */
interface OpenTime {
  readonly from: Date;
  /** Null while it is open. */
  readonly until: Date | null;
}

/**
 * When people had required modules of a campaign open; who never had is not in the map. A driver with an open one earns
 * nothing in that campaign, and points count again from the day it is finished (decisions 39).
 */
export async function requiredTraining(
  db: Kysely<Tables>,
  campaignId: number,
  employeeIds: readonly number[],
): Promise<ReadonlyMap<number, readonly OpenTime[]>> {
  const { rows } = await sql<OpenTime & { readonly employee_id: number }>`
    select e.id as employee_id, r.required_at as "from", least(r.ended_at, m.removed_at, done.closed_at) as until
    from unnest(${[...employeeIds]}::integer[]) as e(id)
    cross join module_requirement r
    join training_module m on m.id = r.module_id
    cross join lateral (select ${closedAt('r')} as closed_at) as done
    where r.campaign_id = ${campaignId}::integer and (done.closed_at is null or done.closed_at > r.required_at)
    order by e.id, r.required_at, r.id`.execute(db);
  return Map.groupBy(rows, ({ employee_id }) => employee_id);
}
