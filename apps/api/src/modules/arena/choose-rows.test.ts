import { describe, expect, it } from 'vitest';
import { type Board, chooseRows } from './leaderboard.service.ts';

/** Forty drivers; the first has 3,950 points and each of the next 100 fewer. Every second one is drafted. */
const rows = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  driverId: 100 + index,
  rank: index + 1,
  previous: index + 1,
  name: `Driver ${index + 1}`,
  station: index % 2 === 0 ? 'North' : 'South',
  words: `driver ${index + 1}\n${index % 2 === 0 ? 'north' : 'south'}`,
  change: 'none' as const,
  points: 3_950 - index * 100,
  drafted: index % 2 === 0,
}));
const board: Board = {
  period: { from: '2026-10-01', to: '2026-12-31', today: '2026-11-20' },
  rows,
  pastOf: () => Promise.resolve([]),
};
const ranks = (wish: Parameters<typeof chooseRows>[1], mine: number | null = null) =>
  chooseRows(board, wish, mine).rows.map(({ rank }) => rank);
const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('the rows of a leaderboard', () => {
  it.each([
    ['in the middle', 20, [...span(1, 5), ...span(17, 23)]],
    ['just below the top five', 7, span(1, 10)],
    ['among the top five', 3, span(1, 6)],
    ['first', 1, span(1, 5)],
    ['last', 40, [...span(1, 5), ...span(37, 40)]],
    ['not on the board', null, span(1, 5)],
  ])('are the top five first, then three on both sides of the reader %s', (_where, mine, expected) => {
    expect(ranks({ around: true }, mine)).toEqual(expected);
    expect(chooseRows(board, { around: true }, mine).total).toBe(40);
  });

  it('are pages of the whole board', () => {
    expect(ranks({ rows_per_page: 15 })).toEqual(span(1, 15));
    expect(ranks({ rows_per_page: 15, page: 3 })).toEqual(span(31, 40));
    expect(ranks({ rows_per_page: 15, page: 4 })).toEqual([]);
  });

  it('are filtered by draft, points, level and words, all at once', () => {
    expect(ranks({ drafted: true })).toEqual(span(1, 40).filter((rank) => rank % 2 === 1));
    expect(ranks({ drafted: false })).toHaveLength(20);
    expect(ranks({ min_points: 3_750 })).toEqual([1, 2, 3]);
    expect(ranks({ max_points: 150 })).toEqual([39, 40]);
    // Everybody from 2,800 points on is on the last level; below 200 points on the first.
    expect(ranks({ min_level: 15 })).toEqual(span(1, 12));
    expect(ranks({ max_level: 1 })).toEqual([39, 40]);
    expect(ranks({ min_level: 15, max_points: 3_000, drafted: false })).toEqual([12]);
    expect(ranks({ search: ' NORTH ', max_points: 150 })).toEqual([39]);
    expect(chooseRows(board, { drafted: true, rows_per_page: 2 }, null)).toMatchObject({ total: 20 });
  });

  it('are around the reader among those the filter leaves', () => {
    expect(ranks({ around: true, drafted: true }, 21)).toEqual([1, 3, 5, 7, 9, 15, 17, 19, 21, 23, 25, 27]);
    expect(ranks({ around: true, drafted: true }, 20)).toEqual([1, 3, 5, 7, 9]);
  });
});
