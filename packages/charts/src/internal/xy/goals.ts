import { type Positions, positionOf, rowNamed } from '../data/positions.ts';
import type { SpokenGoal } from '../words/summary.ts';
import type { GoalSpec } from './xy-spec.ts';

/** A goal, and the first and last of the rows it holds for. */
export interface HeldGoal extends GoalSpec {
  readonly first: number;
  readonly last: number;
}

/** The goals that hold for any row that is shown. */
export function heldGoals(goals: readonly GoalSpec[], positions: Positions): readonly HeldGoal[] {
  const { kind, rows, at } = positions;
  const first = (since: string | number) => (kind === 'name' ? rowNamed(positions, String(since)) : at.findIndex((position) => position >= positionOf(since)));
  const last = (until: string | number) => (kind === 'name' ? rowNamed(positions, String(until)) : at.findLastIndex((position) => position <= positionOf(until)));
  return goals
    .map((goal) => ({ ...goal, first: goal.since === undefined ? 0 : first(goal.since), last: goal.until === undefined ? rows - 1 : last(goal.until) }))
    .filter((goal) => goal.first >= 0 && goal.last >= goal.first);
}

/** Whether a value is on the good side of a goal. */
function meets({ value, from, to, better }: GoalSpec, each: number): boolean {
  if (value !== undefined) return better === 'higher' ? each >= value : each <= value;
  return each >= (from ?? -Infinity) && each <= (to ?? Infinity);
}

/** Goals a summary can count: those with a better side, for the first series, and ranges. Goals of one label are one that changed. */
export function spokenGoals(goals: readonly HeldGoal[]): readonly SpokenGoal[] {
  const judged = goals.filter(({ value, from, to, better }) => (value === undefined ? from !== undefined || to !== undefined : better));
  return [...new Set(judged.map(({ label }) => label))].map((label) => ({
    label,
    column: 0,
    meets: (each, row) => {
      const goal = judged.find((goal) => goal.label === label && row >= goal.first && row <= goal.last);
      return goal ? meets(goal, each) : null;
    },
  }));
}
