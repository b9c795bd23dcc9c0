export { LineChart, type LineChartProps } from './line-chart.tsx';
export type { ChartProps } from '../internal/frame/chart-frame.tsx';
export type { PointDetails, StretchDetails } from '../internal/interaction/bound.ts';
export type { PositionKind, PositionSpec } from '../internal/data/positions.ts';
export type { Value } from '../internal/data/values.ts';
export type { Paint } from '../internal/scene/paint.ts';
export type { Curve, FewSpec, GoalSpec, NoteSpec, SeriesSpec, ValueAxisSpec } from '../internal/xy/xy-spec.ts';
