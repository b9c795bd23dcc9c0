import { numberOr } from '../internal/scene/list-points.ts';
import type { StepScale } from '../internal/scene/steps.ts';
import type { NumberStyle } from '../internal/words/numbers.ts';
import { type Bounds, worldX, worldY } from './projection.ts';

/** A call on the map, or a place that represents several. */
export interface MapPlace {
  readonly id: string;
  /** Degrees east. Without both coordinates, it is counted and listed, but not drawn. */
  readonly longitude: number | null | undefined;
  readonly latitude: number | null | undefined;
  /** Its display name: `Tow 4711`. */
  readonly label: string;
  /** The number of calls it represents. @defaultValue 1 */
  readonly count?: number | undefined;
  /** When it came in: milliseconds or an ISO timestamp. Required for playback. */
  readonly at?: number | string | null | undefined;
  /** When it ended, in the same format: playback shows it until then. @defaultValue `at` */
  readonly until?: number | string | null | undefined;
  /** Its values by metric id. */
  readonly values?: Readonly<Record<string, number | null | undefined>> | undefined;
  /** The number of its calls each value averages. @defaultValue `count` */
  readonly known?: Readonly<Record<string, number>> | undefined;
}

/** A metric the map can be colored by. */
export interface MapMetric extends NumberStyle, StepScale {
  readonly id: string;
  readonly label: string;
  /** The ends of the color scale; defaults to the minimum and maximum over all places. */
  readonly domain?: readonly [number, number] | undefined;
  /** Averages over fewer of this metric's values than this are hidden. @defaultValue the map's `few` */
  readonly few?: { readonly under: number } | undefined;
  /** The likely range (95%) of an average over these places, shown next to it; null if there is none. */
  readonly likelyRange?: ((places: readonly MapPlace[]) => readonly [low: number, high: number] | null) | undefined;
}

/** The calls as columns, in their original order. */
export interface PlaceColumns {
  readonly rows: readonly MapPlace[];
  /** Web Mercator, 0 to 1; NaN if a call has no location. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly count: Float64Array;
  /** Milliseconds; NaN if there is none. */
  readonly at: Float64Array;
  /** Milliseconds, not before `at`; NaN if there is none. */
  readonly until: Float64Array;
}

const isPlace = (longitude: unknown, latitude: unknown): boolean =>
  typeof longitude === 'number' &&
  typeof latitude === 'number' &&
  Math.abs(longitude) <= 180 &&
  Math.abs(latitude) <= 90;

/** Parses calls leniently: invalid coordinates mean no location, an invalid count means one. */
export function readPlaces(rows: readonly MapPlace[]): PlaceColumns {
  const column = (read: (place: MapPlace) => number) => Float64Array.from(rows, read);
  const moment = (at: MapPlace['at']) => (typeof at === 'string' ? Date.parse(at) : numberOr(at));
  return {
    rows,
    x: column(({ longitude, latitude }) => (isPlace(longitude, latitude) ? worldX(longitude as number) : Number.NaN)),
    y: column(({ longitude, latitude }) => (isPlace(longitude, latitude) ? worldY(latitude as number) : Number.NaN)),
    count: column(({ count }) => Math.max(1, Math.floor(numberOr(count)) || 1)),
    at: column(({ at }) => moment(at)),
    until: column(({ at, until }) => (until == null ? moment(at) : Math.max(moment(at), moment(until)))),
  };
}

/** The values of one metric, NaN if missing. */
export const readMetric = (rows: readonly MapPlace[], metric: string): Float64Array =>
  Float64Array.from(rows, ({ values }) => numberOr(values?.[metric]));

/** The number of calls behind each value of a metric; null if it is always the call count. */
export const readKnown = (rows: readonly MapPlace[], metric: string): Float64Array | null =>
  rows.some(({ known }) => known) ? Float64Array.from(rows, ({ known, count }) => known?.[metric] ?? count ?? 1) : null;

/** True if a call is on the map in a time span: it came in before the end and did not end before the start. */
export const isInSpan = (
  { at, until }: Pick<PlaceColumns, 'at' | 'until'>,
  row: number,
  [from, to]: readonly [number, number],
): boolean => (at[row] as number) < to && (until[row] as number) >= from;

/** Places further out than this many times the middle half's width, and than `nearby` times as many degrees, are far off. */
const farOff = 6;
const nearby = 0.25;
/** Above this share of the calls, far-off places are a second area, not mistakes. */
const strayShare = 0.05;
/** Fewer places than this don't show where the others usually are. */
const fewest = 10;

/**
 * The bounds of the places a map should show first; null if there are none. A few places far from all others, such as
 * mistyped ones, don't decide the view, but remain on the map.
 */
export function boundsOf(places: PlaceColumns): Bounds | null {
  const { rows, x, count } = places;
  const placed = rows.flatMap(({ longitude, latitude }, row) =>
    Number.isNaN(x[row]) ? [] : [{ east: longitude as number, north: latitude as number, count: count[row] as number }],
  );
  const total = placed.reduce((sum, each) => sum + each.count, 0);
  const [east, north] = [usualRange(placed, total, 'east'), usualRange(placed, total, 'north')];
  const usual = placed.filter(
    (each) => each.east >= east[0] && each.east <= east[1] && each.north >= north[0] && each.north <= north[1],
  );
  const strays = total - usual.reduce((sum, each) => sum + each.count, 0);
  let bounds: [number, number, number, number] | null = null;
  const trims = strays <= total * strayShare && usual.length >= fewest;
  for (const { east: e, north: n } of trims ? usual : placed)
    bounds = bounds
      ? [Math.min(bounds[0], e), Math.min(bounds[1], n), Math.max(bounds[2], e), Math.max(bounds[3], n)]
      : [e, n, e, n];
  return bounds;
}

/** The bounds a map of these places shows first; null if none has a location. */
export const placeBounds = (places: readonly MapPlace[]): Bounds | null => boundsOf(readPlaces(places));

interface Placed {
  readonly east: number;
  readonly north: number;
  readonly count: number;
}

/** The range around the middle half of the calls, along one axis. */
function usualRange(placed: readonly Placed[], total: number, axis: 'east' | 'north'): readonly [number, number] {
  const sorted = placed.toSorted((a, b) => a[axis] - b[axis]);
  const at = (share: number) => {
    let left = total * share;
    return sorted.find(({ count }) => (left -= count) <= 0)?.[axis] ?? 0;
  };
  const [low, high] = [at(0.25), at(0.75)];
  const reach = farOff * Math.max(high - low, nearby);
  return [low - reach, high + reach];
}
