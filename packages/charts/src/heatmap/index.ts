export { Heatmap, type HeatmapProps } from './heatmap.tsx';
