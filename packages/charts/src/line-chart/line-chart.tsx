'use client';
import { useMemo } from 'react';
import { ChartFrame, type ChartProps } from '../internal/frame/chart-frame.tsx';
import { drawLines } from '../internal/xy/draw-lines.ts';
import { useXyChart, type XyProps } from '../internal/xy/use-xy-chart.ts';
import type { Curve, SeriesSpec } from '../internal/xy/xy-spec.ts';

/** Props of {@link LineChart}. */
export interface LineChartProps extends ChartProps, XyProps {
  readonly series: readonly SeriesSpec[];
  /** How points are joined; `smooth` keeps every extreme where it is.
   * @defaultValue 'straight' */
  readonly curve?: Curve | undefined;
}

const drawing = { draw: [drawLines] };

/**
 * Shows how values run over days, moments or numbers. Gaps stay open, a hundred thousand points stay one path.
 *
 * @example
 * <LineChart title="Calls per day" x={{ values: ['2026-03-01', '2026-03-02'], label: 'Day' }}
 *   series={[{ label: 'Calls', values: [120, 98] }]} goals={[{ label: 'Target', value: 110, better: 'higher' }]} />
 */
export function LineChart({ x, y, series, curve, goals, notes, few, view, onViewChange, zoomable, brush, onBrushChange, messages, ...frame }: LineChartProps) {
  const lines = useMemo(() => series.map((each) => ({ ...each, shape: 'line' as const })), [series]);
  const chart = useXyChart({ x, y, goals, notes, few, view, onViewChange, zoomable, brush, onBrushChange }, { series: lines, curve }, messages, drawing);
  return <ChartFrame {...frame} {...chart} name="LineChart" />;
}
