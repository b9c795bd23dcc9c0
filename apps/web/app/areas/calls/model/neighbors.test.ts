import { expect, it } from 'vitest';
import { neighborsOf } from './neighbors.ts';

it.each([
  [11, { before: null, after: 12 }],
  [12, { before: 11, after: 13 }],
  [13, { before: 12, after: null }],
  [99, { before: null, after: null }],
])('finds the calls next to %i', (id, expected) => {
  expect(neighborsOf([{ id: 11 }, { id: 12 }, { id: 13 }], id)).toEqual(expected);
});
