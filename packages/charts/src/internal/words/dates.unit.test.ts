import { expect, it } from 'vitest';
import { nameTick } from './dates.ts';

const november = Date.UTC(2026, 10, 1);

it.each([
  ['month', november, false, 'Nov ’26'],
  ['month', Date.UTC(2027, 0, 1), true, 'Jan ’27'],
  ['day', Date.UTC(2026, 10, 26), false, 'Nov 26'],
  ['year', november, false, '2026'],
] as const)('a %s on an axis can’t be read as another one', (grain, moment, boundary, text) => {
  expect(nameTick(moment, grain, boundary, 'en-US', 'UTC')).toBe(text);
});
