import type { CallRow, MetricMeta, MetricRow, MetricSeries } from '@roadside/contract/schemas';
import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { CellKind, CellValue, Sheet, SheetColumn } from '../../platform/xlsx/workbook.ts';

type SurveyRow = CallReply<typeof calls.dashboardData.surveyComments>['data'][number];
type Columns<Row> = readonly (readonly [heading: string, kind: CellKind, value: (row: Row) => CellValue])[];

/** A table of metrics: one row per place, then the totals. */
export function metricSheet(
  name: string,
  rows: readonly MetricRow[],
  totals: MetricRow,
  { metrics }: Pick<MetricMeta, 'metrics'>,
): Sheet {
  const columns: SheetColumn[] = [
    text('Name'),
    text('Type'),
    ...metrics.map(({ label, decimals }) => ({ heading: label, kind: kindOf(decimals) })),
  ];
  const line = (label: string, type: string, row: MetricRow): CellValue[] => [
    label,
    type,
    ...metrics.map(({ id }) => row.metrics[id]?.value ?? null),
  ];
  return { name, columns, rows: [...rows.map((row) => line(row.name, row.type, row)), line('Total', '', totals)] };
}

/** A trend table: one row per place and metric, one column per date. Values keep a decimal: a column holds every metric. */
export function trendSheet(
  name: string,
  series: readonly MetricSeries[],
  totals: MetricSeries,
  { metrics, dates }: Pick<MetricMeta, 'metrics' | 'dates'>,
): Sheet {
  const columns: SheetColumn[] = [
    text('Name'),
    text('Metric'),
    ...dates.map((heading) => ({ heading, kind: 'decimal' as const })),
  ];
  const lines = (label: string, row: MetricSeries): CellValue[][] =>
    metrics.map(({ id, label: metric }) => [
      label,
      metric,
      ...dates.map((_, index) => row.metrics[id]?.[index]?.value ?? null),
    ]);
  return { name, columns, rows: [...series.flatMap((row) => lines(row.name, row)), ...lines('Total', totals)] };
}

const callColumns: Columns<CallRow> = [
  ['Call', 'text', (row) => String(row.id)],
  ['Day', 'day', (row) => row.sc_dt],
  ['Received (UTC)', 'instant', (row) => row.received_at],
  ['Station', 'text', (row) => row.station_name],
  ['Driver', 'text', (row) => row.driver_name],
  ['Provider type', 'text', (row) => row.sc_svc_prov_type],
  ['Trouble code', 'text', (row) => row.tcd],
  ['Service', 'text', (row) => row.service],
  ['Outcome', 'text', (row) => row.outcome],
  ['Clear code', 'text', (row) => row.clear_code],
  ['ATA minutes', 'decimal', (row) => row.ata_minutes],
  ['PTA minutes', 'count', (row) => row.pta_minutes],
  ['Passes', 'count', (row) => row.pass_count],
  ['City', 'text', (row) => row.city],
  ['State', 'text', (row) => row.state],
  ['Grid', 'text', (row) => row.grid],
  ['Overall satisfaction', 'count', (row) => row.outc1],
];

const surveyColumns: Columns<SurveyRow> = [
  ['Survey', 'text', (row) => String(row.id)],
  ['Call', 'text', (row) => String(row.call_id)],
  ['Call day', 'day', (row) => row.sc_dt_surveys],
  ['Recorded (UTC)', 'instant', (row) => row.recorded_date],
  ['Updated (UTC)', 'instant', (row) => row.date_updated_surveys],
  ['Station', 'text', (row) => row.station_name],
  ['Driver', 'text', (row) => row.driver_name],
  ['Provider type', 'text', (row) => row.sc_svc_prov_type],
  ['Trouble code', 'text', (row) => row.tcd],
  ['Channel', 'text', (row) => row.q_chl],
  ['Overall satisfaction', 'count', (row) => row.outc1],
  ['Response time satisfaction', 'count', (row) => row.response_sat],
  ['Technician satisfaction', 'count', (row) => row.q24],
  ['Kept informed', 'count', (row) => row.q26],
  ['Courteous and professional', 'count', (row) => row.driver5],
  ['Explained what was wrong', 'count', (row) => row.driver10],
  ['Rerouted', 'text', (row) => (row.reroute ? 'yes' : 'no')],
  ['Removed', 'text', (row) => (row.remove ? 'yes' : 'no')],
  ['Topics', 'text', (row) => row.topics.map(({ topic }) => topic).join(', ')],
  ['Sentiment', 'text', (row) => row.topics[0]?.sentiment ?? null],
  ['Comment', 'text', (row) => row.comment],
];

/** Calls, one a row. */
export const callSheet = (name: string, rows: readonly CallRow[]): Sheet => rowSheet(name, callColumns, rows);
/** Surveys, one a row. */
export const surveySheet = (name: string, rows: readonly SurveyRow[]): Sheet => rowSheet(name, surveyColumns, rows);

function rowSheet<Row>(name: string, columns: Columns<Row>, rows: readonly Row[]): Sheet {
  return {
    name,
    columns: columns.map(([heading, kind]) => ({ heading, kind })),
    rows: rows.map((row) => columns.map(([, , value]) => value(row))),
  };
}

function text(heading: string): SheetColumn {
  return { heading, kind: 'text' };
}

function kindOf(decimals: number): CellKind {
  return decimals === 0 ? 'count' : 'decimal';
}
