import fc from 'fast-check';
import { parseZonedDateTime } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import { dayNames } from './driver.ts';
import { durationBetween, ganttUnits, shiftSpan, shownEnd, shownHours } from './duration.ts';
import { onQuarterHour, snapInstant, snapMinute, snapToDragStep, snapZoned } from './snap.ts';
import {
  changeDay,
  dayOfWeekOf,
  nextWeekAnchor,
  previousWeekAnchor,
  scheduleDefaults,
  weekDaysOf,
  weekStartOf,
} from './week.ts';

const isoDay = fc
  .integer({ min: 0, max: 36_500 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
const zones = ['America/New_York', 'America/Chicago', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'];

describe('snapping', () => {
  it('leaves times alone that are on a quarter hour', () => {
    expect(['00:00', '07:15', '07:07', '23:45', '12:59'].map(onQuarterHour)).toEqual([true, true, false, true, false]);
  });

  it('follows the table for all sixty minutes', () => {
    const expected = [
      ...Array<number>(15).fill(0),
      15,
      ...Array<number>(14).fill(30),
      30,
      ...Array<number>(14).fill(30),
      45,
      ...Array<number>(14).fill(60),
    ];
    expect(Array.from({ length: 60 }, (_, minute) => snapMinute(minute))).toEqual(expected);
  });

  it.each([
    ['across midnight', '2026-11-20T23:50[America/New_York]', '2026-11-21T00:00:00-05:00[America/New_York]'],
    ['across New Year', '2026-12-31T23:46[America/Chicago]', '2027-01-01T00:00:00-06:00[America/Chicago]'],
    [
      'into the hour after the clocks go forward',
      '2026-03-08T01:50[America/New_York]',
      '2026-03-08T03:00:00-04:00[America/New_York]',
    ],
    [
      'into the second of two hours when they go back',
      '2026-11-01T01:50-04:00[America/New_York]',
      '2026-11-01T01:00:00-05:00[America/New_York]',
    ],
    [
      'inside the second hour, seconds and all',
      '2026-11-01T01:50:30-05:00[America/New_York]',
      '2026-11-01T02:00:00-05:00[America/New_York]',
    ],
    [
      'back inside the second hour',
      '2026-11-01T01:14:59-05:00[America/New_York]',
      '2026-11-01T01:00:00-05:00[America/New_York]',
    ],
    [
      'where offsets end in 45 minutes',
      '2026-06-01T10:16[Asia/Kathmandu]',
      '2026-06-01T10:30:00+05:45[Asia/Kathmandu]',
    ],
    [
      'where clocks move half an hour',
      '2026-10-04T01:50[Australia/Lord_Howe]',
      '2026-10-04T02:30:00+11:00[Australia/Lord_Howe]',
    ],
  ])('goes %s', (_name, from, to) => {
    expect(snapZoned(parseZonedDateTime(from)).toString()).toBe(to);
  });

  it('is stable, moves at most 14 minutes and 59 seconds, and lands on a quarter hour', () => {
    const instant = fc
      .integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 11, 31) })
      .map((ms) => new Date(ms).toISOString());
    fc.assert(
      fc.property(instant, fc.constantFrom(...zones), (time, zone) => {
        const snapped = snapInstant(time, zone);
        expect(snapInstant(snapped, zone)).toBe(snapped);
        expect(Math.abs(Date.parse(snapped) - Date.parse(time))).toBeLessThan(15 * 60_000);
        expect(Date.parse(snapped) % (15 * 60_000)).toBe(0);
      }),
      { numRuns: 1000 },
    );
  });

  it('drags in quarter hours', () => {
    expect([-8, 0, 7, 8, 22, 23].map(snapToDragStep)).toEqual([-15, 0, 0, 15, 15, 30]);
  });
});

