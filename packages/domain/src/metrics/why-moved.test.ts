import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { whyMoved, type MovedKind, type MovementPart, type MovementRule } from './why-moved.ts';

const amount = fc.integer({ min: 0, max: 500 });
/** Numerator and denominator vary independently: a pass or a survey may be counted without a call to divide by. */
const counted = fc.record({ numerator: amount, denominator: amount });
const kinds = fc.uniqueArray(
  fc.record({
    service: fc.constantFrom('Tow', 'Battery', 'Light Service'),
    provider: fc.constantFrom('P', 'C', 'F', ''),
    wait: fc.constantFrom('0', '30', '60', ''),
    before: counted,
    after: counted,
  }),
  { minLength: 1, maxLength: 20, selector: ({ service, provider, wait }) => `${service} ${provider} ${wait}` },
);
const rule: fc.Arbitrary<MovementRule> = fc.record({
  kind: fc.constantFrom('count', 'ratio'),
  scale: fc.constantFrom(1, 100, 1 / 60),
  isWait: fc.boolean(),
});

const partOf = (of: readonly MovedKind[], by: MovementRule, part: MovementPart) =>
  whyMoved(of, by)?.parts.find((each) => each.part === part)?.change ?? Number.NaN;
const small = (value: number, beside: number) => Math.abs(value) <= 1e-9 * Math.max(1, Math.abs(beside));

const calls = (before: number, after: number, rate = 0.5, then = rate) => ({
  before: { numerator: before * rate, denominator: before },
  after: { numerator: after * then, denominator: after },
});
const kind = (service: string, provider: string, wait: string, part: ReturnType<typeof calls>): MovedKind => ({
  service,
  provider,
  wait,
  ...part,
});
const ratio: MovementRule = { kind: 'ratio', scale: 100 };

