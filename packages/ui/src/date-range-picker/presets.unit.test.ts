import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cutRange,
  dateRangePresets,
  last365DaysPreset,
  presetOf,
  previousMonthPreset,
  thisMonthPreset,
  thisQuarterPreset,
  todayPreset,
  yesterdayPreset,
} from './presets.ts';

const days = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const lengthOf = ({ from, to }: { from: string; to: string }) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

describe('presets', () => {
  it.each([
    ['today', todayPreset, '2026-11-20', '2026-11-20', '2026-11-20'],
    ['yesterday', yesterdayPreset, '2026-11-20', '2026-11-19', '2026-11-19'],
    ['yesterday across New Year', yesterdayPreset, '2026-01-01', '2025-12-31', '2025-12-31'],
    ['this month', thisMonthPreset, '2026-11-20', '2026-11-01', '2026-11-30'],
    ['this month in a leap year', thisMonthPreset, '2028-02-10', '2028-02-01', '2028-02-29'],
    ['the month before', previousMonthPreset, '2026-11-20', '2026-10-01', '2026-10-31'],
    ['the month before January', previousMonthPreset, '2026-01-31', '2025-12-01', '2025-12-31'],
    ['this quarter', thisQuarterPreset, '2026-11-20', '2026-10-01', '2026-12-31'],
    ['this quarter on its first day', thisQuarterPreset, '2026-04-01', '2026-04-01', '2026-06-30'],
    ['the last 365 days', last365DaysPreset, '2026-11-20', '2025-11-21', '2026-11-20'],
  ])('%s', (_name, preset, today, from, to) => {
    expect(preset.range(today)).toEqual({ from, to });
  });

  it('run forward, and contain the current day or end before it', () => {
    fc.assert(
      fc.property(days, fc.constantFrom(...dateRangePresets), (today, preset) => {
        const { from, to } = preset.range(today);
        expect(from <= to).toBe(true);
        expect(from <= today).toBe(true);
      }),
    );
    fc.assert(fc.property(days, (today) => lengthOf(last365DaysPreset.range(today)) === 365));
    fc.assert(fc.property(days, (today) => [90, 91, 92].includes(lengthOf(thisQuarterPreset.range(today)))));
  });
});

describe('limits', () => {
  it('clip a range, or leave nothing of it', () => {
    expect(cutRange({ from: '2026-11-01', to: '2026-11-30' }, undefined, '2026-11-20')).toEqual({
      from: '2026-11-01',
      to: '2026-11-20',
    });
    expect(cutRange({ from: '2026-11-20', to: '2026-11-20' }, undefined, '2026-11-19')).toBeNull();
  });

  it('do not keep a clipped preset from being recognized', () => {
    const limits = { today: '2026-11-20', max: '2026-11-19' };
    expect(presetOf({ from: '2026-11-01', to: '2026-11-19' }, dateRangePresets, limits)?.id).toBe('this-month');
    expect(presetOf({ from: '2026-11-02', to: '2026-11-19' }, dateRangePresets, limits)).toBeUndefined();
    expect(presetOf(null, dateRangePresets, limits)).toBeUndefined();
  });
});
