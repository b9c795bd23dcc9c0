'use client';
import { useMemo } from 'react';
import type { ChartProps } from '../internal/frame/chart-frame.tsx';
import { SceneFrame } from '../internal/frame/scene-frame.tsx';
import { useWords } from '../internal/frame/use-chart-settings.ts';
import type { NumberStyle } from '../internal/words/numbers.ts';
import { type FunnelStage, funnelScene } from './funnel.layout.ts';
import { funnelMessages } from '../internal/words/messages/funnel.messages.ts';

/** Props of {@link Funnel}. */
export interface FunnelProps extends ChartProps, NumberStyle {
  readonly stages: readonly FunnelStage[];
}

/**
 * Shows how many continue from each stage to the next, and where most drop off.
 *
 * @example
 * <Funnel title="Surveys" stages={[{ label: 'Sent', value: 1200 }, { label: 'Opened', value: 480 }, { label: 'Answered', value: 130 }]} />
 */
export function Funnel({ stages, unit, format, messages, ...frame }: FunnelProps) {
  const words = useWords(messages, funnelMessages);
  const scene = useMemo(() => funnelScene(stages, { unit, format }, words), [stages, unit, format, words]);
  return <SceneFrame {...frame} name="Funnel" scene={scene} words={words} />;
}
