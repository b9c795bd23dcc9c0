import type { ReactNode } from 'react';
import type { DataRow } from '../model/column.ts';
import type { DataTableColumn, TrendOptions, TrendSeries } from '../data-table.props.ts';
import type { Pivot, PivotCell, PivotSeries } from '../model/pivot-rows.ts';
import type { TotalCell } from '../view/grid-totals.tsx';
import type { TableText } from '../view/table-words.ts';
import type { ViewColumn } from '../view/view-column.ts';

/** A line of the trend view: a series with dates across, or a date with series across. */
export interface TrendLine {
  readonly id: string;
  readonly label: string;
  readonly series: PivotSeries | null;
  /** Its numbers by column id. */
  readonly cells: ReadonlyMap<string, PivotCell>;
}

/** A pivot as rows and columns of a regular table. */
export interface TrendTable {
  readonly rows: readonly TrendLine[];
  readonly columns: readonly DataTableColumn<TrendLine>[];
  /** Pinned columns. */
  readonly pinned: readonly string[];
  readonly foot: { readonly label: string; readonly cellOf: (columnId: string) => TotalCell | null } | null;
}

interface TrendOf<Row extends DataRow> {
  readonly options: Pick<TrendOptions, 'by' | 'values' | 'renderTrend' | 'formatDate'>;
  readonly views: ReadonlyMap<string, ViewColumn<Row>>;
  readonly dateId: string;
  readonly text: TableText;
}

const namesId = '#names';
const measureId = '#measure';
const trendId = '#trend';
const shownNumber = (cell: PivotCell | undefined) => (cell && !cell.masked ? cell.value : null);

/** Turns a pivot into a table. @param datesDown one line per date instead of one per series. */
export function trendTable<Row extends DataRow>(pivot: Pivot, datesDown: boolean, given: TrendOf<Row>): TrendTable {
  return datesDown ? datesAsLines(pivot, given) : datesAsColumns(pivot, given);
}

const writeOf =
  <Row extends DataRow>({ views }: TrendOf<Row>, valueId: string) =>
  (value: number | null) =>
    value === null ? '' : (views.get(valueId)?.write(value) ?? String(value));

function groupLabel<Row extends DataRow>({ group }: PivotSeries, { options, views, text }: TrendOf<Row>): string {
  if (options.by === undefined) return text('everything');
  return views.get(options.by)?.write(group) || text('missing');
}
const measureLabel = <Row extends DataRow>(valueId: string, { views }: TrendOf<Row>): string =>
  views.get(valueId)?.header ?? valueId;

/** The shortest unambiguous name of a series. */
function seriesLabel<Row extends DataRow>(series: PivotSeries, given: TrendOf<Row>): string {
  const { options } = given;
  if (options.by === undefined) return measureLabel(series.valueId, given);
  return options.values.length === 1
    ? groupLabel(series, given)
    : `${groupLabel(series, given)}, ${measureLabel(series.valueId, given)}`;
}

/** Prepares a series for `renderTrend`. Masked numbers become gaps. */
function drawTrend<Row extends DataRow>(
  series: PivotSeries,
  label: string,
  { dates }: Pivot,
  { options }: TrendOf<Row>,
): ReactNode {
  const given: TrendSeries = { label, valueId: series.valueId, dates, values: series.cells.map(shownNumber) };
  return options.renderTrend?.(given);
}

const dateLabel = <Row extends DataRow>(date: string, { options, views, dateId }: TrendOf<Row>) =>
  options.formatDate?.(date) ?? (views.get(dateId)?.write(/^-?\d+$/.test(date) ? Number(date) : date) || date);

function totalCellOf<Row extends DataRow>(
  cell: PivotCell | undefined,
  valueId: string,
  given: TrendOf<Row>,
): TotalCell | null {
  if (!cell) return null;
  return { content: cell.masked ? given.text('withheld') : writeOf(given, valueId)(cell.value), masked: cell.masked };
}

