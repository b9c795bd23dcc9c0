import { troubleCodesFor, type ProviderType, type ServiceGroup } from '../calls/index.ts';
import { dayCount } from '../calendar/calendar.ts';
import { isAcceptedDay, longestRangeDays } from '../calendar/range.ts';
import { requestChartType } from './chart.ts';
import { filtersWithService } from './cross-filter.ts';
import type { DashboardElement, MetricParameters } from './element.ts';

/** Periods of a dashboard's head other than this month, in menu order. */
export const headPresets = ['prev_month', 'last_7', 'last_30', 'last_90', 'this_incentive', 'prev_incentive'] as const;
type HeadPreset = (typeof headPresets)[number];

/** The period chosen for a whole dashboard: a named one, or chosen days. */
export type HeadPeriod =
  | { readonly kind: HeadPreset }
  | { readonly kind: 'days'; readonly from: string; readonly to: string };

/** Labels of the named periods. */
export const headPresetLabels: Readonly<Record<HeadPreset, string>> = {
  prev_month: 'Last month',
  last_7: 'Last 7 days',
  last_30: 'Last 30 days',
  last_90: 'Last 90 days',
  this_incentive: 'This incentive period',
  prev_incentive: 'Last incentive period',
};

/** A period as text in an address: 'prev_month' or '2026-10-01~2026-10-31'. */
export function headPeriodText(period: HeadPeriod): string {
  return period.kind === 'days' ? `${period.from}~${period.to}` : period.kind;
}

/** Parses a period from an address; null for none, an unknown one, or days no request may cover. */
export function headPeriodOf(text: string | null): HeadPeriod | null {
  const preset = headPresets.find((known) => known === text);
  if (preset) return { kind: preset };
  const [from, to, ...more] = text?.split('~') ?? [];
  if (!isAcceptedDay(from) || !isAcceptedDay(to) || more.length > 0 || from > to) return null;
  return dayCount(from, to) > longestRangeDays ? null : { kind: 'days', from, to };
}

type Dates = Pick<MetricParameters, 'timeType' | 'dynamic' | 'from' | 'to'>;
const fixed = { dynamic: null, from: null, to: null };

function datesOf(period: HeadPeriod): Dates {
  switch (period.kind) {
    case 'prev_month':
      return { timeType: 'Prev_Month', ...fixed };
    case 'this_incentive':
      return { timeType: 'This_Incentive_Period', ...fixed };
    case 'prev_incentive':
      return { timeType: 'Prev_Incentive_Period', ...fixed };
    case 'last_7':
    case 'last_30':
    case 'last_90':
      return { timeType: 'Range', ...fixed, dynamic: Number(period.kind.slice('last_'.length)) };
    case 'days':
      return { timeType: 'Range', dynamic: null, from: period.from, to: period.to };
  }
}

/**
 * Whether an element takes its dates from the dashboard's head. An element that shows a day, a series, another period or
 * dates of its own keeps them, and so does one whose dates were chosen in its own menu.
 */
export function followsHead(
  { chartType, parameters: { timeType, dynamic, from, to } }: Pick<DashboardElement, 'chartType' | 'parameters'>,
  ownTimeChosen: boolean,
): boolean {
  if (ownTimeChosen || from !== null || to !== null || dynamic !== null) return false;
  return timeType === 'This_Month' && requestChartType(chartType) !== 'numberHighlights';
}

/** An element over the head's period, with a title that says so: 'This month by market' becomes 'Last month by market'. */
export function inHeadPeriod(element: DashboardElement, period: HeadPeriod): DashboardElement {
  const label = period.kind === 'days' ? 'Chosen days' : headPresetLabels[period.kind];
  return {
    ...element,
    title: element.title.replace(/^this month(?![\p{L}’'])/iu, label),
    parameters: { ...element.parameters, ...datesOf(period) },
  };
}

/** What a whole dashboard is limited to. Empty lists limit nothing. */
export interface HeadFilters {
  readonly service: ServiceGroup | null;
  /** Trouble codes; they take the place of a service. */
  readonly codes: readonly string[];
  readonly providers: readonly ProviderType[];
  /** Station-local hours, 0 to 23. */
  readonly hours: readonly number[];
  /** 0 = Sunday. */
  readonly weekdays: readonly number[];
}

/** Whether anything is limited. */
export function isFiltered({ service, codes, providers, hours, weekdays }: HeadFilters): boolean {
  return service !== null || [codes, providers, hours, weekdays].some((each) => each.length > 0);
}

/** An element's filters with those of the head. Where the element has a filter of its own, that one stays. */
export function filtersWithHead(
  filters: Readonly<Record<string, unknown>>,
  head: HeadFilters,
): Readonly<Record<string, unknown>> {
  if (!isFiltered(head)) return filters;
  const { service, codes, providers, hours, weekdays } = head;
  const withCodes = codes.length > 0 ? filtersWithCodes(filters, codes) : filtersWithService(filters, service);
  return {
    ...(providers.length > 0 ? { sc_svc_prov_type__in: providers } : {}),
    ...(hours.length > 0 ? { hour__in: hours } : {}),
    ...(weekdays.length > 0 ? { weekday__in: weekdays } : {}),
    ...withCodes,
  };
}

/** As with a service: codes the element counts too stay; one that counts none of them keeps its own. */
function filtersWithCodes(filters: Readonly<Record<string, unknown>>, codes: readonly string[]) {
  const own = filters['tcd__in'];
  if (!Array.isArray(own)) return { ...filters, tcd__in: codes };
  const counted = new Set(troubleCodesFor(own.filter((name) => typeof name === 'string')));
  const both = codes.filter((code) => counted.has(code));
  return both.length === 0 ? filters : { ...filters, tcd__in: both };
}
