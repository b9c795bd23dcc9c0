import { isSmallSample } from '@roadside/domain/metrics';
import type { MetricCell } from '@roadside/contract/schemas';
import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { numberFormat } from './formats.ts';

/** Name, unit and direction of a metric, as a reply carries it. */
export type MetricHeading = CallReply<typeof calls.dashboardData.card>['meta']['metrics'][number];

/** A unit as it stands once in a column's head or after a number. */
export function unitOf({ unit }: Pick<MetricHeading, 'unit'>): string | undefined {
  switch (unit) {
    case 'percent':
      return '%';
    case 'minutes':
      return 'min';
    case 'per-hour':
      return 'per hour';
    default:
      return undefined;
  }
}

/** A value without its unit, in the reader's digits; null stays null. */
export function figure(
  { decimals }: Pick<MetricHeading, 'decimals'>,
  value: number | null,
  locale = 'en-US',
): string | null {
  if (value === null) return null;
  return numberFormat(locale, decimals).format(value);
}

/** How a value moved: how much in words, which way, and whether that is good. */
export interface Change {
  readonly amount: string;
  readonly trend: 'up' | 'down' | 'flat';
  readonly effect: 'better' | 'worse' | 'even';
}

/**
 * The change from one value to another. Counts change by percent, shares by points, minutes by minutes; what rounds
 * to nothing is flat. Null where one of the two is missing.
 */
export function changeOf(
  heading: Pick<MetricHeading, 'unit' | 'direction' | 'decimals'>,
  value: number | null,
  before: number | null,
  locale = 'en-US',
): Change | null {
  if (value === null || before === null) return null;
  const counts = heading.unit !== 'percent' && heading.unit !== 'minutes' && heading.unit !== 'per-hour';
  if (counts && before === 0) return null;
  const difference = counts ? (100 * (value - before)) / before : value - before;
  const digits = counts ? 1 : Math.max(1, heading.decimals);
  const rounded = Number(difference.toFixed(digits));
  const written = numberFormat(locale, digits).format(Math.abs(rounded));
  const amount = `${written} ${counts ? '%' : heading.unit === 'percent' ? 'points' : (unitOf(heading) ?? '')}`.trim();
  if (rounded === 0) return { amount, trend: 'flat', effect: 'even' };
  const trend = rounded > 0 ? 'up' : 'down';
  if (heading.direction === 'neutral') return { amount, trend, effect: 'even' };
  return { amount, trend, effect: (trend === 'up') === (heading.direction === 'higher') ? 'better' : 'worse' };
}

/** How many surveys or calls a share was counted in, in words; null for what is no share. */
export function basisOf(
  { id, unit }: Pick<MetricHeading, 'id' | 'unit'>,
  counted: number | null | undefined,
  locale = 'en-US',
): string | null {
  if (unit !== 'percent' || !counted) return null;
  const [one, many] = answeredBySurvey(id) ? ['survey', 'surveys'] : ['call', 'calls'];
  const few = isFew({ id }, { denominator: counted }) ? ', too few to judge' : '';
  return `of ${numberFormat(locale).format(counted)} ${counted === 1 ? one : many}${few}`;
}

/** Whether a share rests on too few answers to be judged: it is shown grey and without its goal (feature A30). */
export function isFew(
  { id }: Pick<MetricHeading, 'id'>,
  cell: Pick<MetricCell, 'denominator'> | null | undefined,
): boolean {
  return answeredBySurvey(id) && Boolean(cell?.denominator) && isSmallSample(cell?.denominator ?? 0);
}

/**
 * The days of a small chart: a day of too few answers is left out, as its share says next to nothing and yesterday's answers
 * are still on their way. Where most days are like that, all are drawn: there is nothing else to see.
 */
export function daysWorthDrawing(
  { id }: Pick<MetricHeading, 'id'>,
  values: readonly (number | null)[],
  counted: readonly (number | null)[] | undefined,
): readonly (number | null)[] {
  if (!counted) return values;
  const sure = values.map((value, day) => (isFew({ id }, { denominator: counted[day] ?? null }) ? null : value));
  const answered = (days: readonly (number | null)[]) => days.filter((value) => value !== null).length;
  return answered(sure) * 2 < answered(values) ? values : sure;
}

/** How sure a share of answers is: 'between 63.0 and 94.0 %, of 20 surveys'. Undefined for everything else. */
export function sureness(
  heading: Pick<MetricHeading, 'id' | 'unit' | 'decimals'>,
  cell: MetricCell | null | undefined,
): string | undefined {
  const basis = answeredBySurvey(heading.id) ? basisOf(heading, cell?.denominator) : null;
  if (!cell || basis === null) return undefined;
  const [low, high] = [figure(heading, cell.low ?? null), figure(heading, cell.high ?? null)];
  return low === null || high === null ? basis : `between ${low} and ${high} %, ${basis}`;
}

/** The colour by the goal; none where there are too few answers, or no value. */
export function goalOf(heading: Pick<MetricHeading, 'id'>, cell: MetricCell | null | undefined): MetricCell['status'] {
  return isFew(heading, cell) ? null : (cell?.status ?? null);
}

/** Whether members' answers are counted, not calls. The catalogue would know, and would weigh more than the rest of a card. */
export function answeredBySurvey(metricId: string): boolean {
  return /(^|_)sat(_|$)|_informed$/.test(metricId);
}

/** Whether a value is a median or the like: it has no parts that add up. Told by the name for the same reason. */
export function isQuantile(metricId: string): boolean {
  return /_(?:median|p\d+)$/.test(metricId);
}

/** The end of a column that a person wants to see first: the best of a metric that knows one, else the most. */
export function firstOrder({ direction }: Pick<MetricHeading, 'direction'>): 'ascending' | 'descending' {
  return direction === 'lower' ? 'ascending' : 'descending';
}

/**
 * The part of a metric to list first: of a count, and of a share where lower is better, the calls in the number;
 * otherwise every call it is counted from.
 */
export function firstPart({ unit, direction }: Pick<MetricHeading, 'unit' | 'direction'>): 'numerator' | 'denominator' {
  return unit === 'calls' || (unit === 'percent' && direction === 'lower') ? 'numerator' : 'denominator';
}
