import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayList } from '@roadside/domain/calendar';
import type { Goal } from './goal-book.ts';
import { fitGoal } from './goal-history.ts';

const goal = (id: number, startDay: string, endDay: string | null = null): Goal => ({
  id,
  organizationId: 1,
  facilityType: null,
  metricId: 'ata_avg',
  green: id,
  yellow: id,
  startDay,
  endDay,
});

/** The line of goals after a change, as the repository would leave it. */
function apply(line: readonly Goal[], id: number, start: string, end: string | null): Goal[] {
  const change = fitGoal(line, start, end);
  const gone = new Set([...change.replaced, ...change.ended.map((each) => each.goal)].map((each) => each.id));
  return [
    ...line.filter((each) => !gone.has(each.id)),
    ...change.ended.map((each) => ({ ...each.goal, endDay: each.endDay })),
    goal(id, start, change.endDay),
    ...change.resumed.map((each, index) => ({ ...each.goal, id: id * 1000 + index, startDay: each.startDay })),
  ].sort((a, b) => (a.startDay < b.startDay ? -1 : 1));
}

const spans = (line: readonly Goal[]) => line.map((each) => [each.green, each.startDay, each.endDay]);

describe('setting a goal', () => {
  it.each([
    [
      'ends the one before it',
      [goal(1, '2026-01-01')],
      '2026-03-01',
      null,
      [
        [1, '2026-01-01', '2026-02-28'],
        [9, '2026-03-01', null],
      ],
    ],
    [
      'gives way to one that is planned',
      [goal(1, '2026-06-01')],
      '2026-03-01',
      null,
      [
        [9, '2026-03-01', '2026-05-31'],
        [1, '2026-06-01', null],
      ],
    ],
    [
      'lets the old one go on after an end',
      [goal(1, '2026-01-01')],
      '2026-03-01',
      '2026-03-31',
      [
        [1, '2026-01-01', '2026-02-28'],
        [9, '2026-03-01', '2026-03-31'],
        [1, '2026-04-01', null],
      ],
    ],
    ['replaces one of the same start', [goal(1, '2026-03-01')], '2026-03-01', null, [[9, '2026-03-01', null]]],
    [
      'replaces the ones it covers',
      [goal(1, '2026-03-05', '2026-03-10'), goal(2, '2026-03-11', '2026-04-10')],
      '2026-03-01',
      '2026-03-31',
      [
        [9, '2026-03-01', '2026-03-31'],
        [2, '2026-04-01', '2026-04-10'],
      ],
    ],
    [
      'leaves a finished one alone',
      [goal(1, '2026-01-01', '2026-01-31')],
      '2026-03-01',
      null,
      [
        [1, '2026-01-01', '2026-01-31'],
        [9, '2026-03-01', null],
      ],
    ],
    [
      'of one day cuts a day out',
      [goal(1, '2026-01-01')],
      '2026-03-01',
      '2026-03-01',
      [
        [1, '2026-01-01', '2026-02-28'],
        [9, '2026-03-01', '2026-03-01'],
        [1, '2026-03-02', null],
      ],
    ],
  ])('%s', (_, line, start, end, expected) => {
    expect(spans(apply(line, 9, start, end))).toEqual(expected);
  });

  it('never makes goals overlap, is valid on all its days, and changes no day before its start', () => {
    const first = '2026-01-01';
    const goalInput = fc
      .tuple(fc.integer({ min: 0, max: 60 }), fc.option(fc.integer({ min: 0, max: 30 }), { nil: null }))
      .map(([from, days]) => ({
        start: addDays(first, from),
        end: days === null ? null : addDays(first, from + days),
      }));
    const holding = (line: readonly Goal[], day: string) =>
      line
        .filter((each) => each.startDay <= day && (each.endDay === null || day <= each.endDay))
        .map((each) => each.green);
    fc.assert(
      fc.property(fc.array(goalInput, { minLength: 1, maxLength: 8 }), (wishes) => {
        let line: Goal[] = [];
        for (const [index, { start, end }] of wishes.entries()) {
          const before = line;
          line = apply(line, index + 1, start, end);
          for (const day of dayList(first, '2026-04-15')) {
            const now = holding(line, day);
            expect(now.length).toBeLessThanOrEqual(1);
            if (day < start || (end !== null && day > end)) expect(now).toEqual(holding(before, day));
            else if (end !== null || day === start) expect(now).toEqual([index + 1]);
          }
        }
      }),
    );
  });
});
