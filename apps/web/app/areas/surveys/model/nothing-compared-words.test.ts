import { expect, it } from 'vitest';
import { nothingComparedWords } from './nothing-compared-words.ts';

const cell = { value: 84, numerator: 84, denominator: 100, status: null };
const none = { ...cell, value: null, numerator: 0, denominator: 0 };
const about = {
  before: { comparison: 'last_month', spans: [{ from: '2026-10-04', to: '2026-10-06' }] },
  meta: { from: '2026-11-01', to: '2026-11-03' },
} as const;

it.each([
  [cell, none, 'No answers from Oct 4 to 6, 2026.'],
  [cell, null, 'No answers from Oct 4 to 6, 2026.'],
  [none, cell, 'No answers from Nov 1 to 3, 2026 yet.'],
  [none, none, 'No answers from Nov 1 to 3, 2026 or Oct 4 to 6, 2026.'],
])('says which period has no answers: %j, %j', (data, previous, words) => {
  const spans = [...about.before.spans];
  expect(nothingComparedWords({ ...about, before: { ...about.before, spans }, data, previous })).toBe(words);
});
