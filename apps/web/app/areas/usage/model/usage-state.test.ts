import { describe, expect, it } from 'vitest';
import { readUsageState, usageLimits } from './usage-state.ts';

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
