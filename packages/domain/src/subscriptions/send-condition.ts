import { addDays, firstOfMonth, lastOfMonth } from '../calendar/index.ts';
import type { DayRange } from '../calendar/range.ts';
import { expectedRange } from './expected-range.ts';
import type { SendInterval } from './send-schedule.ts';

/** When a report that is due is sent: always, or only if something holds. */
export const sendConditions = ['always', 'changed', 'above', 'below', 'unexpected'] as const;
/** When a report that is due is sent. */
export type SendConditionKind = (typeof sendConditions)[number];

/** A condition on a metric of the receiver's location. */
export type MetricCondition =
  | { readonly kind: 'above' | 'below'; readonly metric: string; readonly threshold: number }
  | { readonly kind: 'unexpected'; readonly metric: string };

/** A condition as it is entered and stored: what a kind doesn't need is null. */
export interface SendCondition {
  readonly kind: SendConditionKind;
  readonly metric: string | null;
  readonly threshold: number | null;
}

/** What a condition found: the number of the latest complete days, and the range it was expected in. */
export interface ConditionFinding extends DayRange {
  /** null if too little was counted. */
  readonly value: number | null;
  /** Both null where nothing is expected: another kind of condition, or too little history. */
  readonly low: number | null;
  readonly high: number | null;
}

/** The condition on a metric; null if the kind has none, or a part is missing. */
export function metricCondition({ kind, metric, threshold }: SendCondition): MetricCondition | null {
  if (metric === null || kind === 'always' || kind === 'changed') return null;
  if (kind === 'unexpected') return { kind, metric };
  return threshold === null ? null : { kind, metric, threshold };
}

/** Whether a condition has everything its kind needs and nothing else. */
export function isWholeCondition({ kind, metric, threshold }: SendCondition): boolean {
  const needsMetric = kind !== 'always' && kind !== 'changed';
  const needsThreshold = kind === 'above' || kind === 'below';
  return (metric !== null) === needsMetric && (threshold !== null) === needsThreshold;
}

/** Weeks of days that a number is expected from, and of weeks or months. */
const weeksOfDays = 8;
const periodsBefore = 12;

/** The days a condition looks at, the equal periods before them, oldest first, and how many make a season. */
export interface ConditionDays {
  readonly now: DayRange;
  readonly before: readonly DayRange[];
  readonly season: 1 | 7;
}

/**
 * The days a condition looks at: the latest complete day of a report that is sent daily, the latest seven days of a
 * weekly one, and the latest complete month of a monthly one.
 * @param lastDay the latest day with complete data
 */
export function conditionDays(every: SendInterval, lastDay: string): ConditionDays {
  switch (every) {
    case 'daily':
    case 'weekdays':
      return spansOf(weeksOfDays * 7, 7, (back) => ({ from: addDays(lastDay, -back), to: addDays(lastDay, -back) }));
    case 'weekly':
      return spansOf(periodsBefore, 1, (back) => ({
        from: addDays(lastDay, -7 * back - 6),
        to: addDays(lastDay, -7 * back),
      }));
    case 'monthly':
      return spansOf(periodsBefore, 1, (back) => monthBefore(lastDay, back));
  }
}

function spansOf(count: number, season: 1 | 7, span: (back: number) => DayRange): ConditionDays {
  return { now: span(0), before: Array.from({ length: count }, (_, index) => span(count - index)), season };
}

/** The month that many months before the latest complete one. */
function monthBefore(lastDay: string, back: number): DayRange {
  let to = lastOfMonth(lastDay) === lastDay ? lastDay : addDays(firstOfMonth(lastDay), -1);
  for (let month = 0; month < back; month++) to = addDays(firstOfMonth(to), -1);
  return { from: firstOfMonth(to), to };
}

/**
 * What a condition finds in a number.
 * @param history the number in the periods before, oldest first
 */
export function conditionFinding(
  condition: MetricCondition,
  { now, season }: ConditionDays,
  value: number | null,
  history: readonly (number | null)[],
): ConditionFinding {
  const range = condition.kind === 'unexpected' ? expectedRange(history, season) : null;
  return { ...now, value, low: range?.low ?? null, high: range?.high ?? null };
}

/** Whether a report is sent after this finding. Where nothing can be said, it isn't. */
export function conditionHolds(condition: MetricCondition, { value, low, high }: ConditionFinding): boolean {
  if (value === null) return false;
  switch (condition.kind) {
    case 'above':
      return value > condition.threshold;
    case 'below':
      return value < condition.threshold;
    case 'unexpected':
      return low !== null && high !== null && (value < low || value > high);
  }
}
