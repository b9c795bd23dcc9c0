import { describe, expect, it } from 'vitest';
import { rowHeights } from '../../model/row-heights.ts';
import { listRows } from '../../model/rows.ts';
import type { Shift } from '../../model/schedule.ts';
import { drawnRows, rowsInView } from './rows-in-view.ts';

const drivers = Array.from({ length: 102 }, (_, place) => ({
  id: `d${place}`,
  name: `D ${place}`,
  kind: 'driver' as const,
}));
const shift = (id: string, driverId: string): Shift => ({
  id,
  driverId,
  start: 0,
  end: 3_600_000,
  service: 'tow',
  version: 1,
});
/** Two pinned rows and a hundred scrolled ones of 32 px, below a head of 76 px; `tall` of them have two lines. */
const rowsOf = (tall: readonly string[] = []) => {
  const list = listRows(drivers, new Set());
  return {
    heights: rowHeights(
      { ...list, pinned: list.rows.slice(0, 2), rows: list.rows.slice(2) },
      { overlapping: new Set(tall), shiftsOf: (id) => [shift(`${id}a`, id), shift(`${id}b`, id)] },
    ),
    pinnedRows: 2,
    rowSize: 32,
    head: 76,
    height: 76 + 2 * 32 + 10 * 32 - 1,
  };
};

describe('the rows in view', () => {
  it('begin with the first, and end with the one below the edge', () => {
    expect(rowsInView(0, rowsOf())).toEqual({ first: 0, last: 10 });
  });

  it('leave out those that the head and the pinned rows hide, but none that shows', () => {
    // The head is as high as 2.375 lines, and two rows are pinned: so many scrolled lines still show the first row.
    expect(rowsInView(4, rowsOf()).first).toBe(0);
    expect(rowsInView(5, rowsOf()).first).toBe(0);
    expect(rowsInView(6, rowsOf()).first).toBe(1);
    expect(rowsInView(26, rowsOf())).toEqual({ first: 21, last: 36 });
  });

  it('are as many as the heights of the rows allow', () => {
    expect(rowsInView(0, rowsOf(['d2', 'd3'])).last).toBe(8);
    expect(rowsInView(8, rowsOf(['d2', 'd3'])).first).toBe(1);
  });

  it('end with the last row', () => {
    expect(rowsInView(10_000, rowsOf())).toEqual({ first: 99, last: 99 });
  });
});

describe('the drawn rows', () => {
  const range = (from: number, until: number) => Array.from({ length: until - from + 1 }, (_, index) => from + index);

  it('are a few more than those in view, fewer of them at the top', () => {
    expect(drawnRows({ first: 0, last: 9 }, 100, [])).toEqual(range(0, 13));
    expect(drawnRows({ first: 40, last: 49 }, 100, [])).toEqual(range(30, 59));
  });

  it('end where the schedule does', () => {
    expect(drawnRows({ first: 95, last: 99 }, 100, [])).toEqual(range(85, 99));
    expect(drawnRows({ first: 0, last: 9 }, 3, [])).toEqual([0, 1, 2]);
    expect(drawnRows({ first: 0, last: 0 }, 0, [])).toEqual([]);
  });

  it('have the focused row and those being dragged, once and in order', () => {
    expect(drawnRows({ first: 40, last: 49 }, 100, [3, 45, 90, 3])).toEqual([3, ...range(30, 59), 90]);
    expect(drawnRows({ first: 40, last: 49 }, 100, [-1, 100])).toEqual(range(30, 59));
  });
});
