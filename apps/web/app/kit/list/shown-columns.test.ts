import { expect, it } from 'vitest';
import { shownColumns } from './shown-columns.ts';

const columns = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const none = { order: [], hidden: [], pinnedStart: [], pinnedEnd: [] };

it.each([
  ['as defined', none, 'abcd'],
  ['in the order they were moved to, new ones after them', { ...none, order: ['c', 'a'] }, 'cabd'],
  ['without hidden ones', { ...none, hidden: ['b'] }, 'acd'],
  ['with pinned ones first and last', { ...none, pinnedStart: ['d'], pinnedEnd: ['a'] }, 'dbca'],
  ['without ones that no longer exist', { ...none, order: ['x', 'b'], pinnedStart: ['y'] }, 'bacd'],
])('lists columns %s', (_name, state, ids) => {
  expect(shownColumns(state, columns).join('')).toBe(ids);
});
