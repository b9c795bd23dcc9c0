import { dayCount } from '../calendar/calendar.ts';
import { byPoints, type TieFacts } from './season.ts';

/** What a performance campaign pays for. Amounts are reward points per person. */
export type Incentive =
  | {
      readonly kind: 'threshold';
      /** Points to reach in the campaign. */
      readonly points: number;
      readonly reward: number;
    }
  | {
      readonly kind: 'streak';
      /** Days worked in a row with at least `pointsPerDay`; days off neither count nor break the streak. */
      readonly days: number;
      readonly pointsPerDay: number;
      readonly reward: number;
    }
  | {
      readonly kind: 'leaderboard';
      /** Reward by place, first place first. */
      readonly rewards: readonly number[];
    }
  | {
      readonly kind: 'squad';
      /** Mean points per member that a station or team must reach together. */
      readonly pointsPerMember: number;
      readonly reward: number;
    };

/** The kinds, in the order of menus. */
export const incentiveKinds = ['threshold', 'streak', 'leaderboard', 'squad'] as const satisfies Incentive['kind'][];

/** One person's campaign. */
export interface CampaignPlayer extends TieFacts {
  readonly id: number;
  /** The station or team the person counts for; null if none. */
  readonly squadId: number | null;
  /** Points per day worked, oldest first; a day worked without points is there with 0, a day off is not. */
  readonly days: readonly { readonly day: string; readonly points: number }[];
}

/** A reward with the reason shown to the person. */
export interface Award {
  readonly playerId: number;
  readonly reward: number;
  readonly words: string;
}

const pointsText = (points: number): string => (points === 1 ? '1 point' : `${points} points`);

const total = ({ days }: CampaignPlayer) => days.reduce((sum, { points }) => sum + points, 0);

/** Longest run of days worked with at least these points. */
export function longestStreak(days: CampaignPlayer['days'], pointsPerDay: number): number {
  let longest = 0;
  let run = 0;
  for (const { points } of days) {
    run = points >= pointsPerDay ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/**
 * What an incentive pays when its campaign ends: at most one award per person. On a leaderboard, people with equal points
 * and bets share the better place's reward: nobody loses a reward by the alphabet.
 */
export function awardsOf(incentive: Incentive, players: readonly CampaignPlayer[]): readonly Award[] {
  switch (incentive.kind) {
    case 'threshold':
      return players
        .filter((player) => total(player) >= incentive.points)
        .map(({ id }) => ({
          playerId: id,
          reward: incentive.reward,
          words: `Reached ${pointsText(incentive.points)}`,
        }));
    case 'streak':
      return players
        .filter(({ days }) => longestStreak(days, incentive.pointsPerDay) >= incentive.days)
        .map(({ id }) => ({
          playerId: id,
          reward: incentive.reward,
          words: `${incentive.days === 1 ? '1 day' : `${incentive.days} days in a row`} with ${pointsText(incentive.pointsPerDay)} or more`,
        }));
    case 'leaderboard':
      return leaderboardAwards(incentive.rewards, players);
    case 'squad':
      return squadAwards(incentive, players);
  }
}

function leaderboardAwards(rewards: readonly number[], players: readonly CampaignPlayer[]): readonly Award[] {
  const sorted = players.map((player) => ({ ...player, points: total(player) })).toSorted(byPoints);
  const awards: Award[] = [];
  let place = 0;
  for (const [index, player] of sorted.entries()) {
    const above = sorted[index - 1];
    if (above?.points !== player.points || above.bets !== player.bets) place = index;
    const reward = rewards[place] ?? 0;
    // Nobody wins a place without a point.
    if (reward > 0 && player.points > 0)
      awards.push({ playerId: player.id, reward, words: `Place ${place + 1} with ${pointsText(player.points)}` });
  }
  return awards;
}

function squadAwards(
  { pointsPerMember, reward }: Extract<Incentive, { kind: 'squad' }>,
  players: readonly CampaignPlayer[],
): readonly Award[] {
  const squads = new Map<number, CampaignPlayer[]>();
  for (const player of players)
    if (player.squadId !== null) squads.set(player.squadId, [...(squads.get(player.squadId) ?? []), player]);
  return [...squads.values()]
    .filter((members) => members.reduce((sum, player) => sum + total(player), 0) >= pointsPerMember * members.length)
    .flatMap((members) =>
      members.map(({ id }) => ({
        playerId: id,
        reward,
        words: `The squad reached ${pointsText(pointsPerMember)} per member`,
      })),
    );
}

/** Most reward points an incentive can cost without ties for a place, for the check before a campaign starts. */
export function mostItCosts(incentive: Incentive, people: number): number {
  if (incentive.kind === 'leaderboard') return incentive.rewards.reduce((sum, reward) => sum + reward, 0);
  return incentive.reward * people;
}

/** Whether a campaign runs long enough for its streak. */
export function streakFits({ days }: { readonly days: number }, from: string, to: string): boolean {
  return days >= 1 && days <= dayCount(from, to);
}
