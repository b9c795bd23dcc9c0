import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backTest, backTestWeeks } from './back-test.ts';
import { CallTally, learnShares, shareCell, shareOfDay, shareOfShare } from './volume-shares.ts';

const tally = (calls: readonly (readonly [dayOfWeek: number, hour: number, age: number, calls: number])[]) => {
  const made = new CallTally();
  for (const call of calls) made.add(...call);
  return made;
};
const anyTally = fc
  .array(fc.tuple(fc.nat(6), fc.nat(23), fc.nat(400), fc.nat(500)), { maxLength: 30 })
  .map((calls) => tally(calls));

describe('shares', () => {
  it('add up to the parent for any children', () => {
    fc.assert(
      fc.property(fc.array(anyTally, { minLength: 1, maxLength: 12 }), fc.nat(6), (children, dayOfWeek) => {
        const parent = Array.from({ length: 24 }, (_, hour) => hour * 1.5);
        const days = learnShares(children).map((share) => shareOfDay(parent, dayOfWeek, share));
        for (let hour = 0; hour < 24; hour += 1)
          expect(days.reduce((sum, day) => sum + day[hour]!, 0)).toBeCloseTo(parent[hour]!, 9);
      }),
    );
  });

  it('also add up two levels down', () => {
    const [north, south] = learnShares([tally([[1, 8, 0, 30]]), tally([[1, 8, 0, 60]])]);
    const below = learnShares([tally([[1, 20, 0, 5]]), tally([[6, 3, 90, 9]]), tally([])]);
    for (let cell = 0; cell < 16; cell += 1)
      expect(below.reduce((sum, share) => sum + shareOfShare(north!, share)[cell]!, south![cell]!)).toBeCloseTo(1, 12);
  });

  it('give a small station the shape of its territory, and a large one a shape of its own', () => {
    const night = (calls: number) =>
      tally([
        [2, 2, 0, calls * 0.9],
        [2, 14, 0, calls * 0.1],
      ]);
    const others = tally([
      [2, 2, 0, 1000],
      [2, 14, 0, 9000],
    ]);
    const lean = (calls: number) => {
      const [share] = learnShares([night(calls), others]);
      return share![shareCell(2, 2)]! / share![shareCell(2, 14)]!;
    };
    expect(lean(3)).toBeLessThan(1.3);
    expect(lean(3000)).toBeGreaterThan(5);
  });

  it('follow a station that grew', () => {
    const steady = (ages: readonly number[]) => tally(ages.map((age) => [3, 12, age, 10]));
    const year = Array.from({ length: 52 }, (_, week) => week * 7);
    const [grown] = learnShares([steady(year.slice(0, 12)), steady(year)]);
    expect(grown![shareCell(3, 12)]!).toBeGreaterThan(0.36);
  });

  describe('by the days a station was open', () => {
    const dayOfWeek = (age: number) => (((6 - age) % 7) + 7) % 7;
    const daily = (ages: readonly number[], calls: number, closed: readonly number[] = []) =>
      tally(
        ages
          .filter((age) => !closed.includes(dayOfWeek(age)))
          .flatMap((age) => [9, 13, 17].map((hour) => [dayOfWeek(age), hour, age, calls / 3] as const)),
      );
    const days = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);
    const others = () => Array.from({ length: 5 }, () => daily(days(0, 365), 9));
    const shareAt = (station: CallTally, day: number, hour: number) =>
      learnShares([station, ...others()])[0]![shareCell(day, hour)]!;

    it('a station two weeks old has as large a share as its equals', () => {
      expect(shareAt(daily(days(0, 14), 9), 3, 13)).toBeCloseTo(1 / 6, 2);
    });
    it('one that closed a month ago has none, whatever it had before', () => {
      expect(shareAt(daily(days(30, 365), 9), 3, 13)).toBe(0);
    });
    it('one that is quiet by chance keeps its share', () => {
      expect(
        shareAt(
          daily(
            days(16, 365).filter((age) => age % 8 === 0),
            3,
          ),
          3,
          13,
        ),
      ).toBeGreaterThan(0.005);
    });
    it('one closed on Sundays has none then, and its share on other days', () => {
      const closed = daily(days(0, 365), 9, [0]);
      expect(shareAt(closed, 0, 13)).toBe(0);
      expect(shareAt(closed, 6, 13)).toBeCloseTo(1 / 6, 2);
      expect(shareAt(closed, 3, 13)).toBeCloseTo(1 / 6, 2);
    });
    it('a territory grows with its new station', () => {
      const territory = new CallTally();
      territory.addAll(daily(days(0, 365), 9));
      territory.addAll(daily(days(0, 14), 9));
      const [share] = learnShares([territory, ...others().slice(0, 4)]);
      expect(share![shareCell(3, 13)]).toBeCloseTo(2 / 6, 2);
    });
    it('all are silent together: a feed that is late closes no station', () => {
      const late = [daily(days(40, 365), 9), daily(days(40, 365), 9)];
      for (const share of learnShares(late)) expect(share[shareCell(3, 13)]).toBeCloseTo(0.5, 9);
    });
  });

  it('give a station without calls no forecast, and divide nothing evenly', () => {
    const [none, all] = learnShares([tally([]), tally([[1, 1, 0, 5000]])]);
    expect(none![0]!).toBeLessThan(0.01);
    expect(all![0]!).toBeGreaterThan(0.99);
    expect(learnShares([tally([]), tally([])])[0]![3]).toBe(0.5);
    expect(learnShares([tally([]), tally([]), tally([])])[2]![3]).toBeCloseTo(1 / 3, 12);
  });
});

describe('a back-test', () => {
  it('shows error, bias and count by hour of week, by hour and by day', () => {
    const report = backTest([
      { day: '2026-11-22', hour: 8, predicted: 12, actual: 10 },
      { day: '2026-11-22', hour: 9, predicted: 8, actual: 10 },
      { day: '2026-11-15', hour: 8, predicted: 5, actual: 0 },
    ]);
    expect(backTestWeeks).toBe(8);
    expect(report.hours).toHaveLength(168);
    expect(report.hours[8]).toEqual({
      dayOfWeek: 0,
      hour: 8,
      mape: expect.closeTo(20, 9),
      bias: 3.5,
      predicted: 17,
      actual: 10,
      n: 2,
    });
    expect(report.hours[10]).toMatchObject({ mape: null, bias: null, n: 0 });
    expect(report.byHour).toMatchObject({ mape: expect.closeTo(20, 9), n: 3 });
    expect(report.byDay).toMatchObject({ mape: 0, n: 2 });
  });
});
