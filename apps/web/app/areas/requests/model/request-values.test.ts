import { describe, expect, it } from 'vitest';
import { noShift, requestOf, requestProblems, wantedDay, type RequestValues } from './request-values.ts';

const shift = { id: 7, start_date: '2026-11-28T11:00:00Z', end_date: '2026-11-28T19:00:00Z' };
const shifts = { own_shifts: [shift as never], time_zone: 'America/New_York' };
const values = (part: Partial<RequestValues>): RequestValues => ({
  request_type: 'pto_requests',
  pto_start: null,
  pto_end: null,
  type: 'vacation',
  entries: [],
  ...noShift,
  reason: '',
  ...part,
});
const problems = (part: Partial<RequestValues>) => requestProblems(values(part), shifts);
const swap = { request_type: 'schedule_changes', shift_id: '7' } as const;

describe('a request', () => {
  it.each([
    [{}, { pto_start: 'Choose the first day' }],
    [{ pto_start: '2026-12-02', pto_end: '2026-12-01' }, { pto_end: 'The last day is before the first' }],
    [{ request_type: 'schedule_fill_requests' }, { shift_id: 'Choose a shift' }],
    [{ request_type: 'schedule_changes' }, { shift_id: 'Choose a shift' }],
    [swap, { swap_with_shift_id: 'Choose a coworker’s shift' }],
    [
      { ...swap, change: 'change' },
      { from: 'Enter the start', wanted_end: 'Enter the end' },
    ],
    [
      { ...swap, change: 'change', from: '08:07', wanted_end: '16:15' },
      { from: 'Choose a time on a quarter hour, like 7:15' },
    ],
    [{ ...swap, change: 'drop' }, {}],
    [{ request_type: 'availability_requests' }, {}],
  ] satisfies [Partial<RequestValues>, object][])('of %j lacks %j', (part, lacks) => {
    expect(problems(part)).toEqual(lacks);
    expect(requestOf(values(part), shifts) === null).toBe(Object.keys(lacks).length > 0);
  });

  it('for one day off ends on its first day', () => {
    expect(requestOf(values({ pto_start: '2026-12-02' }), shifts)).toMatchObject({ pto_end: '2026-12-02' });
  });

  it('for other times keeps the day of the shift, at the station', () => {
    const other = values({ ...swap, change: 'change', from: '08:00', wanted_end: '12:00' });
    expect(wantedDay(other, shifts)).toBe('2026-11-28');
    expect(requestOf(other, shifts)).toMatchObject({
      shift_id: 7,
      change: 'change',
      wanted_start: '2026-11-28T13:00:00.000Z',
      wanted_end: '2026-11-28T17:00:00.000Z',
    });
  });
});
