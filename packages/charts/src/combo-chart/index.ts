export { ComboChart, type ComboChartProps } from './combo-chart.tsx';
