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
  /** What an outcome is. */
  readonly label: string;
  /** How likely each is, 0 to 1. */
  readonly odds: readonly Value[];
  /** What the odds are of. */
  readonly oddsLabel: string;
  /** The ends of what the odds may be. */
  readonly low?: readonly Value[] | undefined;
  readonly high?: readonly Value[] | undefined;
  /** Outcomes to point at: a promise, a goal. */
  readonly notes?: readonly NoteSpec[] | undefined;
}

const drawing = { draw: [drawAreas] };
const share = { format: { style: 'percent' as const, maximumFractionDigits: 0 }, from: 0, to: 1 };

/**
 * How likely an outcome is, over all outcomes there may be.
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
