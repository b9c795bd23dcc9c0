import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compensationNote,
  forecastPeriod,
  missedTierWords,
  moreTopWords,
  surveysExpected,
  tierAtStake,
  tierPathWords,
  tierSentence,
  tierStanding,
  tierThresholds,
} from './index.ts';

const halfOfNovember = { from: '2026-11-01', to: '2026-11-15', endsOn: '2026-11-30' };

describe('the tier sentence', () => {
  it.each([
    // At Tier 3: what keeps it.
    [90, 100, '84 of the next 100 surveys must be top score to keep Tier 3 (87%)'],
    // Below it: what reaches the next one.
    [85, 100, '89 of the next 100 surveys must be top score to reach Tier 3 (87%)'],
    [82, 100, '86 of the next 100 surveys must be top score to reach Tier 2 (84%)'],
    [80, 100, '84 of the next 100 surveys must be top score to reach Tier 1 (82%)'],
    // Nothing left to reach, and nothing to keep.
    [40, 100, 'Tier 1 (82%) is out of reach: the next 100 surveys are not enough'],
    // Too few to score.
    [9, 9, null],
    [0, 0, null],
  ])('at %i of %i: %s', (top, answered, sentence) => {
    expect(tierSentence({ top, answered, ...halfOfNovember })).toBe(sentence);
  });

  it('speaks of keeping the tier when the next one is out of reach', () => {
    // 84.6 %, 10 more surveys: Tier 3 would need 13.
    expect(tierSentence({ top: 220, answered: 260, from: '2026-11-01', to: '2026-11-26', endsOn: '2026-11-27' })).toBe(
      '7 of the next 10 surveys must be top score to keep Tier 2 (84%)',
    );
    expect(tierPathWords(tierAtStake({ top: 860, answered: 1000, remaining: 3 }), 3)).toBe(
      'Tier 2 (84%) is safe, whatever the next 3 surveys show',
    );
    expect(tierPathWords(tierAtStake({ top: 1011, answered: 1200, remaining: 227 }), 227)).toBe(
      '188 of the next 227 surveys must be top score to keep Tier 2 (84%)',
    );
  });

  it('counts a single survey in the singular', () => {
    expect(tierPathWords(tierAtStake({ top: 82, answered: 100, remaining: 1 }), 1)).toBe(
      'The next survey must be top score to keep Tier 1 (82%)',
    );
  });

  it('has nothing to say once the period is over', () => {
    expect(tierSentence({ top: 82, answered: 100, from: '2026-11-01', to: '2026-11-30', endsOn: '2026-11-30' })).toBe(
      null,
    );
    expect(surveysExpected({ answered: 90, ...halfOfNovember, to: '2026-10-01' })).toBe(0);
  });

  it('never asks to reach a tier the score is at, nor to keep one it is below', () => {
    fc.assert(
      fc.property(fc.nat(400), fc.nat(400), fc.integer({ min: 1, max: 400 }), (top, others, remaining) => {
        const answered = top + others;
        fc.pre(answered > 0);
        const path = tierAtStake({ top, answered, remaining });
        const isAt = 100 * top >= path.threshold * answered;
        expect(path.aim).toBe(isAt ? 'keep' : 'reach');
        // Reaching is always about the very next tier, keeping about the highest one held.
        const { tier, next } = compensationNote(top, answered);
        expect(path.tier).toBe(isAt ? tier : next?.tier);
        // It only falls back to keeping when the next tier takes more than every remaining survey.
        if (isAt && next) expect(100 * (top + remaining)).toBeLessThan(next.threshold * (answered + remaining) + 1e-6);
        // The number it names is enough, and one fewer is not.
        const { kind, needed } = path.pacing;
        const ends = (more: number) => 100 * (top + more) >= path.threshold * (answered + remaining) - 1e-6;
        if (kind === 'open') {
          expect(ends(needed)).toBe(true);
          expect(ends(needed - 1)).toBe(false);
        }
      }),
    );
  });

  it('is the same from the counts of a card and from the forecast of the overview', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 500 }), fc.nat(200), (top, others) => {
        const period = { top, answered: top + others, ...halfOfNovember };
        const forecast = forecastPeriod({ ...period, recent: { top: 1, answered: 2 } });
        expect(forecast?.paths.map((path) => tierPathWords(path, forecast.remaining))).toContain(tierSentence(period));
      }),
    );
  });
});

describe('the standing of a score', () => {
  it.each([
    [206, 250, true, 'Tier 1, missed Tier 2 by 1.6 points'],
    // 84.16 % is shown as 84.2: the distance to 87 is the difference of the two numbers shown.
    [101, 120, false, 'Tier 2, 2.8 points to Tier 3'],
    [805, 1000, true, 'Missed Tier 1 by 1.5 points'],
    [8399, 10_000, false, 'Tier 1, less than 0.1 points to Tier 2'],
    [90, 100, true, 'Reached Tier 3'],
    [90, 100, false, 'At Tier 3'],
  ])('%i of %i, over: %s', (top, answered, over, words) => {
    expect(tierStanding(compensationNote(top, answered), over)).toBe(words);
  });

  it('has a distance that is the difference of the two numbers shown', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), (top, others) => {
        const { score, next } = compensationNote(top, top + others);
        fc.pre(score !== null && next !== null);
        const shown = Number(new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }).format(score ?? 0));
        expect(next?.pointsAway).toBeCloseTo((next?.threshold ?? 0) - shown, 6);
        expect(tierThresholds.map(({ tier }) => tier)).toContain(next?.tier);
      }),
    );
  });
});

describe('more top scores', () => {
  it('reach each tier, or would have', () => {
    expect(moreTopWords(834, 1000).map(({ words }) => words)).toEqual([
      'Tier 1 (82%) reached',
      '38 more top scores reach Tier 2 (84%)',
      '277 more top scores reach Tier 3 (87%)',
    ]);
    const tier2 = { tier: 2, threshold: 84 } as const;
    expect(missedTierWords(206, 247, tier2)).toBe('10 more top scores would have reached Tier 2 (84%).');
    expect(missedTierWords(209, 249, tier2)).toBe('1 more top score would have reached Tier 2 (84%).');
    expect(missedTierWords(0, 10_000_000, tier2)).toBe('More top scores couldn’t have reached Tier 2 (84%).');
  });
});
