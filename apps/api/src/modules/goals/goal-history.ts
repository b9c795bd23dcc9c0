import { addDays } from '@roadside/domain/calendar';
import type { Goal } from './goal-book.ts';

/** Changes to the existing goals when a new one is set. */
export interface GoalChange {
  /** The last day of the new goal, which ends before a goal planned for later. */
  readonly endDay: string | null;
  /** Goals that now end earlier. */
  readonly ended: readonly { readonly goal: Goal; readonly endDay: string }[];
  /** Goals that resume from a day after the new one ends. */
  readonly resumed: readonly { readonly goal: Goal; readonly startDay: string }[];
  /** Goals with no days left. */
  readonly replaced: readonly Goal[];
}

/**
 * Fits a goal into a line of goals that do not overlap. An older goal ends the day before the new one starts, resumes
 * after it if the new one has an end, and is retired if the new one covers all its days. A new goal without an end
 * lasts until the next planned one.
 */
export function fitGoal(line: readonly Goal[], startDay: string, endDay: string | null): GoalChange {
  const planned = line.find((goal) => goal.startDay > startDay);
  const lastDay = endDay ?? (planned ? addDays(planned.startDay, -1) : null);
  const change = {
    endDay: lastDay,
    ended: [] as { goal: Goal; endDay: string }[],
    resumed: [] as { goal: Goal; startDay: string }[],
    replaced: [] as Goal[],
  };
  for (const goal of line) {
    const apart = (goal.endDay !== null && goal.endDay < startDay) || (lastDay !== null && goal.startDay > lastDay);
    if (apart) continue;
    if (lastDay !== null && (goal.endDay === null || goal.endDay > lastDay))
      change.resumed.push({ goal, startDay: addDays(lastDay, 1) });
    if (goal.startDay < startDay) change.ended.push({ goal, endDay: addDays(startDay, -1) });
    else change.replaced.push(goal);
  }
  return change;
}
