'use client';
import { ChartFrame, type ChartProps } from '../internal/frame/chart-frame.tsx';
import type { Curve } from '../internal/scene/curves.ts';
import { drawLines } from '../internal/xy/draw-lines.ts';
import { useXyChart, type XyProps } from '../internal/xy/use-xy-chart.ts';
import type { SeriesSpec } from '../internal/xy/xy-spec.ts';

/** Props of {@link LineChart}. */
export interface LineChartProps extends ChartProps, XyProps {
  readonly series: readonly SeriesSpec[];
  /** How points are joined: `smooth` or `step` of `@roadside/charts/parts`.
   * @defaultValue straight lines */
  readonly curve?: Curve | undefined;
}

const drawing = { draw: [drawLines] };

/**
 * Shows how values run over days, moments or numbers. Gaps stay open, a hundred thousand points stay one path.
 *
 * @example
 * <LineChart title="Calls per day" x={{ values: ['2026-03-01', '2026-03-02'], label: 'Day' }}
 *   series={[{ label: 'Calls', values: [120, 98] }]} parts={[goals([{ label: 'Target', value: 110, better: 'higher' }])]} />
 */
export function LineChart({ x, y, series, curve, parts, messages, ...frame }: LineChartProps) {
  const chart = useXyChart({ x, y, series, curve, parts }, messages, drawing);
  return <ChartFrame {...frame} {...chart} name="LineChart" />;
}
