import { describe, expect, it } from 'vitest';
import { dailySpread, forecastCost } from './cost-forecast.ts';
import { type BeforeAfter, prescribe, trainingEffect } from './effect.ts';

function stream(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return next;
}

/** Drivers with a skill of their own; those whose metric was low are trained, as a manager would do. */
function world(seed: number, planted: number) {
  const next = stream(seed);
  const hits = (chance: number, of: number) => {
    let count = 0;
    for (let at = 0; at < of; at += 1) if (next() < chance) count += 1;
    return { hits: count, of };
  };
  const trained: BeforeAfter[] = [];
  const others: BeforeAfter[] = [];
  for (let driverId = 1; driverId <= 400; driverId += 1) {
    const skill = 0.72 + 0.2 * next();
    const before = hits(skill, 20 + Math.floor(next() * 30));
    const low = before.hits / before.of < 0.85;
    const train = next() < (low ? 0.4 : 0.1);
    // The season lifts everybody by a point, trained or not.
    const after = hits(skill + 0.01 + (train ? planted / 100 : 0), 20 + Math.floor(next() * 30));
    (train ? trained : others).push({ driverId, before, after, group: driverId % 2 === 0 ? 'fleet' : 'PSP' });
  }
  return { trained, others };
}

function coverage(planted: number) {
  let inside = 0;
  for (let seed = 1; seed <= 100; seed += 1) {
    const { trained, others } = world(seed * 7919, planted);
    const effect = trainingEffect(trained, others);
    if (effect.kind === 'effect' && effect.low <= planted && planted <= effect.high) inside += 1;
  }
  return inside;
}

describe('whether a module helped', () => {
  it.each([2, 0])('a planted effect of %s points is inside the interval in 90 to 99 of 100 worlds', (planted) => {
    const inside = coverage(planted);
    expect(inside).toBeGreaterThanOrEqual(90);
    expect(inside).toBeLessThanOrEqual(99);
  });

  it('says too few instead of a number', () => {
    const { trained, others } = world(3, 2);
    expect(trainingEffect(trained.slice(0, 9), others)).toEqual({ kind: 'too-few', drivers: 9 });
    expect(trainingEffect(trained, [])).toEqual({ kind: 'too-few', drivers: 0 });
  });

  it('does not count drivers with hardly any answers', () => {
    const { trained, others } = world(3, 2);
    const quiet = trained.map((driver) => ({ ...driver, after: { hits: 2, of: 2 } }));
    expect(trainingEffect(quiet, others)).toEqual({ kind: 'too-few', drivers: 0 });
  });
});

describe('a prescribed module', () => {
  const modules = [
    { id: 1, tags: ['kept_informed'] },
    { id: 2, tags: ['Wait time', 'kept_informed'] },
    { id: 3, tags: ['technician_sat'] },
  ];
  /** A symptom of 500 answers a month, so that a few points are no chance. */
  const changed = (tag: string, label: string, before: number, after: number, of = 500) => ({
    tag,
    label,
    before: { hits: before, of },
    after: { hits: after, of },
  });
  const fall = changed('kept_informed', 'Kept informed', 450, 423);

  it('is one with the tag of a fall, with the reason', () => {
    expect(prescribe([fall], modules, new Set([2]))).toEqual([
      { moduleId: 1, reason: 'Kept informed is down 5.4 points' },
    ]);
  });

  it('answers a topic that comments complain about more, and says so', () => {
    const complaints = { ...changed('Wait time', 'Wait time', 50, 81), kind: 'topic' } as const;
    expect(prescribe([complaints], modules, new Set())).toEqual([
      { moduleId: 2, reason: 'Complaints about wait time are up 6.2 points' },
    ]);
  });

  it('comes for the worst fall first, and each once', () => {
    const worse = changed('Wait time', 'Wait time', 450, 405);
    expect(prescribe([fall, worse], modules, new Set()).map(({ moduleId }) => moduleId)).toEqual([2, 1]);
  });

  it.each([
    ['a fall of less than five points', changed('kept_informed', 'Kept informed', 4500, 4255, 5000)],
    ['a fall of fewer than ten answers', changed('kept_informed', 'Kept informed', 9, 0, 9)],
    ['a fall that can be chance', changed('kept_informed', 'Kept informed', 18, 15, 20)],
    ['a rise', changed('kept_informed', 'Kept informed', 400, 450)],
    ['fewer complaints', { ...changed('Wait time', 'Wait time', 81, 50), kind: 'topic' as const }],
    ['a tag without a module', { ...fall, tag: 'kmi' }],
  ])('does not come for %s', (_what, symptom) => {
    expect(prescribe([symptom], modules, new Set())).toEqual([]);
  });
});

describe('the cost of a campaign', () => {
  const people = Array.from({ length: 100 }, () => ({ mean: 20, std: 10 }));
  it('is points times their price, with a range', () => {
    const cost = forecastCost(people, 30, 10, 700_000);
    expect(cost).toMatchObject({ points: 60_000, cents: 600_000, exceeds: false, mayExceed: false });
    expect(cost.low).toBeGreaterThan(49_000);
    expect(cost.high).toBeLessThan(71_000);
    expect(cost.high - cost.points).toBeGreaterThan(9000);
  });

  it.each([
    [650_000, true, false],
    [599_999, true, true],
    [0, false, false],
  ])('against a budget of %s cents', (budget, mayExceed, exceeds) => {
    expect(forecastCost(people, 30, 10, budget)).toMatchObject({ mayExceed, exceeds });
  });

  it('knows a day by the days a person was here, days off included', () => {
    // Two days of 30 points: over 4 days, a mean of 15 and a spread of 15.
    expect(dailySpread({ total: 60, squares: 1800 }, 4)).toEqual({ mean: 15, std: 15 });
    expect(dailySpread({ total: 60, squares: 1800 }, 2)).toEqual({ mean: 30, std: 0 });
  });

  it('is nothing without drivers', () => {
    expect(forecastCost([], 30, 10, 100)).toMatchObject({ points: 0, low: 0, high: 0, mayExceed: false });
  });
});
