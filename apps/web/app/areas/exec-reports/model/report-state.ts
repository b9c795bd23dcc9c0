import { addDays } from '@roadside/domain/calendar';
import type { GeographyType } from '@roadside/domain/geography';
import { latestReportPeriod, reportPeriodOf, type ReportPeriodKind } from '@roadside/domain/reports';
import { isIncentiveMonths } from '@roadside/domain/surveys';
import { readPeriod, type ChosenPeriod, type PeriodLimits } from '../../../kit/period/period-address.ts';

/** The reports of the screen. */
export const reportViews = ['executive', 'products'] as const;
export type ReportView = (typeof reportViews)[number];

export const viewLabels: Readonly<Record<ReportView, string>> = {
  executive: 'Executive report',
  products: 'By facility type',
};

/** The report on screen, all of it in the URL. */
export interface ReportState extends ChosenPeriod {
  readonly view: ReportView;
  /** The organization type of a product report; null for the first one. */
  readonly childType: GeographyType | null;
  /** The metric of a product report. */
  readonly metric: string;
}

/** Metrics of a product report, in menu order. */
export const productMetrics = [
  'count_calls',
  'paid_call_count',
  'ata_avg',
  'overall_sat_avg',
  'passed_calls_freq',
  'cancelled_calls_rate',
] as const;

const longestDays = 366;

/** Starts with the last complete week; a report covers a year at most. */
export function reportLimits(today: string): PeriodLimits {
  return { max: today, maxDays: longestDays, fallback: latestReportPeriod('week', addDays(today, -1)) };
}

const named: readonly {
  readonly id: string;
  readonly label: string;
  readonly kind: ReportPeriodKind;
  readonly last: boolean;
}[] = [
  { id: 'last-week', label: 'Last week', kind: 'week', last: true },
  { id: 'last-month', label: 'Last month', kind: 'month', last: true },
  { id: 'month', label: 'This month', kind: 'month', last: false },
  { id: 'last-quarter', label: 'Last incentive period', kind: 'incentive_period', last: true },
  { id: 'quarter', label: 'This incentive period', kind: 'incentive_period', last: false },
];

/** The periods a report can be chosen for by name. @param months the length of an incentive period; a quarter if unknown */
export const reportPresets = (months?: number) => {
  const incentiveMonths = months !== undefined && isIncentiveMonths(months) ? months : undefined;
  return named.map(({ id, label, kind, last }) => ({
    id,
    label,
    // The current period is that of today, also on its first day, which has no data yet.
    range: (today: string) =>
      last
        ? latestReportPeriod(kind, addDays(today, -1), incentiveMonths)
        : reportPeriodOf(kind, today, incentiveMonths),
  }));
};

/** Reads the URL's query; unknown values are ignored. */
export function readReportState(query: URLSearchParams, today: string): ReportState {
  return {
    ...readPeriod(query, reportLimits(today)),
    view: reportViews.find((each) => each === query.get('report')) ?? 'executive',
    childType: (query.get('by') as GeographyType | null) || null,
    metric: productMetrics.find((each) => each === query.get('metric')) ?? 'count_calls',
  };
}
