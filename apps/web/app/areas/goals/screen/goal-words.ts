import type { MetricGoal } from '@roadside/contract/schemas';
import type { GoalMetric } from '../server/goals.server.ts';
import { dayWords } from '../../../kit/format/day-words.ts';
import { figure, unitOf, withUnit } from '../../../kit/format/figures.ts';

/** The three colors of a goal, each with its range of values: 'Green' '45.0 min or less'. */
export function goalInWords(
  metric: Pick<GoalMetric, 'unit' | 'decimals' | 'direction'>,
  { green, yellow }: Pick<MetricGoal, 'green' | 'yellow'>,
): readonly { readonly color: 'green' | 'yellow' | 'red'; readonly name: string; readonly words: string }[] {
  const unit = unitOf(metric);
  const write = (value: number) => withUnit(figure(metric, value), unit);
  const [enough, beyond] = metric.direction === 'lower' ? ['or less', 'more than'] : ['or more', 'less than'];
  return [
    { color: 'green', name: 'Green', words: `${write(green)} ${enough}` },
    {
      color: 'yellow',
      name: 'Yellow',
      words:
        green === yellow
          ? 'no value'
          : `between ${figure(metric, Math.min(green, yellow))} and ${write(Math.max(green, yellow))}`,
    },
    { color: 'red', name: 'Red', words: `${beyond} ${write(yellow)}` },
  ];
}

/**
 * The dates a goal applies: 'since Apr 1, 2026', 'Apr 1, 2026 to Apr 30, 2026', or 'starting Jun 1, 2026' for a future
 * goal.
 */
export function goalDays({ start, end }: Pick<MetricGoal, 'start' | 'end'>, today: string): string {
  if (start === null) return 'from the start';
  if (end !== null)
    return start === end ? `on ${dayWords(start, true)}` : `${dayWords(start, true)} to ${dayWords(end, true)}`;
  return start > today ? `starting ${dayWords(start, true)}` : `since ${dayWords(start, true)}`;
}

/** The goal that applies on a day. The location's own goal takes precedence over an inherited or default one. */
export function goalOn<Goal extends Pick<MetricGoal, 'start' | 'end' | 'inherited_from' | 'is_default'>>(
  goals: readonly Goal[],
  day: string,
): Goal | null {
  const holds = ({ start, end }: Goal) => (start === null || start <= day) && (end === null || day <= end);
  const own = goals.find((goal) => goal.inherited_from === null && !goal.is_default && holds(goal));
  return own ?? goals.find((goal) => (goal.inherited_from !== null || goal.is_default) && holds(goal)) ?? null;
}
