'use client';
import { useMemo } from 'react';
import type { ChartProps } from '../internal/frame/chart-frame.tsx';
import { SceneFrame } from '../internal/frame/scene-frame.tsx';
import { useWords } from '../internal/frame/use-chart-settings.ts';
import type { PositionSpec } from '../internal/data/positions.ts';
import type { Value } from '../internal/data/values.ts';
import { pointMessages } from '../internal/scene/point.messages.ts';
import { useXyChart } from '../internal/xy/use-xy-chart.ts';
import { notes as notesPart, type NoteSpec } from '../parts/notes.tsx';
import { drawCoverage } from './draw-coverage.ts';
import { coverageCurveMessages } from '../internal/words/messages/coverage-curve.messages.ts';

/** Props of {@link CoverageCurve}. */
export interface CoverageCurveProps extends ChartProps {
  /** Hours, quarter hours or days, each with a slot of equal width. */
  readonly x: PositionSpec;
  /** The number needed in each. */
  readonly needed: readonly Value[];
  /** The number scheduled in each. */
  readonly scheduled: readonly Value[];
  /** Unit after each number: `drivers`. */
  readonly unit?: string | undefined;
  readonly notes?: readonly NoteSpec[] | undefined;
}

const drawing = { draw: [drawCoverage] };

/**
 * Compares staffing with need, step by step: where it is short and where there is a surplus.
 *
 * @example
 * <CoverageCurve title="Saturday's drivers" x={{ values: hours, label: 'Hour' }} needed={[4, 6, 9]} scheduled={[5, 6, 7]} unit="drivers" />
 */
export function CoverageCurve({ x, needed, scheduled, unit, notes, messages, ...frame }: CoverageCurveProps) {
  const words = useWords(messages, coverageCurveMessages);
  const series = useMemo(
    () => [
      { id: 'needed', label: words.say('needed'), values: needed, unit, shape: 'bar' as const, paint: 2 as const },
      {
        id: 'scheduled',
        label: words.say('scheduled'),
        values: scheduled,
        unit,
        shape: 'bar' as const,
        paint: 1 as const,
      },
    ],
    [needed, scheduled, unit, words],
  );
  const parts = useMemo(() => (notes ? [notesPart(notes)] : undefined), [notes]);
  const { scene } = useXyChart({ x, series, parts }, messages, drawing);
  // The needed line is dashed, the scheduled line solid. Neither can be hidden, because the difference is the point.
  const drawn = useMemo(
    () => ({
      ...scene,
      legend: scene.legend.map((item, index) => ({ ...item, shape: 'line' as const, texture: index === 0 ? 1 : 0 })),
    }),
    [scene],
  );
  const summary = useMemo(() => {
    const [need, have] = scene.points.columns;
    const rows = Array.from({ length: scene.points.rows }, (_, row) => ({
      row,
      short: (need?.value(row) ?? Number.NaN) - (have?.value(row) ?? Number.NaN),
    })).filter(({ short }) => !Number.isNaN(short));
    const worst = rows.reduce<(typeof rows)[number] | null>(
      (most, each) => (each.short > (most?.short ?? 0) ? each : most),
      null,
    );
    return words.say('coverage', {
      short: rows.filter(({ short }) => short > 0).length,
      count: rows.length,
      worst: worst
        ? words.say('single', { row: scene.points.rowName(worst.row), value: String(worst.short) }, pointMessages)
        : '',
      any: worst ? 'yes' : 'no',
    });
  }, [scene, words]);
  return (
    <SceneFrame
      summary={scene.empty ? undefined : summary}
      {...frame}
      name="CoverageCurve"
      scene={drawn}
      words={words}
    />
  );
}
