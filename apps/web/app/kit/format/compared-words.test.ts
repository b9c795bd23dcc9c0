import { comparedDays, type Comparison } from '@roadside/domain/dashboards';
import { expect, it } from 'vitest';
import { comparedDaysWords, comparedWords } from './compared-words.ts';

it.each<[string, string, Comparison, string, string]>([
  ['2026-11-25', '2026-11-25', 'last_week', 'vs. Wed, Nov 18', 'Wed, Nov 18'],
  [
    '2026-11-25',
    '2026-11-25',
    'four_week_mean',
    'vs. mean of 4 Wednesdays, Oct 28 to Nov 18, 2026',
    '4 Wednesdays, Oct 28 to Nov 18, 2026',
  ],
  ['2026-11-25', '2026-11-25', 'last_month', 'vs. Wed, Oct 28', 'Wed, Oct 28'],
  ['2026-11-25', '2026-11-25', 'last_year', 'vs. Wed, Nov 26, 2025', 'Wed, Nov 26, 2025'],
  ['2026-11-19', '2026-11-25', 'last_week', 'vs. same weekdays, Nov 12 to 18, 2026', 'Nov 12 to 18, 2026'],
  ['2026-11-19', '2026-11-25', 'four_week_mean', 'vs. 4-week mean, Oct 22 to Nov 18, 2026', 'Oct 22 to Nov 18, 2026'],
  ['2026-11-01', '2026-11-25', 'last_month', 'vs. same weekdays, Oct 4 to 28, 2026', 'Oct 4 to 28, 2026'],
])('%s to %s, %s: %s', (from, to, choice, words, days) => {
  const { comparison, spans } = comparedDays({ timeType: 'Range', from, to }, choice);
  const before = { comparison, spans: [...spans] };
  expect(comparedWords(before)).toBe(words);
  expect(comparedDaysWords(before)).toBe(days);
});
