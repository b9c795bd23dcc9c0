import { describe, expect, it } from 'vitest';
import { dayWords, groupByDay, momentWords, timeWords, zonedDay } from './day-words.ts';

describe('zonedDay', () => {
  it.each([
    ['2026-11-01T03:30:00Z', 'America/New_York', '2026-10-31'],
    ['2026-11-01T03:30:00Z', 'Europe/Berlin', '2026-11-01'],
    // The day the clocks go back, before and after the change.
    ['2026-11-01T05:59:00Z', 'America/New_York', '2026-11-01'],
    ['2026-11-02T04:59:00Z', 'America/New_York', '2026-11-01'],
    ['2026-11-02T05:00:00Z', 'America/New_York', '2026-11-02'],
  ])('%s in %s is %s', (instant, zone, day) => {
    expect(zonedDay(instant, zone)).toBe(day);
  });
});

describe('dayWords', () => {
  it.each([
    ['2026-11-20', 'en-US', '2026-11-20', 'Today'],
    ['2026-11-19', 'en-US', '2026-11-20', 'Yesterday'],
    ['2026-11-21', 'de-DE', '2026-11-20', 'Morgen'],
    ['2026-11-02', 'en-US', '2026-11-20', 'Monday, November 2'],
    ['2025-12-31', 'en-US', '2026-01-01', 'Yesterday'],
    ['2025-11-20', 'en-US', '2026-11-20', 'Thursday, November 20, 2025'],
    ['2026-11-20', 'en-US', undefined, 'Friday, November 20, 2026'],
  ])('%s in %s on %s', (day, locale, today, words) => {
    expect(dayWords(day, locale, today)).toBe(words);
  });
});

describe('times', () => {
  it('use the time zone and the locale', () => {
    expect(timeWords('2026-11-20T19:05:00Z', 'de-DE', 'Europe/Berlin')).toBe('20:05');
    expect(momentWords('2026-11-20T19:05:00Z', 'en-US', 'America/New_York')).toMatch(
      /^Friday, November 20, 2026 at 2:05\sPM$/,
    );
  });
});

describe('groupByDay', () => {
  it('keeps the order and groups by day in the time zone', () => {
    const at = ['2026-11-20T04:00:00Z', '2026-11-20T06:00:00Z', '2026-11-21T04:59:00Z'];
    expect(groupByDay(at, (instant) => instant, 'America/New_York')).toEqual([
      { day: '2026-11-19', entries: [at[0]] },
      { day: '2026-11-20', entries: [at[1], at[2]] },
    ]);
    expect(groupByDay([], String, 'UTC')).toEqual([]);
  });
});
