import type { Group, Scatter } from './cluster.ts';

const root3 = Math.sqrt(3);

/** A hexagon with the calls in it; its position is the center of the hexagon. */
export type Hexagon = Group;

/** Sorts calls into pointy-top hexagons with a radius in pixels, fixed to the world. */
export function hexagons({ rows, x, y, count }: Scatter, radius: number): readonly Hexagon[] {
  const bins = new Map<string, { rows: number[]; count: number; x: number; y: number }>();
  for (const row of rows) {
    const [q, r] = nearest(x(row) / (radius * root3) - y(row) / (radius * 3), (y(row) * 2) / (radius * 3));
    const key = `${q} ${r}`;
    const bin = bins.get(key) ?? { rows: [], count: 0, x: radius * root3 * (q + r / 2), y: radius * 1.5 * r };
    bin.rows.push(row);
    bin.count += count(row);
    bins.set(key, bin);
  }
  return [...bins.values()];
}

/**
 * The hexagon that contains a point: its two axial coordinates, rounded so that the three cube coordinates still sum to
 * zero.
 */
function nearest(q: number, r: number): readonly [number, number] {
  const s = -q - r;
  const [roundQ, roundR, roundS] = [Math.round(q), Math.round(r), Math.round(s)];
  const [offQ, offR, offS] = [Math.abs(roundQ - q), Math.abs(roundR - r), Math.abs(roundS - s)];
  if (offQ > offR && offQ > offS) return [-roundR - roundS, roundR];
  if (offR > offS) return [roundQ, -roundQ - roundS];
  return [roundQ, roundR];
}

/** The six corners of a hexagon around the origin. */
export const hexagonCorners = (radius: number): readonly (readonly [number, number])[] =>
  Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner - Math.PI / 2;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
  });
