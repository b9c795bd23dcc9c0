export { BumpChart, type BumpChartProps } from './bump-chart.tsx';
export type { BumpEntry } from './bump-chart.layout.ts';
