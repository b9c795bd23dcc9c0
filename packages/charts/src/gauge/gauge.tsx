'use client';
import { useMemo } from 'react';
import type { ChartProps } from '../internal/frame/chart-frame.tsx';
import { SceneFrame } from '../internal/frame/scene-frame.tsx';
import { useWords } from '../internal/frame/use-chart-settings.ts';
import { type GaugeSpec, type GoalBand, gaugeScene } from './gauge.layout.ts';
import { gaugeMessages } from '../internal/words/messages/gauge.messages.ts';

/** Props of {@link Gauge}. */
export interface GaugeProps extends ChartProps, Partial<Omit<GaugeSpec, 'label' | 'value'>> {
  readonly value: number | null | undefined;
}

const noBands: readonly GoalBand[] = [];

/**
 * One value on a round scale, compared with its goal's bands.
 *
 * @example
 * <Gauge title="Satisfied members" value={0.87} to={1} format={{ style: 'percent' }} goal={0.9}
 *   bands={[{ to: 0.8, label: 'Missed', tone: 'danger' }, { to: 0.9, label: 'Close', tone: 'beacon' }, { to: 1, label: 'On goal', tone: 'success' }]} />
 */
export function Gauge({
  value,
  from = 0,
  to = 100,
  bands = noBands,
  goal,
  unit,
  format,
  messages,
  ...frame
}: GaugeProps) {
  const words = useWords(messages, gaugeMessages);
  const label = frame.title;
  const scene = useMemo(
    () => gaugeScene({ label, value, from, to, bands, goal, unit, format }, words),
    [label, value, from, to, bands, goal, unit, format, words],
  );
  return <SceneFrame size="sm" {...frame} name="Gauge" scene={scene} words={words} />;
}
