import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  forecastSteps,
  forecastViews,
  loadedDays,
  readScheduleAddress,
  scheduleSearch,
  shownDays,
  stepped,
} from './schedule-address.ts';

const read = (query: string) => readScheduleAddress(new URLSearchParams(query), '2026-11-24');

describe('the URL of the schedule', () => {
  it('opens as the gantt of this week', () => {
    expect(read('')).toEqual({
      view: 'gantt',
      span: 'week',
      day: '2026-11-24',
      code: null,
      forecast: null,
      step: '1h',
    });
    expect(read('view=x&span=year&day=2026-99-99&code=jump&forecast=sun&step=2h')).toEqual(read(''));
    for (const day of ['0002-11-01', '1999-12-31', '9999-12-31', '275760-09-13', '2026-02-30'])
      expect(read(`day=${day}`)).toEqual(read(''));
  });

  it('round-trips', () => {
    fc.assert(
      fc.property(
        fc.record({
          view: fc.constantFrom('gantt' as const, 'list' as const),
          span: fc.constantFrom('day' as const, 'week' as const, 'month' as const),
          day: fc.constantFrom('2026-01-01', '2026-03-08', '2028-02-29'),
          code: fc.constantFrom(null, 'tow' as const, 'battery_light_service' as const),
          forecast: fc.constantFrom(null, ...forecastViews),
          step: fc.constantFrom(...forecastSteps),
        }),
        (address) => {
          expect(read(scheduleSearch(address))).toEqual(address);
        },
      ),
    );
  });

  it('keeps other query parameters, such as an open drawer', () => {
    expect(scheduleSearch(read(''), new URLSearchParams('drawer=schedule~templates'))).toContain('drawer=schedule');
  });

  it.each([
    ['day', '2026-11-24', '2026-11-25', '2026-11-23'],
    // From Sunday the 22nd: 8 days forward, 6 days back, both Mondays.
    ['week', '2026-11-24', '2026-11-30', '2026-11-16'],
    ['week', '2026-11-28', '2026-11-30', '2026-11-16'],
    ['month', '2026-01-31', '2026-02-01', '2025-12-01'],
  ] as const)('steps by a %s from %s', (span, day, next, previous) => {
    const address = { ...read(''), span, day };
    expect([stepped(address, 1).day, stepped(address, -1).day]).toEqual([next, previous]);
  });

  it('loads a whole week for a day, and a whole month', () => {
    expect(shownDays({ ...read(''), span: 'day' })).toEqual({ from: '2026-11-24', days: 1 });
    expect(loadedDays({ span: 'day', day: '2026-11-24' })).toEqual({ from: '2026-11-22', days: 7 });
    expect(loadedDays({ span: 'month', day: '2028-02-10' })).toEqual({ from: '2028-02-01', days: 29 });
  });
});
