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
  const days = comparedText(before);
  const fewBefore = previous && isSmallShare(heading.kind, previous.denominator) ? ` of ${previous.denominator}` : '';
  return {
    label,
    value: metricText(heading, cell.value),
    goal: few ? null : cell.status,
    notes: [
      ...(goal === null ? [] : [`Goal ${metricText(heading, goal)}`]),
      ...(previous?.value == null
        ? []
        : [`Before: ${metricText(heading, previous.value)}${fewBefore}${days && ` (${days})`}`]),
      ...(heading.kind === 'share' && cell.denominator && heading.countedFrom !== null
        ? [`of ${countedText(cell.denominator, heading.countedFrom)}${few ? ' (too few to score)' : ''}`]
        : []),
    ],
  };
}

/** '1 survey', '1,204 surveys'. */
const countedText = (count: number, nouns: NonNullable<MetricHeading['countedFrom']>): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? nouns.slice(0, -1) : nouns}`;

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

/** The days compared with: 'Oct 1 to 31, 2026', or 'mean of 4 Wednesdays, Oct 28 to Nov 18, 2026'. */
function comparedText({ spans }: Pick<ComparedDays, 'spans'>): string {
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return '';
  const days = daysText({ from: first.from, to: last.to });
  if (spans.length === 1) return days;
  return first.from === first.to
    ? `mean of ${spans.length} ${weekday.format(new Date(`${first.from}T00:00:00Z`))}s, ${days}`
    : `${spans.length}-week mean, ${days}`;
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
