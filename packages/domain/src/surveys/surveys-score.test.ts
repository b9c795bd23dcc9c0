import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  commentTopics,
  costliestTopics,
  countedUnder,
  forecastPeriod,
  commentsIn,
  netSentiment,
  netSentimentChange,
  parentOfTopic,
  switchesRulesOff,
  takesPart,
  tierOf,
  topScoresToReach,
  whatIfScore,
  type RuleSwitches,
  type ScoredSurvey,
} from './index.ts';

const survey: fc.Arbitrary<ScoredSurvey> = fc.record({
  reroute: fc.boolean(),
  remove: fc.boolean(),
  success: fc.option(fc.boolean(), { nil: null }),
});
const state = fc.option(fc.constantFrom('only' as const, 'without' as const, 'all' as const), { nil: undefined });
const switches: fc.Arbitrary<RuleSwitches> = fc.record({ newBizRules: fc.boolean(), reroute: state, remove: state });

const strataOf = (surveys: readonly ScoredSurvey[]) =>
  [false, true].flatMap((reroute) =>
    [false, true].map((remove) => {
      const alike = surveys.filter(
        (each) => each.reroute === reroute && each.remove === remove && each.success !== null,
      );
      return { reroute, remove, answered: alike.length, top: alike.filter(({ success }) => success).length };
    }),
  );

describe('the emulated score', () => {
  it('matches a survey-by-survey recount for any switches, exclusions and additions', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(survey, fc.boolean()), { maxLength: 60 }),
        switches,
        fc.integer({ min: 0, max: 20 }),
        (listed, chosen, moreTop) => {
          const all = listed.map(([each]) => each);
          const without = listed.filter(([, out]) => out).map(([each]) => each);
          const note = whatIfScore(strataOf(all), { switches: chosen, without, moreTop });
          // The recount: each survey on its own, following the wording of the glossary.
          let [top, answered] = [moreTop, moreTop];
          for (const [{ reroute, remove, success }, out] of listed) {
            const wanted = (word: string | undefined, mark: boolean) => {
              if (word === undefined) return !chosen.newBizRules || !mark;
              if (word === 'only') return mark;
              return word === 'all' || !mark;
            };
            if (out || success === null || !wanted(chosen.reroute, reroute) || !wanted(chosen.remove, remove)) continue;
            answered += 1;
            if (success) top += 1;
          }
          expect([note.top, note.answered]).toEqual([top, answered]);
          expect(note.score).toBe(answered === 0 ? null : (100 * top) / answered);
          expect(note.tier).toBe(tierOf(note.score));
        },
      ),
    );
  });

  it.each([
    [{ newBizRules: true }, false],
    [{ newBizRules: true, reroute: 'without', remove: 'without' }, false],
    [{ newBizRules: false }, true],
    [{ newBizRules: true, reroute: 'all' }, true],
    [{ newBizRules: true, remove: 'only' }, true],
  ] as const)('%j relaxes the rules: %s', (chosen, off) => {
    expect(switchesRulesOff(chosen)).toBe(off);
  });

  it('counts a rerouted survey only with the rules off, unless a switch says otherwise', () => {
    const rerouted = { reroute: true, remove: false };
    expect(takesPart(rerouted, { newBizRules: true })).toBe(false);
    expect(takesPart(rerouted, { newBizRules: false })).toBe(true);
    expect(takesPart(rerouted, { newBizRules: true, reroute: 'only' })).toBe(true);
    expect(takesPart(rerouted, { newBizRules: false, reroute: 'without' })).toBe(false);
    expect(countedUnder([{ ...rerouted, top: 3, answered: 4 }], { newBizRules: true })).toEqual({
      top: 0,
      answered: 0,
    });
  });
});

describe('top scores to reach a target', () => {
  it.each([
    [834, 1000, 84, 38],
    [84, 100, 84, 0],
    [1, 1, 82, 0],
    [0, 0, 82, 1],
    [0, 10, 100, null],
    [0, 100_000, 99, null],
  ])('%i of %i on the way to %i needs %s', (top, answered, target, needed) => {
    expect(topScoresToReach(top, answered, target)).toBe(needed);
  });

  it('is the smallest number that does', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), fc.constantFrom(82, 84, 87), (top, others, target) => {
        const answered = top + others;
        const needed = topScoresToReach(top, answered, target);
        const reaches = (more: number) => answered + more > 0 && 100 * (top + more) >= target * (answered + more);
        expect(needed).not.toBeNull();
        expect(reaches(needed ?? 0)).toBe(true);
        if (needed) expect(reaches(needed - 1)).toBe(false);
      }),
    );
  });
});

