import type { Geography } from '@roadside/domain/geography';
import { goalProblems, metricById, metrics } from '@roadside/domain/metrics';
import type { GoalBounds, GoalProblem, Metric } from '@roadside/domain/metrics';
import type { MetricGoal } from '@roadside/contract/schemas';
import type { Audit } from '../../platform/audit/audit-event.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { announce } from '../../platform/live/announce.ts';
import { goalBook, goalChain, startingGoal } from './goal-book.ts';
import type { Goal } from './goal-book.ts';
import { fitGoal } from './goal-history.ts';
import {
  goalAuthors,
  insertGoal,
  insertRemainder,
  latestChange,
  lineOfGoal,
  loadGoals,
  lockGoalLine,
  retireGoals,
  reverseChange,
} from './goals.repository.ts';
import type { GoalAuthor } from './goals.repository.ts';

/** A goal to set for a geography, from a day on. */
export interface GoalInput extends GoalBounds {
  readonly metricId: string;
  readonly start: string;
  readonly end: string | null;
}

/**
 * The goals of a geography: all its own, including past and upcoming ones, and for each metric without one of its own
 * today the inherited or default goal. Ordered as in the catalog, then by start.
 * @param today station-local ISO day
 */
export async function goalsOf(db: Database, geography: Geography, today: string): Promise<MetricGoal[]> {
  const goals = await loadGoals(db.kysely, goalChain(geography));
  const book = goalBook(goals);
  const authors = await goalAuthors(
    db.kysely,
    goals.map((goal) => goal.id),
  );
  const reply = (goal: Goal) => goalReply(geography, goal, authors.get(goal.id));
  return metrics.flatMap((metric) => {
    const own = goals.filter((goal) => goal.metricId === metric.id && isOwn(goal, geography));
    const holding = book.setGoal(geography, metric.id, today);
    const listed = own.map(reply);
    if (holding && !isOwn(holding, geography)) listed.push(reply(holding));
    const starting = holding ? null : startingGoal(metric.id);
    if (starting) listed.push(startingReply(geography, metric.id, starting));
    return listed;
  });
}

/** The dependencies of goal changes. */
export interface GoalTools {
  readonly db: Database;
  readonly audit: Audit;
  readonly now: Date;
}

/**
 * Sets a goal and keeps the history: days before its start keep the goal they had. Setting the same goal twice changes
 * nothing the second time.
 * @throws ApiError 400 for an unknown metric, or for bounds that are invalid for the metric or in the wrong order
 */
export async function setGoal(
  { db, audit, now }: GoalTools,
  geography: Geography,
  input: GoalInput,
  employeeId: number,
): Promise<MetricGoal> {
  refuseProblems(input);
  const line = { organizationId: geography.baseId, facilityType: geography.facilityType, metricId: input.metricId };
  const goal = await db.kysely.transaction().execute(async (trx) => {
    const before = await lockGoalLine(trx, line);
    const change = fitGoal(before, input.start, input.end);
    const wanted = { ...line, green: input.green, yellow: input.yellow, startDay: input.start, endDay: change.endDay };
    const same = before.find(
      (each) =>
        each.startDay === wanted.startDay &&
        each.endDay === wanted.endDay &&
        each.green === wanted.green &&
        each.yellow === wanted.yellow,
    );
    if (same) return same;
    const set = await insertGoal(trx, wanted, employeeId, now);
    const outdated = [...change.replaced, ...change.ended.map(({ goal: each }) => each)];
    await retireGoals(
      trx,
      outdated.map((each) => each.id),
      set.id,
    );
    for (const each of change.ended)
      await insertRemainder(trx, each.goal.id, { startDay: each.goal.startDay, endDay: each.endDay }, set.id);
    for (const each of change.resumed)
      await insertRemainder(trx, each.goal.id, { startDay: each.startDay, endDay: each.goal.endDay }, set.id);
    const after = await lockGoalLine(trx, line);
    await audit(
      {
        event: 'goal_set',
        status: 'success',
        target: `organization:${geography.baseId}`,
        changes: {
          metric_id: input.metricId,
          fac_type: geography.facilityType,
          before: before.map(auditedGoal),
          after: after.map(auditedGoal),
        },
      },
      trx,
    );
    await announce(trx, { topic: 'goals', id: set.id, geographyId: geography.id, by: employeeId });
    return set;
  });
  return goalReply(geography, goal, (await goalAuthors(db.kysely, [goal.id])).get(goal.id));
}

