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

/** The bounds of all places; null if there are none. */
export function boundsOf({ rows, x }: PlaceColumns): Bounds | null {
  let bounds: [number, number, number, number] | null = null;
  for (const [row, { longitude, latitude }] of rows.entries()) {
    if (Number.isNaN(x[row])) continue;
    const [east, north] = [longitude as number, latitude as number];
    bounds = bounds
      ? [Math.min(bounds[0], east), Math.min(bounds[1], north), Math.max(bounds[2], east), Math.max(bounds[3], north)]
      : [east, north, east, north];
  }
  return bounds;
}
