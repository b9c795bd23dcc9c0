import { linearOfHex, oklabOfLinear, type Rgb } from './oklch.ts';

/** Types of color vision that a set of colors must work for. */
export type Vision = 'usual' | 'protan' | 'deutan' | 'tritan';

type Matrix = readonly [Rgb, Rgb, Rgb];

// Machado, Oliveira and Fernandes 2009, "A Physiologically-based Model for Simulation of Color Vision Deficiency", severity 1.0.
const matrices: Record<Vision, Matrix> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Every color vision type a set is tested with. */
export const visions = Object.keys(matrices) as readonly Vision[];

const clamp = (channel: number) => Math.min(1, Math.max(0, channel));

/** Linear sRGB of a color as seen with this type of color vision. */
export function seenLinear(hex: string, vision: Vision): Rgb {
  const [red, green, blue] = linearOfHex(hex);
  const [r, g, b] = matrices[vision].map(([x, y, z]) => clamp(x * red + y * green + z * blue)) as [
    number,
    number,
    number,
  ];
  return [r, g, b];
}

/** Distance of two colors in one type of color vision: the OKLab distance times 100. */
export function distanceSeen(one: string, other: string, vision: Vision): number {
  const a = oklabOfLinear(seenLinear(one, vision));
  const b = oklabOfLinear(seenLinear(other, vision));
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Smallest distance of two colors across all types of color vision. */
export const smallestDistance = (one: string, other: string): number =>
  Math.min(...visions.map((vision) => distanceSeen(one, other, vision)));
