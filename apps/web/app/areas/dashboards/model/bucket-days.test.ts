import { describe, expect, it } from 'vitest';
import { bucketDays } from './bucket-days.ts';

describe('the days behind a date of a series', () => {
  it.each([
    ['2026-10', { from: '2025-12-01', to: '2026-11-17' }, { from: '2026-10-01', to: '2026-10-31' }],
    // The current month ends where the data ends.
    ['2026-11', { from: '2025-12-01', to: '2026-11-17' }, { from: '2026-11-01', to: '2026-11-17' }],
    // A month that starts midway begins there.
    ['2025-12', { from: '2025-12-15', to: '2026-11-17' }, { from: '2025-12-15', to: '2025-12-31' }],
    ['2028-02', { from: '2028-01-01', to: '2028-12-31' }, { from: '2028-02-01', to: '2028-02-29' }],
    ['2025-12', { from: '2025-01-01', to: '2026-11-17' }, { from: '2025-12-01', to: '2025-12-31' }],
    ['2026-11-08', { from: '2026-11-01', to: '2026-11-17' }, { from: '2026-11-08', to: '2026-11-08' }],
  ])('%s of %o', (key, range, days) => {
    expect(bucketDays(key, range)).toEqual(days);
  });
});
