import { extent } from '../internal/data/values.ts';
import type { Ramp } from '../internal/scene/scene.ts';
import { scaleEnds, stepOf } from '../internal/scene/steps.ts';
import { textWidth } from '../internal/scene/text-width.ts';
import { writeNumber } from '../internal/words/numbers.ts';
import type { Words } from '../internal/words/words.ts';
import type { City } from './basemap/outline.ts';
import { clusterPlaces, type Group, type Scatter } from './cluster.ts';
import { hexagons } from './hexagons.ts';
import { decimal, heatShapes, hexagonShapes, hexRadius, type MapShape } from './map-shapes.ts';
import { isInSpan, type MapMetric, type PlaceColumns } from './places.ts';
import {
  type MapBox,
  type MapView,
  type Position,
  type Projection,
  projectionOf,
  scaleOf,
  worldX,
  worldY,
} from './projection.ts';

/** The ways to draw calls. */
export type MapLayer = 'dots' | 'hex' | 'heat';

/** Everything the map's content depends on. */
export interface MapSpec {
  readonly places: PlaceColumns;
  /** The values of the selected metric, row by row; null colors by number of calls. */
  readonly values: Float64Array | null;
  readonly metric: MapMetric | null;
  /** The number of calls each value averages; null if it is the place's call count. */
  readonly known?: Float64Array | null | undefined;
  readonly layer: MapLayer;
  readonly view: MapView;
  readonly box: MapBox;
  /** Above this number of places in view, calls are clustered; also the maximum number of marks. */
  readonly dotLimit: number;
  /** Minimum calls per cluster. */
  readonly minClusterSize: number;
  /** Averages over fewer calls than this are hidden. */
  readonly fewUnder: number;
  /** Limits the map to calls that were open within this span, in milliseconds. */
  readonly span: readonly [number, number] | null;
  /** Places that may be labeled on the map, most important first. */
  readonly cities: readonly City[];
  /** Calls the caller left out of `places`; they are counted as not drawn. */
  readonly leftOut: number;
}

/** A dot, a cluster or a hexagon. Positions are in unit coordinates, 0 to 1000 from the left and from the top. */
export interface MapMark extends Position {
  readonly key: string;
  readonly kind: 'dot' | 'cluster' | 'hex';
  readonly x: number;
  readonly y: number;
  readonly rows: readonly number[];
  readonly count: number;
  /** The call's metric, or the group's average; NaN if there is none or too few calls. */
  readonly value: number;
  /** The number of its calls that have a value. */
  readonly known: number;
  readonly few: boolean;
  /** The color step, 1 to 7; 0 without a value. */
  readonly step: number;
}

