'use client';
import { useMemo, useState } from 'react';
import type { Positions } from '../internal/data/positions.ts';
import * as styles from '../internal/frame/chart-frame.css.ts';
import { rectangle } from '../internal/scene/path.ts';
import { nearestOf } from '../internal/scene/nearest.ts';
import type { Words } from '../internal/words/words.ts';
import type { XyFrame } from '../internal/xy/xy-frame.ts';
import type { ChartPart } from '../internal/xy/xy-part.ts';
import { stretchMessages } from '../internal/words/messages/parts.messages.ts';

/** Two positions, both included: milliseconds, numbers, or row numbers for names. Null is the whole chart. */
export type Stretch = readonly [number, number] | null;

/** The positions between two values; all of them without a range. */
function cut(positions: Positions, [low, high]: NonNullable<Stretch>): Positions {
  const { at, order, nameOf } = positions;
  const from = at.findIndex((position) => position >= low);
  const to = at.findLastIndex((position) => position <= high) + 1;
  const rows = to - from;
  if (from < 0 || rows <= 0) return positions;
  return {
    ...positions,
    rows,
    at: at.slice(from, to),
    order: order ? order.slice(from, to) : Uint32Array.from({ length: rows }, (_, row) => row + from),
    nameOf: (row, short) => nameOf(row + from, short),
  };
}

/**
 * Shows only a range of a chart, such as the one marked on another chart.
 *
 * @example
 * <LineChart parts={[view(marked)]} title="Marked stretch" x={x} series={series} />
 */
export const view = (stretch: Stretch): ChartPart => (stretch ? { cut: (positions) => cut(positions, stretch) } : {});

const backButton = (message: 'zoomReset' | 'brushReset', onPress: () => void) => (words: Words) => (
  <button key={message} type="button" className={styles.button} data-print="none" onClick={onPress}>
    {words.say(message, {}, stretchMessages)}
  </button>
);

/** Options for {@link useZoom}. */
export interface ZoomOptions {
  /** The visible range. @defaultValue the range the user zoomed to */
  readonly view?: Stretch | undefined;
  readonly onViewChange?: ((view: Stretch) => void) | undefined;
}

/**
 * Lets users zoom in by dragging, or with Shift and the arrow keys and then Enter.
 *
 * @example
 * const zoom = useZoom();
 * return <LineChart parts={[zoom]} title="Calls" x={x} series={series} />;
 */
export function useZoom({ view: given, onViewChange }: ZoomOptions = {}): ChartPart {
  const [own, setOwn] = useState<Stretch>(null);
  const shown = given === undefined ? own : given;
  return useMemo(() => {
    const onStretch = (next: Stretch) => {
      setOwn(next);
      onViewChange?.(next);
    };
    return {
      ...view(shown),
      hands: { onStretch, zooms: true },
      aside: shown ? backButton('zoomReset', () => onStretch(null)) : undefined,
    };
  }, [shown, onViewChange]);
}

/** The marked range, extended to whole rows. */
function drawBrush({ data: { positions }, banded, stretch, along }: XyFrame, marked: NonNullable<Stretch>): string {
  const { kind, rows, at } = positions;
  const half = banded ? stretch / 2 : 0;
  const [from, to] = marked.map((end) =>
    kind === 'name'
      ? Math.max(0, Math.min(rows - 1, Math.round(end)))
      : nearestOf(rows, (row) => at[row] as number, end),
  ) as [number, number];
  return rectangle(along(from) - half, 0, along(to) - along(from) + half * 2, 1000);
}

/**
 * Lets users mark a range by dragging, or with Shift and the arrow keys and then Enter; null clears it. Cannot be
 * combined with a zoom.
 *
 * @example
 * <LineChart parts={[brush(marked, setMarked)]} title="Whole quarter" x={x} series={series} />
 */
export const brush = (marked: Stretch, onChange?: (marked: Stretch) => void): ChartPart => ({
  hands: { onStretch: onChange },
  aside: marked && onChange ? backButton('brushReset', () => onChange(null)) : undefined,
  guide: () => ({
    draw: (frame) => (marked ? { back: [{ key: 'brush', kind: 'brush', d: drawBrush(frame, marked) }] } : {}),
  }),
});
