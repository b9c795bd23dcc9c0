import { isSmallShare, isWithinChance } from '@roadside/domain/metrics';
import { roundTo, shownDifference } from '@roadside/domain/rounding';
import { writeShare } from '@roadside/foundations/formats';
import type { MetricCell } from '@roadside/contract/schemas';
import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { numberFormat } from './formats.ts';

/** Name, unit and direction of a metric, as the API returns them. */
export type MetricHeading = CallReply<typeof calls.dashboardData.card>['meta']['metrics'][number];

/** A unit as shown in a column header or after a number. */
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

/** A value without its unit, formatted for the locale; null stays null. A share is never rounded up to 100 or down to 0. */
export function figure(
  { decimals, unit }: Pick<MetricHeading, 'decimals' | 'unit'>,
  value: number | null,
  locale = 'en-US',
): string | null {
  if (value === null) return null;
  const format = numberFormat(locale, decimals);
  return unit === 'percent' ? writeShare(value, format) : format.format(value);
}

/** A share in percent as text with its sign: '84.2%', '>99.9%'; an en dash if there is none. */
export function percentWords(value: number | null, decimals = 1): string {
  return value === null ? '–' : `${figure({ decimals, unit: 'percent' }, value)}%`;
}

/** A formatted number with its unit: '84.0%', '45.0 min', '1,204'. */
export function withUnit(written: string | null, unit: string | undefined): string {
  return [written, unit].filter(Boolean).join(unit === '%' ? '' : ' ');
}

/** The change of a value: its size in words, its direction, and whether it is good. */
export interface Change {
  readonly amount: string;
  readonly trend: 'up' | 'down' | 'flat';
  readonly effect: 'better' | 'worse' | 'even';
}

/**
 * The change from one value to another. Counts change by percent, shares by points, minutes by minutes. The difference
 * is that of the two numbers shown, so it can be checked by eye: 84.2 to 87.0 is 2.8. No difference is flat. Null if
 * either value is missing.
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
  const digits = counts ? 1 : heading.decimals;
  const rounded = counts ? roundTo((100 * (value - before)) / before, digits) : shownDifference(value, before, digits);
  const written = numberFormat(locale, digits).format(Math.abs(rounded));
  const points = Math.abs(rounded) === 1 && digits === 0 ? 'point' : 'points';
  const amount = withUnit(written, counts ? '%' : heading.unit === 'percent' ? points : unitOf(heading));
  if (rounded === 0) return { amount, trend: 'flat', effect: 'even' };
  const trend = rounded > 0 ? 'up' : 'down';
  if (heading.direction === 'neutral') return { amount, trend, effect: 'even' };
  return { amount, trend, effect: (trend === 'up') === (heading.direction === 'higher') ? 'better' : 'worse' };
}

/** A change between two samples, and whether samples of their size differ that much by themselves. */
export interface SampledChange extends Change {
  readonly chance: boolean;
}

/**
 * The change from one cell to another; see {@link changeOf}. Null if either is a share of too few to compare. One that
 * can be chance is neither better nor worse.
 */
export function changeFrom(
  heading: Pick<MetricHeading, 'kind' | 'unit' | 'direction' | 'decimals'>,
  cell: ComparedCell | null | undefined,
  before: ComparedCell | null | undefined,
): SampledChange | null {
  if (isFew(heading, cell) || isFew(heading, before)) return null;
  const change = changeOf(heading, cell?.value ?? null, before?.value ?? null);
  if (!change) return null;
  const chance = change.trend !== 'flat' && !!cell && !!before && isWithinChance(cell, before) === true;
  return { ...change, ...(chance && { effect: 'even' }), chance };
}

type ComparedCell = Pick<MetricCell, 'value' | 'denominator' | 'low' | 'high'>;

/** What is said after a change: 'vs. Oct 1 to 28, can be chance'. Empty if there is nothing to say. */
export function changeWordsAfter({ chance }: SampledChange, compared?: string): string {
  return [compared, chance && canBeChance].filter(Boolean).join(', ');
}

