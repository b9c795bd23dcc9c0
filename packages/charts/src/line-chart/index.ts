export { LineChart, type LineChartProps } from './line-chart.tsx';
export type { ChartProps } from '../internal/frame/chart-frame.tsx';
export type { PointDetails } from '../internal/interaction/bound.ts';
export type { PositionKind, PositionSpec } from '../internal/data/positions.ts';
export type { Value } from '../internal/data/values.ts';
export type { Paint } from '../internal/scene/paint.ts';
export type { SeriesSpec, ValueAxisSpec } from '../internal/xy/xy-spec.ts';
