import { expect, it } from 'vitest';
import { afterMove, balanceOfLists, secondsNow, wantedOf, withoutStrangers } from './draft-lists.ts';

const empty = wantedOf({ preferences: null });
const player = (employee_id: number, points_per_week: number) => ({
  employee_id,
  name: `Driver ${employee_id}`,
  station: 'Harbor',
  experience: 'experienced' as const,
  position: employee_id,
  points_per_week,
  team_id: null,
});
const team = (id: number) => ({
  id,
  slug: `team-${id}`,
  name: `Team ${id}`,
  tier: 'Gold',
  captain_id: null,
  captain: null,
  submitted: false,
  picks: 0,
  strength: 0,
});
const draft = {
  players: [player(1, 100), player(2, 90), player(3, 80), player(4, 70)],
  rounds: 2,
  teams: [team(1), team(2)],
};

it('moves a driver within a list, to another place, and off the lists', () => {
  const two = afterMove(afterMove(empty, 1, { list: 'experienced', index: 0 }), 2, { list: 'experienced', index: 0 });
  expect(two.experienced).toEqual([2, 1]);
  expect(afterMove(two, 2, { list: 'experienced', index: 1 }).experienced).toEqual([1, 2]);
  expect(afterMove(two, 1, null).experienced).toEqual([2]);
});

it.each([
  [[], false],
  [[1, 2], false],
  [[1, 4], true],
  [[2, 3], true],
])('weighs the lists %j against an equal share', (experienced, even) => {
  expect(balanceOfLists(draft, { ...empty, experienced })).toMatchObject({ fair: 170, even });
});

it('drops from lists kept in the browser who can’t be drafted anymore', () => {
  expect(withoutStrangers({ experienced: [2, 9, 1], intermediate: [9], beginner: [] }, draft.players)).toEqual({
    experienced: [2, 1],
    intermediate: [],
    beginner: [],
  });
});

it('counts the clock down to zero and no further', () => {
  expect(secondsNow({ seconds_left: 10 }, 3_200)).toBe(7);
  expect(secondsNow({ seconds_left: 10 }, 60_000)).toBe(0);
});
