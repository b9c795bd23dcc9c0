export { Gauge, type GaugeProps } from './gauge.tsx';
export type { GoalBand } from './gauge.layout.ts';
