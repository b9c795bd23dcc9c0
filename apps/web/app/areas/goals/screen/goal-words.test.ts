import { describe, expect, it } from 'vitest';
import { goalDays, goalInWords, goalOn } from './goal-words.ts';

const ata = { unit: 'minutes', decimals: 1, direction: 'lower' } as const;
const satisfaction = { unit: 'percent', decimals: 1, direction: 'higher' } as const;

describe('a goal in words', () => {
  it.each([
    [ata, { green: 45, yellow: 55 }, ['45.0 min or less', 'between 45.0 and 55.0 min', 'more than 55.0 min']],
    [satisfaction, { green: 84, yellow: 82 }, ['84.0% or more', 'between 82.0 and 84.0%', 'less than 82.0%']],
    [satisfaction, { green: 84, yellow: 84 }, ['84.0% or more', 'no value', 'less than 84.0%']],
  ] as const)('%j %j', (metric, goal, words) => {
    expect(goalInWords(metric, goal).map((each) => each.words)).toEqual(words);
  });

  it.each([
    [null, null, 'from the start'],
    ['2026-04-01', null, 'since Apr 1, 2026'],
    ['2026-12-01', null, 'starting Dec 1, 2026'],
    ['2026-04-01', '2026-04-30', 'Apr 1, 2026 to Apr 30, 2026'],
    ['2026-04-01', '2026-04-01', 'on Apr 1, 2026'],
  ])('applies from %s to %s: %s', (start, end, words) => {
    expect(goalDays({ start, end }, '2026-11-18')).toBe(words);
  });

  it("on a day is the location's own, or else the inherited or default one", () => {
    const goal = (green: number, start: string | null, end: string | null, more = {}) => ({
      green,
      start,
      end,
      inherited_from: null,
      is_default: false,
      ...more,
    });
    const goals = [
      goal(90, '2026-04-01', '2026-04-30'),
      goal(92, '2026-12-01', null),
      goal(84, '2026-01-01', null, { inherited_from: 1 }),
    ];
    expect(['2026-04-15', '2026-05-01', '2026-12-24', '2025-01-01'].map((day) => goalOn(goals, day)?.green)).toEqual([
      90,
      84,
      92,
      undefined,
    ]);
    expect(goalOn([goal(84, null, null, { is_default: true })], '2026-04-15')?.green).toBe(84);
  });
});
