import { expect, it } from 'vitest';
import { boardQuery, isFiltered, rangesAsked, rangesWords, readBoardState } from './board-state.ts';
import { pointsText, readPointsBehind, steppingFrom } from './points-behind.ts';

const all = readBoardState(new URLSearchParams());

it.each([
  ['', {}],
  ['show=all&drafted=yes&search=Rosa&page=3', { show: 'all', drafted: true, search: 'Rosa', page: 3 }],
  ['drafted=no&page=-1', { drafted: false }],
  ['page=x&show=none', {}],
  ['points=200-1200&levels=2-5', { points: [200, 1200], levels: [2, 5] }],
  ['points=200-9000&levels=0-15', { points: [200, 3000] }],
  ['points=900-200&levels=x', {}],
])('reads the board of ?%s', (query, changed) => {
  expect(readBoardState(new URLSearchParams(query))).toEqual({
    show: 'around',
    drafted: null,
    points: [0, 3000],
    levels: [1, 15],
    search: '',
    page: 1,
    ...changed,
  });
});

it('writes what it reads, and leaves the defaults out', () => {
  const state = { show: 'all', drafted: false, points: [100, 3000], levels: [3, 3], search: 'Bo', page: 2 } as const;
  const query = Object.entries(boardQuery(state)).map(([name, value]) => [name, String(value)]);
  expect(readBoardState(new URLSearchParams(query))).toEqual(state);
  expect(Object.values(boardQuery(all)).every((value) => value === null)).toBe(true);
});

it.each([
  [{}, 'Any points, any level', {}],
  [{ points: [200, 1200] }, '200–1,200 points, any level', { min_points: 200, max_points: 1200 }],
  // Points beyond the last one are found as well.
  [{ points: [2900, 3000] }, '2,900–3,000+ points, any level', { min_points: 2900 }],
  [{ levels: [2, 15] }, 'Any points, levels 2–15', { min_level: 2 }],
  [{ levels: [4, 4] }, 'Any points, level 4', { min_level: 4, max_level: 4 }],
] as const)('asks for %o, in words and in the request', (changed, words, asked) => {
  const state = { ...all, ...changed };
  expect(rangesWords(state)).toBe(words);
  expect(rangesAsked(state)).toEqual(asked);
  expect(isFiltered(state)).toBe(Object.keys(changed).length > 0);
});

it.each([
  { slug: 'rosa-ndiaye', day: '2026-11-20', campaign: null },
  { slug: 'bo', day: null, campaign: null },
  { slug: 'bo', day: '2026-11-20', campaign: 7 },
])('keeps %o in the address', (behind) => {
  expect(readPointsBehind(pointsText(behind))).toEqual(behind);
});

it.each(['', 'rosa', 'rosa~2026-13-45', 'rosa~-~0', '~-'])('opens nothing for %j', (text) => {
  expect(readPointsBehind(text)).toBeNull();
});

it('steps on from a day that is on its way', () => {
  expect(steppingFrom(null, null, '2026-11-20')).toBe('2026-11-20');
  expect(steppingFrom(null, '2026-11-19', '2026-11-20')).toBe('2026-11-19');
  // The address hasn't changed yet, then it has.
  expect(steppingFrom({ from: null, to: '2026-11-19' }, null, '2026-11-20')).toBe('2026-11-19');
  expect(steppingFrom({ from: null, to: '2026-11-18' }, '2026-11-19', '2026-11-20')).toBe('2026-11-19');
});
