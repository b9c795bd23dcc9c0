import type { CallRow, MetricCell, MetricMeta, MetricRow, MetricSeries } from '@roadside/contract/schemas';
import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { callFlag, callTable, outcomeLabels, shownWait, troubleCodeLabel } from '@roadside/domain/calls';
import type { CallColumnId, ListedColumn } from '@roadside/domain/calls';
import { isSmallShare } from '@roadside/domain/metrics';
import { wallTime } from '@roadside/domain/scheduling';
import { ApiError } from '../../platform/errors/api-error.ts';
import { surveyTable } from '@roadside/domain/surveys';
import type { SurveyColumnId } from '@roadside/domain/surveys';
import type { Cell, WorkbookColumn } from '@roadside/workbook/writer';
import { dateText } from './date-text.ts';

type SurveyRow = CallReply<typeof calls.dashboardData.surveyComments>['data'][number];
/** Value formats of an export. Days are 'YYYY-MM-DD'; instants are ISO text, shown in the location's time zone. */
type CellKind = 'text' | 'count' | 'day' | 'instant';
type CellValue = string | number | null;

/** An export's table; the rows of a long list arrive page by page. */
export interface ExportSheet {
  readonly name: string;
  readonly columns: readonly WorkbookColumn[];
  readonly rowCount: number;
  readonly rows: () => Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>;
  /** How the table differs on paper, which has less room. @defaultValue not at all */
  readonly paper?: PaperTable;
}

/** What paper leaves out of a table, and its words there. */
export interface PaperTable {
  /** Indexes of columns that say nothing there. */
  readonly without: readonly number[];
  /** By index of the column; the other headings stay. */
  readonly headings?: Readonly<Record<number, string>>;
  /** The first cell of each row, where the workbook's is written for a machine. */
  readonly rowNames?: readonly string[];
  /** The first rows of the table, if the rest only repeats them. */
  readonly rowCount?: number;
  /** Of how many a share is, if they are too few to score; by index of row and column. Paper says so beside it. */
  readonly fewOf: (row: number, column: number) => number | null;
}

/** The count behind a share of too few; null for any other value. */
const fewOf = ({ kind }: Pick<MetricHeading, 'kind'>, cell: MetricCell | undefined): number | null =>
  cell?.value != null && isSmallShare(kind, cell.denominator) ? cell.denominator : null;

/** Columns of a sheet in Excel. */
const maxColumns = 16_384;

const sheetOf = (
  name: string,
  columns: readonly WorkbookColumn[],
  rows: readonly (readonly Cell[])[],
): ExportSheet => ({
  name,
  columns,
  rowCount: rows.length,
  rows: () => rows,
});

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
    ...metrics.map((metric) => ({ header: headerOf(metric), kind: 'number' as const, decimals: metric.decimals })),
  ];
  const line = (label: string, type: string, row: MetricRow): Cell[] => [
    label,
    type,
    ...metrics.map((metric) => metricCell(metric, row.metrics[metric.id]?.value)),
  ];
  const lines = [...rows.map((row) => line(row.name, row.type, row)), line('Total', '', totals)];
  // The type is the same in each row, and written as the data has it.
  const few: PaperTable['fewOf'] = (row, column) => {
    const metric = metrics[column - 2];
    return metric ? fewOf(metric, (rows[row] ?? totals).metrics[metric.id]) : null;
  };
  return { ...sheetOf(name, columns, lines), paper: { without: [1], fewOf: few } };
}

/**
 * A trend table: one row per place and metric, one column per date, or the other way around. Each value has the decimals
 * of its metric.
 */