/**
 * Reverts the latest change of a line of goals, so that the earlier goals apply again on all its days.
 * @throws ApiError 404 when the geography has no such goal, 409 when the line was changed since
 */
export async function takeBackGoal(
  { db, audit }: Omit<GoalTools, 'now'>,
  geography: Geography,
  goalId: number,
  employeeId: number,
): Promise<void> {
  const line = await lineOfGoal(db.kysely, goalId);
  if (!line || line.organizationId !== geography.baseId || line.facilityType !== geography.facilityType)
    throw new ApiError('not-found', 'This organization doesn’t have that goal.');
  await db.kysely.transaction().execute(async (trx) => {
    const before = await lockGoalLine(trx, line);
    if ((await latestChange(trx, line)) !== goalId)
      throw new ApiError('stale-version', 'Someone changed this goal after you. Reload to see it.', {
        fields: { goal_id: 'Not the latest change' },
      });
    await reverseChange(trx, goalId);
    const after = await lockGoalLine(trx, line);
    await audit(
      {
        event: 'goal_taken_back',
        status: 'success',
        target: `organization:${geography.baseId}`,
        changes: {
          metric_id: line.metricId,
          fac_type: line.facilityType,
          before: before.map(auditedGoal),
          after: after.map(auditedGoal),
        },
      },
      trx,
    );
    await announce(trx, { topic: 'goals', id: goalId, geographyId: geography.id, by: employeeId });
  });
}

const auditedGoal = ({ green, yellow, startDay, endDay }: Goal) => ({ green, yellow, start: startDay, end: endDay });

function isOwn(goal: Goal, geography: Geography): boolean {
  return goal.organizationId === geography.baseId && goal.facilityType === geography.facilityType;
}

function goalReply(geography: Geography, goal: Goal, set: GoalAuthor | undefined): MetricGoal {
  return {
    id: goal.id,
    organization_id: geography.baseId,
    fac_type: geography.facilityType,
    metric_id: goal.metricId,
    green: goal.green,
    yellow: goal.yellow,
    start: goal.startDay,
    end: goal.endDay,
    inherited_from: isOwn(goal, geography) ? null : goal.organizationId,
    is_default: false,
    set_by: set?.author ?? null,
    set_at: set?.at.toISOString() ?? null,
  };
}

function startingReply(geography: Geography, metricId: string, { green, yellow }: GoalBounds): MetricGoal {
  return {
    id: null,
    organization_id: geography.baseId,
    fac_type: geography.facilityType,
    metric_id: metricId,
    green,
    yellow,
    start: null,
    end: null,
    inherited_from: null,
    is_default: true,
    set_by: null,
    set_at: null,
  };
}

function refuseProblems(input: GoalInput): void {
  const metric = metricById.get(input.metricId);
  if (!metric)
    throw new ApiError('invalid-body', 'This metric doesn’t exist.', {
      fields: { metric_id: 'Not in the metric catalog' },
    });
  const problems = goalProblems(metric, input);
  if (problems.length === 0) return;
  throw new ApiError('invalid-body', 'The goal doesn’t fit the metric.', {
    fields: Object.fromEntries(problems.map((problem) => describeProblem(problem, metric))),
  });
}

function describeProblem(problem: GoalProblem, metric: Metric): [field: string, sentence: string] {
  switch (problem.code) {
    case 'neutral-metric':
      return ['metric_id', 'This metric has no better or worse, so it can’t have a goal'];
    case 'wrong-order':
      return [
        'yellow',
        metric.direction === 'lower'
          ? 'Lower is better, so yellow can’t be below green'
          : 'Higher is better, so yellow can’t be above green',
      ];
    case 'out-of-range':
      return [
        problem.field,
        `Must be between ${metric.validRange[0] ?? 'anything'} and ${metric.validRange[1] ?? 'anything'}`,
      ];
  }
}