describe('the forecast of a period', () => {
  const soFar = { from: '2026-11-01', to: '2026-11-15', endsOn: '2026-11-30' };

  it('continues the trend of recent weeks, within what is still possible', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.nat(300), fc.nat(100), fc.nat(100), (top, others, recentTop, recentOthers) => {
        const answered = top + others;
        const forecast = forecastPeriod({
          ...soFar,
          top,
          answered,
          recent: { top: recentTop, answered: recentTop + recentOthers },
        });
        if (answered === 0) {
          expect(forecast).toBeNull();
          return;
        }
        const { remaining, score, low, high } = forecast ?? { remaining: 0, score: -1, low: 0, high: 0 };
        expect(remaining).toBe(answered);
        expect(low).toBeLessThanOrEqual(score + 1e-9);
        expect(high).toBeGreaterThanOrEqual(score - 1e-9);
        expect(low).toBeGreaterThanOrEqual((100 * top) / (answered + remaining) - 1e-9);
        expect(high).toBeLessThanOrEqual((100 * (top + remaining)) / (answered + remaining) + 1e-9);
      }),
    );
  });

  const width = ({ low, high }: { low: number; high: number } = { low: 0, high: 0 }) => (high - low) / 2;

  it('is wider with few recent surveys', () => {
    const many = forecastPeriod({ ...soFar, top: 50, answered: 100, recent: { top: 60, answered: 120 } });
    const few = forecastPeriod({ ...soFar, top: 50, answered: 100, recent: { top: 4, answered: 8 } });
    expect(width(few ?? undefined)).toBeGreaterThan(1.3 * width(many ?? undefined));
  });

  it('takes ten of ten for luck: the place above reaches 80%', () => {
    const days = { from: '2026-11-01', to: '2026-11-02', endsOn: '2026-11-26' };
    const ten = { ...days, top: 10, answered: 10, recent: { top: 10, answered: 10 } };
    const alone = forecastPeriod(ten);
    expect(alone).toMatchObject({ remaining: 120 });
    expect(alone?.low).toBeLessThan(90);
    const within = forecastPeriod({ ...ten, parent: { top: 800, answered: 1000 } });
    expect(within?.score).toBeCloseTo((100 * (10 + 0.9 * 120)) / 130, 9);
    expect(within?.low).toBeLessThan(82);
    expect(within?.high).toBeGreaterThan(97);
  });

  it('counts no answer twice: the recent weeks of a short period hold all of it', () => {
    const once = forecastPeriod({ ...soFar, top: 9, answered: 10, recent: { top: 9, answered: 10 } });
    // Beta(9.5, 1.5) over ten surveys to come, by its own formula.
    const beta = (k: number) => {
      let product = 1;
      for (let i = 0; i < k; i += 1) product *= ((10 - i) / (i + 1)) * (9.5 + i);
      for (let i = 0; i < 10 - k; i += 1) product *= 1.5 + i;
      for (let i = 0; i < 10; i += 1) product /= 11 + i;
      return product;
    };
    let [below, low] = [0, 0];
    while ((below += beta(low)) < 0.025) low += 1;
    expect(once?.low).toBeCloseTo((100 * (9 + low)) / 20, 9);
  });

  const parentShare = 0.83;
  const coverage = (rate: number, answered: number) => {
    let state = Math.round(1000 * rate) * 7919 + answered;
    const random = () => {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
    const draw = (count: number) => {
      let top = 0;
      for (let at = 0; at < count; at += 1) if (random() < rate) top += 1;
      return top;
    };
    const periods = 3000;
    let covered = 0;
    for (let period = 0; period < periods; period += 1) {
      const top = draw(answered);
      const forecast = forecastPeriod({
        ...soFar,
        top,
        answered,
        recent: { top, answered },
        parent: { top: 1000 * parentShare, answered: 1000 },
      })!;
      const final = (100 * (top + draw(forecast.remaining))) / (answered + forecast.remaining);
      if (final >= forecast.low - 1e-9 && final <= forecast.high + 1e-9) covered += 1;
    }
    return covered / periods;
  };

  it('covers 93 to 98 of 100 periods, whatever places reach and however many surveys there are', () => {
    const rates = [0.7, 0.8, 0.83, 0.9, 0.95];
    for (const answered of [10, 40, 150, 600]) {
      const covered = rates.map((rate) => coverage(rate, answered));
      expect(Math.min(...covered)).toBeGreaterThan(0.93);
      // Ten surveys more are so few that a range of whole surveys covers more than it must.
      if (answered > 10) expect(covered.reduce((sum, share) => sum + share, 0) / covered.length).toBeLessThan(0.98);
    }
  });

  it('lists the requirements of each tier', () => {
    const forecast = forecastPeriod({ ...soFar, top: 82, answered: 100, recent: { top: 82, answered: 100 } });
    expect(forecast).toMatchObject({ remaining: 100, tier: 1 });
    expect(forecast?.score).toBeCloseTo(82, 9);
    expect(forecast?.paths.map(({ tier, pacing }) => [tier, pacing.kind, pacing.needed])).toEqual([
      [1, 'open', 82],
      [2, 'open', 86],
      [3, 'open', 92],
    ]);
  });

  it.each([
    ['over', { to: '2026-11-30' }],
    ['without a day', { to: '2026-10-31' }],
  ])('is null for a period that is %s', (_, days) => {
    expect(forecastPeriod({ ...soFar, ...days, top: 8, answered: 10, recent: { top: 0, answered: 0 } })).toBeNull();
  });
});

