import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { FitFinding } from '../scheduling/fit.ts';
import {
  callOutStanding,
  callOutState,
  coversHour,
  fewestDrivers,
  suitsCallOut,
  isSilent,
  workableSpans,
  type CallOutCandidate,
  type ShortHour,
} from './index.ts';

const hour = 3_600_000;
const span = (from: number, to: number) => ({ start: from * hour, end: to * hour });
const driver = (id: number, from: number, to: number, cost = 0): CallOutCandidate => ({
  id,
  span: span(from, to),
  cost,
});
const short = (...missing: readonly number[]): ShortHour[] =>
  missing.map((drivers, index) => ({ start: (16 + index) * hour, missing: drivers }));
const ids = (chosen: readonly CallOutCandidate[]) => chosen.map(({ id }) => id);

/** The drivers still missing in each hour, if these come. */
const left = (hours: readonly ShortHour[], come: readonly CallOutCandidate[]) =>
  hours.map(({ start, missing }) => Math.max(0, missing - come.filter((each) => coversHour(each.span, start)).length));

describe('the fewest drivers', () => {
  it('are one if one covers every hour', () => {
    expect(
      ids(fewestDrivers(short(1, 1, 1), [driver(1, 16, 18), driver(2, 18, 19), driver(3, 16, 19)]).chosen),
    ).toEqual([3]);
  });

  it('are as many as the worst hour needs', () => {
    expect(
      ids(
        fewestDrivers(short(1, 3, 1), [driver(1, 16, 19), driver(2, 16, 19), driver(3, 17, 18), driver(4, 16, 17)])
          .chosen,
      ),
    ).toEqual([1, 2, 3]);
  });

  it('are those without overtime among those who help equally', () => {
    expect(ids(fewestDrivers(short(1, 1), [driver(1, 16, 18, 1), driver(2, 15, 20, 0)]).chosen)).toEqual([2]);
  });

  it('leave what nobody can cover', () => {
    expect(fewestDrivers(short(1, 2, 1), [driver(1, 16, 18)])).toEqual({
      chosen: [driver(1, 16, 18)],
      uncovered: [
        { start: 17 * hour, missing: 1 },
        { start: 18 * hour, missing: 1 },
      ],
    });
  });

  it('are empty when nothing is short, or no driver covers a whole hour', () => {
    expect(fewestDrivers(short(0, 0), [driver(1, 16, 18)])).toEqual({ chosen: [], uncovered: [] });
    expect(
      ids(fewestDrivers(short(1), [{ id: 1, cost: 0, span: { start: 16.5 * hour, end: 18 * hour } }]).chosen),
    ).toEqual([]);
  });

  it('are never more than a search of every group finds, in 50 call-outs', () => {
    const callOut = fc.record({
      hours: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 8 }),
      drivers: fc.array(
        fc.record({
          from: fc.integer({ min: 14, max: 23 }),
          hours: fc.integer({ min: 1, max: 8 }),
          cost: fc.integer({ min: 0, max: 1 }),
        }),
        { maxLength: 11 },
      ),
    });
    let asked = 0;
    for (const { hours: missing, drivers } of fc.sample(callOut, { numRuns: 50, seed: 35 })) {
      const hours = short(...missing);
      const candidates = drivers.map(({ from, hours: length, cost }, id) => driver(id + 1, from, from + length, cost));
      const { chosen, uncovered } = fewestDrivers(hours, candidates);
      const best = left(hours, candidates);
      expect(left(hours, chosen)).toEqual(best);
      expect(uncovered.map(({ missing: drivers }) => drivers)).toEqual(best.filter((drivers) => drivers > 0));
      let fewest = candidates.length;
      for (let group = 0; group < 2 ** candidates.length; group += 1) {
        const come = candidates.filter((_, index) => (group >> index) & 1);
        if (come.length < fewest && left(hours, come).every((drivers, index) => drivers === best[index]))
          fewest = come.length;
      }
      expect(chosen.length).toBe(fewest);
      asked += chosen.length;
    }
    expect(asked).toBeGreaterThan(50);
  });
});

