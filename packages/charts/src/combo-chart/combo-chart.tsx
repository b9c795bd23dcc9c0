'use client';
import { useMemo } from 'react';
import { matchedDomain } from '../scale/linear.ts';
import { ChartFrame, type ChartProps } from '../internal/frame/chart-frame.tsx';
import { barPlace, drawBars } from '../internal/xy/draw-bars.ts';
import { drawLines } from '../internal/xy/draw-lines.ts';
import { stackColumns } from '../internal/xy/stack.ts';
import { useXyChart, type XyProps } from '../internal/xy/use-xy-chart.ts';
import type { XyDrawing } from '../internal/xy/xy-scene.ts';
import type { Curve, SeriesSpec, ValueAxisSpec } from '../internal/xy/xy-spec.ts';

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
  readonly curve?: Curve | undefined;
}

const drawing: XyDrawing = { draw: [drawBars, drawLines], stack: (spec, data) => stackColumns(spec, data, 'bar'), barPlace, match: matchedDomain };

/**
 * Holds one measure against another on two axes, such as the volume of calls against the drivers on duty.
 *
 * @example
 * <ComboChart title="Volume and drivers" x={{ values: hours }} bars={[{ label: 'Calls', values: calls }]} lines={[{ label: 'Drivers', values: drivers }]} />
 */
export function ComboChart({ x, y, bars, lines, right, layout, curve, goals, notes, few, view, onViewChange, zoomable, brush, onBrushChange, messages, ...frame }: ComboChartProps) {
  const series = useMemo(() => [...bars.map((each) => ({ ...each, shape: 'bar' as const })), ...lines.map((each) => ({ ...each, shape: 'line' as const, side: 'end' as const }))], [bars, lines]);
  const chart = useXyChart({ x, y, goals, notes, few, view, onViewChange, zoomable, brush, onBrushChange }, { series, right, layout, curve }, messages, drawing);
  return <ChartFrame {...frame} {...chart} name="ComboChart" />;
}
