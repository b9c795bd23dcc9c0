'use client';
import { useMemo } from 'react';
import { ChartFrame, type ChartProps } from '../internal/frame/chart-frame.tsx';
import type { Curve } from '../internal/scene/curves.ts';
import { drawAreas } from '../internal/xy/draw-areas.ts';
import { stackOf } from '../internal/xy/stack.ts';
import { useXyChart, type XyProps } from '../internal/xy/use-xy-chart.ts';
import type { XyDrawing } from '../internal/xy/xy-scene.ts';
import type { SeriesSpec } from '../internal/xy/xy-spec.ts';

/** Props of {@link AreaChart}. */
export interface AreaChartProps extends ChartProps, XyProps {
  readonly series: readonly SeriesSpec[];
  /** Side by side, stacked, or as shares of the whole.
   * @defaultValue 'stacked' */
  readonly layout?: 'grouped' | 'stacked' | 'share' | undefined;
  /** The curve between points: `smooth` or `step` from `@roadside/charts/parts`.
   * @defaultValue straight lines */
  readonly curve?: Curve | undefined;
}

const drawing: XyDrawing = { draw: [drawAreas], stack: /* @__PURE__ */ stackOf('area') };

/**
 * Shows a total and its parts over time. The axis always starts at zero.
 *
 * @example
 * <AreaChart title="Calls by service" x={{ values: days }} series={[{ label: 'Tow', values: tows, paint: 'tow' }, { label: 'Battery', values: batteries, paint: 'battery' }]} />
 */
export function AreaChart({ x, y, series, layout = 'stacked', curve, parts, messages, ...frame }: AreaChartProps) {
  const areas = useMemo(() => series.map((each) => ({ ...each, shape: 'area' as const })), [series]);
  const chart = useXyChart({ x, y, series: areas, curve, layout, parts }, messages, drawing);
  return <ChartFrame {...frame} {...chart} name="AreaChart" />;
}
