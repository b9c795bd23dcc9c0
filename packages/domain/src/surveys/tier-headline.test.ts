import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  costliestParts,
  runningScore,
  scoreCost,
  surveysExpected,
  tierHeadline,
  tierOf,
  tierThresholds,
} from './index.ts';

const sentence = (...about: Parameters<typeof tierHeadline>) =>
  tierHeadline(...about)
    .map(({ text }) => text)
    .join('');
const halfOfNovember = { from: '2026-11-01', to: '2026-11-15', endsOn: '2026-11-30' };
const allOfNovember = { from: '2026-11-01', to: '2026-11-30', endsOn: '2026-11-30' };

describe('the headline of a month', () => {
  it.each([
    [842, 1000, 'November holds Tier 2 by 0.2 points; 838 of the next 1,000 surveys must be top score to keep it.'],
    [85, 100, 'November holds Tier 2 by 1.0 points; 83 of the next 100 surveys must be top score to keep it.'],
    [84, 100, 'November is exactly at Tier 2; 84 of the next 100 surveys must be top score to keep it.'],
    [95, 100, 'November holds Tier 3 by 8.0 points; 79 of the next 100 surveys must be top score to keep it.'],
    [80, 100, 'November is 2.0 points below Tier 1; 84 of the next 100 surveys must be top score to reach it.'],
    [
      8199,
      10_000,
      'November is less than 0.1 points below Tier 1; 8,201 of the next 10,000 surveys must be top score to reach it.',
    ],
    [
      40,
      100,
      'November is 42.0 points below Tier 1 and can’t reach it, even if all of the next 100 surveys are top score.',
    ],
    [9, 9, 'November has 9 surveys, too few to score. A score takes 10.'],
    [1, 1, 'November has 1 survey, too few to score. A score takes 10.'],
    [0, 0, 'No surveys in November yet.'],
  ])('at %i of %i: %s', (top, answered, words) => {
    expect(sentence({ top, answered, ...halfOfNovember }, 'November', 'manager')).toBe(words);
  });

  it.each([
    [85, 100, 'You hold Tier 2 by 1.0 points in November; 83 of your next 100 surveys must be top score to keep it.'],
    [80, 100, 'You’re 2.0 points below Tier 1 in November; 84 of your next 100 surveys must be top score to reach it.'],
    [2, 3, 'You have 3 surveys in November, too few to score. A score takes 10.'],
    [0, 0, 'No member has answered a survey about you in November yet.'],
  ])('speaks to a driver at %i of %i: %s', (top, answered, words) => {
    expect(sentence({ top, answered, ...halfOfNovember }, 'November', 'driver')).toBe(words);
  });

  it('says how a month ended, and when nothing more is expected', () => {
    expect(sentence({ top: 85, answered: 100, ...allOfNovember }, 'November', 'manager')).toBe(
      'November ended above Tier 2 by 1.0 points.',
    );
    expect(sentence({ top: 80, answered: 100, ...allOfNovember }, 'November', 'manager')).toBe(
      'November ended 2.0 points below Tier 1.',
    );
    expect(
      sentence(
        { top: 9, answered: 10, from: '2026-11-01', to: '2026-11-29', endsOn: '2026-11-30' },
        'November',
        'manager',
      ),
    ).toBe('November holds Tier 3 by 3.0 points, and no more surveys are expected.');
  });

  it('says what holds whatever comes', () => {
    expect(
      sentence(
        { top: 1000, answered: 1000, from: '2026-11-01', to: '2026-11-29', endsOn: '2026-11-30' },
        'November',
        'manager',
      ),
    ).toBe('November holds Tier 3 by 13.0 points, whatever the next 34 surveys show.');
  });

  it('names the smallest number of top scores that is enough', () => {
    const period = fc
      .record({ answered: fc.integer({ min: 10, max: 3000 }), day: fc.integer({ min: 1, max: 29 }) })
      .chain(({ answered, day }) =>
        fc.integer({ min: 0, max: answered }).map((top) => ({
          top,
          answered,
          from: '2026-11-01',
          to: `2026-11-${String(day).padStart(2, '0')}`,
          endsOn: '2026-11-30',
        })),
      );
    fc.assert(
      fc.property(period, (of) => {
        const remaining = surveysExpected(of);
        const ends = (more: number) => (100 * (of.top + more)) / (of.answered + remaining);
        const text = sentence(of, 'November', 'manager');
        const threshold = tierThresholds.find(
          ({ tier }) => tier === Math.max(1, tierOf((100 * of.top) / of.answered)),
        )!.score;
        const needed = /([\d,]+) of the next/.exec(text)?.[1];
        if (needed !== undefined) {
          const more = Number(needed.replaceAll(',', ''));
          expect(ends(more)).toBeGreaterThanOrEqual(threshold - 1e-9);
          expect(ends(more - 1)).toBeLessThan(threshold);
          expect(more).toBeLessThanOrEqual(remaining);
        } else if (text.includes('whatever')) expect(ends(0)).toBeGreaterThanOrEqual(threshold - 1e-9);
        else if (text.includes('can’t reach')) expect(ends(remaining)).toBeLessThan(threshold);
      }),
    );
  });
});

const parts = fc.array(
  fc
    .integer({ min: 0, max: 400 })
    .chain((answered) => fc.record({ answered: fc.constant(answered), top: fc.integer({ min: 0, max: answered }) })),
  { minLength: 1, maxLength: 30 },
);

describe('what a location takes from the score', () => {
  it('adds up to the distance from the target', () => {
    fc.assert(
      fc.property(parts, fc.constantFrom(82, 84, 87), (all, target) => {
        const total = all.reduce((sum, { answered }) => sum + answered, 0);
        fc.pre(total > 0);
        const score = (100 * all.reduce((sum, { top }) => sum + top, 0)) / total;
        expect(all.reduce((sum, part) => sum + scoreCost(part, target, total), 0)).toBeCloseTo(target - score, 6);
      }),
    );
  });

  it('lists the worst first, none that is at the target, and none with too few surveys', () => {
    fc.assert(
      fc.property(parts, (all) => {
        const total = all.reduce((sum, { answered }) => sum + answered, 0);
        const worst = costliestParts(all, 84, total, 3);
        expect(worst.length).toBeLessThanOrEqual(3);
        for (const [index, { part, cost }] of worst.entries()) {
          expect(part.answered).toBeGreaterThanOrEqual(10);
          expect((100 * part.top) / part.answered).toBeLessThan(84);
          expect(cost).toBeLessThanOrEqual(worst[index - 1]?.cost ?? Infinity);
        }
      }),
    );
  });

  it('costs nothing where nobody answered', () => {
    expect(scoreCost({ top: 0, answered: 0 }, 84, 0)).toBe(0);
    expect(costliestParts([{ top: 0, answered: 0 }], 84, 0, 3)).toEqual([]);
  });
});

describe('the score as the month went on', () => {
  it('ends at the score of the whole month, and scores no day with too few surveys so far', () => {
    const days = [
      { day: '2026-11-01', top: 4, answered: 5 },
      { day: '2026-11-02', top: 3, answered: 5 },
      { day: '2026-11-03', top: 10, answered: 10 },
    ];
    expect(runningScore(days).map(({ score }) => score)).toEqual([null, 70, 85]);
  });
});
