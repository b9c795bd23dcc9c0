import { expect, it } from 'vitest';
import { pagesAround } from './trend-pages.ts';

it.each([
  [1, 20, { before: null, after: null }],
  // A full page isn't always followed by another.
  [1, 25, { before: null, after: null }],
  [1, 26, { before: null, after: 2 }],
  [2, 50, { before: 1, after: null }],
  // An old link to a page that doesn't exist anymore leads back to the last one.
  [9, 26, { before: 2, after: null }],
  [3, 0, { before: 1, after: null }],
])('page %d of %d rows', (page, total, around) => {
  expect(pagesAround(page, 25, total)).toEqual(around);
});
