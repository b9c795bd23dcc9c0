export { BulletChart, type BulletChartProps } from './bullet-chart.tsx';
export type { BulletMeasure } from './bullet-chart.layout.ts';
