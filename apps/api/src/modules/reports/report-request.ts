import { childTypesOf, firstChildTypeOf } from '@roadside/domain/geography';
import type { Geography, GeographyType } from '@roadside/domain/geography';
import { dayList } from '@roadside/domain/calendar';
import { comparedDays, latestCompleteDay, periodOf, periodProblem } from '@roadside/domain/dashboards';
import type { ComparedDays, Period, PeriodBucket, PeriodProblem, TimeType } from '@roadside/domain/dashboards';
import { passedCallDefaults } from '@roadside/domain/surveys';
import type { IncentiveMonths } from '@roadside/domain/surveys';
import type { Filters, MetricArguments } from '@roadside/contract/schemas';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { readFilters } from '../metrics/fact-filters.ts';
import type { DayRange, FactFilters } from '../metrics/fact-filters.ts';
import { batteryMetricIds, metricsOf, selectMetrics } from '../metrics/metric-selection.ts';
import type { MetricSelection } from '../metrics/metric-selection.ts';
import { permittedGeography } from '../../platform/organizations/permitted-geography.ts';
import { latestLoad } from './latest-load.repository.ts';

/** The part of a dashboard element's payload that every chart type has. */
export interface ElementPayload {
  readonly time_type: TimeType;
  readonly geography?: { readonly id: number; readonly slug: string } | undefined;
  readonly filters?: Filters | undefined;
  readonly metrics: readonly string[];
  readonly relation: 'children' | 'self';
  readonly child_type?: GeographyType | undefined;
  readonly args?: MetricArguments | undefined;
}

/** A dashboard request after access checks and parsing. */
export interface ReportRequest {
  readonly geography: Geography;
  readonly period: Period;
  /** Last day with complete data. */
  readonly lastDay: string;
  /** The days its numbers are compared with. */
  readonly before: ComparedDays;
  /** Length of an incentive period. */
  readonly incentiveMonths: IncentiveMonths;
  readonly selection: MetricSelection;
  readonly filters: FactFilters;
  /** Type of the rows; null when the geography itself is the row, or has no children. */
  readonly childType: GeographyType | null;
  readonly relation: 'children' | 'self';
  readonly args: MetricArguments;
  /** ISO instant of the last data load. */
  readonly asOf: string | null;
  /** The version of the goals that apply. */
  readonly goalVersion: number;
  /** The version of the roll-ups that apply. */
  readonly rollupVersion: number;
}

/** A range of station-local days, with its time type in the reply. */
export interface RequestedRange {
  readonly timeType: TimeType;
  readonly from: string | null;
  readonly to: string | null;
  /** Last N days ending at the latest load; only where from is null. */
  readonly dynamic: number | null;
}

/** Reads the range of a request; chart types with their own range parameters pass their own reader. */
export type RangeReader = (
  payload: { readonly time_type: TimeType; readonly args: MetricArguments; readonly days: DayRange },
  today: string,
) => RequestedRange;

const noArguments: MetricArguments = {};

const elementRange: RangeReader = ({ time_type, args, days }) => ({
  timeType: time_type,
  from: args.from ?? days.from,
  to: args.to ?? days.to,
  dynamic: args.dynamic ?? null,
});

/**
 * Reads an element's payload, including the access check: the place, the range of days, metrics and filters.
 * @throws ApiError 403 for a place out of view, 400 for a payload that contradicts itself
 */
