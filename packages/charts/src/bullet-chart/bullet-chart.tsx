'use client';
import { useMemo } from 'react';
import type { ChartProps } from '../internal/frame/chart-frame.tsx';
import { SceneFrame } from '../internal/frame/scene-frame.tsx';
import { useWords } from '../internal/frame/use-chart-settings.ts';
import { type BulletMeasure, bulletScene } from './bullet-chart.layout.ts';
import { bulletChartMessages } from '../internal/words/messages/bullet-chart.messages.ts';

/** Props of {@link BulletChart}. */
export interface BulletChartProps extends ChartProps {
  /** A single measure has its scale along the bottom; several are stacked vertically. */
  readonly measures: readonly BulletMeasure[];
}

/**
 * Measures as bars against their goals and bands, each on a single line.
 *
 * @example
 * <BulletChart title="Calls answered" measures={[{ label: 'Answered', value: 812, goal: 900, bands: [{ to: 700, label: 'Missed', tone: 'danger' }, { to: 1000, label: 'Good', tone: 'success' }] }]} />
 */
export function BulletChart({ measures, messages, ...frame }: BulletChartProps) {
  const words = useWords(messages, bulletChartMessages);
  const scene = useMemo(() => bulletScene(measures, words), [measures, words]);
  return (
    <SceneFrame size={measures.length > 1 ? 'sm' : 'xs'} {...frame} name="BulletChart" scene={scene} words={words} />
  );
}
