import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterPick,
  automaticPick,
  balancedTeams,
  type LiveDraft,
  paused,
  pickProblem,
  resumed,
  secondsLeft,
  snakeTeam,
  teamStrength,
  turnOf,
} from './live-draft.ts';

const draft: LiveDraft = {
  order: [1, 2, 3],
  rounds: 2,
  clockSeconds: 60,
  picks: [],
  turnStartedAt: 1_000_000,
  usedBeforePause: 0,
};
const players = new Set([11, 12, 13, 14, 15, 16, 17]);

describe('the order of picks', () => {
  it('is a snake', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map((number) => snakeTeam([1, 2, 3], number))).toEqual([1, 2, 3, 3, 2, 1, 1]);
  });

  it('gives every team one pick per round', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 8 }), (teams, rounds) => {
        const order = Array.from({ length: teams }, (_, index) => index + 1);
        for (let round = 0; round < rounds; round += 1) {
          const turn = order.map((_, place) => snakeTeam(order, round * teams + place + 1));
          expect(turn.toSorted((a, b) => a! - b!)).toEqual(order);
        }
      }),
    );
  });

  it('ends after the last round', () => {
    let state = draft;
    for (const playerId of [11, 12, 13, 14, 15, 16]) {
      const turn = turnOf(state)!;
      state = afterPick(state, { teamId: turn.teamId, playerId, automatic: false }, 2_000_000);
    }
    expect(turnOf(state)).toBeNull();
    expect(secondsLeft(state, 2_000_000)).toBeNull();
    expect(pickProblem(state, { teamId: 1, playerId: 17, number: 7 }, players)).toBe('over');
  });
});

describe('the clock', () => {
  it.each([
    [1_000_000, 60],
    [1_000_001, 60],
    [1_059_001, 1],
    [1_060_000, 0],
    [9_999_999, 0],
    [999_000, 60],
  ])('at %s has %s seconds left', (now, left) => {
    expect(secondsLeft(draft, now)).toBe(left);
  });

  it('stands still while paused and goes on with what was left', () => {
    const stopped = paused(draft, 1_040_000);
    expect(secondsLeft(stopped, 9_000_000)).toBe(20);
    expect(paused(stopped, 9_000_000)).toEqual(stopped);
    const going = resumed(stopped, 9_000_000);
    expect(secondsLeft(going, 9_015_000)).toBe(5);
    expect(secondsLeft(paused(going, 9_015_000), 9_999_999)).toBe(5);
  });

  it('starts again with each pick', () => {
    const after = afterPick(paused(draft, 1_040_000), { teamId: 1, playerId: 11, automatic: true }, 1_050_000);
    expect(secondsLeft(after, 1_050_000)).toBe(60);
  });
});

describe('a pick', () => {
  it.each([
    ['of the captain on the clock', draft, { teamId: 1, playerId: 11, number: 1 }, null],
    ['of another team', draft, { teamId: 2, playerId: 11, number: 1 }, 'not-your-turn'],
    ['sent again after its turn', draft, { teamId: 1, playerId: 11, number: 0 }, 'turn-passed'],
    ['of somebody who is not in the draft', draft, { teamId: 1, playerId: 99, number: 1 }, 'not-in-the-draft'],
    ['while paused', paused(draft, 1_010_000), { teamId: 1, playerId: 11, number: 1 }, 'paused'],
    [
      'of somebody who is taken',
      afterPick(draft, { teamId: 1, playerId: 11, automatic: false }, 0),
      { teamId: 2, playerId: 11, number: 2 },
      'taken',
    ],
  ])('%s', (_name, state, pick, problem) => {
    expect(pickProblem(state, pick, players)).toBe(problem);
  });

  it('by the clock takes the queue first, then the ranking, and never somebody twice', () => {
    const taken = afterPick(draft, { teamId: 1, playerId: 11, automatic: false }, 0);
    expect(automaticPick(taken, [11, 13], [11, 12, 13])).toBe(13);
    expect(automaticPick(taken, [11], [11, 12, 13])).toBe(12);
    expect(automaticPick(taken, [99], [11, 12])).toBe(12);
    expect(automaticPick(taken, [], [11])).toBeNull();
  });
});

describe('the balance of teams', () => {
  it.each([
    [[100, 100], true],
    [[100, 95], true],
    [[100, 94.9], false],
    [[0, 0], true],
    [[1, 0], false],
    [[5], true],
  ])('%j: %s', (strengths, balanced) => {
    expect(balancedTeams(strengths)).toBe(balanced);
  });

  it('counts planned days', () => {
    expect(
      teamStrength([
        { pointsPerDay: 20, daysPerWeek: 5 },
        { pointsPerDay: 30, daysPerWeek: 2 },
      ]),
    ).toBe(160);
  });
});
