'use client';
import { useMemo } from 'react';
import { ChartFrame, type ChartProps } from '../internal/frame/chart-frame.tsx';
import { drawTextures } from '../internal/frame/textures.tsx';
import type { Curve } from '../internal/scene/curves.ts';
import type { Mark } from '../internal/scene/scene.ts';
import { barPlace, drawBars } from '../internal/xy/draw-bars.ts';
import { drawLines } from '../internal/xy/draw-lines.ts';
import { stackOf } from '../internal/xy/stack.ts';
import { useXyChart, type XyProps } from '../internal/xy/use-xy-chart.ts';
import type { XyFrame } from '../internal/xy/xy-frame.ts';
import type { XyDrawing } from '../internal/xy/xy-scene.ts';
import { comboFrames } from './combo-frames.ts';
import type { SeriesSpec, ValueAxisSpec } from '../internal/xy/xy-spec.ts';

/** Props of {@link ComboChart}. */
export interface ComboChartProps extends ChartProps, XyProps {
  /** The counts, as bars on the first axis. */
  readonly bars: readonly SeriesSpec[];
  /** The measure to compare with, as lines on the second axis. */
  readonly lines: readonly SeriesSpec[];
  /** The axis of the lines; its ticks align with the first axis's grid. */
  readonly right?: ValueAxisSpec | undefined;
  /** @defaultValue 'grouped' */
  readonly layout?: 'grouped' | 'stacked' | undefined;
  /** The curve of the lines: `smooth` or `step` from `@roadside/charts/parts`.
   * @defaultValue straight lines */
  readonly curve?: Curve | undefined;
}

/** Draws lines with an outline in the background color, since a bar of similar darkness may be behind them. */
const drawCasedLines = (frame: XyFrame): readonly Mark[] =>
  drawLines(frame).flatMap((mark) =>
    mark.kind === 'line' ? [{ key: `under ${mark.key}`, kind: 'casing', d: mark.d }, mark] : mark,
  );

const drawing: XyDrawing = {
  draw: [drawBars, drawCasedLines],
  stack: /* @__PURE__ */ stackOf('bar'),
  place: barPlace,
  frames: comboFrames,
  layers: [drawTextures],
};

/**
 * Compares two measures on two axes, such as call volume and drivers on duty.
 *
 * @example
 * <ComboChart title="Volume and drivers" x={{ values: hours }} bars={[{ label: 'Calls', values: calls }]} lines={[{ label: 'Drivers', values: drivers }]} />
 */
export function ComboChart({ x, y, bars, lines, right, layout, curve, parts, messages, ...frame }: ComboChartProps) {
  const series = useMemo(() => [...bars.map((each) => ({ ...each, shape: 'bar' as const })), ...lines], [bars, lines]);
  const chart = useXyChart({ x, y, series, right, layout, curve, parts }, messages, drawing);
  return <ChartFrame {...frame} {...chart} name="ComboChart" />;
}
