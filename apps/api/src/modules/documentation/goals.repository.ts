import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { FacilityType } from '@roadside/domain/geography';
import type { Tables } from '../../platform/database/tables.ts';
import type { Goal } from './goal-book.ts';

/** What identifies a line of goals through time. */
export interface GoalLine {
  readonly organizationId: number;
  readonly facilityType: FacilityType | null;
  readonly metricId: string;
}

const columns = ['id', 'organization_id', 'facility_type', 'metric_id', 'green', 'yellow', 'start_day', 'end_day'] as const;

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

/** Goals of these organisations, past and coming ones included; of all metrics unless some are named. */
export async function loadGoals(db: Kysely<Tables>, organizationIds: readonly number[], metricIds?: readonly string[]): Promise<Goal[]> {
  if (organizationIds.length === 0) return [];
  let query = db.selectFrom('metric_goal').select(columns).where('organization_id', '=', sql<number>`any(${organizationIds}::integer[])`);
  if (metricIds) query = query.where('metric_id', '=', sql<string>`any(${metricIds}::text[])`);
  const rows = await query.orderBy('metric_id').orderBy('start_day').orderBy('id').execute();
  return rows.map(goalOf);
}

/** The goals of one line in their order, locked against a change by someone else until the transaction ends. */
export async function lockGoalLine(trx: Transaction<Tables>, { organizationId, facilityType, metricId }: GoalLine): Promise<Goal[]> {
  // The organisation's row stands for the line: a line without goals has no row of its own to lock.
  await trx.selectFrom('organization').select('id').where('id', '=', organizationId).forNoKeyUpdate().execute();
  const rows = await trx
    .selectFrom('metric_goal')
    .select(columns)
    .where('organization_id', '=', organizationId)
    .where('metric_id', '=', metricId)
    .where('facility_type', 'is not distinct from', facilityType)
    .orderBy('start_day')
    .execute();
  return rows.map(goalOf);
}

/** Adds a goal and returns it with its id. */
export async function insertGoal(trx: Transaction<Tables>, goal: Omit<Goal, 'id'>, createdBy: number, at: Date): Promise<Goal> {
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

/** Sets the last day of a goal. */
export async function endGoal(trx: Transaction<Tables>, id: number, endDay: string): Promise<void> {
  await trx.updateTable('metric_goal').set({ end_day: endDay }).where('id', '=', id).execute();
}

/** Takes a goal away that another one replaces on every one of its days. */
export async function deleteGoal(trx: Transaction<Tables>, id: number): Promise<void> {
  await trx.deleteFrom('metric_goal').where('id', '=', id).execute();
}