export async function readReport(
  context: CallContext,
  slug: string,
  payload: ElementPayload,
  readRange: RangeReader = elementRange,
): Promise<ReportRequest> {
  const { incentiveMonths } = context.config;
  const { filters, businessRules, rulesSwitchedOff } = readFilters(payload.filters);
  const geography = requestedGeography(context, slug, payload.geography, !rulesSwitchedOff);
  const args = payload.args ?? noArguments;
  const metricIds = args.battery ? [...payload.metrics, ...batteryMetricIds] : payload.metrics;
  const { metrics, unknown } = metricsOf(metricIds);
  if (unknown.length > 0)
    throw new ApiError('invalid-body', 'A metric isn’t in the catalog.', {
      fields: Object.fromEntries(
        unknown.map((id) => [`metrics.${payload.metrics.indexOf(id)}`, 'Not in the metric catalog']),
      ),
    });

  const today = context.today(geography.timeZone);
  const { timeType, ...range } = readRange({ time_type: payload.time_type, args, days: filters.days }, today);
  refuseRange(periodProblem(range));
  const load = await latestLoad(context.db);
  const period = periodOf(timeType, today, { latest: load.latestDay, incentiveMonths, ...range });
  // A first day alone runs to the latest load, which only now is known.
  if (period.from <= period.to) refuseRange(periodProblem({ from: period.from, to: period.to }));
  return {
    geography,
    period,
    lastDay: latestCompleteDay(today, load.latestDay),
    before: comparedDays(period, args.compare),
    incentiveMonths,
    selection: selectMetrics(metrics, businessRules),
    filters,
    childType: payload.relation === 'children' ? requestedChildType(geography, payload.child_type) : null,
    relation: payload.relation,
    args,
    asOf: load.asOf?.toISOString() ?? null,
    goalVersion: load.goalVersion,
    rollupVersion: load.rollupVersion,
  };
}

/** Call Details defaults to the month to date (specification, section 9). */
export const monthToDate: RangeReader = ({ args, days }, today) => {
  const dynamic = args.dynamic ?? null;
  const { sc_dt__gte: monthStart } = passedCallDefaults(args.to ?? days.to ?? today).filters;
  const from = args.from ?? days.from ?? (dynamic === null ? monthStart : null);
  const to =
    args.to ??
    days.to ??
    (dynamic !== null && args.from === undefined ? null : from !== null && from > today ? from : today);
  return { timeType: 'Range', from, to, dynamic };
};

/**
 * The geography of a payload; path and body must name the same one.
 * @throws ApiError 403 when either is out of view, 400 when they differ
 */
export function requestedGeography(
  context: CallContext,
  slug: string,
  named: { readonly id: number; readonly slug: string } | undefined,
  businessRules: boolean,
): Geography {
  const geography = permittedGeography(context, context.tree.bySlug(slug), { businessRules });
  if (!named) return geography;
  // Check access first, so that an error about a mismatch reveals nothing about a forbidden place.
  permittedGeography(context, context.tree.byId(named.id));
  permittedGeography(context, context.tree.bySlug(named.slug));
  const fields: Record<string, string> = {};
  if (named.id !== geography.id) fields['geography.id'] = 'Doesn’t match the path';
  if (named.slug !== geography.slug) fields['geography.slug'] = 'Doesn’t match the path';
  if (Object.keys(fields).length > 0)
    throw new ApiError('invalid-body', 'The path and the body have different geographies.', { fields });
  return geography;
}

function refuseRange(problem: PeriodProblem | null): void {
  if (problem === null) return;
  throw new ApiError('invalid-body', 'The date range isn’t valid.', {
    fields: { 'args.from': periodSentences[problem] },
  });
}

/** One bucket per day. */
export function daysOf(from: string, to: string): PeriodBucket[] {
  return dayList(from, to).map((day) => ({ key: day, from: day, to: day }));
}

/** The type of the rows: one in the drill-down list of the specification, section 5, by default its first. */
function requestedChildType(geography: Geography, asked: GeographyType | undefined): GeographyType | null {
  const offered: readonly GeographyType[] = childTypesOf(geography.type);
  if (asked === undefined) return firstChildTypeOf(geography.type);
  if (offered.includes(asked)) return asked;
  throw new ApiError('invalid-body', `A ${geography.type} can’t be broken down by ${asked}.`, {
    fields: {
      child_type: offered.length > 0 ? `Must be one of: ${offered.join(', ')}` : 'There’s nothing below this place',
    },
  });
}

const periodSentences: Readonly<Record<PeriodProblem, string>> = {
  'not-a-day': 'Must be a day in the form YYYY-MM-DD',
  'from-after-to': 'from must not be after to',
  'too-long': 'The range is longer than ten years',
  'dynamic-out-of-range': 'Must be between 1 day and ten years',
};