describe('a driver who could work one of several parts', () => {
  it('is asked for the part that others can’t work', () => {
    const hours = short(1, 1, 0, 1, 1);
    const either = [driver(1, 16, 18), driver(1, 19, 21)];
    expect(fewestDrivers(hours, [...either, driver(2, 16, 18)])).toEqual({
      chosen: [driver(2, 16, 18), driver(1, 19, 21)],
      uncovered: [],
    });
    expect(fewestDrivers(hours, [...either, driver(2, 19, 21)]).chosen).toEqual([driver(1, 16, 18), driver(2, 19, 21)]);
    // One driver can't do both.
    expect(fewestDrivers(hours, either)).toMatchObject({ chosen: [{ id: 1 }], uncovered: [{}, {}] });
  });

  it('makes nobody more than a search of every group and every choice of parts, in 50 call-outs', () => {
    const part = fc.record({ from: fc.integer({ min: 14, max: 23 }), hours: fc.integer({ min: 1, max: 5 }) });
    const callOut = fc.record({
      hours: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 4, maxLength: 8 }),
      drivers: fc.array(fc.record({ parts: fc.array(part, { minLength: 1, maxLength: 3 }), cost: fc.nat(1) }), {
        maxLength: 6,
      }),
    });
    let severalParts = 0;
    let otherThanLongest = 0;
    for (const { hours: missing, drivers } of fc.sample(callOut, { numRuns: 50, seed: 35 })) {
      const hours = short(...missing);
      const own = drivers.map(({ parts, cost }, id) =>
        parts.map(({ from, hours: length }) => driver(id + 1, from, from + length, cost)),
      );
      const total = (come: readonly CallOutCandidate[]) => left(hours, come).reduce((sum, each) => sum + each, 0);
      // Every way in which each driver stays home or works one of the parts.
      const ways = own.reduce<CallOutCandidate[][]>(
        (groups, parts) => groups.flatMap((group) => [group, ...parts.map((each) => [...group, each])]),
        [[]],
      );
      const leastLeft = Math.min(...ways.map(total));
      const fewest = Math.min(...ways.filter((way) => total(way) === leastLeft).map(({ length }) => length));
      const { chosen, uncovered } = fewestDrivers(hours, own.flat());
      expect(new Set(ids(chosen)).size).toBe(chosen.length);
      expect(total(chosen)).toBe(leastLeft);
      expect(uncovered.reduce((sum, each) => sum + each.missing, 0)).toBe(leastLeft);
      expect(chosen.length).toBe(fewest);
      severalParts += own.filter((parts) => parts.length > 1).length;
      const longest = own.map(
        (parts) => parts.toSorted((a, b) => b.span.end - b.span.start - a.span.end + a.span.start)[0],
      );
      otherThanLongest += chosen.filter((each) => !longest.includes(each)).length;
    }
    expect(severalParts).toBeGreaterThan(50);
    expect(otherThanLongest).toBeGreaterThan(10);
  });

  it('is also placed where there are too many for every choice to be tried', () => {
    const hours = short(8, 8, 0, 8, 8);
    const either = Array.from({ length: 16 }, (_, id) => [driver(id + 1, 16, 18), driver(id + 1, 19, 21)]).flat();
    expect(fewestDrivers(hours, either)).toMatchObject({ uncovered: [] });
    expect(fewestDrivers(hours, either).chosen).toHaveLength(16);
  });
});

const finding = (rule: FitFinding['rule'], severity: FitFinding['severity'] = 'warn'): FitFinding => ({
  rule,
  severity,
  overridable: true,
  words: '',
});

describe('the parts of a call-out that suit a driver', () => {
  const spans = (...given: Parameters<typeof workableSpans>) => workableSpans(...given).map((each) => each.span);

  it('are all of it if nothing is in the way', () => {
    expect(workableSpans(span(16, 22), () => [])).toEqual([{ span: span(16, 22), overtime: false }]);
  });

  it('are what leaves enough rest', () => {
    expect(workableSpans(span(16, 22), ({ end }) => (end > 20 * hour ? [finding('rest')] : []))).toEqual([
      { span: span(16, 20), overtime: false },
    ]);
  });

  it('are one before and one after what is in the way, longest first', () => {
    const busy = ({ start, end }: { start: number; end: number }) =>
      start < 19 * hour && end > 18 * hour ? [finding('overlap', 'block')] : [];
    expect(spans(span(16, 23), busy)).toEqual([span(19, 23), span(16, 18)]);
  });

  it('may be overtime, and say so', () => {
    expect(workableSpans(span(16, 22), () => [finding('weekly-hours')])).toEqual([
      { span: span(16, 22), overtime: true },
    ]);
  });

  it('are no overtime for a certificate that only warns', () => {
    expect(workableSpans(span(16, 22), () => [finding('certificate')])).toEqual([
      { span: span(16, 22), overtime: false },
    ]);
  });

  it('are none below two hours, except of a shorter call-out', () => {
    const oneHour = ({ start, end }: { start: number; end: number }) => (end - start > hour ? [finding('rest')] : []);
    expect(workableSpans(span(16, 22), oneHour)).toEqual([]);
    expect(spans(span(16, 17), oneHour)).toEqual([span(16, 17)]);
  });

  test.each<[FitFinding['rule'], FitFinding['severity'], boolean]>([
    ['weekly-hours', 'warn', true],
    ['rest', 'warn', false],
    ['time-off', 'warn', false],
    ['outside-availability', 'warn', false],
    ['skill', 'block', false],
    ['certificate', 'warn', true],
    ['certificate', 'block', false],
    ['overlap', 'block', false],
    ['hours-of-service', 'block', false],
  ])('with a finding of %s (%s): %s', (rule, severity, suits) => {
    expect(suitsCallOut([finding(rule, severity)])).toBe(suits);
  });
});

describe('a call-out', () => {
  test.each([
    [null, null, 'asked'],
    ['can', null, 'can'],
    ['can', 'pending', 'can'],
    ['can', 'approved', 'approved'],
    ['can', 'denied', 'denied'],
    ['can', 'withdrawn', 'withdrawn'],
    ['cannot', null, 'cannot'],
    ['cannot', 'withdrawn', 'cannot'],
  ] as const)('answered %s with the request %s is %s', (answer, request, standing) => {
    expect(callOutStanding(answer, request)).toBe(standing);
  });

  test.each([
    ['asked', 29, false],
    ['asked', 30, true],
    ['can', 60, false],
    ['cannot', 60, false],
  ] as const)(
    'a driver who stands at %s, %d minutes after the question, is silent: %s',
    (standing, minutes, silent) => {
      expect(isSilent(standing, 1_000, 1_000 + minutes * 60_000)).toBe(silent);
    },
  );

  test.each([
    [{ startsAt: 10, closedAt: null }, 2, 'open'],
    [{ startsAt: 10, closedAt: null }, 0, 'covered'],
    [{ startsAt: 5, closedAt: null }, 2, 'over'],
    [{ startsAt: 10, closedAt: 4 }, 2, 'closed'],
  ] as const)('%j with %d short hours is %s', (row, shortHours, state) => {
    expect(callOutState(row, shortHours, 5)).toBe(state);
  });
});
