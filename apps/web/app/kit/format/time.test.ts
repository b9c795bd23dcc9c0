import { describe, expect, it } from 'vitest';
import { placeClock } from './place-clock.ts';
import { todayIn } from './today-in.ts';
import { ago } from './ago.ts';
import { bucketWords, dayWordsAt, rangeWords, weekdayWords } from './day-words.ts';

describe('words for time', () => {
  it.each([
    ['2026-11-21T10:00:00Z', 'just now'],
    ['2026-11-21T09:48:00Z', '12 min ago'],
    ['2026-11-21T09:00:01Z', '59 min ago'],
    ['2026-11-21T08:59:00Z', '1 hour ago'],
    ['2026-11-18T10:00:00Z', '3 days ago'],
    ['2026-11-21T10:05:00Z', 'just now'],
  ])('%s is %s', (at, words) => {
    expect(ago(at, '2026-11-21T10:00:00Z')).toBe(words);
  });

  it('has the day of an instant where it is, not in Greenwich', () => {
    // Eight in the evening in New York.
    const evening = '2026-11-18T01:00:00.000Z';
    expect(dayWordsAt(evening, 'America/New_York')).toBe('Nov 17');
    expect(dayWordsAt(evening, 'America/New_York', true)).toBe('Nov 17, 2026');
    expect(dayWordsAt(evening, 'UTC')).toBe('Nov 18');
  });

  it.each([
    ['2026-11-01', '2026-11-20', 'Nov 1 to 20, 2026'],
    ['2026-10-28', '2026-11-03', 'Oct 28 to Nov 3, 2026'],
    ['2025-12-20', '2026-01-04', 'Dec 20, 2025 to Jan 4, 2026'],
    ['2026-11-20', '2026-11-20', 'Nov 20, 2026'],
  ])('%s to %s is %s', (from, to, words) => {
    expect(rangeWords(from, to)).toBe(words);
  });

  it('names days and months', () => {
    expect(weekdayWords('2026-11-20')).toBe('Friday, Nov 20');
    expect(bucketWords('2026-11')).toBe('Nov ’26');
    expect(bucketWords('2026-11-20')).toBe('Nov 20');
  });

  it('knows the current day in a time zone', () => {
    const night = new Date('2026-11-21T04:30:00Z');
    expect(todayIn('America/New_York', night)).toBe('2026-11-20');
    expect(todayIn('UTC', night)).toBe('2026-11-21');
  });

  it('keeps the time of day on a pinned day, also across a daylight saving change', () => {
    const real = new Date('2026-11-21T04:30:20Z');
    expect(placeClock(null, 'America/New_York', real)).toEqual({
      today: '2026-11-20',
      now: '2026-11-21T04:30:20.000Z',
      aheadMs: 0,
    });
    expect(placeClock('2026-11-20', 'America/New_York', real).aheadMs).toBe(0);
    // 11:30 PM in summer is an hour earlier in UTC.
    expect(placeClock('2026-07-01', 'America/New_York', real)).toMatchObject({
      today: '2026-07-01',
      now: '2026-07-02T03:30:20.000Z',
    });
  });
});
