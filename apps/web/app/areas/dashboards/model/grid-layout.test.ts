import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ElementLayout } from './stored-dashboard.ts';
import { arrange, gridColumns, placeForNew, stepInOrder, withPlaces, type Placed } from './grid-layout.ts';

const at = (key: string, x: number, y: number, w: number, h: number): Placed => ({ key, layout: { x, y, w, h } });
const four = [at('a', 0, 0, 6, 2), at('b', 6, 0, 6, 2), at('c', 0, 2, 12, 4)];
const read = (places: readonly Placed[]) =>
  places.toSorted((one, other) => one.layout.y - other.layout.y || one.layout.x - other.layout.x).map(({ key }) => key);
const apart = (places: readonly Placed[]) => {
  for (const [index, { layout: one }] of places.entries()) {
    expect(one.x >= 0 && one.x + one.w <= gridColumns && one.y >= 0 && one.h >= 1).toBe(true);
    for (const { layout: other } of places.slice(index + 1))
      expect(
        one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h,
      ).toBe(false);
  }
};
const of = (places: readonly Placed[], key: string) => places.find((place) => place.key === key)?.layout;

describe('the grid of a dashboard', () => {
  it('makes room under an element dropped there', () => {
    const after = arrange(four, 'c', { x: 0, y: 0, w: 12, h: 4 });
    expect(of(after, 'c')).toMatchObject({ y: 0 });
    expect(of(after, 'a')).toMatchObject({ x: 0, y: 4 });
    expect(of(after, 'b')).toMatchObject({ x: 6, y: 4 });
  });

  it('closes the gap an element leaves', () => {
    expect(of(arrange(four, 'a', { x: 0, y: 20, w: 6, h: 2 }), 'a')).toMatchObject({ y: 6 });
    expect(of(arrange([at('a', 0, 3, 2, 2)], 'a', { x: 0, y: 9, w: 2, h: 2 }), 'a')).toMatchObject({ y: 0 });
  });

  it('keeps an element within the columns', () => {
    expect(of(arrange(four, 'b', { x: 11, y: -3, w: 6, h: 2 }), 'b')).toMatchObject({ x: 6, y: 0, w: 6 });
    expect(of(arrange(four, 'b', { x: 0, y: 0, w: 40, h: 0 }), 'b')).toMatchObject({ w: 12, h: 1 });
  });

  it('gives each element without a layout its own row', () => {
    const size = { w: 4, h: 2 };
    expect(
      withPlaces([
        { key: 'a', layout: null, size },
        { key: 'b', layout: null, size },
        { key: 'c', layout: null, size: { w: 12, h: 2 } },
        { key: 'd', layout: null, size: { w: 4, h: 3 } },
        { key: 'e', layout: null, size: { w: 8, h: 3 } },
        { key: 'f', layout: null, size: { w: 1, h: 3 } },
      ]).map(({ layout }) => [layout.x, layout.y]),
    ).toEqual([
      [0, 0],
      [4, 0],
      [0, 2],
      [0, 4],
      [4, 4],
      [0, 7],
    ]);
    expect(placeForNew(four, size)).toEqual({ x: 0, y: 6, w: 4, h: 2 });
  });

  it('never lets two elements overlap', () => {
    const layout = fc.record({
      x: fc.integer({ min: -5, max: 20 }),
      y: fc.integer({ min: -5, max: 30 }),
      w: fc.integer({ min: 0, max: 20 }),
      h: fc.integer({ min: 0, max: 12 }),
    });
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), layout), { maxLength: 12 }), (moves) => {
        const places = moves.reduce<readonly Placed[]>(
          (now, [key, wanted]) => arrange(now, key, wanted as ElementLayout),
          four,
        );
        apart(places);
      }),
    );
  });

  it('swaps two elements of the same size, and puts others above or below each other', () => {
    expect(read(stepInOrder(four, 'b', -1))).toEqual(['b', 'a', 'c']);
    expect(of(stepInOrder(four, 'b', -1), 'a')).toEqual({ x: 6, y: 0, w: 6, h: 2 });
    expect(of(stepInOrder(four, 'b', 1), 'c')).toMatchObject({ y: 0 });
    expect(stepInOrder(four, 'a', -1)).toBe(four);
    expect(stepInOrder(four, 'c', 1)).toBe(four);
    expect(stepInOrder(four, 'nobody', 1)).toBe(four);
  });

  it('moves one step up past any element before it', () => {
    const layout = fc.record({
      x: fc.integer({ min: 0, max: 11 }),
      y: fc.integer({ min: 0, max: 20 }),
      w: fc.integer({ min: 1, max: 12 }),
      h: fc.integer({ min: 1, max: 6 }),
    });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), layout), { maxLength: 8 }),
        fc.constantFrom('a', 'b', 'c'),
        (moves, key) => {
          const places = moves.reduce<readonly Placed[]>(
            (now, [moved, wanted]) => arrange(now, moved, wanted as ElementLayout),
            four,
          );
          const before = read(places)[read(places).indexOf(key) - 1];
          const after = stepInOrder(places, key, -1);
          apart(after);
          if (before === undefined) expect(after).toBe(places);
          else expect(read(after).indexOf(key)).toBeLessThan(read(after).indexOf(before));
        },
      ),
    );
  });
});
