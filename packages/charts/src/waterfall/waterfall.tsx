'use client';
import { useMemo } from 'react';
import type { ChartProps } from '../internal/frame/chart-frame.tsx';
import { SceneFrame } from '../internal/frame/scene-frame.tsx';
import { useWords } from '../internal/frame/use-chart-settings.ts';
import { type WaterfallSpec, waterfallScene } from './waterfall.layout.ts';
import { waterfallMessages } from '../internal/words/messages/waterfall.messages.ts';

/** Props of {@link Waterfall}. */
export interface WaterfallProps extends ChartProps, WaterfallSpec {}

/**
 * Explains why a value changed from one total to another, part by part.
 *
 * @example
 * <Waterfall title="Why arrivals took longer" unit="min" better="lower" start={{ label: 'Last week', value: 41 }}
 *   steps={[{ label: 'More calls', change: 4 }, { label: 'More drivers', change: -2 }]} endLabel="This week" />
 */
export function Waterfall({
  start,
  steps,
  endLabel,
  better,
  cut,
  unit,
  changeUnit,
  format,
  messages,
  ...frame
}: WaterfallProps) {
  const words = useWords(messages, waterfallMessages);
  const scene = useMemo(
    () => waterfallScene({ start, steps, endLabel, better, cut, unit, changeUnit, format }, words),
    [start, steps, endLabel, better, cut, unit, changeUnit, format, words],
  );
  return <SceneFrame {...frame} name="Waterfall" scene={scene} words={words} />;
}
