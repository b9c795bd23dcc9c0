import type { Metric } from './metric.ts';

/** The bounds of green and yellow; beyond yellow is red. */
export interface GoalBounds {
  readonly green: number;
  readonly yellow: number;
}

/** Goal color of a value; rendered with a token and always paired with a word. */
export type GoalStatus = 'green' | 'yellow' | 'red';

/** A goal that applies until an organization sets its own. */
export interface DefaultGoal extends GoalBounds {
  readonly metricId: string;
}

/** Default goals of a new club (glossary, section 4). */
export const defaultGoals: readonly DefaultGoal[] = [
  { metricId: 'overall_sat_avg', green: 84, yellow: 82 },
  { metricId: 'overall_sat', green: 84, yellow: 82 },
  { metricId: 'ata_avg', green: 45, yellow: 55 },
  { metricId: 'passed_calls_freq', green: 5, yellow: 8 },
  { metricId: 'cancelled_calls_rate', green: 8, yellow: 11 },
];

/** How far paid calls may fall short of the plan before turning from yellow to red (glossary, section 4). */
const planTolerance = 0.05;

/** The goal for a planned number of calls: green at or above the plan, yellow down to 5 % below it. */
export function goalOfPlan(plan: number): GoalBounds {
  return { green: plan, yellow: plan * (1 - planTolerance) };
}

/**
 * Goal color of a value: green at or past green, yellow from there to yellow (inclusive), otherwise red. "Past" follows
 * the metric's direction. Null without a value or a goal, and for neutral metrics.
 */
export function goalStatus(
  metric: Pick<Metric, 'direction'>,
  value: number | null,
  goal: GoalBounds | null,
): GoalStatus | null {
  if (value === null || goal === null || metric.direction === 'neutral') return null;
  const sign = metric.direction === 'higher' ? 1 : -1;
  if (sign * value >= sign * goal.green) return 'green';
  return sign * value >= sign * goal.yellow ? 'yellow' : 'red';
}

/** Problems with a goal someone wants to set. */
export type GoalProblem =
  | { readonly code: 'neutral-metric' }
  | { readonly code: 'wrong-order' }
  | { readonly code: 'out-of-range'; readonly field: 'green' | 'yellow' };

/**
 * Returns the problems with a goal: green must be at least as good as yellow, and both must be values the metric can
 * have.
 */
export function goalProblems(
  metric: Pick<Metric, 'direction' | 'validRange'>,
  goal: GoalBounds,
): readonly GoalProblem[] {
  if (metric.direction === 'neutral') return [{ code: 'neutral-metric' }];
  const [low, high] = metric.validRange;
  const problems: GoalProblem[] = [];
  for (const field of ['green', 'yellow'] as const) {
    const value = goal[field];
    if (!Number.isFinite(value) || (low !== null && value < low) || (high !== null && value > high))
      problems.push({ code: 'out-of-range', field });
  }
  const better = metric.direction === 'higher' ? goal.green >= goal.yellow : goal.green <= goal.yellow;
  return better ? problems : [...problems, { code: 'wrong-order' }];
}
