import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayCount } from './calendar.ts';
import {
  clampRange,
  firstAcceptedDay,
  isAcceptedDay,
  isDay,
  lastAcceptedDay,
  longestRangeDays,
  rangeParts,
  rangeStepOf,
  rangeSteps,
} from './range.ts';

describe('a day from outside', () => {
  it.each([
    ['2026-11-20', true, true],
    ['2028-02-29', true, true],
    ['2000-01-01', true, true],
    ['2100-12-31', true, true],
    ['0002-11-01', true, false],
    ['1900-01-01', true, false],
    ['1999-12-31', true, false],
    ['2101-01-01', true, false],
    ['9999-12-31', true, false],
    ['2026-02-30', false, false],
    ['2027-02-29', false, false],
    ['2026-13-01', false, false],
    ['0000-00-00', false, false],
    ['275760-09-13', false, false],
    ['2026-11-20T00:00:00Z', false, false],
    ['soon', false, false],
    ['', false, false],
    [null, false, false],
    [undefined, false, false],
  ])('%s', (text, real, accepted) => {
    expect([isDay(text), isAcceptedDay(text)]).toEqual([real, accepted]);
  });
});

describe('clampRange', () => {
  const limits = { min: '2026-01-01', max: '2026-11-20', maxDays: 92 };
  it.each([
    ['2026-03-01', '2026-03-31', { from: '2026-03-01', to: '2026-03-31' }],
    ['2026-11-19', '2027-01-01', { from: '2026-11-19', to: '2026-11-20' }],
    ['2026-01-01', '2026-06-30', { from: '2026-03-31', to: '2026-06-30' }],
    ['0002-11-01', '2026-02-01', { from: '2026-01-01', to: '2026-02-01' }],
    ['2024-01-01', '2024-01-31', null],
    ['2026-11-21', '9999-12-31', null],
    ['2026-03-31', '2026-03-01', null],
  ])('%s to %s', (from, to, expected) => expect(clampRange({ from, to }, limits)).toEqual(expected));

  it('changes nothing without limits', () => {
    expect(clampRange({ from: '2000-01-01', to: '2100-12-31' }, {})).toEqual({ from: '2000-01-01', to: '2100-12-31' });
  });
});

const accepted = fc
  .integer({ min: 0, max: dayCount(firstAcceptedDay, lastAcceptedDay) - 1 })
  .map((days) => addDays(firstAcceptedDay, days));

describe('the parts a range is drawn in', () => {
  it('cover every day once, in order', () => {
    fc.assert(
      fc.property(accepted, fc.integer({ min: 0, max: 900 }), fc.constantFrom(...rangeSteps), (from, days, step) => {
        const to = addDays(from, days);
        const parts = rangeParts({ from, to }, step);
        expect([parts[0]?.from, parts.at(-1)?.to]).toEqual([from, to]);
        for (const [index, part] of parts.entries()) {
          expect(part.from <= part.to).toBe(true);
          if (index > 0) expect(part.from).toBe(addDays(parts[index - 1]!.to, 1));
        }
      }),
    );
  });

  it('are few, for any range a request may cover', () => {
    fc.assert(
      fc.property(accepted, fc.integer({ min: 0, max: longestRangeDays - 1 }), (from, days) => {
        const range = { from, to: addDays(from, days) };
        expect(rangeParts(range, rangeStepOf(range)).length).toBeLessThanOrEqual(126);
      }),
    );
  });

  it.each([
    ['2026-11-01', '2026-11-30', 'day', 30],
    ['2026-08-01', '2026-11-30', 'day', 122],
    ['2025-12-01', '2026-11-30', 'week', 53],
    ['2016-12-01', '2026-11-30', 'month', 120],
  ])('%s to %s: by %s', (from, to, step, count) => {
    expect(rangeStepOf({ from, to })).toBe(step);
    expect(rangeParts({ from, to }, rangeStepOf({ from, to }))).toHaveLength(count);
  });

  it('are none when the range ends before it starts', () => {
    expect(rangeParts({ from: '2026-11-02', to: '2026-11-01' }, 'day')).toEqual([]);
  });
});
