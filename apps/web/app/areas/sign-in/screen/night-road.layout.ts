/** The vanishing point of the road on the horizon, and its near end at the bottom of the picture. */
const vanishing = { x: 440, y: 512 };
const near = { x: 800, y: 900 };

/** In perspective, even steps on the ground shrink by a constant ratio. */
const scales = [0.74, 0.5, 0.34, 0.23, 0.155, 0.105, 0.07];

/** Lamps along the right shoulder, nearest first; `scale` shrinks toward the horizon. */
export const lamps = scales.map((scale) => ({
  x: round(vanishing.x + (near.x - vanishing.x) * scale * 0.98),
  y: round(vanishing.y + (near.y - vanishing.y) * scale),
  scale,
}));

export const lampCount = lamps.length;

/** Dashes of the center line, from the viewer to the horizon, as polygon points. */
export const laneMarks = [0.96, 0.66, 0.45, 0.31, 0.21, 0.145, 0.1].map((scale) => {
  const from = middle(scale);
  const to = middle(scale * 0.8);
  const width = 7 * scale;
  return [
    [from.x - width, from.y],
    [from.x + width, from.y],
    [to.x + width * 0.8, to.y],
    [to.x - width * 0.8, to.y],
  ]
    .map(([x, y]) => `${round(x as number)},${round(y as number)}`)
    .join(' ');
});

/** x, y, radius. */
export const stars = [
  [64, 88, 1.4],
  [148, 210, 1],
  [212, 64, 1.1],
  [296, 148, 1.5],
  [352, 40, 1],
  [398, 232, 1],
  [452, 96, 1.3],
  [520, 176, 1],
  [588, 58, 1.4],
  [636, 244, 1],
  [676, 128, 1.1],
  [96, 330, 1],
  [248, 318, 1.2],
  [560, 330, 1],
  [40, 238, 1],
  [486, 300, 1.1],
] as const;

/** Number of lit lamps for the typed characters: the nearest is always lit, plus one for every three characters. */
export function lampsLit(typed: number): number {
  return Math.min(lampCount, 1 + Math.ceil(typed / 3));
}

function middle(scale: number) {
  return { x: 432 + (420 - 432) * scale, y: vanishing.y + (near.y - vanishing.y) * scale };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
