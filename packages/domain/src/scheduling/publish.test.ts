import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planChanges, toldAbout } from './publish.ts';
import type { PublishedShift } from './publish.ts';

const at = (hours: number) => new Date(Date.UTC(2026, 2, 9, hours)).toISOString();
const shift = (id: number, employeeId: number | null, start: number, more: Partial<PublishedShift> = {}) => ({
  id,
  employeeId,
  start: at(start),
  end: at(start + 8),
  services: ['Tow'] as const,
  note: null,
  ...more,
});
const now = new Date(at(0));
const kinds = (before: readonly PublishedShift[], plan: readonly PublishedShift[], when = now) =>
  toldAbout(planChanges(before, plan), when).map(({ employeeId, lines }) => [
    employeeId,
    ...lines.map(({ kind }) => kind),
  ]);

describe('what is told when a plan is published', () => {
  it.each([
    ['a new shift', [], [shift(1, 7, 6)], [[7, 'new']]],
    ['other times', [shift(1, 7, 6)], [shift(1, 7, 8)], [[7, 'changed']]],
    ['other services', [shift(1, 7, 6)], [shift(1, 7, 6, { services: ['Tow', 'Battery'] })], [[7, 'changed']]],
    ['a new note', [shift(1, 7, 6)], [shift(1, 7, 6, { note: 'Truck 12' })], [[7, 'changed']]],
    [
      'a break',
      [shift(1, 7, 6)],
      [shift(1, 7, 6, { breaks: [{ after: null, minutes: 30, paid: false }] })],
      [[7, 'changed']],
    ],
    ['the same without any break', [shift(1, 7, 6, { breaks: [] })], [shift(1, 7, 6)], []],
    ['a shift less', [shift(1, 7, 6)], [], [[7, 'removed']]],
    ['the same shift', [shift(1, 7, 6, { note: '' })], [shift(1, 7, 6)], []],
    [
      'a shift handed over',
      [shift(1, 7, 6)],
      [shift(1, 8, 6)],
      [
        [7, 'removed'],
        [8, 'new'],
      ],
    ],
    ['a shift that opens', [shift(1, 7, 6)], [shift(1, null, 6)], [[7, 'removed']]],
    ['an open shift', [], [shift(1, null, 6)], []],
    [
      'several, by time',
      [shift(2, 7, 30)],
      [shift(1, 7, 6), shift(2, 7, 40), shift(3, 7, 70)],
      [[7, 'new', 'changed', 'new']],
    ],
  ])('%s', (_what, before, plan, told) => {
    expect(kinds(before, plan)).toEqual(told);
  });

  it('leaves out shifts that are over', () => {
    expect(kinds([], [shift(1, 7, 6), shift(2, 8, 40)], new Date(at(20)))).toEqual([[8, 'new']]);
  });

  const someShifts = fc
    .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.option(fc.integer({ min: 1, max: 4 })), fc.nat(99)), {
      selector: ([id]) => id,
    })
    .map((all) => all.map(([id, employee, start]) => shift(id, employee, start)));

  it('turns what each driver knew into the plan, and says nothing twice', () => {
    fc.assert(
      fc.property(someShifts, someShifts, (before, plan) => {
        const changes = planChanges(before, plan);
        expect(planChanges(plan, plan)).toEqual([]);
        for (const driver of [1, 2, 3, 4]) {
          const keys = (shifts: readonly PublishedShift[]) =>
            shifts
              .filter(({ employeeId }) => employeeId === driver)
              .map(({ start }) => start)
              .toSorted();
          const known = keys(before);
          for (const { before: old, after } of toldAbout(changes, now).find((told) => told.employeeId === driver)
            ?.lines ?? []) {
            if (old) known.splice(known.indexOf(old.start), 1);
            if (after) known.push(after.start);
          }
          expect(known.toSorted()).toEqual(keys(plan));
        }
      }),
    );
  });
});