describe('durations', () => {
  it.each([
    [0, 8, 32],
    [8, 8, 32],
    [0.25, 0.25, 1],
    [12, 12, 48],
  ])('%s hours show as %s hours and %s units', (duration, hours, units) => {
    expect(shownHours(duration)).toBe(hours);
    expect(ganttUnits(duration)).toBe(units);
  });

  it.each([
    ['a day shift', '2026-11-20', '06:00', '14:00', '2026-11-20T11:00:00.000Z', '2026-11-20T19:00:00.000Z', 8],
    ['over midnight', '2026-11-20', '22:00', '06:00', '2026-11-21T03:00:00.000Z', '2026-11-21T11:00:00.000Z', 8],
    [
      'over midnight as the clocks go back',
      '2026-10-31',
      '22:00',
      '06:00',
      '2026-11-01T02:00:00.000Z',
      '2026-11-01T11:00:00.000Z',
      9,
    ],
    [
      'over midnight as the clocks go forward',
      '2026-03-07',
      '22:00',
      '06:00',
      '2026-03-08T03:00:00.000Z',
      '2026-03-08T10:00:00.000Z',
      7,
    ],
    ['without an end', '2026-11-20', '22:00', null, '2026-11-21T03:00:00.000Z', '2026-11-21T03:00:00.000Z', 0],
    [
      'with its end at its start',
      '2026-11-20',
      '22:00',
      '22:00',
      '2026-11-21T03:00:00.000Z',
      '2026-11-21T03:00:00.000Z',
      0,
    ],
    [
      'from an hour that does not exist',
      '2026-03-08',
      '02:30',
      '04:00',
      '2026-03-08T07:30:00.000Z',
      '2026-03-08T08:00:00.000Z',
      0.5,
    ],
  ])('%s', (_name, day, start, end, startDate, endDate, duration) => {
    expect(shiftSpan(day, start, end, 'America/New_York')).toEqual({ startDate, endDate, duration });
  });

  it('are never negative and match the displayed end', () => {
    const time = fc
      .tuple(fc.nat(23), fc.constantFrom(0, 15, 30, 45))
      .map(([h, m]) => `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`);
    fc.assert(
      fc.property(isoDay, time, time, fc.constantFrom(...zones), (day, start, end, zone) => {
        const span = shiftSpan(day, start, end, zone);
        expect(span.duration).toBeGreaterThanOrEqual(0);
        expect(span.duration).toBeLessThanOrEqual(25);
        expect(durationBetween(span.startDate, shownEnd(span.startDate, span.duration))).toBe(
          shownHours(span.duration),
        );
        if (span.duration > 0) expect(shownEnd(span.startDate, span.duration)).toBe(span.endDate);
      }),
    );
  });
});

describe('weeks', () => {
  it('name the days from Sunday', () => {
    expect(dayNames).toEqual(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']);
    expect(dayNames[dayOfWeekOf('2026-11-20')]).toBe('Friday');
    expect(weekDaysOf('2026-11-20')).toEqual([
      '2026-11-15',
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
    ]);
  });

  it.each([
    ['2026-11-15', '2026-11-23', '2026-11-09'],
    ['2026-11-16', '2026-11-23', '2026-11-09'],
    ['2026-11-21', '2026-11-23', '2026-11-09'],
    ['2026-12-30', '2027-01-04', '2026-12-21'],
  ])('from %s lead to the Mondays %s and %s', (anchor, next, previous) => {
    expect(nextWeekAnchor(anchor)).toBe(next);
    expect(previousWeekAnchor(anchor)).toBe(previous);
  });

  it('are never skipped: forward and back returns to the same week', () => {
    fc.assert(
      fc.property(isoDay, (day) => {
        const sunday = weekStartOf(day);
        expect(dayOfWeekOf(sunday)).toBe(0);
        expect(weekStartOf(previousWeekAnchor(nextWeekAnchor(day)))).toBe(sunday);
        expect(dayOfWeekOf(nextWeekAnchor(day))).toBe(1);
        expect((Date.parse(weekStartOf(nextWeekAnchor(day))) - Date.parse(sunday)) / 86_400_000).toBe(7);
        expect((Date.parse(sunday) - Date.parse(weekStartOf(previousWeekAnchor(day)))) / 86_400_000).toBe(7);
      }),
    );
  });

  it('drop unsaved edits when the day changes', () => {
    expect(changeDay({ day: '2026-12-31', schedulingEdits: true }, 1)).toEqual({
      day: '2027-01-01',
      schedulingEdits: false,
    });
    expect(changeDay({ day: '2026-03-01', schedulingEdits: true }, -1)).toEqual({
      day: '2026-02-28',
      schedulingEdits: false,
    });
  });

  it('open as a gantt with hourly predictions', () => {
    expect(scheduleDefaults).toEqual({ view: 'gantt', predictionType: '1h' });
  });
});
