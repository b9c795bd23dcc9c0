import { cellsOf, entriesOf } from '@roadside/domain/scheduling';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paint, rectangle } from './paint.ts';

const cell = fc.nat(335);

it('paints the rectangle between two corners in either order', () => {
  const monday8 = 48 + 16;
  const friday18 = 5 * 48 + 35;
  const painted = paint(cellsOf([]), rectangle(friday18, monday8), true);
  expect(entriesOf(painted)).toEqual(
    [1, 2, 3, 4, 5].map((dayOfWeek) => ({ dayOfWeek, startTime: '08:00', endTime: '18:00' })),
  );
  fc.assert(
    fc.property(cell, cell, (a, b) => {
      expect(rectangle(a, b)).toEqual(rectangle(b, a));
    }),
  );
});

it('clears painted cells', () => {
  fc.assert(
    fc.property(cell, cell, (a, b) => {
      const empty = cellsOf([]);
      expect(paint(paint(empty, rectangle(a, b), true), rectangle(a, b), false)).toEqual(empty);
    }),
  );
});
