import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FitFinding } from '../scheduling/fit.ts';
import { whoCanTake } from './who-can-take.ts';
import type { TakerFacts } from './who-can-take.ts';

const finding = (rule: FitFinding['rule'], severity: FitFinding['severity'] = 'warn'): FitFinding => ({
  rule,
  severity,
  overridable: true,
  words: rule,
});
const driver = (id: number, more: Partial<TakerFacts> = {}): TakerFacts => ({
  id,
  name: `Driver ${id}`,
  findings: [],
  weekHours: [0],
  miles: 0,
  ...more,
});
const order = (...drivers: TakerFacts[]) =>
  whoCanTake(drivers, { hours: [8], overtimePremium: 12.5 }).map(({ id }) => id);

describe('who can take a shift', () => {
  it.each<FitFinding['rule']>([
    'overlap',
    'time-off',
    'unavailable',
    'outside-availability',
    'rest',
    'skill',
    'inactive',
  ])('leaves out drivers because of %s', (rule) => {
    expect(order(driver(1, { findings: [finding(rule)] }), driver(2))).toEqual([2]);
  });

  it('puts no overtime first, then the nearest, then the fewest hours', () => {
    expect(
      order(
        driver(1, { weekHours: [36] }),
        driver(2, { weekHours: [30], miles: null }),
        driver(3, { weekHours: [30], miles: 4 }),
        driver(4, { weekHours: [20], miles: 4 }),
        driver(5, { weekHours: [32] }),
      ),
    ).toEqual([5, 4, 3, 2, 1]);
  });

  it('prices only the hours beyond the week', () => {
    const [taker] = whoCanTake([driver(1, { weekHours: [36], findings: [finding('weekly-hours')] })], {
      hours: [8],
      overtimePremium: 12.5,
    });
    expect(taker).toEqual({ id: 1, weekHours: 36, miles: 0, overtimeHours: 4, overtimeCost: 50 });
  });

  it('judges each week a shift touches by itself', () => {
    const night = { hours: [2, 6], overtimePremium: 10 };
    const of = (...weekHours: number[]) => whoCanTake([driver(1, { weekHours })], night)[0];
    expect(of(40, 0)).toMatchObject({ weekHours: 40, overtimeHours: 2, overtimeCost: 20 });
    expect(of(36, 30)).toMatchObject({ weekHours: 36, overtimeHours: 0 });
    expect(of(0, 38)).toMatchObject({ weekHours: 0, overtimeHours: 4 });
  });

  it('never lists anybody whom a rule forbids, in any company', () => {
    const rules = fc.constantFrom<FitFinding['rule']>('rest', 'skill', 'weekly-hours', 'certificate', 'time-off');
    const some = fc.array(
      fc.record({
        findings: fc.array(fc.tuple(rules, fc.constantFrom('warn' as const, 'block' as const))),
        weekHours: fc.tuple(fc.integer({ min: 0, max: 60 })),
        miles: fc.option(fc.nat(200)),
      }),
    );
    fc.assert(
      fc.property(some, (all) => {
        const drivers = all.map(({ findings, ...more }, id) =>
          driver(id, { ...more, findings: findings.map(([rule, severity]) => finding(rule, severity)) }),
        );
        const listed = new Set(order(...drivers));
        for (const { id, findings } of drivers)
          expect(listed.has(id)).toBe(
            findings.every(
              ({ rule, severity }) => severity === 'warn' && (rule === 'weekly-hours' || rule === 'certificate'),
            ),
          );
      }),
    );
  });
});
