import { describe, expect, it } from 'vitest';
import { valuesOf } from '../values/values.ts';
import { distanceSeen, smallestDistance, visions } from './color-vision.ts';

type Colors = Record<string, string>;

/** The closest pair of a set across all vision types, with its distance. */
function closest(set: Colors): { pair: string; distance: number } {
  const names = Object.keys(set);
  const all = names.flatMap((one, index) =>
    names.slice(index + 1).map((other) => ({
      pair: `${one} / ${other}`,
      distance: smallestDistance(set[one] as string, set[other] as string),
    })),
  );
  return all.reduce((nearest, next) => (next.distance < nearest.distance ? next : nearest));
}
const neighbors = (scale: Colors) => {
  const steps = Object.values(scale);
  return Math.min(...steps.slice(1).map((step, index) => smallestDistance(steps[index] as string, step)));
};

describe.each([
  ['day', { service: 10, signals: 13, categorical: 13 }],
  ['night', { service: 10, signals: 11, categorical: 14 }],
  ['day-contrast', { service: 10, signals: 10, categorical: 13 }],
  ['night-contrast', { service: 10, signals: 10, categorical: 14 }],
] as const)('colors of %s stay distinct in every vision type', (name, floor) => {
  const { color } = valuesOf(name);
  const fills = Object.fromEntries(Object.entries(color.service).map(([service, { fill }]) => [service, fill]));
  const signals = {
    beacon: color.beacon.solid,
    danger: color.danger.solid,
    info: color.info.solid,
    success: color.success.solid,
  };
  it.each([
    ['service types', fills, floor.service],
    ['signals', signals, floor.signals],
    ['categorical', color.categorical as Colors, floor.categorical],
  ])('%s', (_set, colors, atLeast) => {
    const { pair, distance } = closest(colors);
    expect(distance, pair).toBeGreaterThanOrEqual(atLeast);
  });
});

describe.each(['day', 'night'] as const)('scales of %s', (name) => {
  const { color } = valuesOf(name);
  it('have steps that differ visibly from their neighbors', () => {
    expect(neighbors(color.lamp), 'lamp').toBeGreaterThanOrEqual(9.9);
    expect(neighbors(color.cool), 'cool').toBeGreaterThanOrEqual(9.9);
  });
  it('end far apart', () => {
    expect(smallestDistance(color.diverging['1'], color.diverging['7'])).toBeGreaterThanOrEqual(21);
  });
});

describe('simulation', () => {
  it('leaves the usual vision unchanged and brings red and green closer for deutans', () => {
    expect(distanceSeen('#d00000', '#007000', 'usual')).toBeGreaterThan(30);
    expect(distanceSeen('#b04a00', '#647000', 'deutan')).toBeLessThan(distanceSeen('#b04a00', '#647000', 'usual') / 2);
    for (const vision of visions) expect(distanceSeen('#808080', '#808080', vision)).toBe(0);
  });
});
