'use client';
import { useMemo } from 'react';
import { ChartFrame, type ChartProps } from '../internal/frame/chart-frame.tsx';
import { drawTextures } from '../internal/frame/textures.tsx';
import { barPlace, drawBars } from '../internal/xy/draw-bars.ts';
import { stackOf } from '../internal/xy/stack.ts';
import { turnScene } from '../internal/xy/turn.ts';
import { useXyChart, type XyProps } from '../internal/xy/use-xy-chart.ts';
import { countFrames } from '../internal/xy/count-frame.ts';
import type { XyDrawing } from '../internal/xy/xy-scene.ts';
import type { SeriesSpec } from '../internal/xy/xy-spec.ts';

/** Props of {@link BarChart}. */
export interface BarChartProps extends ChartProps, XyProps {
  readonly series: readonly SeriesSpec[];
  /** Side by side, stacked, or as shares of the whole.
   * @defaultValue 'grouped' */
  readonly layout?: 'grouped' | 'stacked' | 'share' | undefined;
  /** Draws the bars horizontally, for long names.
   * @defaultValue false */
  readonly horizontal?: boolean | undefined;
}

const verticalDrawing: XyDrawing = {
  draw: [drawBars],
  stack: /* @__PURE__ */ stackOf('bar'),
  place: barPlace,
  frames: countFrames,
  layers: [drawTextures],
};
const horizontalDrawing: XyDrawing = { ...verticalDrawing, turn: turnScene };

/**
 * Compares values by name or by day. The axis always starts at zero.
 *
 * @example
 * <BarChart title="Calls by station" horizontal x={{ values: ['Lantern East', 'Lantern West'], label: 'Station' }} series={[{ label: 'Calls', values: [412, 388] }]} />
 */
export function BarChart({
  x,
  y,
  series,
  layout = 'grouped',
  horizontal = false,
  parts,
  messages,
  ...frame
}: BarChartProps) {
  const bars = useMemo(() => series.map((each) => ({ ...each, shape: 'bar' as const })), [series]);
  const chart = useXyChart(
    { x, y, series: bars, layout, parts },
    messages,
    horizontal ? horizontalDrawing : verticalDrawing,
  );
  return <ChartFrame {...frame} {...chart} name="BarChart" />;
}
