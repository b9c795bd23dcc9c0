import { describe, expect, it } from 'vitest';
import { defaultMetricParameters, type TimeType } from '@roadside/domain/dashboards';
import { commentDaysWords, parametersInWords } from './parameters-in-words.ts';

const words = (
  timeType: TimeType,
  labels: readonly string[],
  childType: Parameters<typeof parametersInWords>[2] = null,
) =>
  parametersInWords(
    { parameters: { ...defaultMetricParameters, timeType } },
    { metrics: labels.map((label) => ({ label })), from: '2026-11-01', to: '2026-11-20' },
    childType,
  );

describe('parameters in words', () => {
  it.each([
    [words('This_Month', ['Paid calls'], 'market'), 'Paid calls by Market, this month, Nov 1 to 20, 2026'],
    [
      words('This_Month', ['Paid calls', 'ATA average'], 'station'),
      'Paid calls and ATA average by Station, this month, Nov 1 to 20, 2026',
    ],
    [
      words('Month', ['Paid calls', 'ATA average', 'Overall satisfaction']),
      'Paid calls + 2 metrics, month by month, Nov 1 to 20, 2026',
    ],
    [words('Range', ['Paid calls']), 'Paid calls, Nov 1 to 20, 2026'],
    [words('DAILY_SERIES', ['Paid calls']), 'Paid calls, day by day, Nov 1 to 20, 2026'],
  ])('%s', (written, expected) => {
    expect(written).toBe(expected);
  });
});

it.each([
  [{ timeType: 'Range', dynamic: 365 }, 'the last 12 months'],
  [{ timeType: 'Range', dynamic: 30 }, 'Oct 19 to Nov 17, 2026'],
  [{ timeType: 'Range', dynamic: 365, from: '2026-10-19', to: '2026-11-17' }, 'Oct 19 to Nov 17, 2026'],
  [{ timeType: 'Prev_Month' }, 'Prev Month, Oct 19 to Nov 17, 2026'],
] as const)('the days of comments with %j are %s', (dates, expected) => {
  const parameters = { ...defaultMetricParameters, ...dates };
  expect(commentDaysWords({ parameters }, { from: '2026-10-19', to: '2026-11-17' })).toBe(expected);
});
