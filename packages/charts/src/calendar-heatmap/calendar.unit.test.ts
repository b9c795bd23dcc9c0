import { describe, expect, it } from 'vitest';
import { makeWords } from '../internal/words/words.ts';
import { calendarGrid, type CalendarDay } from './calendar.layout.ts';

const grid = (days: readonly CalendarDay[], firstWeekday: number) =>
  calendarGrid(days, firstWeekday, makeWords('en-US', 'UTC'));

// March 1, 2026 is a Sunday.
const sunday = { day: '2026-03-01', value: 1 };
const monday = { day: '2026-03-02', value: 2 };

/** Weekday and week of a value. */
const placeOf = ({ values }: ReturnType<typeof grid>, wanted: number) =>
  values.flatMap((weeks, weekday) => weeks.flatMap((value, week) => (value === wanted ? [{ weekday, week }] : [])))[0];

describe('the first day of the week', () => {
  it.each([
    [0, ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']],
    [1, ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']],
    [6, ['Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri']],
  ])('%i puts its day at the top', (first, names) => {
    expect(grid([sunday, monday], first).columnNames).toEqual(names);
  });

  it('Sunday keeps a Sunday and the following Monday in one week', () => {
    const drawn = grid([sunday, monday], 0);
    expect([placeOf(drawn, 1), placeOf(drawn, 2)]).toEqual([
      { weekday: 0, week: 0 },
      { weekday: 1, week: 0 },
    ]);
    expect(drawn.rowNames).toEqual(['Sun, Mar 1, 2026']);
  });

  it('Monday ends a week with Sunday', () => {
    const drawn = grid([sunday, monday], 1);
    expect([placeOf(drawn, 1), placeOf(drawn, 2)]).toEqual([
      { weekday: 6, week: 0 },
      { weekday: 0, week: 1 },
    ]);
    expect(drawn.rowNames).toEqual(['Mon, Feb 23, 2026', 'Mon, Mar 2, 2026']);
  });
});

it('names the day of a cell', () => {
  const drawn = grid([sunday, monday], 1);
  expect(drawn.placeName?.(0, 6)).toBe('Sun, Mar 1, 2026');
  expect(drawn.placeName?.(1, 0)).toBe('Mon, Mar 2, 2026');
});
