import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/calendar.ts';
import type { PtoEntry } from './driver.ts';
import type { RequestStatus } from './request.ts';
import { timeOffProblem, timeOffProblemWords } from './time-off-rules.ts';

const today = '2026-05-01';
const entry = (ptoStart: string, ptoEnd: string, status?: RequestStatus): PtoEntry => ({
  id: 1,
  ptoStart,
  ptoEnd,
  type: 'vacation',
  status,
});
const problemOf = (from: string, to: string, by: 'driver' | 'manager' = 'driver', others: readonly PtoEntry[] = []) => {
  const problem = timeOffProblem({ from, to }, { today, by, others });
  return problem && [problem.kind, timeOffProblemWords(problem, { today, by }).words];
};

describe('days off', () => {
  it.each([
    ['2026-05-08', '2026-05-09', 'driver', null],
    ['2026-05-09', '2026-05-08', 'driver', ['ends-before-start', 'The last day is before the first']],
    ['2026-05-08', '2027-05-08', 'driver', null],
    ['2026-05-08', '2027-05-09', 'driver', ['too-long', 'Time off can’t be longer than 366 days. Split it']],
    ['2026-05-08', '2036-05-08', 'manager', ['too-long', 'Time off can’t be longer than 366 days. Split it']],
    ['2026-03-31', '2026-04-01', 'driver', null],
    [
      '2026-03-30',
      '2026-04-01',
      'driver',
      ['too-far-back', 'Choose a day on or after Mar 31, 2026, or ask your manager to enter it'],
    ],
    ['2026-03-30', '2026-04-01', 'manager', null],
    ['2025-04-30', '2025-05-02', 'manager', null],
    ['2020-05-08', '2020-05-09', 'manager', ['too-far-back', 'Choose a day on or after Apr 30, 2025']],
    ['2028-05-01', '2028-05-01', 'driver', null],
    ['2028-05-01', '2028-05-02', 'driver', ['too-far-ahead', 'Choose a day on or before May 1, 2028']],
    ['2099-05-01', '2099-05-02', 'manager', ['too-far-ahead', 'Choose a day on or before May 1, 2028']],
  ] as const)('%s to %s, by a %s', (from, to, by, expected) => {
    expect(problemOf(from, to, by)).toEqual(expected);
  });

  it.each([
    ['approved', 'May 8–9 is already approved time off. Choose other days'],
    [undefined, 'May 8–9 is already approved time off. Choose other days'],
    ['pending', 'May 8–9 is already requested. Choose other days, or change that request'],
  ] as const)('are not taken twice (%s)', (status, words) => {
    const others = [entry('2026-05-08', '2026-05-09', status)];
    for (const [from, to] of [
      ['2026-05-08', '2026-05-09'],
      ['2026-05-09', '2026-05-12'],
      ['2026-05-01', '2026-05-08'],
      ['2026-05-01', '2026-05-30'],
    ] as const)
      for (const by of ['driver', 'manager'] as const)
        expect(problemOf(from, to, by, others)).toEqual(['taken', words]);
    expect(problemOf('2026-05-10', '2026-05-12', 'driver', others)).toBeNull();
    expect(problemOf('2026-05-06', '2026-05-07', 'driver', others)).toBeNull();
  });

  it.each(['denied', 'withdrawn'] as const)('may be asked for again after they were %s', (status) => {
    expect(problemOf('2026-05-08', '2026-05-09', 'driver', [entry('2026-05-08', '2026-05-09', status)])).toBeNull();
  });

  it('never overlap, whatever is sent in whatever order', () => {
    const range = fc
      .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 9 }))
      .map(([first, length]) => ({ from: addDays(today, first), to: addDays(today, first + length) }));
    fc.assert(
      fc.property(fc.array(range, { maxLength: 30 }), (sent) => {
        const stored: PtoEntry[] = [];
        for (const { from, to } of sent)
          if (!timeOffProblem({ from, to }, { today, by: 'driver', others: stored }))
            stored.push(entry(from, to, 'pending'));
        const sorted = stored.toSorted((a, b) => (a.ptoStart < b.ptoStart ? -1 : 1));
        for (const [index, each] of sorted.entries())
          if (index > 0) expect(each.ptoStart > sorted[index - 1]!.ptoEnd).toBe(true);
      }),
    );
  });
});
