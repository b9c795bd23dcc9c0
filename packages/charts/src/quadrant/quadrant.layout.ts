import { median } from 'd3-array';
import { Delaunay } from 'd3-delaunay';
import { extent } from '../internal/data/values.ts';
import { axisSteps, linearScale, niceDomain } from '../scale/linear.ts';
import { sceneOf } from '../internal/scene/empty-scene.ts';
import { fitLabels, plotWidths } from '../internal/scene/fit-labels.ts';
import { listPoints, numberOr } from '../internal/scene/list-points.ts';
import { dot, levelLine, plumbLine } from '../internal/scene/path.ts';
import type { Paint } from '../internal/scene/paint.ts';
import type { Cloud, Mark, PlotText, Scene } from '../internal/scene/scene.ts';
import { sideAxis } from '../internal/scene/side-axis.ts';
import { textWidth } from '../internal/scene/text-width.ts';
import { valueLabels } from '../internal/scene/value-labels.ts';
import { type NumberStyle, writeNumber } from '../internal/words/numbers.ts';
import type { Words } from '../internal/words/words.ts';

/** An item with two measures. */
export interface QuadrantItem {
  readonly label: string;
  readonly x: number | null | undefined;
  readonly y: number | null | undefined;
  readonly paint?: Paint | undefined;
}

/** A measure of a quadrant: its name, its format, and where it is split. */
export interface QuadrantMeasure extends NumberStyle {
  readonly label: string;
  /** @defaultValue the median of the items */
  readonly parts?: number | undefined;
}

/** The names of the four corners. */
export interface QuadrantNames {
  readonly topStart: string;
  readonly topEnd: string;
  readonly bottomStart: string;
  readonly bottomEnd: string;
}

/** The inputs of a quadrant. */
export interface QuadrantSpec {
  readonly items: readonly QuadrantItem[];
  readonly x: QuadrantMeasure;
  readonly y: QuadrantMeasure;
  readonly names: QuadrantNames;
}

/** The items that have both measures, as columns. */
interface Known {
  readonly rows: readonly number[];
  readonly x: Float64Array;
  readonly y: Float64Array;
}

function knownOf(items: readonly QuadrantItem[]): Known {
  const rows = items.flatMap(({ x, y }, row) => (Number.isNaN(numberOr(x)) || Number.isNaN(numberOr(y)) ? [] : row));
  return {
    rows,
    x: Float64Array.from(rows, (row) => items[row]?.x as number),
    y: Float64Array.from(rows, (row) => items[row]?.y as number),
  };
}

interface Placed {
  readonly row: number;
  readonly x: number;
  readonly y: number;
}

/**
 * Above this number, dots are drawn on a canvas; the page, print and server then get only the dots that can be told
 * apart.
 */
const maxDrawn = 5000;
/** The grid that keeps one dot per square, across and down: about the size of a dot in a typically sized plot. */
const squares = [125, 80] as const;

interface Cluster {
  d: string;
  readonly taken: Set<number>;
  readonly x: number[];
  readonly y: number[];
}

/** The dots of each color. If there are too many, one per grid square, plus all of them for the canvas. */
function drawDots(
  placed: readonly Placed[],
  paintOf: (row: number) => Paint,
): { readonly marks: readonly Mark[]; readonly clouds: readonly Cloud[] | undefined } {
  const many = placed.length > maxDrawn;
  const byPaint = new Map<Paint, Cluster>();
  for (const { row, x, y } of placed) {
    const paint = paintOf(row);
    let own = byPaint.get(paint);
    if (!own) byPaint.set(paint, (own = { d: '', taken: new Set(), x: [], y: [] }));
    if (many) {
      own.x.push(x);
      own.y.push(y);
      const square = Math.floor((x / 1000) * squares[0]) + Math.floor((y / 1000) * squares[1]) * (squares[0] + 1);
      if (own.taken.has(square)) continue;
      own.taken.add(square);
    }
    own.d += dot(x, y);
  }
  return {
    marks: [...byPaint].map(([paint, { d }]) => ({ key: `dots ${paint}`, kind: many ? 'cloud' : 'dots', d, paint })),
    clouds: many
      ? [...byPaint].map(([paint, { x, y }]) => ({ paint, x: Float32Array.from(x), y: Float32Array.from(y) }))
      : undefined,
  };
}

