'use client';
import { useCallback, useMemo, useState } from 'react';
import { useWords } from '../frame/use-chart-settings.ts';
import type { Scene } from '../scene/scene.ts';
import { announce } from '../interaction/announcer.ts';
import type { StretchDetails } from '../interaction/bound.ts';
import type { ChartTexts, Words } from '../words/words.ts';
import type { DrawnSeries, FewSpec, GoalSpec, NoteSpec, ValueAxisSpec, XySpec } from './xy-spec.ts';
import type { PositionSpec } from '../data/positions.ts';
import { xyScene, type XyDrawing } from './xy-scene.ts';

/** What the charts of positions and values have in common. */
export interface XyProps {
  /** Where the values stand: days, moments, numbers or names. */
  readonly x: PositionSpec;
  /** The value axis. */
  readonly y?: ValueAxisSpec | undefined;
  readonly goals?: readonly GoalSpec[] | undefined;
  readonly notes?: readonly NoteSpec[] | undefined;
  /** What is done with values counted from too few cases; series say how many in `counts`. */
  readonly few?: FewSpec | undefined;
  /** The stretch shown: two positions. Null shows everything. With `zoomable` it may be left to the chart. */
  readonly view?: readonly [number, number] | null | undefined;
  readonly onViewChange?: ((view: readonly [number, number] | null) => void) | undefined;
  /** Lets a person drag, or press Shift with the arrow keys and then Enter, to look closer.
   * @defaultValue false */
  readonly zoomable?: boolean | undefined;
  /** Asks for a note at the value the key N was pressed on, or over the stretch that was dragged. */
  readonly onNoteCreate?: ((stretch: StretchDetails) => void) | undefined;
}

interface XyChart {
  readonly scene: Scene;
  readonly words: Words;
  readonly onSeriesToggle: (id: string) => void;
  readonly onStretch: ((view: readonly [number, number] | null) => void) | undefined;
  readonly zoomed: boolean;
}

type Own = Pick<XySpec, 'series' | 'right' | 'layout' | 'horizontal' | 'curve'>;

/** The scene of a chart of positions and values, with what its reader has switched off and zoomed into. */
export function useXyChart({ x, y, goals, notes, few, view, onViewChange, zoomable = false }: XyProps, { series, right, layout, horizontal, curve }: Own, messages: ChartTexts | undefined, drawing: XyDrawing): XyChart {
  const words = useWords(messages);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(noneHidden);
  const [ownView, setOwnView] = useState<readonly [number, number] | null>(null);
  const shown = view === undefined ? ownView : view;
  const scene = useMemo(
    () => xyScene({ x, y, goals, notes, few, series, right, layout, horizontal, curve, hidden, view: shown, words }, drawing),
    [x, y, goals, notes, few, series, right, layout, horizontal, curve, hidden, shown, words, drawing],
  );
  const onSeriesToggle = useCallback(
    (id: string) => {
      const next = toggled(hidden, id, series);
      const label = series.find((each) => idOf(each) === id)?.label ?? id;
      announce(words.say(next === hidden ? 'lastShown' : next.has(id) ? 'hidden' : 'shown', { label }));
      setHidden(next);
    },
    [hidden, series, words],
  );
  const zoom = useCallback(
    (next: readonly [number, number] | null) => {
      setOwnView(next);
      onViewChange?.(next);
    },
    [onViewChange],
  );
  return { scene, words, onSeriesToggle, onStretch: zoomable ? zoom : undefined, zoomed: zoomable && shown !== null };
}

const noneHidden: ReadonlySet<string> = new Set();
const idOf = ({ id, label }: DrawnSeries): string => id ?? label;

/** The hidden ids after a press; the last series shown stays. */
function toggled(hidden: ReadonlySet<string>, id: string, series: readonly DrawnSeries[]): ReadonlySet<string> {
  const next = new Set(hidden);
  if (!next.delete(id)) next.add(id);
  return series.every((each) => next.has(idOf(each))) ? hidden : next;
}
