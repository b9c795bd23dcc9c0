'use client';
import { useMemo } from 'react';
import type { ChartProps } from '../internal/frame/chart-frame.tsx';
import { RampLegend } from '../internal/frame/ramp-legend.tsx';
import { SceneFrame } from '../internal/frame/scene-frame.tsx';
import { useWords } from '../internal/frame/use-chart-settings.ts';
import { type GridColors, gridScene } from '../internal/grid/grid-scene.ts';
import { gridMessages } from '../internal/grid/grid.messages.ts';

/** Props of {@link Heatmap}. */
export interface HeatmapProps extends ChartProps, GridColors {
  /** Names along the bottom, such as hours. */
  readonly x: { readonly values: readonly string[]; readonly label?: string | undefined };
  /** Names down the side, such as weekdays. */
  readonly y: { readonly values: readonly string[]; readonly label?: string | undefined };
  /** `values[y][x]`; anything that is not a finite number is an empty cell. */
  readonly values: readonly (readonly (number | null | undefined)[])[];
  /** The number of cases behind each cell. */
  readonly counts?: readonly (readonly (number | null | undefined)[])[] | undefined;
}

/**
 * Shows where a measure is high and low across two categories, such as hour and weekday.
 *
 * @example
 * <Heatmap title="Calls by hour and weekday" x={{ values: hours, label: 'Hour' }} y={{ values: weekdays }} values={calls} unit="calls" />
 */
export function Heatmap({ x, y, values, counts, scale, middle, few, unit, format, messages, ...frame }: HeatmapProps) {
  const words = useWords(messages, gridMessages);
  const scene = useMemo(
    () =>
      gridScene(
        {
          rowTitle: x.label ?? words.say('position'),
          rowNames: x.values,
          columnNames: y.values,
          values,
          counts,
          scale,
          middle,
          few,
          unit,
          format,
        },
        words,
      ),
    [x, y, values, counts, scale, middle, few, unit, format, words],
  );
  return (
    <SceneFrame
      {...frame}
      name="Heatmap"
      scene={scene}
      words={words}
      aside={scene.ramp && <RampLegend ramp={scene.ramp} />}
    />
  );
}
