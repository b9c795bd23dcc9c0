'use client';
import { quantileSorted } from 'd3-array';
import { useMemo } from 'react';
import type { ChartProps } from '../internal/frame/chart-frame.tsx';
import { SceneFrame } from '../internal/frame/scene-frame.tsx';
import { useWords } from '../internal/frame/use-chart-settings.ts';
import type { Value } from '../internal/data/values.ts';
import { numberFormat, writeNumber } from '../internal/words/numbers.ts';
import { countFrames } from '../internal/xy/count-frame.ts';
import { barPlace, drawBars } from '../internal/xy/draw-bars.ts';
import { useXyChart } from '../internal/xy/use-xy-chart.ts';
import type { XyDrawing } from '../internal/xy/xy-scene.ts';
import { notes as notesPart } from '../parts/notes.tsx';
import { countBins } from './distribution.layout.ts';
import { distributionMessages } from '../internal/words/messages/distribution.messages.ts';

/** Props of {@link Distribution}. */
export interface DistributionProps extends ChartProps {
  /** The value of each case; anything that is not a finite number is dropped. */
  readonly values: readonly Value[];
  /** The name of the measure, used as the header of the table's first column. */
  readonly label: string;
  readonly unit?: string | undefined;
  readonly format?: Intl.NumberFormatOptions | undefined;
}

const drawing: XyDrawing = { draw: [drawBars], place: barPlace, frames: countFrames };

/**
 * Shows how values are distributed, with the median and the tail next to the usual mean.
 *
 * @example
 * <Distribution title="Times of arrival" label="Minutes" unit="min" values={minutes} />
 */
export function Distribution({ values, label, unit, format, messages, ...frame }: DistributionProps) {
  const words = useWords(messages, distributionMessages);
  const { bins, ascending } = useMemo(() => countBins(values), [values]);
  const names = useMemo(() => {
    const write = numberFormat(words.locale, format);
    return bins.map(({ from, to }) => `${write.format(from)}–${write.format(to)}`);
  }, [bins, words, format]);
  const notes = useMemo(
    () =>
      [0.5, 0.9].flatMap((part) => {
        const value = quantileSorted(ascending, part) ?? Number.NaN;
        const index = bins.findIndex(({ from, to }) => value >= from && value < to);
        const name = names[index];
        return name === undefined
          ? []
          : [
              {
                at: name,
                text: words.say(part === 0.5 ? 'median' : 'ninetieth', {
                  value: writeNumber(value, words.locale, { unit, format }),
                }),
              },
            ];
      }),
    [ascending, bins, names, words, unit, format],
  );
  const x = useMemo(() => ({ values: names, label, kind: 'name' as const }), [names, label]);
  const series = useMemo(
    () => [{ label: words.say('howMany'), values: bins.map(({ count }) => count), shape: 'bar' as const }],
    [bins, words],
  );
  const parts = useMemo(() => [notesPart(notes)], [notes]);
  const { scene } = useXyChart({ x, series, parts }, messages, drawing);
  const summary =
    ascending.length > 0
      ? [words.say('cases', { count: ascending.length }), ...notes.map(({ text }) => text)].join('; ')
      : undefined;
  return <SceneFrame summary={summary} {...frame} name="Distribution" scene={scene} words={words} />;
}
