'use client';
import { useCallback, useMemo, useState } from 'react';
import type { PositionSpec } from '../data/positions.ts';
import type { ChartFrameProps } from '../frame/chart-frame.tsx';
import { useWords } from '../frame/use-chart-settings.ts';
import { loadHandlers } from '../interaction/registry.ts';
import type { ChartTexts } from '../words/words.ts';
import type { ChartPart } from './xy-part.ts';
import { xyScene, type XyDrawing } from './xy-scene.ts';
import { type DrawnSeries, idOf, type ValueAxisSpec, type XySpec } from './xy-spec.ts';

/** Props shared by all charts of positions and values. */
export interface XyProps {
  /** The positions of the values: days, timestamps, numbers or names. */
  readonly x: PositionSpec;
  /** The value axis. */
  readonly y?: ValueAxisSpec | undefined;
  /**
   * What the chart shows besides its series: goals, notes, a zoom and more from `@roadside/charts/parts`. Memoize the
   * list like any other data: a new one redraws the chart.
   */
  readonly parts?: readonly ChartPart[] | undefined;
}

type XyChart = Pick<ChartFrameProps, 'scene' | 'words' | 'onSeriesToggle' | 'hands' | 'head' | 'aside' | 'layer'>;

/** Builds the scene of a chart of positions and values, with its parts and without hidden series. */
export function useXyChart(
  { x, y, series, right, layout, curve, parts = noParts }: Omit<XySpec, 'words' | 'hidden' | 'parts'> & XyProps,
  messages: ChartTexts | undefined,
  drawing: XyDrawing,
): XyChart {
  const words = useWords(messages);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(noneHidden);
  const scene = useMemo(
    () => xyScene({ x, y, series, right, layout, curve, parts, hidden, words }, drawing),
    [x, y, series, right, layout, curve, parts, hidden, words, drawing],
  );
  const hands = useMemo(() => Object.assign({}, ...parts.map((part) => part.hands)) as ChartPart['hands'], [parts]);
  const onSeriesToggle = useCallback(
    (id: string) => {
      const next = toggled(hidden, id, series);
      const label = series.find((each) => idOf(each) === id)?.label ?? id;
      // These provide their own texts.
      loadHandlers().then(
        ({ tell }) => tell(words, next === hidden ? 'lastShown' : next.has(id) ? 'hidden' : 'shown', { label }),
        () => undefined,
      );
      setHidden(next);
    },
    [hidden, series, words],
  );
  const layers = new Set([...(drawing.layers ?? []), ...parts.flatMap(({ layer }) => layer ?? [])]);
  return {
    scene,
    words,
    onSeriesToggle,
    hands,
    head: parts.map(({ head }) => head?.(words)),
    aside: parts.map(({ aside }) => aside?.(words)),
    layer: [...layers].map((draw) => draw(scene)),
  };
}

const noParts: readonly ChartPart[] = [];
const noneHidden: ReadonlySet<string> = new Set();

/** The hidden ids after a toggle; the last visible series cannot be hidden. */
function toggled(hidden: ReadonlySet<string>, id: string, series: readonly DrawnSeries[]): ReadonlySet<string> {
  const next = new Set(hidden);
  if (!next.delete(id)) next.add(id);
  return series.every((each) => next.has(idOf(each))) ? hidden : next;
}
