import { defaultDynamicDays, timeTypeLabels, type DashboardElement, type TimeType } from '@roadside/domain/dashboards';
import { typeLabel, type GeographyType } from '@roadside/domain/geography';
import { rangeWords } from '../../../kit/format/day-words.ts';
import type { MetricHeading } from '../../../kit/format/figures.ts';

export interface ShownParameters {
  readonly metrics: readonly Pick<MetricHeading, 'label'>[];
  readonly from: string;
  readonly to: string;
}

/**
 * Describes what an element shows: 'Paid calls + 4 metrics by Station, this month, Nov 1 to 20, 2026'.
 * @param childType type of the rows; null for the location itself
 */
export function parametersInWords(
  { parameters }: Pick<DashboardElement, 'parameters'>,
  { metrics, from, to }: ShownParameters,
  childType: GeographyType | null,
): string {
  const [first, ...others] = metrics.map(({ label }) => label);
  const shown = others.length > 1 ? `${first} + ${others.length} metrics` : [first, ...others].join(' and ');
  const step =
    { Month: 'month by month', DAILY_SERIES: 'day by day' }[parameters.timeType as string] ??
    timeWords(parameters.timeType)?.toLowerCase();
  return [childType ? `${shown} by ${typeLabel(childType)}` : shown, step, rangeWords(from, to)]
    .filter(Boolean)
    .join(', ');
}

/** The name of a period above its dates; null for chosen days, which the dates name. */
export function timeWords(timeType: TimeType): string | null {
  return timeType === 'Range' ? null : timeTypeLabels[timeType];
}

/** The days of an element's comments: 'the last 12 months', which is their default, or the period and its dates. */
export function commentDaysWords(
  { parameters: { timeType, dynamic, from } }: Pick<DashboardElement, 'parameters'>,
  days: Pick<ShownParameters, 'from' | 'to'>,
): string {
  if (timeType === 'Range' && dynamic === defaultDynamicDays && from === null) return 'the last 12 months';
  return [timeWords(timeType), rangeWords(days.from, days.to)].filter(Boolean).join(', ');
}
