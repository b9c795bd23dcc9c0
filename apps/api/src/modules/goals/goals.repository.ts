import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { FacilityType } from '@roadside/domain/geography';
import type { Tables } from '../../platform/database/tables.ts';
import { lockOrganization } from '../organizations/index.ts';
import type { Goal } from './goal-book.ts';

/** The key of a line of goals over time. */
export interface GoalLine {
  readonly organizationId: number;
  readonly facilityType: FacilityType | null;
  readonly metricId: string;
}

const columns = [
  'id',
  'organization_id',
  'facility_type',
  'metric_id',
  'green',
  'yellow',
  'start_day',
  'end_day',
] as const;

interface GoalRow {
  readonly id: number;
  readonly organization_id: number;
  readonly facility_type: string | null;
  readonly metric_id: string;
  readonly green: number;
  readonly yellow: number;
  readonly start_day: string;
  readonly end_day: string | null;
}

const goalOf = (row: GoalRow): Goal => ({
  id: row.id,
  organizationId: row.organization_id,
  facilityType: row.facility_type as FacilityType | null,
  metricId: row.metric_id,
  green: row.green,
  yellow: row.yellow,
  startDay: row.start_day,
  endDay: row.end_day,
});

/** Goals of these organizations, including past and upcoming ones, optionally only of some metrics. */
export async function loadGoals(
  db: Kysely<Tables>,
  organizationIds: readonly number[],
  metricIds?: readonly string[],
): Promise<Goal[]> {
  if (organizationIds.length === 0) return [];
  let query = db
    .selectFrom('metric_goal')
    .select(columns)
    .where('retired_by', 'is', null)
    .where('organization_id', '=', sql<number>`any(${organizationIds}::integer[])`);
  if (metricIds) query = query.where('metric_id', '=', sql<string>`any(${metricIds}::text[])`);
  const rows = await query.orderBy('metric_id').orderBy('start_day').orderBy('id').execute();
  return rows.map(goalOf);
}

/** The goals of a line in order, locked until the transaction ends. */
export async function lockGoalLine(
  trx: Transaction<Tables>,
  { organizationId, facilityType, metricId }: GoalLine,
): Promise<Goal[]> {
  // Locks the organization's row instead, since a line without goals has no row to lock.
  await lockOrganization(trx, organizationId);
  const rows = await trx
    .selectFrom('metric_goal')
    .select(columns)
    .where('organization_id', '=', organizationId)
    .where('metric_id', '=', metricId)
    .where('facility_type', 'is not distinct from', facilityType)
    .where('retired_by', 'is', null)
    .orderBy('start_day')
    .execute();
  return rows.map(goalOf);
}

/** Adds a goal and returns it with its id. */
export async function insertGoal(
  trx: Transaction<Tables>,
  goal: Omit<Goal, 'id'>,
  createdBy: number,
  at: Date,
): Promise<Goal> {
  const row = await trx
    .insertInto('metric_goal')
    .values({
      organization_id: goal.organizationId,
      facility_type: goal.facilityType,
      metric_id: goal.metricId,
      green: goal.green,
      yellow: goal.yellow,
      start_day: goal.startDay,
      end_day: goal.endDay,
      created_by: createdBy,
      created_at: at,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return goalOf(row);
}

/** Retires goals because another was set. */
export async function retireGoals(trx: Transaction<Tables>, ids: readonly number[], by: number): Promise<void> {
  await trx
    .updateTable('metric_goal')
    .set({ retired_by: by })
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .execute();
}

/** Reinserts the remaining part of a goal, with its original author and time. */
export async function insertRemainder(
  trx: Transaction<Tables>,
  ofId: number,
  { startDay, endDay }: Pick<Goal, 'startDay' | 'endDay'>,
  cameWith: number,
): Promise<void> {
  await trx
    .insertInto('metric_goal')
    .columns([
      'organization_id',
      'facility_type',
      'metric_id',
      'green',
      'yellow',
      'start_day',
      'end_day',
      'created_by',
      'created_at',
      'came_with',
    ])
    .expression((from) =>
      from
        .selectFrom('metric_goal')
        .select([
          'organization_id',
          'facility_type',
          'metric_id',
          'green',
          'yellow',
          sql<string>`${startDay}::date`.as('start_day'),
          sql<string | null>`${endDay}::date`.as('end_day'),
          'created_by',
          'created_at',
          sql<number>`${cameWith}::integer`.as('came_with'),
        ])
        .where('id', '=', ofId),
    )
    .execute();
}

/** The goal set by the latest change of a line; null for a line without goals. The line must be locked. */
export async function latestChange(
  trx: Transaction<Tables>,
  { organizationId, facilityType, metricId }: GoalLine,
): Promise<number | null> {
  const row = await trx
    .selectFrom('metric_goal')
    .select(sql<number | null>`max(coalesce(came_with, id))`.as('id'))
    .where('organization_id', '=', organizationId)
    .where('metric_id', '=', metricId)
    .where('facility_type', 'is not distinct from', facilityType)
    .where('retired_by', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Reverts a change: retires the goals it added and restores the ones it retired. */
export async function reverseChange(trx: Transaction<Tables>, goalId: number): Promise<void> {
  await sql`update metric_goal set retired_by = case when coalesce(came_with, id) = ${goalId}::integer then ${goalId}::integer end
    where coalesce(came_with, id) = ${goalId}::integer or retired_by = ${goalId}::integer`.execute(trx);
}

/** The line of a goal; null when there is no such goal. */
export async function lineOfGoal(db: Kysely<Tables>, goalId: number): Promise<GoalLine | null> {
  const row = await db
    .selectFrom('metric_goal')
    .select(['organization_id', 'facility_type', 'metric_id'])
    .where('id', '=', goalId)
    .executeTakeFirst();
  return row
    ? {
        organizationId: row.organization_id,
        facilityType: row.facility_type as FacilityType | null,
        metricId: row.metric_id,
      }
    : null;
}

/** The author of a goal and the time it was set. */
export interface GoalAuthor {
  readonly author: { readonly id: number; readonly display_name: string } | null;
  readonly at: Date;
}

/** The authors of these goals, by goal. */
export async function goalAuthors(
  db: Kysely<Tables>,
  goalIds: readonly number[],
): Promise<ReadonlyMap<number, GoalAuthor>> {
  const rows = await db
    .selectFrom('metric_goal')
    .leftJoin('employee', 'employee.id', 'metric_goal.created_by')
    .select(['metric_goal.id', 'metric_goal.created_at', 'employee.id as employee_id', 'employee.display_name'])
    .where('metric_goal.id', '=', sql<number>`any(${goalIds}::integer[])`)
    .execute();
  return new Map(
    rows.map(({ id, created_at, employee_id, display_name }) => [
      id,
      { author: employee_id === null ? null : { id: employee_id, display_name: display_name ?? '' }, at: created_at },
    ]),
  );
}