describe('why a metric moved', () => {
  it('has parts that add up to the change for any data', () => {
    fc.assert(
      fc.property(kinds, rule, (of, by) => {
        const moved = whyMoved(of, by);
        const divisible = (['before', 'after'] as const).every((side) => of.some((each) => each[side].denominator > 0));
        if (by.kind === 'ratio' && !divisible) return expect(moved).toBeNull();
        const change = (moved?.after ?? 0) - (moved?.before ?? 0);
        const total = moved?.parts.reduce((sum, each) => sum + each.change, 0) ?? Number.NaN;
        expect(small(total - change, moved?.after ?? 0), `${total} for ${change}`).toBe(true);
        if (by.isWait) expect(partOf(of, by, 'rest')).toBe(0);
      }),
    );
  });

  it('names the main driver of a mix change, with its share of calls before and after', () => {
    const moved = whyMoved(
      [
        kind('Tow', 'P', '0', calls(50, 80, 0.9)),
        kind('Battery', 'P', '0', calls(30, 10, 0.5)),
        kind('Light Service', 'P', '0', calls(20, 10, 0.45)),
      ],
      ratio,
    );
    const leads = Object.fromEntries(moved?.parts.map(({ part, lead }) => [part, lead]) ?? []);
    expect(leads).toEqual({
      volume: null,
      // The most calls moved to tows, but the rate of batteries is further from the usual 75 %.
      service_mix: { dimension: 'service', key: 'Battery', before: 0.3, after: 0.1 },
      provider_mix: null,
      wait: null,
      rest: null,
    });
    expect(
      whyMoved([kind('Tow', 'P', '0', calls(0, 10)), kind('Battery', 'P', '0', calls(0, 5))], {
        kind: 'count',
        scale: 1,
      }),
    ).toMatchObject({
      before: 0,
      parts: [{ lead: null }, { lead: null }, { lead: null }, { lead: null }, { lead: null }],
    });
  });

  it('names no wait as the cause when the metric is itself a wait', () => {
    const slower = [kind('Tow', 'P', '0', calls(50, 20, 10)), kind('Tow', 'P', '60', calls(50, 80, 70))];
    const leadOfWait = (by: MovementRule) => whyMoved(slower, by)?.parts.find(({ part }) => part === 'wait')?.lead;
    expect(leadOfWait(ratio)).toMatchObject({ dimension: 'wait' });
    expect(leadOfWait({ ...ratio, isWait: true })).toBeNull();
  });

  it('names the service whose own results moved a ratio most, in the direction it moved', () => {
    const of = [
      kind('Tow', 'P', '0', calls(50, 50, 0.8, 0.6)),
      kind('Battery', 'P', '0', calls(30, 30, 0.8, 0.75)),
      kind('Light Service', 'P', '0', calls(20, 20, 0.5, 0.9)),
    ];
    const within = (by: MovementRule) => {
      const parts = whyMoved(of, by)?.parts ?? [];
      return Object.fromEntries(parts.flatMap((each) => (each.within ? [[each.part, each.within]] : [])));
    };
    // Light Service rose, but the whole fell.
    const tow = { service: 'Tow', before: 80, after: 60 };
    expect(within(ratio)).toEqual({ rest: tow });
    expect(within({ ...ratio, isWait: true })).toEqual({ wait: tow });
    expect(within({ kind: 'count', scale: 1 })).toEqual({});
  });

  it('measures each part by its mean effect over all orders of change', () => {
    // Twice the calls and twice the rate: the added calls at the old rate, plus half of the joint effect.
    const doubled = whyMoved([kind('Tow', 'P', '0', calls(100, 200, 0.1, 0.2))], { kind: 'count', scale: 2 });
    expect(doubled).toMatchObject({ before: 20, after: 80 });
    const change = Object.fromEntries(doubled?.parts.map(({ part, change }) => [part, change]) ?? []);
    expect(change['volume']).toBeCloseTo(30, 9);
    expect(change['rest']).toBeCloseTo(30, 9);
    expect([change['service_mix'], change['provider_mix'], change['wait']]).toEqual([
      expect.closeTo(0, 9),
      expect.closeTo(0, 9),
      expect.closeTo(0, 9),
    ]);
  });

  it('attributes more of the same calls to volume: all of a count’s change, none of a ratio’s', () => {
    fc.assert(
      fc.property(kinds, fc.integer({ min: 1, max: 9 }), (of, times) => {
        const more = of
          .map((each) => ({
            ...each,
            before: {
              numerator: Math.min(each.before.numerator, each.before.denominator),
              denominator: each.before.denominator,
            },
          }))
          .map((each) => ({
            ...each,
            after: { numerator: each.before.numerator * times, denominator: each.before.denominator * times },
          }));
        if (!more.some(({ before }) => before.denominator > 0)) return;
        for (const part of ['volume', 'service_mix', 'provider_mix', 'wait', 'rest'] as const)
          expect(small(partOf(more, ratio, part), 100)).toBe(true);
        const counts = whyMoved(more, { kind: 'count', scale: 1 });
        expect(partOf(more, { kind: 'count', scale: 1 }, 'volume')).toBeCloseTo(
          (counts?.after ?? 0) - (counts?.before ?? 0),
          6,
        );
      }),
    );
  });

  it('is symmetric: swapping the periods flips the sign', () => {
    fc.assert(
      fc.property(kinds, rule, (of, by) => {
        const back = of.map((each) => ({ ...each, before: each.after, after: each.before }));
        for (const part of ['volume', 'service_mix', 'provider_mix', 'wait', 'rest'] as const) {
          const [there, here] = [partOf(of, by, part), partOf(back, by, part)];
          if (!Number.isNaN(there)) expect(small(there + here, Math.max(Math.abs(there), 1000))).toBe(true);
        }
      }),
    );
  });

  it.each([
    [
      'service_mix',
      [kind('Tow', 'P', '', calls(50, 80, 0.2)), kind('Battery', 'P', '', calls(50, 20, 0.8))],
      { key: 'Battery', before: 0.5, after: 0.2 },
    ],
    [
      'provider_mix',
      [kind('Tow', 'P', '', calls(50, 80, 0.2)), kind('Tow', 'C', '', calls(50, 20, 0.9))],
      { key: 'C', before: 0.5, after: 0.2 },
    ],
    [
      'wait',
      [kind('Tow', 'P', '30', calls(50, 80, 0.9)), kind('Tow', 'P', '60', calls(50, 20, 0.3))],
      { key: '60', before: 0.5, after: 0.2 },
    ],
    ['rest', [kind('Tow', 'P', '30', calls(50, 50, 0.9, 0.6)), kind('Battery', 'P', '60', calls(50, 50, 0.3))], null],
  ] as const)('attributes an isolated change to %s', (part, of, lead) => {
    const moved = whyMoved(of, ratio);
    for (const each of moved?.parts ?? []) if (each.part !== part) expect(each.change, each.part).toBeCloseTo(0, 9);
    expect(partOf(of, ratio, part)).toBeCloseTo((moved?.after ?? 0) - (moved?.before ?? 0), 9);
    const shownLead = moved?.parts.find((each) => each.part === part)?.lead;
    if (lead) expect(shownLead).toMatchObject(lead);
    else expect(shownLead).toBeNull();
  });

  it('treats a new kind of call as a mix change, not as a rate change', () => {
    const of = [kind('Tow', 'P', '', calls(100, 50, 0.5)), kind('Battery', 'P', '', calls(0, 50, 0, 0.9))];
    expect(partOf(of, ratio, 'service_mix')).toBeCloseTo(20, 9);
    expect(partOf(of, ratio, 'rest')).toBeCloseTo(0, 9);
  });

  it('names no cause if nothing moved', () => {
    const of = [kind('Tow', 'P', '30', calls(50, 50, 0.9)), kind('Battery', 'C', '60', calls(50, 50, 0.3))];
    expect(whyMoved(of, ratio)?.parts.map(({ lead }) => lead)).toEqual([null, null, null, null, null]);
  });
});
