import { expect, it } from 'vitest';
import { authorWords, changeWords } from './history-words.ts';

const zone = 'America/New_York';
const state = {
  at: '2026-11-24T13:00:00.000Z',
  by: 'Mo Manager',
  reason: null,
  worker: 'Ann',
  start: '2026-11-27T11:00:00.000Z',
  end: '2026-11-27T19:00:00.000Z',
  services: ['Tow' as const],
  note: null,
};

it('tells what changed between two states of a shift', () => {
  expect(changeWords(state, undefined, zone)).toBe('Ann, Fri, Nov 27, 6:00 AM – 2:00 PM, Tow');
  expect(changeWords({ ...state, worker: 'Bo' }, state, zone)).toBe('Ann → Bo');
  expect(
    changeWords({ ...state, start: '2026-11-27T13:00:00.000Z', end: '2026-11-27T21:00:00.000Z' }, state, zone),
  ).toBe('Fri, Nov 27, 6:00 AM – 2:00 PM → Fri, Nov 27, 8:00 AM – 4:00 PM');
  expect(changeWords({ ...state, services: ['Battery'], note: 'Truck 4' }, state, zone)).toBe(
    'Tow → Battery; note: Truck 4',
  );
  expect(changeWords(state, { ...state, note: 'Truck 4' }, zone)).toBe('note removed');
  expect(changeWords(state, state, zone)).toBe('Saved without a visible change');
});

it('names who changed a shift and when', () => {
  expect(authorWords(state, zone)).toBe('Mo Manager, Nov 24, 8:00 AM');
  expect(authorWords({ ...state, by: null }, zone)).toBe('Imported, Nov 24, 8:00 AM');
});