/** A label on the map, centered above or below its place. */
export interface MapLabel {
  readonly key: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** The map's content and summary as plain data, independent of React, the page and the map library. */
export interface MapScene {
  readonly view: MapView;
  readonly box: MapBox;
  readonly projection: Projection;
  readonly marks: readonly MapMark[];
  readonly shapes: readonly MapShape[];
  readonly labels: readonly MapLabel[];
  readonly scale: Ramp['scale'];
  readonly ramp: Ramp | null;
  /** Indexes of the places in view and in the time shown. */
  readonly rows: readonly number[];
  /** The number of calls in view in the time shown, of all calls in the time shown, and of those without a location. */
  readonly shown: number;
  readonly total: number;
  readonly unplaced: number;
  /** Calls in view that are not drawn. */
  readonly more: number;
  readonly summary: string;
  /** The message for an empty map. */
  readonly empty: string | null;
}

/** A cluster's diameter in pixels, growing with the logarithm of its call count. */
export const clusterSize = (count: number): number =>
  Math.round(Math.min(56, 30 + 8 * Math.max(0, Math.log10(count / 10))));

interface Sight {
  readonly rows: readonly number[];
  readonly shown: number;
  readonly total: number;
  readonly unplaced: number;
}

/** Finds the calls in view in the time shown. */
function inSight(
  { places, span, leftOut }: MapSpec,
  projection: Projection,
  { width, height }: MapBox,
  scale: number,
): Sight {
  const { rows, x, y, count } = places;
  const seen: number[] = [];
  let [shown, total, unplaced] = [0, leftOut, 0];
  for (let row = 0; row < rows.length; row += 1) {
    if (span && !isInSpan(places, row, span)) continue;
    const calls = count[row] as number;
    total += calls;
    const [left, top] = [
      (x[row] as number) * scale - projection.origin.x,
      (y[row] as number) * scale - projection.origin.y,
    ];
    if (Number.isNaN(left)) unplaced += calls;
    else if (left >= 0 && top >= 0 && left <= width && top <= height) {
      seen.push(row);
      shown += calls;
    }
  }
  return { rows: seen, shown, total, unplaced };
}

/** The average over some rows, weighted by call count; NaN without values. */
function meanOf(
  rows: readonly number[],
  values: Float64Array,
  count: Float64Array,
): { readonly mean: number; readonly known: number } {
  let [sum, known] = [0, 0];
  for (const row of rows) {
    const value = values[row] as number;
    if (Number.isNaN(value)) continue;
    sum += value * (count[row] as number);
    known += count[row] as number;
  }
  return { mean: known > 0 ? sum / known : Number.NaN, known };
}

type Draft = Omit<MapMark, 'step'>;

function draft(kind: MapMark['kind'], group: Group, spec: MapSpec, projection: Projection): Draft {
  const [px, py] = [group.x - projection.origin.x, group.y - projection.origin.y];
  const { mean, known } = spec.values
    ? meanOf(group.rows, spec.values, spec.known ?? spec.places.count)
    : { mean: group.count, known: group.count };
  // A single call shows its own value; a place that stands for several shows an average too.
  const isOne = kind === 'dot' && group.count === 1;
  const few = spec.values !== null && !isOne && known > 0 && known < spec.fewUnder;
  return {
    key: `${kind} ${spec.places.rows[group.rows[0] as number]?.id}`,
    kind,
    rows: group.rows,
    count: group.count,
    ...projection.invert(px, py),
    x: (px / spec.box.width) * 1000,
    y: (py / spec.box.height) * 1000,
    value: few ? Number.NaN : mean,
    known,
    few,
  };
}

/**
 * Dots and clusters: only dots up to the limit; above it, nearby calls form clusters. If there are still too many
 * marks, the last ones are dropped.
 */
function dotsAndClusters(
  spec: MapSpec,
  scatter: Scatter,
  projection: Projection,
): { readonly drafts: readonly Draft[]; readonly more: number } {
  const { minClusterSize, dotLimit } = spec;
  const alone = (row: number): Group => ({
    rows: [row],
    count: scatter.count(row),
    x: scatter.x(row),
    y: scatter.y(row),
  });
  const { clusters, singles } =
    scatter.rows.length > dotLimit ? clusterPlaces(scatter, minClusterSize) : { clusters: [], singles: scatter.rows };
  const groups = [...clusters, ...singles.map(alone)];
  const drawn = groups.slice(0, dotLimit);
  return {
    drafts: drawn.map((group) => draft(group.count >= minClusterSize ? 'cluster' : 'dot', group, spec, projection)),
    more: groups.slice(dotLimit).reduce((sum, { count }) => sum + count, 0),
  };
}

/** Vertical offsets to try for a label, in pixels: at its place, or moved aside if a cluster is there. */
const asides = [0, 26, -26, 38, -38] as const;

/** The labels that fit between the clusters and each other, larger places first. */
function cityLabels(spec: MapSpec, projection: Projection, marks: readonly MapMark[]): readonly MapLabel[] {
  const { box, cities } = spec;
  const taken = marks
    .filter(({ kind }) => kind === 'cluster')
    .map(({ x, y, count }) => ({
      x: (x / 1000) * box.width,
      y: (y / 1000) * box.height,
      w: clusterSize(count) / 2 + 2,
      h: clusterSize(count) / 2 + 2,
    }));
  const labels: MapLabel[] = [];
  const most = Math.max(4, Math.round((box.width * box.height) / 16_000));
  for (const { name, longitude, latitude } of cities) {
    if (labels.length >= most) break;
    const x = projection.x(longitude);
    const size = { w: textWidth(name) / 2 + 6, h: 9 };
    const isFree = (y: number) =>
      x >= size.w &&
      y >= size.h &&
      x <= box.width - size.w &&
      y <= box.height - size.h &&
      taken.every((other) => Math.abs(other.x - x) >= other.w + size.w || Math.abs(other.y - y) >= other.h + size.h);
    const y = asides.map((aside) => projection.y(latitude) + aside).find(isFree);
    if (y === undefined) continue;
    taken.push({ x, y, ...size });
    labels.push({
      key: `${name} ${longitude} ${latitude}`,
      text: name,
      x: decimal((x / box.width) * 1000),
      y: decimal((y / box.height) * 1000),
    });
  }
  return labels;
}

function colorRange(spec: MapSpec, drafts: readonly Draft[]): readonly [number, number] | null {
  const { metric, values } = spec;
  if (metric && values) {
    const known = metric.domain ?? extent(values);
    return known && scaleEnds(known, metric);
  }
  const counts = extent(Float64Array.from(drafts, ({ count }) => count));
  return counts && [Math.min(1, counts[0]), counts[1]];
}

const styleOf = (metric: MapMetric | null) => ({ unit: metric?.unit, format: metric?.format });

function summaryOf(
  spec: MapSpec,
  { rows, shown, total, unplaced }: Sight,
  marks: readonly MapMark[],
  words: Words,
): string {
  const { metric, values, places, layer } = spec;
  const weights = spec.known ?? places.count;
  const clusters = marks.filter(({ kind }) => kind === 'cluster').length;
  const dots = marks.length - clusters;
  const drawn =
    layer !== 'dots' || marks.length === 0
      ? ''
      : clusters > 0
        ? words.say('mapDrawn', { clusters, dots })
        : words.say('mapDrawnDots', { dots });
  const sentences = [words.say('mapSummary', { total, shown: writeNumber(shown, words.locale), drawn })];
  if (metric && values) {
    const { mean, known } = meanOf(rows, values, weights);
    const ends = extent(Float64Array.from(rows, (row) => values[row] as number));
    const write = (value: number) =>
      writeNumber(value, words.locale, { unit: metric.unit, format: { maximumFractionDigits: 1, ...metric.format } });
    if (ends && known >= spec.fewUnder)
      sentences.push(
        words.say('mapAverage', {
          metric: metric.label,
          mean: write(mean),
          least: write(ends[0]),
          most: write(ends[1]),
        }),
      );
  }
  if (unplaced > 0) sentences.push(words.say('mapUnplaced', { count: unplaced }));
  return sentences.join(' ');
}

/** Lays out the calls in a view: marks and clusters, colors, labels, and the summary sentence. */
export function mapScene(spec: MapSpec, words: Words): MapScene {
  const { places, view, box, layer, metric } = spec;
  const projection = projectionOf(view, box);
  const scale = scaleOf(view);
  const sight = inSight(spec, projection, box, scale);
  const scatter: Scatter = {
    rows: sight.rows,
    x: (row) => (places.x[row] as number) * scale,
    y: (row) => (places.y[row] as number) * scale,
    count: (row) => places.count[row] as number,
  };
  const { drafts, more } =
    layer === 'dots'
      ? dotsAndClusters(spec, scatter, projection)
      : { drafts: hexagons(scatter, hexRadius).map((bin) => draft('hex', bin, spec, projection)), more: 0 };
  const range = colorRange(spec, drafts);
  const marks = drafts.map((mark) => ({
    ...mark,
    step: range && !Number.isNaN(mark.value) ? stepOf(mark.value, range, metric ?? {}) : 0,
  }));
  const ownScale = metric?.scale ?? 'lamp';
  const write = (value: number) => writeNumber(value, words.locale, styleOf(metric));
  return {
    view,
    box,
    projection,
    marks,
    shapes:
      layer === 'hex'
        ? hexagonShapes(marks, box)
        : layer === 'heat'
          ? heatShapes(spec, scatter, projection, range)
          : [],
    labels: cityLabels(spec, projection, layer === 'dots' ? marks : []),
    scale: ownScale,
    ramp:
      range && sight.rows.length > 0 && (metric !== null || layer === 'heat' || range[0] < range[1])
        ? {
            scale: ownScale,
            ...(layer === 'heat' && !metric
              ? { low: words.say('mapHeatFew'), high: words.say('mapHeatMany') }
              : { low: write(range[0]), high: write(range[1]) }),
          }
        : null,
    rows: sight.rows,
    shown: sight.shown,
    total: sight.total,
    unplaced: sight.unplaced,
    more: more + spec.leftOut,
    summary: summaryOf(spec, sight, marks, words),
    empty: places.x.every(Number.isNaN) ? words.say('mapEmpty') : null,
  };
}

/** The nearest known city within about 60 km; null if there is none. */
export function cityNear({ longitude, latitude }: Position, cities: readonly City[]): string | null {
  const [x, y] = [worldX(longitude), worldY(latitude)];
  let found: string | null = null;
  let least = (60 / 40_000 / Math.cos((latitude * Math.PI) / 180)) ** 2;
  for (const city of cities) {
    const distance = (worldX(city.longitude) - x) ** 2 + (worldY(city.latitude) - y) ** 2;
    if (distance < least) [found, least] = [city.name, distance];
  }
  return found;
}
