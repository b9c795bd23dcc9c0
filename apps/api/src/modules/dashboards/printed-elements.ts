import type { ComparedDays, MetricCell, MetricHeading, MetricMeta, MetricSeries } from '@roadside/contract/schemas';
import { isSmallShare } from '@roadside/domain/metrics';
import { daysText } from '@roadside/domain/reports';
import type { PrintedChart } from '../../platform/pdf/chart-svg.ts';
import { metricText } from '../../platform/pdf/metric-text.ts';
import type { PrintedNumber } from '../../platform/pdf/printed-page.ts';
import { dateText } from './date-text.ts';
import { headerOf } from './export-sheet.ts';

/** A number as its card shows it: the value, its goal, what it was before, and what it is counted from. */
export function printedNumber(
  heading: MetricHeading,
  cell: MetricCell,
  {
    label,
    goal,
    previous,
    before,
  }: {
    readonly label: string;
    readonly goal: number | null;
    readonly previous: MetricCell | null;
    readonly before: ComparedDays;
  },
): PrintedNumber {
  const few = isSmallShare(heading.kind, cell.denominator);
  const [first, last] = [before.spans[0], before.spans.at(-1)];
  const days = first && last ? ` (${daysText({ from: first.from, to: last.to })})` : '';
  return {
    label,
    value: metricText(heading, cell.value),
    goal: few ? null : cell.status,
    notes: [
      ...(goal === null ? [] : [`Goal ${metricText(heading, goal)}`]),
      ...(previous?.value == null ? [] : [`Before: ${metricText(heading, previous.value)}${days}`]),
      ...(heading.kind === 'share' && cell.denominator !== null && heading.countedFrom !== null
        ? [`of ${cell.denominator.toLocaleString('en-US')} ${heading.countedFrom}${few ? ' (too few to score)' : ''}`]
        : []),
    ],
  };
}

/** One chart per metric, as the element draws them: their units have nothing in common. */
export function printedCharts(
  title: string,
  shape: PrintedChart['shape'],
  totals: MetricSeries,
  { metrics, dates, goals, unfinished = [] }: Pick<MetricMeta, 'metrics' | 'dates' | 'goals' | 'unfinished'>,
): readonly PrintedChart[] {
  return metrics.map((metric) => {
    const cells = totals.metrics[metric.id] ?? [];
    const caption = headerOf(metric);
    return {
      caption: caption === title ? title : `${title}: ${caption}`,
      shape,
      dates: dates.map((date) => dateText(date, unfinished)),
      values: dates.map((_, index) => cells[index]?.value ?? null),
      ranges: dates.map((_, index) => {
        const { low, high } = cells[index] ?? {};
        return low == null || high == null ? null : ([low, high] as const);
      }),
      goal: goals?.[metric.id]?.green ?? null,
      fromZero: metric.unit !== 'percent',
      write: (value: number) => metricText(metric, value),
    };
  });
}
