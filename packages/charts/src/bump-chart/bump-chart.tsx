'use client';
import { useMemo } from 'react';
import type { ChartProps } from '../internal/frame/chart-frame.tsx';
import { SceneFrame } from '../internal/frame/scene-frame.tsx';
import { useWords } from '../internal/frame/use-chart-settings.ts';
import { type BumpEntry, bumpScene } from './bump-chart.layout.ts';
import { bumpChartMessages } from '../internal/words/messages/bump-chart.messages.ts';

/** Props of {@link BumpChart}. */
export interface BumpChartProps extends ChartProps {
  /** The periods in order: weeks, rounds. */
  readonly periods: readonly string[];
  /** The name of a period's dimension. @defaultValue 'Name' */
  readonly periodLabel?: string | undefined;
  readonly entries: readonly BumpEntry[];
  /** The ids of the entries to highlight; the others are gray. Defaults to the first six. */
  readonly highlighted?: readonly string[] | undefined;
}

const nobody: readonly string[] = [];

/**
 * Shows how ranks changed over weeks: who climbed, who fell, who overtook whom.
 *
 * @example
 * <BumpChart title="Leaderboard" periods={['Week 1', 'Week 2']} entries={[{ id: 'a', label: 'Ana', ranks: [2, 1] }, { id: 'b', label: 'Bo', ranks: [1, 2] }]} />
 */
export function BumpChart({ periods, periodLabel, entries, highlighted = nobody, messages, ...frame }: BumpChartProps) {
  const words = useWords(messages, bumpChartMessages);
  const scene = useMemo(
    () => bumpScene({ periods, periodLabel: periodLabel ?? words.say('position'), entries, highlighted }, words),
    [periods, periodLabel, entries, highlighted, words],
  );
  return <SceneFrame {...frame} name="BumpChart" scene={scene} words={words} />;
}
