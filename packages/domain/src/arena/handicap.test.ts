import { describe, expect, it } from 'vitest';
import { type CallPoints, expectedPoints, handicapped, hourBandOf } from './handicap.ts';

/** A season of two equally good drivers, one by day in town and one by night in the country, from a seeded stream. */
function season(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const call = (night: boolean): CallPoints => ({
    hour: night ? (next() < 0.5 ? 23 : 2) : 9 + Math.floor(next() * 8),
    zone: night ? 'country' : 'town',
    service: next() < 0.5 ? 'Tow' : 'Battery',
    points: 15 + (next() < (night ? 0.5 : 0.8) ? 5 : 0) + (next() < 0.17 && next() < (night ? 0.7 : 0.85) ? 20 : 0),
  });
  const others = Array.from({ length: 4000 }, (_, index) => call(index % 3 === 0));
  return {
    others,
    day: Array.from({ length: 800 }, () => call(false)),
    night: Array.from({ length: 800 }, () => call(true)),
  };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('hours of the handicap', () => {
  it.each([
    [0, 4],
    [5, 4],
    [6, 0],
    [9, 0],
    [10, 1],
    [18, 2],
    [19, 3],
    [22, 3],
    [23, 4],
  ])('%s is in band %s', (hour, band) => {
    expect(hourBandOf(hour)).toBe(band);
  });
});

describe('the handicap', () => {
  it('brings equal skill on day and night shifts within 3 %, which plain points do not', () => {
    const { others, day, night } = season(5);
    const expected = expectedPoints([...others, ...day, ...night]);
    const fair = (calls: readonly CallPoints[]) => mean(calls.map((call) => handicapped(call, expected)));
    const plain = (calls: readonly CallPoints[]) => mean(calls.map(({ points }) => points));
    expect(Math.abs(plain(day) / plain(night) - 1)).toBeGreaterThan(0.05);
    expect(Math.abs(fair(day) / fair(night) - 1)).toBeLessThan(0.03);
  });

  it('still rewards the better driver of the same kind of calls', () => {
    const { others } = season(6);
    const expected = expectedPoints(others);
    const kind = { hour: 2, zone: 'country', service: 'Tow' };
    expect(handicapped({ ...kind, points: 40 }, expected) - handicapped({ ...kind, points: 15 }, expected)).toBeCloseTo(
      25,
    );
  });

  it('judges a kind nobody has driven by the service and hour, and nothing at all by 0', () => {
    const expected = expectedPoints([{ hour: 9, zone: 'town', service: 'Tow', points: 20 }]);
    expect(expected.of({ hour: 9, zone: 'moon', service: 'Tow' })).toBe(20);
    expect(expectedPoints([]).of({ hour: 1, zone: '', service: '' })).toBe(0);
  });
});
