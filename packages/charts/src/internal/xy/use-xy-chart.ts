'use client';
import { useCallback, useMemo, useState } from 'react';
import { useWords } from '../frame/use-chart-settings.ts';
import type { Scene } from '../scene/scene.ts';
import { bringHandlers } from '../interaction/registry.ts';
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
  /** The stretch that is marked: two positions, or two row numbers of names. Another chart may show it closer as its `view`. */
  readonly brush?: readonly [number, number] | null | undefined;
  /** Lets a person mark a stretch by dragging, or with Shift and the arrow keys and then Enter; null takes it away. Not together with `zoomable`. */
  readonly onBrushChange?: ((brush: readonly [number, number] | null) => void) | undefined;
  /** Asks for a note: at the value or stretch the key N was pressed on, or that was pressed or dragged after the button for it. Both ends are the same for one value. */
  readonly onNoteCreate?: ((stretch: StretchDetails) => void) | undefined;
}

interface XyChart {
  readonly scene: Scene;
  readonly words: Words;
  readonly onSeriesToggle: (id: string) => void;
  readonly zooms: boolean;
  readonly onStretch: ((view: readonly [number, number] | null) => void) | undefined;
  readonly zoomed: boolean;
}

type Own = Pick<XySpec, 'series' | 'right' | 'layout' | 'horizontal' | 'curve'>;

/** The scene of a chart of positions and values, with what its reader has switched off and zoomed into. */
export function useXyChart({ x, y, goals, notes, few, view, onViewChange, zoomable = false, brush, onBrushChange }: XyProps, { series, right, layout, horizontal, curve }: Own, messages: ChartTexts | undefined, drawing: XyDrawing): XyChart {
  const words = useWords(messages);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(noneHidden);
  const [ownView, setOwnView] = useState<readonly [number, number] | null>(null);
  const shown = view === undefined ? ownView : view;
  const scene = useMemo(
    () => xyScene({ x, y, goals, notes, few, series, right, layout, horizontal, curve, hidden, view: shown, brush, words }, drawing),
    [x, y, goals, notes, few, series, right, layout, horizontal, curve, hidden, shown, brush, words, drawing],
  );
  const onSeriesToggle = useCallback(
    (id: string) => {
      const next = toggled(hidden, id, series);
      const label = series.find((each) => idOf(each) === id)?.label ?? id;
      // They bring the words for it.
      bringHandlers().then(({ announce }) => announce(words.say(next === hidden ? 'lastShown' : next.has(id) ? 'hidden' : 'shown', { label })), () => undefined);
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
  return { scene, words, onSeriesToggle, zooms: zoomable, onStretch: zoomable ? zoom : onBrushChange, zoomed: zoomable ? shown !== null : Boolean(brush && onBrushChange) };
}

const noneHidden: ReadonlySet<string> = new Set();
const idOf = ({ id, label }: DrawnSeries): string => id ?? label;

/** The hidden ids after a press; the last series shown stays. */
function toggled(hidden: ReadonlySet<string>, id: string, series: readonly DrawnSeries[]): ReadonlySet<string> {
  const next = new Set(hidden);
  if (!next.delete(id)) next.add(id);
  return series.every((each) => next.has(idOf(each))) ? hidden : next;
}
