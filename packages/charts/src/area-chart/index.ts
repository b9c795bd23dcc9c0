export { AreaChart, type AreaChartProps } from './area-chart.tsx';
