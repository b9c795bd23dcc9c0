/** A location on the globe, in degrees. */
export interface Position {
  readonly longitude: number;
  readonly latitude: number;
}

/** The visible part of the map: its center, and a zoom level as tile services use it (each step doubles the scale). */
export interface MapView extends Position {
  readonly zoom: number;
}

/** The box the map is drawn in, in CSS pixels. */
export interface MapBox {
  readonly width: number;
  readonly height: number;
}

/** West, south, east and north in degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/**
 * The box size used on the server; the browser measures the real one after the first paint. The style sheet has the
 * same aspect ratio.
 */
export const nominalBox: MapBox = { width: 800, height: 500 };
/** The maximum zoom: beyond it, the bundled borders show no more detail. */
export const deepest = 14;
const shallowest = 1;
/** The size of the world at zoom 0, in pixels. */
const worldSize = 512;
const latest = 85.0511;
/** The contiguous United States, shown when there are no calls. */
const home: Bounds = [-125, 24.4, -66.9, 49.4];

/** Web Mercator: 0 to 1 from west to east. */
export const worldX = (longitude: number): number => (longitude + 180) / 360;
/** Web Mercator: 0 to 1 from north to south. The poles are cut off at 85°. */
export function worldY(latitude: number): number {
  const angle = (Math.max(-latest, Math.min(latest, latitude)) * Math.PI) / 180;
  return 0.5 - Math.log(Math.tan(Math.PI / 4 + angle / 2)) / (2 * Math.PI);
}
const longitudeAt = (x: number): number => x * 360 - 180;
const latitudeAt = (y: number): number => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;

/** The size of the world in a view, in pixels. */
export const scaleOf = ({ zoom }: Pick<MapView, 'zoom'>): number => worldSize * 2 ** zoom;

/** Converts between degrees and pixels of a box. */
export interface Projection {
  readonly x: (longitude: number) => number;
  readonly y: (latitude: number) => number;
  /** The location at a pixel. */
  readonly invert: (x: number, y: number) => Position;
  /** The world pixels to the left of and above the box, for positions that are fixed to the world. */
  readonly origin: { readonly x: number; readonly y: number };
}

/** Creates the projection of a view into a box. */
export function projectionOf(view: MapView, { width, height }: MapBox): Projection {
  const scale = scaleOf(view);
  const origin = { x: worldX(view.longitude) * scale - width / 2, y: worldY(view.latitude) * scale - height / 2 };
  return {
    origin,
    x: (longitude) => worldX(longitude) * scale - origin.x,
    y: (latitude) => worldY(latitude) * scale - origin.y,
    invert: (x, y) => ({
      longitude: longitudeAt((x + origin.x) / scale),
      latitude: latitudeAt((y + origin.y) / scale),
    }),
  };
}

/** Clamps a zoom level to what the map supports. */
export const clampZoom = (zoom: number): number => Math.max(shallowest, Math.min(deepest, zoom));

/** What lies over the edges of a map, in px: a panel at its left covers so much of it. */
export interface MapCover {
  readonly left?: number | undefined;
  readonly right?: number | undefined;
  readonly top?: number | undefined;
  readonly bottom?: number | undefined;
}

/**
 * The view that fits the bounds with a margin of a twelfth; without bounds, the United States.
 * @param cover what hides part of the map: the bounds fit into the rest, if the rest is at least a third
 */
export function fitBounds(
  bounds: Bounds | null,
  box: MapBox,
  { closest = 11, cover = {} }: { readonly closest?: number; readonly cover?: MapCover | undefined } = {},
): MapView {
  const [west, south, east, north] = bounds ?? home;
  const [fromLeft, width] = freeOf(box.width, cover.left, cover.right);
  const [fromTop, height] = freeOf(box.height, cover.top, cover.bottom);
  const [left, right] = [worldX(west), worldX(east)];
  const [top, bottom] = [worldY(north), worldY(south)];
  const room = 5 / 6;
  const zoom = Math.log2(
    Math.min((width * room) / Math.max(1e-9, right - left), (height * room) / Math.max(1e-9, bottom - top)) / worldSize,
  );
  const fitted = clampZoom(Math.min(closest, zoom));
  // The center of the free part of the map is not the center of the map.
  const scale = scaleOf({ zoom: fitted });
  const [aside, below] = [fromLeft + width / 2 - box.width / 2, fromTop + height / 2 - box.height / 2];
  return {
    longitude: longitudeAt((left + right) / 2 - aside / scale),
    latitude: latitudeAt((top + bottom) / 2 - below / scale),
    zoom: fitted,
  };
}

/** Where the free part of a side begins and how long it is; a side that is almost covered counts as free. */
function freeOf(size: number, before = 0, after = 0): readonly [start: number, size: number] {
  const free = size - before - after;
  return free >= size / 3 ? [before, free] : [0, size];
}

/** The bounds of a view in a box. */
export function viewBounds(view: MapView, box: MapBox): Bounds {
  const { invert } = projectionOf(view, box);
  const [from, to] = [invert(0, 0), invert(box.width, box.height)];
  return [
    Math.max(-180, from.longitude),
    Math.max(-90, to.latitude),
    Math.min(180, to.longitude),
    Math.min(90, from.latitude),
  ];
}

/** Pans a view by pixels. */
export function panned(view: MapView, x: number, y: number): MapView {
  const { longitude, latitude } = projectionOf(view, { width: 0, height: 0 }).invert(x, y);
  return {
    longitude: Math.max(-180, Math.min(180, longitude)),
    latitude: Math.max(-latest, Math.min(latest, latitude)),
    zoom: view.zoom,
  };
}

/** The transform that moves a picture drawn for one view to match another; its center is the center of the box. */
export function followed(drawn: MapView, live: MapView): string {
  const scale = scaleOf(live);
  const x = (worldX(drawn.longitude) - worldX(live.longitude)) * scale;
  const y = (worldY(drawn.latitude) - worldY(live.latitude)) * scale;
  return `translate(${x}px, ${y}px) scale(${2 ** (live.zoom - drawn.zoom)})`;
}
