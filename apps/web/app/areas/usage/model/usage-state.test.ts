import { describe, expect, it } from 'vitest';
import { partSteps, readUsageState, usageLimits } from './usage-state.ts';

const today = '2026-11-20';
const read = (query: string) => readUsageState(new URLSearchParams(query), today);

describe('the usage report of an address', () => {
  it('starts with half a year by month and position', () => {
    expect(read('')).toEqual({
      from: '2026-06-01',
      to: today,
      step: 'month',
      group: 'position_type',
      count: 'people',
      userDays: false,
      facilityTypes: [],
      positions: [],
    });
  });

  it('reads every choice, and ignores what it does not know', () => {
    expect(
      read(
        'from=2026-11-01&to=2026-11-10&by=day&group=page&count=visits&user_day=true&facility=PSP&facility=x&position=driver&position=driver',
      ),
    ).toEqual({
      from: '2026-11-01',
      to: '2026-11-10',
      step: 'day',
      group: 'page',
      count: 'visits',
      userDays: true,
      facilityTypes: ['PSP'],
      positions: ['driver'],
    });
    expect(read('by=hour&group=1&count=0&from=2027-01-01&to=2027-02-01')).toEqual(read(''));
  });

  it('never reaches beyond today', () => {
    expect(usageLimits(today).max).toBe(today);
    expect(read('from=2026-11-01&to=2026-12-31').to).toBe(today);
  });
});

describe('steps covered in part', () => {
  const days = ['2026-09-01', '2026-10-01', '2026-11-01'];
  it.each([
    ['2026-09-01', '2026-11-30', []],
    ['2026-09-01', '2026-11-18', [{ at: '2026-11-01', through: '2026-11-18' }]],
    [
      '2026-09-05',
      '2026-11-18',
      [
        { at: '2026-09-01', from: '2026-09-05' },
        { at: '2026-11-01', through: '2026-11-18' },
      ],
    ],
  ])('of the months from %s to %s', (from, to, parts) => {
    expect(partSteps(days, { step: 'month', from, to })).toEqual(parts);
  });

  it('of a month inside of it: both ends', () => {
    expect(partSteps(['2026-11-01'], { step: 'month', from: '2026-11-03', to: '2026-11-18' })).toEqual([
      { at: '2026-11-01', from: '2026-11-03', through: '2026-11-18' },
    ]);
  });

  it('of weeks, which last seven days, and of no days', () => {
    const week = { from: '2026-11-01', to: '2026-11-13' };
    expect(partSteps(['2026-11-01', '2026-11-08'], { step: 'week', ...week })).toEqual([
      { at: '2026-11-08', through: '2026-11-13' },
    ]);
    expect(partSteps(['2026-11-01'], { step: 'day', ...week })).toEqual([]);
  });
});
