import type { TimeType } from './time-type.ts';

/** Charts an element can be drawn as. The first four are stored chart types of the specification, section 3. */
export const chartTypes = [
  'card',
  'table',
  'trendTable',
  'survey_comments',
  'numberHighlights',
  'line',
  'bar',
] as const;

/** One of the charts an element can be drawn as. */
export type ChartType = (typeof chartTypes)[number];

/** Charts of values over dates: the only ones a trend table may become (specification, section 5). */
export const seriesChartTypes = ['trendTable', 'line', 'bar'] as const satisfies readonly ChartType[];

const singleCharts = ['card', 'table'] as const satisfies readonly ChartType[];

/** Whether text from outside is a chart we can draw. */
export function isChartType(value: string): value is ChartType {
  return chartTypes.some((known) => known === value);
}

/** Whether the chart shows values over dates. */
export function isSeriesChart(value: string): boolean {
  return seriesChartTypes.some((known) => known === value);
}

/**
 * The chart that is drawn for a stored chart type: unknown falls back to a table, and a line becomes a bar while
 * the time type is This_Month (one value, nothing to join). The stored parameter stays (specification, section 4).
 */
export function chartOf(chartType: string, timeType: TimeType): ChartType {
  if (!isChartType(chartType)) return 'table';
  return chartType === 'line' && timeType === 'This_Month' ? 'bar' : chartType;
}

/** What decides which charts an element offers. */
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

/** Chart names as they stand in the menu. */
export const chartTypeLabels: Readonly<Record<ChartType, string>> = {
  card: 'Card',
  table: 'Table',
  trendTable: 'Trend table',
  survey_comments: 'Survey comments',
  numberHighlights: 'Number highlights',
  line: 'Line',
  bar: 'Bar',
};

/** Segment of /dashboard/dashboard-data/{chart_type}/{slug}/ that answers for a chart: all series share one reply. */
export function requestChartType(
  chartType: string,
): 'card' | 'table' | 'trendTable' | 'survey_comments' | 'numberHighlights' {
  if (isSeriesChart(chartType)) return 'trendTable';
  return chartType === 'card' || chartType === 'survey_comments' || chartType === 'numberHighlights'
    ? chartType
    : 'table';
}
