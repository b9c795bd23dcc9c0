'use client';
import { ChartFrame, type ChartProps } from '../internal/frame/chart-frame.tsx';
import type { Curve } from '../internal/scene/curves.ts';
import { drawLines } from '../internal/xy/draw-lines.ts';
import { useXyChart, type XyProps } from '../internal/xy/use-xy-chart.ts';
import type { SeriesSpec } from '../internal/xy/xy-spec.ts';

/** Props of {@link LineChart}. */
export interface LineChartProps extends ChartProps, XyProps {
  readonly series: readonly SeriesSpec[];
  /** The curve between points: `smooth` or `step` from `@roadside/charts/parts`.
   * @defaultValue straight lines */
  readonly curve?: Curve | undefined;
}

const drawing = { draw: [drawLines] };

/**
 * Shows values over days, timestamps or numbers. Gaps stay open, and even a hundred thousand points are a single path.
 *
 * @example
 * <LineChart title="Calls per day" x={{ values: ['2026-03-01', '2026-03-02'], label: 'Day' }}
 *   series={[{ label: 'Calls', values: [120, 98] }]} parts={[goals([{ label: 'Target', value: 110, better: 'higher' }])]} />
 */
export function LineChart({ x, y, series, curve, parts, messages, ...frame }: LineChartProps) {
  const chart = useXyChart({ x, y, series, curve, parts }, messages, drawing);
  return <ChartFrame {...frame} {...chart} name="LineChart" />;
}