function datesAsColumns<Row extends DataRow>(pivot: Pivot, given: TrendOf<Row>): TrendTable {
  const { options, views, text } = given;
  const grouped = options.by !== undefined;
  const [only] = options.values.length === 1 ? options.values : [];
  const rows = pivot.series.map((series): TrendLine => ({
    id: series.key,
    label: grouped ? groupLabel(series, given) : measureLabel(series.valueId, given),
    series,
    cells: new Map(pivot.dates.map((date, index) => [date, series.cells[index] as PivotCell])),
  }));
  const measureOf = (row: TrendLine) => measureLabel(row.series?.valueId ?? '', given);
  const columns: DataTableColumn<TrendLine>[] = [
    {
      id: namesId,
      type: 'text',
      header: grouped ? (views.get(options.by ?? '')?.header ?? '') : text('measure'),
      value: (row) => row.label,
      rowHeader: true,
      priority: 1,
      width: 200,
    },
    ...(grouped && !only
      ? [{ id: measureId, type: 'text' as const, header: text('measure'), value: measureOf, width: 140 }]
      : []),
    ...(options.renderTrend
      ? [
          {
            id: trendId,
            type: 'text' as const,
            header: text('trend'),
            value: () => null,
            sortable: false,
            priority: 2 as const,
            width: 140,
            cell: (row: TrendLine) =>
              row.series &&
              drawTrend(row.series, grouped && !only ? `${row.label}, ${measureOf(row)}` : row.label, pivot, given),
          },
        ]
      : []),
    ...pivot.dates.map((date): DataTableColumn<TrendLine> => ({
      id: date,
      type: 'number',
      header: dateLabel(date, given),
      width: 96,
      value: (row) => shownNumber(row.cells.get(date)),
      // Each line uses the format of its measure.
      ...(only
        ? { format: (value) => (typeof value === 'number' ? writeOf(given, only)(value) : '') }
        : { cell: (row) => writeOf(given, row.series?.valueId ?? '')(shownNumber(row.cells.get(date))) || '–' }),
    })),
  ];
  const [total] = pivot.totals;
  const foot =
    grouped && only && total
      ? {
          label: text('totals'),
          cellOf: (id: string) =>
            id === trendId
              ? { content: drawTrend(total, text('totals'), pivot, given), masked: false }
              : totalCellOf(total.cells[pivot.dates.indexOf(id)], only, given),
        }
      : null;
  return { rows, columns, pinned: grouped && !only ? [namesId, measureId] : [namesId], foot };
}

function datesAsLines<Row extends DataRow>(pivot: Pivot, given: TrendOf<Row>): TrendTable {
  const { options, views, dateId, text } = given;
  const totals =
    options.by === undefined
      ? []
      : pivot.totals.map((series) => ({
          id: `total ${series.key}`,
          series,
          label:
            options.values.length === 1 ? text('totals') : `${text('totals')}, ${measureLabel(series.valueId, given)}`,
        }));
  const all = [
    ...pivot.series.map((series) => ({ id: series.key, series, label: seriesLabel(series, given) })),
    ...totals,
  ];
  const byId = new Map(all.map((each) => [each.id, each]));
  const rows = pivot.dates.map((date, index): TrendLine => ({
    id: date,
    label: date,
    series: null,
    cells: new Map(all.map(({ id, series }) => [id, series.cells[index] as PivotCell])),
  }));
  const unitOf = (valueId: string) => views.get(valueId)?.definition.unit;
  const columns: DataTableColumn<TrendLine>[] = [
    {
      id: namesId,
      type: views.get(dateId)?.definition.type ?? 'text',
      header: views.get(dateId)?.header ?? '',
      value: (row) => (/^-?\d+$/.test(row.label) ? Number(row.label) : row.label),
      format: (value) => dateLabel(String(value), given),
      rowHeader: true,
      priority: 1,
      width: 160,
    },
    ...all.map(({ id, series, label }): DataTableColumn<TrendLine> => ({
      id,
      type: 'number',
      header: label,
      width: 128,
      ...(unitOf(series.valueId) !== undefined && { unit: unitOf(series.valueId) as string }),
      value: (row) => shownNumber(row.cells.get(id)),
      format: (value) => (typeof value === 'number' ? writeOf(given, series.valueId)(value) : ''),
    })),
  ];
  const foot = options.renderTrend
    ? {
        label: text('trend'),
        cellOf: (id: string) => {
          const drawn = byId.get(id);
          return drawn ? { content: drawTrend(drawn.series, drawn.label, pivot, given), masked: false } : null;
        },
      }
    : null;
  return { rows, columns, pinned: [namesId], foot };
}
