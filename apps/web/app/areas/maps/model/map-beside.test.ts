import { expect, it } from 'vitest';
import { daysBefore } from './map-beside.ts';

it.each([
  ['a Friday', '2026-11-13', '2026-11-13', { weeks: 1, from: '2026-11-06', to: '2026-11-06' }],
  ['a week', '2026-11-15', '2026-11-21', { weeks: 1, from: '2026-11-08', to: '2026-11-14' }],
  ['eight days', '2026-11-14', '2026-11-21', { weeks: 2, from: '2026-10-31', to: '2026-11-07' }],
  ['a month until today', '2026-11-01', '2026-11-18', { weeks: 3, from: '2026-10-11', to: '2026-10-28' }],
])('compares %s with the same weekdays', (_, from, to, before) => {
  expect(daysBefore({ from, to })).toEqual(before);
});
