'use client';
import { useCallback, useMemo, useState } from 'react';
import type { ChartProps } from '../internal/frame/chart-frame.tsx';
import { SceneFrame } from '../internal/frame/scene-frame.tsx';
import { useWords } from '../internal/frame/use-chart-settings.ts';
import { type RadarSeries, type RadarSpec, radarScene } from './radar.layout.ts';

/** Props of {@link Radar}. */
export interface RadarProps extends ChartProps, Omit<RadarSpec, 'hidden' | 'axisLabel'> {
  /** The name of an axis's dimension: `Skill`. @defaultValue 'Name' */
  readonly axisLabel?: string | undefined;
}

const noneHidden: ReadonlySet<string> = new Set();
const idOf = ({ id, label }: RadarSeries) => id ?? label;

/**
 * Compares profiles over several measures on one scale.
 *
 * @example
 * <Radar title="Skills" axes={['SAFETY', 'TOW', 'BATTERY']} to={7} series={[{ label: 'Everyone', values: [5.1, 4.8, 6], paint: 'muted' }, { label: 'You', values: [5.8, 5, 5.5] }]} />
 */
export function Radar({ axes, axisLabel, series, to, unit, format, messages, ...frame }: RadarProps) {
  const words = useWords(messages);
  const [hidden, setHidden] = useState(noneHidden);
  const scene = useMemo(
    () => radarScene({ axes, axisLabel: axisLabel ?? words.say('position'), series, to, hidden, unit, format }, words),
    [axes, axisLabel, series, to, hidden, unit, format, words],
  );
  const toggle = useCallback(
    (id: string) =>
      setHidden((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return series.every((each) => next.has(idOf(each))) ? before : next;
      }),
    [series],
  );
  return <SceneFrame {...frame} name="Radar" scene={scene} words={words} onSeriesToggle={toggle} />;
}
