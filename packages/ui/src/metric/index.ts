export type { GoalStatus } from '../internal/goal.ts';
export { Metric, type MetricChange, type MetricProps } from './metric.tsx';
export { metricAnatomy } from './metric.anatomy.ts';