export function trendSheet(
  name: string,
  series: readonly MetricSeries[],
  totals: MetricSeries,
  { metrics, dates, unfinished = [] }: Pick<MetricMeta, 'metrics' | 'dates' | 'unfinished'>,
  pivot = false,
): ExportSheet {
  const lines = [...series.map((row) => ({ label: row.name, row })), { label: 'Total', row: totals }].flatMap(
    ({ label, row }) => metrics.map((metric) => ({ label, row, metric })),
  );
  const cellOf = ({ row, metric }: (typeof lines)[number], index: number) =>
    metricCell(metric, row.metrics[metric.id]?.[index]?.value);
  const headings = dates.map((date) => headingOf(date, unfinished));
  const alone = series.length === 1 && series[0]?.id === totals.id;
  if (pivot) {
    // A trend of the location itself has one column per metric, as on the screen.
    const shown = alone ? lines.slice(metrics.length) : lines;
    if (shown.length >= maxColumns)
      throw new ApiError('invalid-body', 'That’s more columns than Excel has. Pivot the table back, then export it.');
    const sheet = sheetOf(
      name,
      [
        text('Date'),
        ...shown.map(({ label, metric }) => ({
          header: alone ? headerOf(metric) : `${label}: ${headerOf(metric)}`,
          kind: 'number' as const,
          decimals: metric.decimals,
        })),
      ],
      headings.map((heading, index) => [heading, ...shown.map((line) => cellOf(line, index))]),
    );
    return {
      ...sheet,
      paper: {
        without: [],
        rowNames: dates.map((date) => dateText(date, unfinished)),
        fewOf: (row, column) => {
          const line = shown[column - 1];
          return line ? fewOf(line.metric, line.row.metrics[line.metric.id]?.[row]) : null;
        },
      },
    };
  }
  const sheet = sheetOf(
    name,
    [text('Name'), text('Metric'), ...headings.map((header) => ({ header, kind: 'number' as const }))],
    lines.map((line) => [line.label, headerOf(line.metric), ...dates.map((_, index) => cellOf(line, index))]),
  );
  return {
    ...sheet,
    paper: {
      fewOf: (row, column) => {
        const line = lines[row];
        return line ? fewOf(line.metric, line.row.metrics[line.metric.id]?.[column - 2]) : null;
      },
      headings: Object.fromEntries(dates.map((date, index) => [index + 2, dateText(date, unfinished)])),
      // The totals of a location alone are its own numbers.
      ...(alone ? { without: [0], rowCount: metrics.length } : { without: [] }),
    },
  };
}

type MetricHeading = MetricMeta['metrics'][number];
const units: Readonly<Partial<Record<MetricHeading['unit'], string>>> = {
  percent: '%',
  minutes: 'min',
  'per-hour': 'per hour',
};

/** A date's heading, with the days it covers if it isn't a whole month: '2026-11 (to date, through 2026-11-25)'. */
function headingOf(date: string, unfinished: NonNullable<MetricMeta['unfinished']>): string {
  const part = unfinished.find((each) => each.date === date);
  if (!part) return date;
  const { from, through } = part;
  if (from === null) return `${date} (to date, through ${through})`;
  return `${date} (${through === null ? `from ${from}` : `${from} to ${through}`})`;
}

/** A metric's name with its unit, as in the head of its column on the screen. */
export const headerOf = ({ label, unit }: MetricHeading): string => (units[unit] ? `${label}, ${units[unit]}` : label);

/** A value with the decimals of its metric. A share is never shown as 100 or 0 by rounding alone. */
export const metricCell = ({ unit, decimals }: MetricHeading, value: number | null | undefined): Cell =>
  value == null ? null : { number: value, decimals, share: unit === 'percent' };

/** How the values of a listed column are read and written. */
type Reading<Row> = readonly [kind: CellKind, value: (row: Row) => CellValue];