/** The labels next to dots, skipping those that would overlap earlier ones in a plot of this width. */
function nameDots(placed: readonly Placed[], items: readonly QuadrantItem[]): readonly PlotText[] {
  const [width, height] = [360, 300];
  const taken: { from: number; to: number; y: number }[] = [];
  return placed.flatMap(({ row, x, y }) => {
    const text = items[row]?.label ?? '';
    const [px, py] = [(x / 1000) * width, (y / 1000) * height];
    const length = Math.min(140, textWidth(text));
    const end = x > 600;
    const box = end ? { from: px - 8 - length, to: px, y: py } : { from: px, to: px + 8 + length, y: py };
    if (taken.some((other) => Math.abs(other.y - box.y) < 14 && other.from < box.to && other.to > box.from)) return [];
    taken.push(box);
    return [
      {
        key: `name ${row}`,
        x: x + (end ? -12 : 12),
        y: y - 22,
        text,
        anchor: end ? ('end' as const) : ('start' as const),
        kind: 'label' as const,
        from: plotWidths[1],
      },
    ];
  });
}

/** Draws items by two measures, in a plot with four named quadrants. */
export function quadrantScene({ items, x, y, names }: QuadrantSpec, words: Words): Scene {
  const known = knownOf(items);
  const parts = { x: x.parts ?? median(known.x) ?? 0, y: y.parts ?? median(known.y) ?? 0 };
  const domainOf = (values: Float64Array, part: number) => {
    const [least, most] = extent(values) ?? [part, part];
    return niceDomain(Math.min(part, least), Math.max(part, most));
  };
  const scales = { x: linearScale(domainOf(known.x, parts.x)), y: linearScale(domainOf(known.y, parts.y)) };
  const along = (value: number) => scales.x.at(value) * 1000;
  const level = (value: number) => (1 - scales.y.at(value)) * 1000;
  const placed = known.rows.map((row, index): Placed => ({
    row,
    x: along(known.x[index] as number),
    y: level(known.y[index] as number),
  }));
  const byRow = new Map(placed.map((each) => [each.row, each]));
  const cornerOf = (item: QuadrantItem) =>
    names[`${numberOr(item.y) >= parts.y ? 'top' : 'bottom'}${numberOr(item.x) >= parts.x ? 'End' : 'Start'}`];
  // Built lazily on the first pointer move.
  let cells: Delaunay<Placed> | null = null;
  const points = listPoints(
    {
      rowTitle: words.say('position'),
      rowNames: items.map(({ label }) => label),
      columns: (['x', 'y'] as const).map((axis) => {
        const measure = axis === 'x' ? x : y;
        return {
          id: axis,
          label: measure.label,
          unit: measure.unit,
          format: measure.format,
          paint: 1 as const,
          values: items.map((item) => numberOr(item[axis])),
          place: (row: number) => byRow.get(row) ?? null,
          note: axis === 'y' ? (row: number) => (items[row] ? cornerOf(items[row]) : '') : undefined,
        };
      }),
      find: (px, py) => {
        if (placed.length === 0) return null;
        cells ??= Delaunay.from(
          placed,
          (each) => each.x,
          (each) => each.y,
        );
        return { row: placed[cells.find(px, py)]?.row ?? 0, column: 1 };
      },
    },
    words,
  );
  if (placed.length === 0) return sceneOf(points, { empty: words.say('empty') });
  const { marks, clouds } = drawDots(placed, (row) => items[row]?.paint ?? 1);
  const corners: readonly PlotText[] = [
    { key: 'ts', x: 4, y: 4, text: names.topStart, anchor: 'start', kind: 'strong' },
    { key: 'te', x: 996, y: 4, text: names.topEnd, anchor: 'end', kind: 'strong' },
    { key: 'bs', x: 4, y: 925, text: names.bottomStart, anchor: 'start', kind: 'strong' },
    { key: 'be', x: 996, y: 925, text: names.bottomEnd, anchor: 'end', kind: 'strong' },
  ];
  const counts = corners.map(({ text }) => ({
    text,
    count: known.rows.filter((row) => items[row] && cornerOf(items[row]) === text).length,
  }));
  return sceneOf(points, {
    marks: [{ key: 'split', kind: 'rule', d: plumbLine(along(parts.x)) + levelLine(level(parts.y)) }, ...marks],
    clouds,
    texts: [...corners, ...nameDots(placed.slice(0, 60), items)],
    x: {
      ticks: fitLabels(valueLabels(scales.x.domain, axisSteps, along, words.locale, x.format)),
      digits: 0,
      title: x.label,
    },
    y: sideAxis(valueLabels(scales.y.domain, axisSteps, level, words.locale, y.format), {
      title: words.say('axes', { x: x.label, y: y.label }),
    }),
    summary: words.say('quadrant', {
      counts: counts.map(({ text, count }) => `${text} ${count}`).join(', '),
      x: `${x.label} ${writeNumber(parts.x, words.locale, x)}`,
      y: `${y.label} ${writeNumber(parts.y, words.locale, y)}`,
    }),
  });
}
