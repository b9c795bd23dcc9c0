'use client';
import { useMemo } from 'react';
import { ChartFrame, type ChartProps } from '../internal/frame/chart-frame.tsx';
import type { Value } from '../internal/data/values.ts';
import { smooth } from '../internal/scene/curves.ts';
import { drawAreas } from '../internal/xy/draw-areas.ts';
import { useXyChart } from '../internal/xy/use-xy-chart.ts';
import { interval } from '../parts/interval.ts';
import { notes as notesPart, type NoteSpec } from '../parts/notes.tsx';

/** Props of {@link OddsCurve}. */
export interface OddsCurveProps extends ChartProps {
  /** The outcomes, such as minutes until arrival. */
  readonly outcomes: readonly number[];
  /** The name of the outcome. */
  readonly label: string;
  /** The likelihood of each outcome, 0 to 1. */
  readonly odds: readonly Value[];
  /** The name of the odds series. */
  readonly oddsLabel: string;
  /** The uncertainty range of the odds. */
  readonly low?: readonly Value[] | undefined;
  readonly high?: readonly Value[] | undefined;
  /** Outcomes to highlight: a promise, a goal. */
  readonly notes?: readonly NoteSpec[] | undefined;
}

const drawing = { draw: [drawAreas] };
const share = { format: { style: 'percent' as const, maximumFractionDigits: 0 }, from: 0, to: 1 };

/**
 * Shows how likely each possible outcome is.
 *
 * @example
 * <OddsCurve title="Odds of arriving in time" outcomes={[10, 20, 30]} label="Minutes" odds={[0.1, 0.5, 0.9]} oddsLabel="There by then" notes={[{ at: 20, text: 'Promised' }]} />
 */
export function OddsCurve({ outcomes, label, odds, oddsLabel, low, high, notes, messages, ...frame }: OddsCurveProps) {
  const x = useMemo(() => ({ values: outcomes, label, kind: 'number' as const }), [outcomes, label]);
  const series = useMemo(
    () => [
      {
        label: oddsLabel,
        values: odds,
        interval: low && high && interval(low, high),
        format: share.format,
        shape: 'area' as const,
      },
    ],
    [odds, oddsLabel, low, high],
  );
  const parts = useMemo(() => (notes ? [notesPart(notes)] : undefined), [notes]);
  const { scene, words, layer } = useXyChart({ x, y: share, series, curve: smooth, parts }, messages, drawing);
  return <ChartFrame {...frame} name="OddsCurve" scene={scene} words={words} layer={layer} />;
}
