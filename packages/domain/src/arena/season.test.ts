import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  byPoints,
  finals,
  firstMonday,
  type MatchResult,
  mostValuable,
  regularPairings,
  seasonWeeks,
  semifinals,
  standings,
  winnerOf,
} from './season.ts';

const team = (id: number, bets = 0) => ({ id, name: `team ${id}`, bets });
const match = (home: number, homePoints: number | null, away: number, awayPoints: number | null): MatchResult => ({
  home,
  homePoints,
  away,
  awayPoints,
});

describe('the weeks of a season', () => {
  it.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-24', '2026-11-30'],
    ['2026-11-29', '2026-11-30'],
    ['2026-12-31', '2027-01-04'],
  ])('from %s begin on Monday %s', (day, monday) => {
    expect(firstMonday(day)).toBe(monday);
  });

  it('run Monday to Sunday, across a change of clocks and New Year, and end with two weeks of playoff', () => {
    const weeks = seasonWeeks('2026-10-26', 10);
    expect(weeks).toHaveLength(12);
    expect(weeks[0]).toEqual({ week: 1, from: '2026-10-26', to: '2026-11-01', stage: 'regular' });
    expect(weeks[10]).toEqual({ week: 11, from: '2027-01-04', to: '2027-01-10', stage: 'semifinal' });
    expect(weeks[11]?.stage).toBe('final');
    expect(() => seasonWeeks('2026-10-26', 0)).toThrow(RangeError);
  });
});

describe('pairings', () => {
  it('let everybody meet everybody once before anybody meets twice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 14 }), (count) => {
        const teams = Array.from({ length: count }, (_, index) => index + 1);
        const rounds = count % 2 === 0 ? count - 1 : count;
        const weeks = regularPairings(teams, rounds * 2);
        const met = (from: number, to: number) =>
          weeks.slice(from, to).flatMap((pairs) => pairs.map(({ home, away }) => [home, away].toSorted().join()));
        expect(new Set(met(0, rounds)).size).toBe((count * (count - 1)) / 2);
        expect(met(0, rounds)).toHaveLength((count * (count - 1)) / 2);
        for (const pairs of weeks) {
          const playing = pairs.flatMap(({ home, away }) => [home, away]);
          expect(new Set(playing).size).toBe(playing.length);
          expect(playing.length).toBe(count - (count % 2));
        }
      }),
    );
  });

  it('give each team home matches and away matches', () => {
    const weeks = regularPairings([1, 2, 3, 4, 5, 6, 7, 8], 7);
    for (let id = 1; id <= 8; id += 1) {
      const home = weeks.flat().filter((pair) => pair.home === id).length;
      expect(home).toBeGreaterThanOrEqual(2);
      expect(home).toBeLessThanOrEqual(5);
    }
  });
});

describe('the table', () => {
  it('goes by wins, a draw half, then points, then fewer bets, then name', () => {
    const table = standings(
      [team(1), team(2), team(3, 2), team(4, 1)],
      [match(1, 100, 2, 90), match(3, 80, 4, 80), match(1, null, 3, null)],
    );
    expect(table.map(({ id, rank, wins, draws, losses }) => [id, rank, wins, draws, losses])).toEqual([
      [1, 1, 1, 0, 0],
      [4, 2, 0, 1, 0],
      [3, 3, 0, 1, 0],
      [2, 4, 0, 0, 1],
    ]);
  });

  it('shares a rank among teams that differ only by name', () => {
    expect(standings([team(2), team(1)], []).map(({ id, rank }) => [id, rank])).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  it('orders people the same way', () => {
    const people = [
      { name: 'b', bets: 0, points: 5 },
      { name: 'a', bets: 1, points: 5 },
      { name: 'c', bets: 0, points: 9 },
    ];
    expect(people.toSorted(byPoints).map(({ name }) => name)).toEqual(['c', 'b', 'a']);
    expect(mostValuable(people)?.name).toBe('c');
    expect(mostValuable([])).toBeNull();
  });
});

describe('the playoff', () => {
  const table = [team(1), team(2), team(3), team(4), team(5)];
  it('pairs the first with the fourth and the second with the third', () => {
    expect(semifinals(table)).toEqual([
      { home: 1, away: 4 },
      { home: 2, away: 3 },
    ]);
    expect(semifinals(table.slice(0, 3))).toEqual([{ home: 2, away: 3 }]);
    expect(semifinals(table.slice(0, 2))).toEqual([{ home: 1, away: 2 }]);
    expect(semifinals(table.slice(0, 1))).toEqual([]);
  });

  it('sends winners to the final and losers to the consolation match', () => {
    expect(finals(table, [match(1, 5, 4, 9), match(2, 7, 3, 1)])).toEqual({
      final: { home: 2, away: 4 },
      consolation: { home: 1, away: 3 },
    });
  });

  it('gives a draw to the team that stood higher', () => {
    expect(finals(table, [match(1, 5, 4, 5), match(3, 7, 2, 7)])?.final).toEqual({ home: 1, away: 2 });
    expect(winnerOf(match(4, 3, 1, 3), (one, other) => one - other)).toBe(1);
  });

  it('waits until both semifinals are played', () => {
    expect(finals(table, [match(1, 5, 4, 9), match(2, null, 3, null)])).toBeNull();
    expect(finals(table, [])).toBeNull();
  });

  it('lets the first of three teams wait in the final', () => {
    expect(finals(table.slice(0, 3), [match(2, 7, 3, 9)])).toEqual({ final: { home: 1, away: 3 }, consolation: null });
  });
});

describe('a thousand seasons of balanced teams', () => {
  it('are won by the first and the second half of the table about equally', () => {
    let state = 11;
    const next = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    };
    const points = () => Math.round(200 + 60 * (next() + next() + next() + next() - 2));
    const teams = [team(1), team(2), team(3), team(4), team(5), team(6), team(7), team(8)];
    const played = new Map<number, [won: number, played: number]>(teams.map(({ id }) => [id, [0, 0]]));
    for (let season = 0; season < 1000; season += 1)
      for (const { home, away } of regularPairings(
        teams.map(({ id }) => id),
        10,
      ).flat()) {
        const [one, other] = [points(), points()];
        const winner = one === other ? 0 : one > other ? home : away;
        for (const id of [home, away]) {
          const record = played.get(id)!;
          record[0] += winner === id ? 1 : winner === 0 ? 0.5 : 0;
          record[1] += 1;
        }
      }
    for (const [won, all] of played.values()) {
      expect(won / all).toBeGreaterThan(0.45);
      expect(won / all).toBeLessThan(0.55);
    }
  });
});
