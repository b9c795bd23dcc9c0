import { expect, it } from 'vitest';
import { pageIn, pageQuery } from './people-page.ts';

it.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=x', 1],
])('reads the page of ?%s', (query, page) => {
  expect(pageIn(new URLSearchParams(query))).toBe(page);
});

it('leaves the first page out of the address', () => {
  expect([pageQuery(1), pageQuery(2)]).toEqual([{ page: null }, { page: 2 }]);
});
