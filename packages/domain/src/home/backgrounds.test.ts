import { expect, test } from 'vitest';
import { backgrounds, findBackgrounds } from './backgrounds.ts';

test('every bundled background has its own id', () => {
  expect(new Set(backgrounds.map(({ id }) => id)).size).toBe(backgrounds.length);
});

test.each([
  ['', backgrounds.length],
  ['SNOW', 2],
  ['night beacon', 1],
  ['snowboard', 0],
])('a search for "%s" finds %i', (query, count) => {
  expect(findBackgrounds(query)).toHaveLength(count);
});
