import { expect, it } from 'vitest';
import { takerWords } from './taker-words.ts';

const taker = {
  employee: 1,
  driver: 'Ann Lee',
  station_name: 'Lansdale',
  week_hours: 24,
  overtime_hours: 0,
  overtime_cost: 0,
  miles: 0 as number | null,
};

it.each([
  [{}, 'Ann Lee · 24 h this week'],
  [{ miles: 4.2 }, 'Ann Lee · Lansdale, 4.2 mi · 24 h this week'],
  [{ miles: null }, 'Ann Lee · Lansdale · 24 h this week'],
  [
    { week_hours: 36.5, overtime_hours: 4.5, overtime_cost: 56.25 },
    'Ann Lee · 36.5 h this week · 4.5 h overtime, $56 extra',
  ],
  [{ week_hours: 40, overtime_hours: 8 }, 'Ann Lee · 40 h this week · 8 h overtime'],
])('%o', (more, words) => {
  expect(takerWords({ ...taker, ...more })).toBe(words);
});
