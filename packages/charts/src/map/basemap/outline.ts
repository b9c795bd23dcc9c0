import type { MapBox, Projection } from '../projection.ts';

/** A line of the basemap as flat pairs of degrees. */
export type Line = Float64Array;

/**
 * Decodes the output of `tooling/bake-basemap.mjs`: differences in thousandths of a degree, five bits per letter, lines
 * separated by spaces.
 */
export function decodeLines(text: string): readonly Line[] {
  const lines: Line[] = [];
  let line: number[] = [];
  let last = [0, 0];
  let value = 0;
  let shift = 0;
  for (let index = 0; index <= text.length; index += 1) {
    const letter = text.charCodeAt(index) - 63;
    if (!(letter >= 0)) {
      lines.push(Float64Array.from(line, (thousandths) => thousandths / 1000));
      line = [];
      last = [0, 0];
      continue;
    }
    value += (letter & 31) * 2 ** shift;
    shift += 5;
    if (letter >= 32) continue;
    const change = value % 2 === 1 ? -(value + 1) / 2 : value / 2;
    const axis = line.length % 2;
    last[axis] = (last[axis] as number) + change;
    line.push(last[axis] as number);
    value = 0;
    shift = 0;
  }
  return lines;
}

/** The name and location of a place. */
export interface City {
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
}

/** Decodes the baked place names. */
export const decodeCities = (text: string): readonly City[] =>
  text.split(';').map((entry) => {
    const [name = '', longitude, latitude] = entry.split('|');
    return { name, longitude: Number(longitude) / 100, latitude: Number(latitude) / 100 };
  });

/** The minimum zoom for county lines. With many states in view there are so many that they blur into gray. */
export const countiesFrom = 5.5;
/** Lines farther than this many pixels outside the box are not drawn. */
const margin = 40;

/** Path data for lines in unit coordinates, limited to those near the box. Steps under a pixel are skipped. */
export function outlinePath(
  lines: readonly Line[],
  projection: Projection,
  { width, height }: MapBox,
  closed: boolean,
): string {
  let d = '';
  for (const line of lines) {
    let [west, north, east, south] = [
      Number.POSITIVE_INFINITY,
      Number.POSITIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
    ];
    const pixels = new Float64Array(line.length);
    for (let index = 0; index < line.length; index += 2) {
      const x = (pixels[index] = projection.x(line[index] as number));
      const y = (pixels[index + 1] = projection.y(line[index + 1] as number));
      [west, north, east, south] = [Math.min(west, x), Math.min(north, y), Math.max(east, x), Math.max(south, y)];
    }
    if (east < -margin || south < -margin || west > width + margin || north > height + margin) continue;
    d += linePath(pixels, { width, height }, closed);
  }
  return d;
}

function linePath(pixels: Float64Array, { width, height }: MapBox, closed: boolean): string {
  const unit = (pixel: number, size: number) => Math.round((pixel / size) * 10_000) / 10;
  let d = '';
  let [lastX, lastY] = [Number.NaN, Number.NaN];
  for (let index = 0; index < pixels.length; index += 2) {
    const [x, y] = [pixels[index] as number, pixels[index + 1] as number];
    const isEnd = index >= pixels.length - 2;
    if (d !== '' && !isEnd && Math.abs(x - lastX) < 1 && Math.abs(y - lastY) < 1) continue;
    d += `${d === '' ? 'M' : 'L'}${unit(x, width)} ${unit(y, height)}`;
    [lastX, lastY] = [x, y];
  }
  return closed ? `${d}Z` : d;
}
