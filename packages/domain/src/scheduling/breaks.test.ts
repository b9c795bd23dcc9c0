import { describe, expect, it } from 'vitest';
import { breakWords, sameBreaks, type ShiftBreak, stretchesOf, unpaidMinutes } from './index.ts';
import { coverage, coverageCounts, coveredHours } from './coverage.ts';

const hour = 3_600_000;
const start = Date.parse('2026-11-27T11:00:00Z');
const shift = { start, end: start + 8 * hour };
const lunch: ShiftBreak = { after: 240, minutes: 30, paid: false };
const coffee: ShiftBreak = { after: 120, minutes: 15, paid: true };
const sometime: ShiftBreak = { after: null, minutes: 20, paid: false };

describe('breaks', () => {
  it('leave out of the hours what is not paid', () => {
    expect(unpaidMinutes([lunch, coffee, sometime])).toBe(50);
    expect(unpaidMinutes([])).toBe(0);
  });

  it('with a time, paid or not, leave a hole in the coverage', () => {
    expect(stretchesOf(shift, [])).toEqual([shift]);
    expect(stretchesOf(shift, [sometime])).toEqual([shift]);
    expect(stretchesOf(shift, [lunch, coffee])).toEqual([
      { start, end: start + 2 * hour },
      { start: start + 2.25 * hour, end: start + 4 * hour },
      { start: start + 4.5 * hour, end: shift.end },
    ]);
    const axis = { from: start, to: shift.end };
    const stretches = stretchesOf(shift, [lunch]);
    expect([...coverageCounts(coverage(stretches, { ...axis, bucketMinutes: 60 }))]).toEqual([1, 1, 1, 1, 0, 1, 1, 1]);
    expect(coveredHours(coverage(stretches, { ...axis, bucketMinutes: 15 }))).toBe(7.5);
  });

  it('may overlap each other and the ends of the shift', () => {
    expect(
      stretchesOf(shift, [
        { ...lunch, after: 0 },
        { ...lunch, after: 465 },
      ]),
    ).toEqual([{ start: start + 0.5 * hour, end: start + 7.75 * hour }]);
    expect(stretchesOf(shift, [lunch, { ...lunch, after: 255 }])).toEqual([
      { start, end: start + 4 * hour },
      { start: start + 4.75 * hour, end: shift.end },
    ]);
    expect(stretchesOf(shift, [{ ...lunch, after: 900 }])).toEqual([shift]);
  });

  it('are the same in any order', () => {
    expect(sameBreaks([lunch, coffee], [coffee, lunch])).toBe(true);
    expect(sameBreaks([lunch], [{ ...lunch, paid: true }])).toBe(false);
    expect(sameBreaks(undefined, [])).toBe(true);
  });

  it('are read by people with their time at the station', () => {
    expect(breakWords([lunch, sometime], '2026-11-27T11:00:00Z', 'America/New_York')).toBe(
      '30 min unpaid at 10:00 AM, 20 min unpaid any time',
    );
    expect(breakWords([coffee], '2026-11-27T11:00:00Z', 'America/New_York')).toBe('15 min paid at 8:00 AM');
  });
});
