export { CalendarHeatmap, type CalendarHeatmapProps } from './calendar-heatmap.tsx';
export type { CalendarDay } from './calendar.layout.ts';