describe('topics', () => {
  it('each belong to a group', () => {
    expect(Object.keys(parentOfTopic).toSorted()).toEqual([...commentTopics].toSorted());
  });

  it('have a net sentiment of positive minus negative', () => {
    expect(netSentiment({ positive: 6, neutral: 2, negative: 2, unsure: 0 })).toBe(40);
    expect(netSentiment({ positive: 0, neutral: 0, negative: 0, unsure: 0 })).toBeNull();
    // Unsure comments are comments, and neither praise nor blame.
    expect(netSentiment({ positive: 6, neutral: 0, negative: 2, unsure: 2 })).toBe(40);
    expect(commentsIn({ positive: 6, neutral: 0, negative: 2, unsure: 2 })).toBe(10);
  });

  it('changed clearly only if the numbers support it', () => {
    const many = (positive: number, negative: number) => ({ positive, neutral: 0, negative, unsure: 0 });
    expect(netSentimentChange(many(180, 20), many(100, 100))).toMatchObject({ change: 80, clear: true });
    expect(netSentimentChange(many(6, 5), many(7, 4))).toMatchObject({ clear: false });
    expect(netSentimentChange(many(5, 4), many(100, 100))).toBeNull();
    fc.assert(
      fc.property(fc.nat(200), fc.nat(200), fc.nat(200), fc.nat(200), (a, b, c, d) => {
        const moved = netSentimentChange(many(a, b), many(c, d));
        if (!moved) {
          expect(Math.min(a + b, c + d)).toBeLessThan(10);
          return;
        }
        expect(moved.interval.low).toBeLessThanOrEqual(moved.change);
        expect(moved.interval.high).toBeGreaterThanOrEqual(moved.change);
      }),
    );
  });

  it('that cost the most come first, in points of the score', () => {
    const counts = (topic: (typeof commentTopics)[number], lost: number) => ({
      topic,
      lost,
      positive: 0,
      neutral: 0,
      negative: lost,
      unsure: 0,
    });
    expect(costliestTopics([counts('Wait time', 6), counts('Coverage', 0), counts('Kept informed', 9)], 300)).toEqual([
      { topic: 'Kept informed', lost: 9, points: 3 },
      { topic: 'Wait time', lost: 6, points: 2 },
    ]);
    expect(costliestTopics([counts('Wait time', 6)], 0)).toEqual([]);
    // Three by default; ties keep their catalog order.
    const equal = commentTopics.map((topic) => counts(topic, 5)).toReversed();
    const named = (most?: number) => costliestTopics(equal, 100, most).map(({ topic }) => topic);
    expect(named()).toEqual(commentTopics.slice(0, 3));
    expect(named(5)).toEqual(commentTopics.slice(0, 5));
    expect(costliestTopics([...equal, counts('Coverage', 7)], 100)[0]).toEqual({
      topic: 'Coverage',
      lost: 7,
      points: 7,
    });
  });

  it('are grouped by who can act on them', () => {
    const topicsOf = (parent: string) => commentTopics.filter((topic) => parentOfTopic[topic] === parent).toSorted();
    expect(topicsOf('The driver')).toEqual(['Damage/safety', 'Driver professionalism']);
    expect(topicsOf('The wait')).toEqual(['Kept informed', 'Wait time']);
    expect(topicsOf('The work')).toEqual(['Battery sale', 'Problem solved', 'Tow destination']);
    expect(topicsOf('The club')).toEqual(['Call taking', 'Coverage']);
  });

  it('have a 95% interval for their change, never beyond what is possible', () => {
    const of = (positive: number, neutral: number, negative: number) => ({
      positive,
      neutral,
      negative,
      unsure: 0,
    });
    // Half a comment more of each kind: 50.5, 20.5 and 30.5 of 101.5 against 20.5, 10.5 and 20.5 of 51.5.
    const moved = netSentimentChange(of(50, 20, 30), of(20, 10, 20));
    const part = (up: number, down: number, n: number) => (up + down - (up - down) ** 2) / n;
    // Welch's 96 degrees of freedom: t is 1.985, not 1.96.
    const spread = 198.498 * Math.sqrt(part(50.5 / 101.5, 30.5 / 101.5, 100) + part(20.5 / 51.5, 20.5 / 51.5, 50));
    expect(moved?.change).toBe(20);
    expect(moved?.interval.low).toBeCloseTo(20 - spread, 3);
    expect(moved?.interval.high).toBeCloseTo(20 + spread, 3);
    expect(moved?.clear).toBe(false);
    expect(netSentimentChange(of(0, 0, 10), of(10, 0, 0))?.interval.low).toBe(-200);
    expect(netSentimentChange(of(10, 0, 0), of(0, 0, 10))?.interval.high).toBe(200);
    expect(netSentimentChange(of(0, 0, 400), of(400, 0, 0))?.clear).toBe(true);
  });
});
