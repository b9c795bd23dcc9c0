'use client';
import { useMemo } from 'react';
import { ChartFrame, type ChartProps } from '../internal/frame/chart-frame.tsx';
import { barPlace, drawBars } from '../internal/xy/draw-bars.ts';
import { stackColumns } from '../internal/xy/stack.ts';
import { useXyChart, type XyProps } from '../internal/xy/use-xy-chart.ts';
import type { XyDrawing } from '../internal/xy/xy-scene.ts';
import type { SeriesSpec } from '../internal/xy/xy-spec.ts';

/** Props of {@link BarChart}. */
export interface BarChartProps extends ChartProps, XyProps {
  readonly series: readonly SeriesSpec[];
  /** Beside each other, on top of each other, or as shares of the whole.
   * @defaultValue 'grouped' */
  readonly layout?: 'grouped' | 'stacked' | 'share' | undefined;
  /** Lays the bars on their side, for names that need room.
   * @defaultValue false */
  readonly horizontal?: boolean | undefined;
}

const drawing: XyDrawing = { draw: [drawBars], stack: (spec, data) => stackColumns(spec, data, 'bar'), barPlace };

/**
 * Compares values by name or by day. Always read from zero.
 *
 * @example
 * <BarChart title="Calls by station" horizontal x={{ values: ['Lantern East', 'Lantern West'], label: 'Station' }} series={[{ label: 'Calls', values: [412, 388] }]} />
 */
export function BarChart({ x, y, series, layout = 'grouped', horizontal, goals, notes, few, view, onViewChange, zoomable, brush, onBrushChange, messages, ...frame }: BarChartProps) {
  const bars = useMemo(() => series.map((each) => ({ ...each, shape: 'bar' as const })), [series]);
  const chart = useXyChart({ x, y, goals, notes, few, view, onViewChange, zoomable, brush, onBrushChange }, { series: bars, layout, horizontal }, messages, drawing);
  return <ChartFrame {...frame} {...chart} name="BarChart" />;
}
