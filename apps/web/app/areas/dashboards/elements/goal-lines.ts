import type { GoalSpec } from '@roadside/charts/parts';
import type { TrendTableReply } from '../model/element-data.ts';
import type { MetricHeading } from '../../../kit/format/figures.ts';

/**
 * The goal lines of a metric over the dates of a trend: one line from edge to edge, or one step per goal, so that a
 * point and its cell never disagree.
 * @param dateOf the date of a point in the chart's format
 */
export function goalLines(
  { dates, goals, goal_steps: steps }: TrendTableReply['meta'],
  { id, direction }: MetricHeading,
  dateOf: (date: string) => string,
): readonly GoalSpec[] | undefined {
  if (direction === 'neutral') return undefined;
  const changed = steps?.[id];
  if (!changed) {
    const goal = goals?.[id];
    return goal && [{ label: 'Goal', value: goal.green, better: direction }];
  }
  return changed.map(({ since, until, green }) => ({
    label: 'Goal',
    value: green,
    better: direction,
    since: since === dates[0] ? undefined : dateOf(since),
    until: until === dates.at(-1) ? undefined : dateOf(until),
  }));
}
