import { expect, it } from 'vitest';
import { boardQuery, readBoardState } from './board-state.ts';
import { pointsText, readPointsBehind } from './points-behind.ts';

it.each([
  ['', { show: 'around', drafted: null, search: '', page: 1 }],
  ['show=all&drafted=yes&search=Rosa&page=3', { show: 'all', drafted: true, search: 'Rosa', page: 3 }],
  ['drafted=no&page=-1', { show: 'around', drafted: false, search: '', page: 1 }],
  ['page=x&show=none', { show: 'around', drafted: null, search: '', page: 1 }],
])('reads the board of ?%s', (query, state) => {
  expect(readBoardState(new URLSearchParams(query))).toEqual(state);
});

it('writes what it reads, and leaves the defaults out', () => {
  const state = { show: 'all', drafted: false, search: 'Bo', page: 2 } as const;
  const query = Object.entries(boardQuery(state)).map(([name, value]) => [name, String(value)]);
  expect(readBoardState(new URLSearchParams(query))).toEqual(state);
  expect(Object.values(boardQuery(readBoardState(new URLSearchParams()))).every((value) => value === null)).toBe(true);
});

it.each([
  { slug: 'rosa-ndiaye', day: '2026-11-20' },
  { slug: 'bo', day: null },
])('keeps %o in the address', (behind) => {
  expect(readPointsBehind(pointsText(behind))).toEqual(behind);
});

it.each(['', 'rosa', 'rosa~2026-13-45', '~-'])('opens nothing for %j', (text) => {
  expect(readPointsBehind(text)).toBeNull();
});
