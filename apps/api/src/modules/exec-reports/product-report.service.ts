import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { MetricCell, MetricRow } from '@roadside/contract/schemas';
import { childTypesOf } from '@roadside/domain/geography';
import type { FacilityType } from '@roadside/domain/geography';
import { metricById } from '@roadside/domain/metrics';
import { isNothing, remainderOf } from '@roadside/domain/reports';
import type { CallContext } from '../../platform/calls/handler.ts';
import { readReport } from '../reports/report-request.ts';
import { metaOf, tableReport, toolsOf } from '../reports/report.service.ts';
import { questionOf } from './exec-report.service.ts';

type ProductCall = typeof calls.execReports.products;
type Cells = Record<string, MetricCell>;

/** Metrics whose parts add up, so that rows and columns do. */
const productMetrics = [
  'count_calls',
  'paid_call_count',
  'ata_avg',
  'overall_sat_avg',
  'passed_calls_freq',
  'cancelled_calls_rate',
] as const;
const networks = ['PSP', 'nonPSP', 'Fleet'] as const satisfies FacilityType[];
const allRows = 1_000_000;

/**
 * Numbers by facility type and organization type, from the functions that answer the dashboards. What no facility type
 * or place holds is the difference from the whole, so rows and columns always add up (feature I2).
 */
export async function productReport(
  context: CallContext,
  body: ParsedBody<ProductCall>,
): Promise<CallReply<ProductCall>> {
  const { question, request } = await questionOf(context, body);
  const { geography } = request;
  const childTypes = childTypesOf(geography.type, { grouped: true });
  const tools = toolsOf(context);
  const tableOf = async (facilityType?: FacilityType) =>
    tableReport(
      tools,
      await readReport(context, question.slug, {
        time_type: 'Range',
        metrics: productMetrics,
        relation: 'children',
        child_type: body.child_type,
        args: { from: question.from, to: question.to, rows_per_page: allRows },
        ...(facilityType ? { filters: { fac_type__in: [facilityType] } } : {}),
      }),
    );
  const [whole, contract, ...parts] = await Promise.all([
    tableOf(),
    tableOf('csn'),
    ...networks.map((each) => tableOf(each)),
  ]);
  const rows = networks.map((facilityType, index) => {
    const table = parts[index];
    return { facility_type: facilityType, ...rowOf(table?.totals.metrics ?? {}, table?.data ?? []) };
  });
  const all = rowOf(whole.totals.metrics, whole.data);
  const unknown = without(
    all.total,
    rows.map(({ total }) => total),
  );
  const places = Object.entries(all.places).map(([slug, cells]): [string, Cells] => [
    slug,
    without(
      cells,
      rows.map((row) => row.places[slug] ?? {}),
    ) ?? {},
  ]);
  const elsewhere =
    all.elsewhere &&
    without(
      all.elsewhere,
      rows.map((row) => row.elsewhere ?? {}),
    );
  const meta = metaOf(
    await readReport(context, question.slug, {
      time_type: 'Range',
      metrics: productMetrics,
      relation: 'self',
      args: { from: question.from, to: question.to },
    }),
  );
  return {
    geography: meta.geography,
    from: question.from,
    to: question.to,
    last_day: request.lastDay,
    finished: question.finished,
    as_of: request.asOf,
    metrics: meta.metrics,
    incentive_months: request.incentiveMonths,
    child_type: body.child_type ?? childTypes[0] ?? geography.type,
    child_types: [...childTypes],
    places: whole.data.map(({ slug, name }) => ({ slug, name })),
    rows: unknown
      ? [...rows, { facility_type: null, total: unknown, places: Object.fromEntries(places), elsewhere }]
      : rows,
    contract_stations: { facility_type: 'csn', ...rowOf(contract.totals.metrics, contract.data) },
    whole: all,
  };
}

function rowOf(total: Cells, children: readonly MetricRow[]) {
  const elsewhere = without(
    total,
    children.map(({ metrics }) => metrics),
  );
  return { total, places: Object.fromEntries(children.map(({ slug, metrics }) => [slug, metrics])), elsewhere };
}

/** What remains of cells after taking parts away; null if that is nothing. */
function without(whole: Cells, parts: readonly Cells[]): Cells | null {
  const rest = Object.entries(whole).flatMap(([id, cell]): [string, MetricCell][] => {
    const metric = metricById.get(id);
    return metric
      ? [
          [
            id,
            {
              ...remainderOf(
                metric,
                cell,
                parts.map((part) => part[id] ?? nothing),
              ),
              status: null,
            },
          ],
        ]
      : [];
  });
  return rest.every(([, cell]) => isNothing(cell)) ? null : Object.fromEntries(rest);
}

const nothing = { value: null, numerator: null, denominator: null };
