export { MetricTrend, type MetricTrendProps } from './metric-trend.tsx';