const callReadings: Readonly<Record<CallColumnId, Reading<CallRow>>> = {
  sc_dt: ['instant', (row) => row.received_at],
  flag: ['text', callFlag],
  station_name: ['text', (row) => row.station_name],
  driver_name: ['text', (row) => row.driver_name],
  tcd: ['text', (row) => troubleCodeLabel(row.tcd)],
  ata_minutes: ['count', (row) => (row.ata_minutes === null ? null : shownWait(row.received_at, row.ata_minutes))],
  pta_minutes: ['count', (row) => row.pta_minutes],
  pass_count: ['count', (row) => row.pass_count],
  outcome: ['text', (row) => row.outcome && outcomeLabels[row.outcome]],
  outc1: ['count', (row) => row.outc1],
  clear_code: ['text', (row) => row.clear_code],
  truck: ['text', (row) => row.truck],
  vehicle: ['text', (row) => row.vehicle],
  city: ['text', (row) => row.city],
  state: ['text', (row) => row.state],
  grid: ['text', (row) => row.grid],
};

const surveyReadings: Readonly<Record<SurveyColumnId, Reading<SurveyRow>>> = {
  recorded_date: ['instant', (row) => row.recorded_date],
  outc1: ['count', (row) => row.outc1],
  response_sat: ['count', (row) => row.response_sat],
  q24: ['count', (row) => row.q24],
  q26: ['count', (row) => row.q26],
  driver_name: ['text', (row) => row.driver_name],
  station_name: ['text', (row) => row.station_name],
  tcd: ['text', (row) => row.tcd],
  sc_dt_surveys: ['day', (row) => row.sc_dt_surveys],
  q_chl: ['text', (row) => row.q_chl],
  marks: ['text', (row) => [row.reroute && 'rerouted', row.remove && 'removed'].filter(Boolean).join(', ') || null],
  comment: ['text', (row) => row.comment],
};

/** How a list is written: its columns by id in order, all if left out, and the zone of its times. */
export interface ListedRows {
  readonly columns?: readonly string[] | undefined;
  readonly timeZone: string;
}

/** The rows of a list, page by page, and how many there are. */
export interface ListPages<Row> {
  readonly total: number;
  readonly pages: () => AsyncIterable<readonly Row[]>;
}

/** Calls, one per row: the columns of Call Details. */
export const callSheet = (name: string, rows: ListPages<CallRow>, listed: ListedRows): ExportSheet =>
  rowSheet({ name, rows, table: callTable, readings: callReadings }, listed);
/** Surveys, one per row: the columns of Raw Surveys. */
export const surveySheet = (name: string, rows: ListPages<SurveyRow>, listed: ListedRows): ExportSheet =>
  rowSheet({ name, rows, table: surveyTable, readings: surveyReadings }, listed);

interface Listed<Row, Id extends string> {
  readonly name: string;
  readonly rows: ListPages<Row>;
  readonly table: readonly (ListedColumn & { readonly id: Id })[];
  readonly readings: Readonly<Record<Id, Reading<Row>>>;
}

function rowSheet<Row, Id extends string>(
  { name, rows, table, readings }: Listed<Row, Id>,
  { columns, timeZone }: ListedRows,
): ExportSheet {
  const chosen = columns?.flatMap((id) => table.find((column) => column.id === id) ?? []) ?? table;
  const shown = chosen.length > 0 ? chosen : table;
  return {
    name,
    columns: shown.map(({ id, header, unit }) => columnOf(unit ? `${header}, ${unit}` : header, readings[id][0])),
    rowCount: rows.total,
    async *rows() {
      for await (const page of rows.pages())
        for (const row of page)
          yield shown.map(({ id }) => {
            const [kind, value] = readings[id];
            return cellOf(kind, value(row), timeZone);
          });
    },
  };
}

function columnOf(header: string, kind: CellKind): WorkbookColumn {
  return kind === 'count' ? { header, kind: 'number', decimals: 0 } : { header, kind };
}

function cellOf(kind: CellKind, value: CellValue, timeZone: string): Cell {
  if (value === null || kind === 'text') return value;
  if (kind === 'count') return Number(value);
  return { time: kind === 'day' ? Date.parse(String(value)) : wallTime(String(value), timeZone) };
}

function text(header: string): WorkbookColumn {
  return { header, kind: 'text' };
}
