import { describe, expect, it } from 'vitest';
import { defaultMetricParameters, type TimeType } from '@roadside/domain/dashboards';
import { parametersInWords } from './parameters-in-words.ts';

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
