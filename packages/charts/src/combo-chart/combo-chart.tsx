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
  /** What is counted, as bars on the first axis. */
  readonly bars: readonly SeriesSpec[];
  /** What it is held against, as lines on the second axis. */
  readonly lines: readonly SeriesSpec[];
  /** The axis of the lines; its ticks lie on the grid of the first. */
  readonly right?: ValueAxisSpec | undefined;
  /** @defaultValue 'grouped' */
  readonly layout?: 'grouped' | 'stacked' | undefined;
  /** How the lines are joined: `smooth` or `step` of `@roadside/charts/parts`.
   * @defaultValue straight lines */
  readonly curve?: Curve | undefined;
}

/** Lines with an edge of the ground around them: a bar of the same darkness may lie behind. */
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
 * Holds one measure against another on two axes, such as the volume of calls against the drivers on duty.
 *
 * @example
 * <ComboChart title="Volume and drivers" x={{ values: hours }} bars={[{ label: 'Calls', values: calls }]} lines={[{ label: 'Drivers', values: drivers }]} />
 */
export function ComboChart({ x, y, bars, lines, right, layout, curve, parts, messages, ...frame }: ComboChartProps) {
  const series = useMemo(() => [...bars.map((each) => ({ ...each, shape: 'bar' as const })), ...lines], [bars, lines]);
  const chart = useXyChart({ x, y, series, right, layout, curve, parts }, messages, drawing);
  return <ChartFrame {...frame} {...chart} name="ComboChart" />;
}
