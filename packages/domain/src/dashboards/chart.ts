import type { TimeType } from './time-type.ts';

/** Chart types for an element. The first four are stored chart types of the specification, section 3. */
export const chartTypes = [
  'card',
  'table',
  'trendTable',
  'survey_comments',
  'numberHighlights',
  'line',
  'bar',
] as const;

/** One of the chart types. */
export type ChartType = (typeof chartTypes)[number];

/** Charts of values over dates, the only ones a trend table can switch to (specification, section 5). */
export const seriesChartTypes = ['trendTable', 'line', 'bar'] as const satisfies readonly ChartType[];

const singleCharts = ['card', 'table'] as const satisfies readonly ChartType[];

/** Whether a string from outside is a known chart type. */
export function isChartType(value: string): value is ChartType {
  return chartTypes.some((known) => known === value);
}

/** Whether the chart shows values over dates. */
export function isSeriesChart(value: string): boolean {
  return seriesChartTypes.some((known) => known === value);
}

/**
 * The chart drawn for a stored chart type. Unknown types fall back to a table, and a line becomes a bar for time type
 * This_Month (a single value has no line). The stored parameter does not change (specification, section 4).
 */
export function chartOf(chartType: string, timeType: TimeType): ChartType {
  if (!isChartType(chartType)) return 'table';
  return chartType === 'line' && timeType === 'This_Month' ? 'bar' : chartType;
}

/** Inputs that decide which charts an element offers. */
export interface ChartChoice {
  readonly name: string;
  readonly chartType: string;
  readonly grouped: boolean;
}

/**
 * Entries of the Chart menu: only a table for elements named 'by geography' or grouped, only series charts for trend
 * tables (specification, section 5); comments and highlights have no other form.
 */
export function chartMenuOf(element: ChartChoice): readonly ChartType[] {
  if (element.grouped || /\bby geography\b/i.test(element.name)) return ['table'];
  if (element.chartType === 'survey_comments' || element.chartType === 'numberHighlights') return [element.chartType];
  if (isSeriesChart(element.chartType)) return seriesChartTypes;
  return [...singleCharts, ...seriesChartTypes];
}

/** Chart names as shown in the menu. */
export const chartTypeLabels: Readonly<Record<ChartType, string>> = {
  card: 'Card',
  table: 'Table',
  trendTable: 'Trend table',
  survey_comments: 'Survey comments',
  numberHighlights: 'Number highlights',
  line: 'Line',
  bar: 'Bar',
};

/** Chart segment of /dashboard/dashboard-data/{chart_type}/{slug}/; all series charts share one reply. */
export function requestChartType(
  chartType: string,
): 'card' | 'table' | 'trendTable' | 'survey_comments' | 'numberHighlights' {
  if (isSeriesChart(chartType)) return 'trendTable';
  return chartType === 'card' || chartType === 'survey_comments' || chartType === 'numberHighlights'
    ? chartType
    : 'table';
}
