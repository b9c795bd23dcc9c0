'use client';
import { useMemo } from 'react';
import { ChartFrame, type ChartProps } from '../internal/frame/chart-frame.tsx';
import type { PositionSpec } from '../internal/data/positions.ts';
import { drawLines } from '../internal/xy/draw-lines.ts';
import { useXyChart } from '../internal/xy/use-xy-chart.ts';
import type { SeriesSpec } from '../internal/xy/xy-spec.ts';
import { goals as goalsPart, type GoalSpec } from '../parts/goals.ts';
import { unfinished as unfinishedPart, type UnfinishedSpec } from '../parts/unfinished.ts';

/** Props of {@link MetricTrend}. */
export interface MetricTrendProps extends Omit<ChartProps, 'titleHidden' | 'summaryHidden' | 'tools'> {
  readonly x: PositionSpec;
  /** The metric's values over time. */
  readonly series: SeriesSpec;
  readonly goals?: readonly GoalSpec[] | undefined;
  /** Positions whose period isn't over. */
  readonly unfinished?: readonly UnfinishedSpec[] | undefined;
}

const drawing = { draw: [drawLines] };

/**
 * The trend behind a metric, for the card that shows its number. It has no axes, but every day can be read by pointer
 * and keyboard, and T opens the table.
 *
 * @example
 * <MetricTrend title="Average time of arrival" x={{ values: days, label: 'Day' }} series={{ label: 'ATA', unit: 'min', values }} goals={[{ label: 'Goal', value: 45 }]} />
 */
export function MetricTrend({ x, series, goals, unfinished, messages, ...frame }: MetricTrendProps) {
  const lines = useMemo(() => [series], [series]);
  const parts = useMemo(
    () => [...(goals ? [goalsPart(goals)] : []), ...(unfinished ? [unfinishedPart(unfinished)] : [])],
    [goals, unfinished],
  );
  const { scene, words } = useXyChart({ x, series: lines, parts }, messages, drawing);
  const withoutStatus = useMemo(
    () => ({
      ...scene,
      x: null,
      y: null,
      texts: [],
      marks: scene.marks.filter(({ kind }) => kind !== 'grid' && kind !== 'rule'),
    }),
    [scene],
  );
  return (
    <ChartFrame
      size="xs"
      {...frame}
      titleHidden
      summaryHidden
      tools={false}
      name="MetricTrend"
      scene={withoutStatus}
      words={words}
    />
  );
}
