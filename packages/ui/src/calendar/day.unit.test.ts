import { CalendarDate, PersianCalendar, toCalendar } from '@internationalized/date';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampDay, dateOf, dayOf } from './day.ts';

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2200-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('days', () => {
  it('round-trip', () => {
    fc.assert(fc.property(days, (day) => dayOf(dateOf(day, 'Test') ?? new CalendarDate(1, 1, 1)) === day));
  });

  it('convert from another calendar to ISO days', () => {
    expect(dayOf(toCalendar(new CalendarDate(2026, 11, 20), new PersianCalendar()))).toBe('2026-11-20');
  });

  it('that do not exist are a programming error', () => {
    expect(() => dateOf('2026-02-30', 'DateField')).toThrow(/DateField: "2026-02-30" is not an ISO day/);
    expect(dateOf(null, 'DateField')).toBeNull();
  });

  it('are clamped to the limits', () => {
    fc.assert(
      fc.property(days, days, days, (day, a, b) => {
        const [min, max] = a < b ? [a, b] : [b, a];
        const clamped = clampDay(day, min, max);
        expect(clamped >= min && clamped <= max).toBe(true);
        if (day >= min && day <= max) expect(clamped).toBe(day);
      }),
    );
    expect(clampDay('2026-11-20')).toBe('2026-11-20');
  });
});