/** A change as a Metric shows it, with what it is compared with and whether it can be chance. */
export function shownChange(change: SampledChange | null, compared?: string) {
  if (!change) return null;
  const against = changeWordsAfter(change, compared);
  return { ...change, ...(against && { against }) };
}

const canBeChance = 'can be chance';

/** A change in a table cell: '+1.2 points', '-3.0 points (can be chance)'; an en dash if there is none. */
export function signedChange(change: SampledChange | null): string {
  if (!change) return '–';
  return `${signs[change.trend]}${change.amount}${change.chance ? ` (${canBeChance})` : ''}`;
}

const signs = { up: '+', down: '-', flat: '' } as const;

/** The number of calls, offers or surveys a share is based on, in words; null if the metric isn't a share. */
export function basisOf(
  { kind, countedFrom }: Pick<MetricHeading, 'kind' | 'countedFrom'>,
  counted: number | null | undefined,
  locale = 'en-US',
): string | null {
  if (kind !== 'share' || countedFrom === null || !counted) return null;
  const few = isSmallShare(kind, counted) ? ' (too few to score)' : '';
  return `of ${numberFormat(locale).format(counted)} ${nouns[countedFrom][counted === 1 ? 0 : 1]}${few}`;
}

const nouns = {
  calls: ['call', 'calls'],
  offers: ['offer', 'offers'],
  surveys: ['survey', 'surveys'],
} as const satisfies Record<NonNullable<MetricHeading['countedFrom']>, readonly [one: string, many: string]>;

/** Whether a share has too few answers to be scored: it is gray and has no goal color (decisions 25). */
export function isFew(
  { kind }: Pick<MetricHeading, 'kind'>,
  cell: Pick<MetricCell, 'denominator'> | null | undefined,
): boolean {
  return isSmallShare(kind, cell?.denominator);
}

/**
 * The days of a small chart. Shares with too few answers are left out: they mean little, and yesterday's surveys are
 * still coming in. If most days have too few, all are drawn, because otherwise the chart would be nearly empty.
 */
export function reliableDays(
  { kind }: Pick<MetricHeading, 'kind'>,
  values: readonly (number | null)[],
  counted: readonly (number | null)[] | undefined,
): readonly (number | null)[] {
  if (!counted) return values;
  const reliable = values.map((value, day) => (isSmallShare(kind, counted[day]) ? null : value));
  const answered = (days: readonly (number | null)[]) => days.filter((value) => value !== null).length;
  return answered(reliable) * 2 < answered(values) ? values : reliable;
}

/**
 * Both ends of a likely range as text, with the unit after the upper end; null if there is no range. The ends of a range
 * are bounds, so they may round to 0 and 100.
 */
export function intervalOf(
  heading: Pick<MetricHeading, 'decimals' | 'unit'>,
  cell: MetricCell | null | undefined,
): { readonly low: string; readonly high: string } | null {
  if (cell?.low == null || cell.high == null) return null;
  const { format } = numberFormat('en-US', heading.decimals);
  return { low: format(cell.low), high: `${format(cell.high)}${heading.unit === 'percent' ? '%' : ''}` };
}

/** The confidence of a share: 'likely range 63.0-94.0%, of 20 surveys'. Undefined for everything else. */
export function likelyRange(
  heading: Pick<MetricHeading, 'kind' | 'countedFrom' | 'decimals' | 'unit'>,
  cell: MetricCell | null | undefined,
): string | undefined {
  const basis = basisOf(heading, cell?.denominator);
  if (basis === null) return undefined;
  const interval = intervalOf(heading, cell);
  return interval ? `likely range ${interval.low}-${interval.high}, ${basis}` : basis;
}

/** The goal color; none for a share with too few answers, or without a value. */
export function goalOf(
  heading: Pick<MetricHeading, 'kind'>,
  cell: MetricCell | null | undefined,
): MetricCell['status'] {
  return isFew(heading, cell) ? null : (cell?.status ?? null);
}

/** The initial sort of a column: the best end if the metric has a direction, otherwise the largest first. */
export function firstOrder({ direction }: Pick<MetricHeading, 'direction'>): 'ascending' | 'descending' {
  return direction === 'lower' ? 'ascending' : 'descending';
}
