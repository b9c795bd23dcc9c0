import type { CallRow, MetricMeta, MetricRow, MetricSeries } from '@roadside/contract/schemas';
import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { Cell, WorkbookColumn } from '@roadside/workbook/writer';

type SurveyRow = CallReply<typeof calls.dashboardData.surveyComments>['data'][number];
/** Value formats of an export. Days are 'YYYY-MM-DD'; instants are ISO text and shown in UTC. */
type CellKind = 'text' | 'count' | 'decimal' | 'day' | 'instant';
type CellValue = string | number | null;
type Columns<Row> = readonly (readonly [heading: string, kind: CellKind, value: (row: Row) => CellValue])[];

/** An export's table. */
export interface ExportSheet {
  readonly name: string;
  readonly columns: readonly WorkbookColumn[];
  readonly rows: readonly (readonly Cell[])[];
}

/** A table of metrics: one row per place, then the totals. */
export function metricSheet(
  name: string,
  rows: readonly MetricRow[],
  totals: MetricRow,
  { metrics }: Pick<MetricMeta, 'metrics'>,
): ExportSheet {
  const columns: WorkbookColumn[] = [
    text('Name'),
    text('Type'),
    ...metrics.map(({ label, decimals }) => ({
      header: label,
      kind: 'number' as const,
      decimals: decimals === 0 ? 0 : 1,
    })),
  ];
  const line = (label: string, type: string, row: MetricRow): CellValue[] => [
    label,
    type,
    ...metrics.map(({ id }) => row.metrics[id]?.value ?? null),
  ];
  return { name, columns, rows: [...rows.map((row) => line(row.name, row.type, row)), line('Total', '', totals)] };
}

/**
 * A trend table: one row per place and metric, one column per date. All values have one decimal, because a column mixes
 * metrics.
 */
export function trendSheet(
  name: string,
  series: readonly MetricSeries[],
  totals: MetricSeries,
  { metrics, dates, unfinished = [] }: Pick<MetricMeta, 'metrics' | 'dates' | 'unfinished'>,
): ExportSheet {
  const columns: WorkbookColumn[] = [
    text('Name'),
    text('Metric'),
    ...dates.map((date) => ({ header: headingOf(date, unfinished), kind: 'number' as const, decimals: 1 })),
  ];
  const lines = (label: string, row: MetricSeries): CellValue[][] =>
    metrics.map(({ id, label: metric }) => [
      label,
      metric,
      ...dates.map((_, index) => row.metrics[id]?.[index]?.value ?? null),
    ]);
  return { name, columns, rows: [...series.flatMap((row) => lines(row.name, row)), ...lines('Total', totals)] };
}

/** A date's heading, with the days it covers if it isn't a whole month: '2026-11 (to date, through 2026-11-25)'. */
function headingOf(date: string, unfinished: NonNullable<MetricMeta['unfinished']>): string {
  const part = unfinished.find((each) => each.date === date);
  if (!part) return date;
  const { from, through } = part;
  if (from === null) return `${date} (to date, through ${through})`;
  return `${date} (${through === null ? `from ${from}` : `${from} to ${through}`})`;
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

/** Calls, one per row. */
export const callSheet = (name: string, rows: readonly CallRow[]): ExportSheet => rowSheet(name, callColumns, rows);
/** Surveys, one per row. */
export const surveySheet = (name: string, rows: readonly SurveyRow[]): ExportSheet =>
  rowSheet(name, surveyColumns, rows);

function rowSheet<Row>(name: string, columns: Columns<Row>, rows: readonly Row[]): ExportSheet {
  return {
    name,
    columns: columns.map(([header, kind]) => columnOf(header, kind)),
    rows: rows.map((row) => columns.map(([, kind, value]) => cellOf(kind, value(row)))),
  };
}

function columnOf(header: string, kind: CellKind): WorkbookColumn {
  if (kind === 'count' || kind === 'decimal') return { header, kind: 'number', decimals: kind === 'count' ? 0 : 1 };
  return { header, kind };
}

function cellOf(kind: CellKind, value: CellValue): Cell {
  if (value === null || kind === 'text') return value;
  return kind === 'count' || kind === 'decimal' ? Number(value) : { time: Date.parse(String(value)) };
}

function text(header: string): WorkbookColumn {
  return { header, kind: 'text' };
}
