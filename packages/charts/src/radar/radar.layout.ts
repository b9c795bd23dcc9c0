import { curveLinearClosed, lineRadial } from 'd3-shape';
import type { Value } from '../internal/data/values.ts';
import { D3Pen } from '../internal/scene/d3-pen.ts';
import { sceneOf } from '../internal/scene/empty-scene.ts';
import { listPoints, numberOr } from '../internal/scene/list-points.ts';
import { paintOf, type Paint } from '../internal/scene/paint.ts';
import { at, dot } from '../internal/scene/path.ts';
import type { Mark, PlotText, Scene } from '../internal/scene/scene.ts';
import { niceDomain } from '../scale/linear.ts';
import type { NumberStyle } from '../internal/words/numbers.ts';
import { summarize } from '../internal/words/summary.ts';
import type { Words } from '../internal/words/words.ts';

/** One outline of a radar. */
export interface RadarSeries {
  readonly id?: string | undefined;
  readonly label: string;
  /** One value per axis, from zero up. */
  readonly values: readonly Value[];
  readonly paint?: Paint | undefined;
}

/** The inputs of a radar. */
export interface RadarSpec extends NumberStyle {
  readonly axes: readonly string[];
  readonly axisLabel: string;
  readonly series: readonly RadarSeries[];
  /** The value at the outer edge. */
  readonly to?: number | undefined;
  readonly hidden: ReadonlySet<string>;
}

const center = 500;
const radius = 350;

/** Draws outlines over spokes, one spoke per axis, all on one scale from zero. */
export function radarScene({ axes, axisLabel, series, to, hidden, ...style }: RadarSpec, words: Words): Scene {
  const shown = series.map((each, index) => ({
    ...each,
    id: each.id ?? each.label,
    paint: each.paint ?? paintOf(index),
    texture: index,
  }));
  const drawn = shown.filter(({ id }) => !hidden.has(id));
  const known = series
    .flatMap(({ values }) => axes.map((_, row) => numberOr(values[row])))
    .filter((value) => !Number.isNaN(value));
  const rim = Math.max(1e-9, to ?? niceDomain(0, Math.max(0, ...known))[1]);
  const turn = (row: number) => (row / Math.max(1, axes.length)) * 2 * Math.PI;
  const on = (row: number, length: number) => ({
    x: center + length * Math.sin(turn(row)),
    y: center - length * Math.cos(turn(row)),
  });
  const reach = (value: number) => Math.min(1, Math.max(0, value / rim)) * radius;
  const points = listPoints(
    {
      rowTitle: axisLabel,
      rowNames: axes,
      columns: drawn.map(({ id, label, paint, values: given }) => {
        const values = axes.map((_, row) => numberOr(given[row]));
        return { id, label, paint, values, ...style, place: (row: number) => on(row, reach(values[row] as number)) };
      }),
    },
    words,
  );
  if (known.length === 0 || axes.length < 3) return sceneOf(points, { ratio: 1, empty: words.say('empty') });
  // An axis without a value is skipped; at the center it would read as zero.
  const outline = (lengths: readonly number[]) => {
    const pen = new D3Pen(center, center);
    const corners = lengths.map((length, row) => ({ length, row })).filter(({ length }) => !Number.isNaN(length));
    lineRadial<(typeof corners)[number]>()
      .angle(({ row }) => turn(row))
      .radius(({ length }) => length)
      .curve(curveLinearClosed)
      .context(pen.context)(corners);
    return pen.data;
  };
  const rings = [0.25, 0.5, 0.75, 1].map((part) => outline(axes.map(() => part * radius)));
  const spokes = axes.map((_, row) => `M${at(center, center)}L${at(on(row, radius).x, on(row, radius).y)}`);
  const marks = drawn.flatMap(({ id, paint, texture }, index): readonly Mark[] => {
    const column = points.columns[index];
    const lengths = axes.map((_, row) => reach(column?.value(row) ?? Number.NaN));
    const dots = axes
      .map((_, row) => column?.place(row))
      .filter((place) => place !== null && place !== undefined)
      .map((place) => dot(place.x, place.y));
    if (dots.length === 0) return [];
    return [
      { key: `band ${id}`, kind: 'band', d: outline(lengths), paint },
      { key: `line ${id}`, kind: 'line', d: outline(lengths), paint, texture },
      { key: `dots ${id}`, kind: 'dots', d: dots.join(''), paint },
    ];
  });
  const labels = axes.map((text, row): PlotText => {
    const { x, y } = on(row, radius + 50);
    const beside = Math.abs(x - center) >= 60;
    return {
      key: `axis ${row}`,
      x,
      y,
      text,
      anchor: !beside ? 'middle' : x > center ? 'start' : 'end',
      kind: beside ? 'spoke' : 'label',
    };
  });
  return sceneOf(points, {
    ratio: 1,
    marks: [{ key: 'rings', kind: 'spoke', d: rings.join('') + spokes.join('') }, ...marks],
    texts: labels,
    legend:
      series.length > 1
        ? shown.map(({ id, label, paint, texture }) => ({
            id,
            label,
            paint,
            texture,
            shape: 'line' as const,
            hidden: hidden.has(id),
          }))
        : [],
    summary: summarize(points, words),
  });
}
