import { describe, expect, it } from 'vitest';
import { listPoints } from '../scene/list-points.ts';
import { makeWords } from '../words/words.ts';
import { readKey } from './keys.ts';

const words = makeWords('en-US', 'UTC');
const column = (id: string, values: readonly number[]) => ({
  id,
  label: id,
  paint: 1 as const,
  values,
  place: (row: number) => ({ x: row, y: 1000 - (values[row] ?? 0) }),
});
const table = listPoints(
  {
    rowTitle: 'Day',
    rowNames: ['a', 'b', 'c', 'd'],
    columns: [column('low', [1, Number.NaN, 3, 2]), column('high', [9, 8, 7, 6])],
  },
  words,
);
const move = (row: number, at: number) => ({ kind: 'move', cell: { row, column: at } });

describe('keys on a chart', () => {
  it.each([
    ['ArrowRight', null, move(0, 0)],
    ['ArrowLeft', null, move(3, 0)],
    ['ArrowRight', { row: 0, column: 0 }, move(2, 0)],
    ['ArrowRight', { row: 3, column: 0 }, move(3, 0)],
    ['ArrowLeft', { row: 2, column: 0 }, move(0, 0)],
    ['ArrowUp', { row: 0, column: 0 }, move(0, 1)],
    ['ArrowUp', { row: 0, column: 1 }, move(0, 1)],
    ['ArrowDown', { row: 0, column: 1 }, move(0, 0)],
    ['Home', { row: 3, column: 1 }, move(0, 1)],
    ['End', { row: 0, column: 0 }, move(3, 0)],
    ['m', { row: 0, column: 0 }, move(2, 0)],
    ['M', { row: 0, column: 1 }, move(3, 1)],
    ['t', null, { kind: 'do', what: 'table' }],
    ['T', null, { kind: 'do', what: 'table' }],
    ['Escape', null, { kind: 'do', what: 'leave' }],
    ['x', { row: 0, column: 0 }, null],
  ])('%s from %j', (key, cell, expected) => {
    expect(readKey(key, cell, table)).toEqual(expected);
  });

  it('reverses in right-to-left layouts, and swaps axes on a horizontal chart', () => {
    expect(readKey('ArrowLeft', { row: 2, column: 1 }, table, { rtl: true })).toEqual(move(3, 1));
    expect(readKey('ArrowDown', { row: 2, column: 1 }, table, { turned: true })).toEqual(move(3, 1));
  });

  it('does nothing in an empty chart', () => {
    const nothing = listPoints({ rowTitle: 'Day', rowNames: [], columns: [] }, words);
    for (const key of ['ArrowRight', 'Home', 'm', 'ArrowUp']) expect(readKey(key, null, nothing)).toBeNull();
  });
});
