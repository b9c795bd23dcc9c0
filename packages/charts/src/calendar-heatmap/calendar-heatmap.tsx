'use client';
import { useMemo } from 'react';
import type { ChartProps } from '../internal/frame/chart-frame.tsx';
import { RampLegend } from '../internal/frame/ramp-legend.tsx';
import { SceneFrame } from '../internal/frame/scene-frame.tsx';
import { useWords } from '../internal/frame/use-chart-settings.ts';
import { type GridColors, gridScene } from '../internal/grid/grid-scene.ts';
import { type CalendarDay, calendarGrid } from './calendar.layout.ts';
import { gridMessages } from '../internal/grid/grid.messages.ts';

/** Props of {@link CalendarHeatmap}. */
export interface CalendarHeatmapProps extends ChartProps, GridColors {
  readonly days: readonly CalendarDay[];
  /** The first day of the week, 0 for Sunday to 6 for Saturday.
   * @defaultValue 0 */
  readonly firstWeekday?: number | undefined;
}

/**
 * Months or a year of days as a calendar: weeks run across, weekdays run down.
 *
 * @example
 * <CalendarHeatmap title="Calls of the year" days={[{ day: '2026-01-01', value: 118 }]} unit="calls" />
 */
export function CalendarHeatmap({
  days,
  firstWeekday = 0,
  scale,
  middle,
  few,
  unit,
  format,
  messages,
  ...frame
}: CalendarHeatmapProps) {
  const words = useWords(messages, gridMessages);
  const scene = useMemo(
    () => gridScene({ ...calendarGrid(days, firstWeekday, words), scale, middle, few, unit, format }, words),
    [days, firstWeekday, scale, middle, few, unit, format, words],
  );
  return (
    <SceneFrame
      size="sm"
      {...frame}
      name="CalendarHeatmap"
      scene={scene}
      words={words}
      aside={scene.ramp && <RampLegend ramp={scene.ramp} />}
    />
  );
}
