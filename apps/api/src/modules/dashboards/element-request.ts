import type { ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { filters as filtersSchema, metricArguments } from '@roadside/contract/schemas';
import { isTimeType, requestChartType } from '@roadside/domain/dashboards';
import { childTypesOf } from '@roadside/domain/geography';
import type { GeographyType } from '@roadside/domain/geography';
import { namedMetricIds } from '@roadside/domain/metrics';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { monthToDate, readReport, requestedGeography } from '../reports/report-request.ts';
import type { ElementPayload, ReportRequest } from '../reports/report-request.ts';
import { visibleElement } from './elements.repository.ts';
import type { PlacedElement } from './elements.repository.ts';

/** The report to run. `surveys` lists all surveys, `survey_comments` only those with a comment. */
export type ElementChart = ReturnType<typeof requestChartType> | 'surveys' | 'std12e_reduced';

type Asked = Pick<ParsedBody<typeof calls.elements.request>, 'request' | 'geography' | 'order_by' | 'chart_type'>;

/** An element's request after access checks and parsing. */
export interface ElementReport {
  readonly chart: ElementChart;
  readonly title: string;
  readonly request: ReportRequest;
  /** The filters as sent, or as stored. */
  readonly filters: ElementPayload['filters'];
}

/** Built-in elements that are not stored: tables of the Surveys and Call Details screens. */
const builtIn: Readonly<Record<string, { readonly chart: ElementChart; readonly title: string }>> = {
  'raw-surveys': { chart: 'surveys', title: 'Raw Surveys' },
  'survey-comments': { chart: 'survey_comments', title: 'Comments' },
  std12e_reduced: { chart: 'std12e_reduced', title: 'Call Details' },
};

/**
 * Reads a request for an element; anything the request omits comes from the stored element.
 * @throws ApiError 403 for a place out of view, 404 for an element the caller may not see, 400 for a request that
 *   contradicts itself
 */
export async function readElement(context: CallContext, name: string, asked: Asked): Promise<ElementReport> {
  const { request, geography } = asked;
  const place = requestedGeography(context, request.slug, geography, true);
  const known = Object.hasOwn(builtIn, name) ? builtIn[name] : undefined;
  const stored =
    known || !/^\d{1,10}$/.test(name)
      ? null
      : await visibleElement(context.db.kysely, Number(name), context.employee.id);
  if (!known && !stored) throw new ApiError('not-found', 'This element doesn’t exist.');
  const chart =
    asked.chart_type === undefined
      ? (known?.chart ?? requestChartType(stored?.chart_type ?? 'table'))
      : requestChartType(asked.chart_type);
  const payload = payloadOf(asked, stored, chart, place.type);
  return {
    chart,
    title: known?.title ?? stored?.title ?? '',
    request: await readReport(context, request.slug, payload, chart === 'std12e_reduced' ? monthToDate : undefined),
    filters: payload.filters,
  };
}

/** Lists of single rows default to a year; all other charts default to this month. */
const rowLists: ReadonlySet<ElementChart> = new Set(['surveys', 'survey_comments']);

function payloadOf(
  { request: { parameters }, geography, order_by }: Asked,
  stored: PlacedElement | null,
  chart: ElementChart,
  placeType: GeographyType,
): ElementPayload {
  const kept = (stored?.request as { readonly parameters?: { readonly args?: unknown } } | undefined)?.parameters;
  const timeType = parameters.time_type?.[0] ?? stored?.time_type ?? '';
  // A dashboard is opened at locations of every type: a stored type of rows that this one doesn't have is left out.
  const childType = parameters.child_type ?? childTypesOf(placeType).find((type) => type === stored?.child_type);
  // Stored arguments from an older version that no longer parse are ignored.
  const args = {
    ...(parameters.args ?? metricArguments.safeParse(kept?.args).data),
    ...(order_by === undefined ? {} : { order_by }),
  };
  const metrics = parameters.metrics ?? stored?.metrics ?? [];
  return {
    time_type: isTimeType(timeType) ? timeType : rowLists.has(chart) ? 'Range' : 'This_Month',
    geography,
    filters: parameters.filters ?? filtersSchema.safeParse(stored?.filters).data,
    metrics: metrics.length > 0 || rowLists.has(chart) || chart === 'std12e_reduced' ? metrics : namedMetricIds,
    relation: parameters.relation ?? stored?.relation ?? 'self',
    child_type: childType,
    args,
  };
}
