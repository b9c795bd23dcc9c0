import { addDays } from '../calendar/calendar.ts';

/** A match of two teams; a team without an opponent in an odd league has a week off. */
export interface Pairing {
  readonly home: number;
  readonly away: number;
}

/** One week of the season. */
export interface SeasonWeek {
  /** From 1. */
  readonly week: number;
  /** ISO days: Monday to Sunday. */
  readonly from: string;
  readonly to: string;
  readonly stage: 'regular' | 'semifinal' | 'final';
}

/** The Monday on or after an ISO day. */
export function firstMonday(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, (8 - weekday) % 7);
}

/** Weeks of the playoff: semifinals, then the finals. */
export const playoffWeeks = 2;
/** Teams in the playoff. */
export const playoffTeams = 4;

/**
 * The weeks of a season, from the first Monday on: the regular season, then two weeks of playoff.
 * @throws RangeError if there isn't at least one regular week
 */
export function seasonWeeks(start: string, regularWeeks: number): readonly SeasonWeek[] {
  if (!Number.isSafeInteger(regularWeeks) || regularWeeks < 1)
    throw new RangeError('A season has at least one regular week.');
  const monday = firstMonday(start);
  return Array.from({ length: regularWeeks + playoffWeeks }, (_, index) => ({
    week: index + 1,
    from: addDays(monday, index * 7),
    to: addDays(monday, index * 7 + 6),
    stage: index < regularWeeks ? 'regular' : index === regularWeeks ? 'semifinal' : 'final',
  }));
}

/**
 * Who meets whom, week by week: everybody meets everybody once before anybody meets twice (the circle method), with home
 * and away swapped in each further round. An odd number of teams gives each a week off in turn.
 */
export function regularPairings(teams: readonly number[], weeks: number): readonly (readonly Pairing[])[] {
  const ring: (number | null)[] = teams.length % 2 === 0 ? [...teams] : [...teams, null];
  const rounds = Math.max(1, ring.length - 1);
  return Array.from({ length: weeks }, (_, week) => {
    const turned = turn(ring, week % rounds);
    const swapped = Math.floor(week / rounds) % 2 === 1;
    return Array.from({ length: Math.floor(ring.length / 2) }, (_pair, index) => {
      const one = turned[index] ?? null;
      const other = turned[ring.length - 1 - index] ?? null;
      if (one === null || other === null) return null;
      // The fixed team would otherwise be at home in every week.
      const flip = swapped !== (index === 0 && week % 2 === 1);
      return flip ? { home: other, away: one } : { home: one, away: other };
    }).filter((pair) => pair !== null);
  });
}

function turn<Item>(ring: readonly Item[], steps: number): readonly Item[] {
  const [fixed, ...rest] = ring;
  if (fixed === undefined) return ring;
  const cut = rest.length - (steps % Math.max(1, rest.length));
  return [fixed, ...rest.slice(cut), ...rest.slice(0, cut)];
}

/** A match with the points of both teams; null while the week runs. */
export interface MatchResult extends Pairing {
  readonly homePoints: number | null;
  readonly awayPoints: number | null;
}

/** What orders teams and people with equal points: fewer bets, then the name (decisions 43). */
export interface TieFacts {
  readonly name: string;
  readonly bets: number;
}

/** Compares by points, highest first, then fewer bets, then name: the order of every table of the Arena. */
export function byPoints(
  one: TieFacts & { readonly points: number },
  other: TieFacts & { readonly points: number },
): number {
  return other.points - one.points || one.bets - other.bets || one.name.localeCompare(other.name, 'en');
}

/** A team before its matches are counted. */
export interface SeasonTeam extends TieFacts {
  readonly id: number;
}

/** A team's row of the season's table. */
export interface Standing extends SeasonTeam {
  /** Teams that are equal in everything but name share a rank. */
  readonly rank: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  readonly points: number;
}

/** The season's table: by wins (a draw is half), then points, then fewer bets, then name. */
export function standings(teams: readonly SeasonTeam[], matches: readonly MatchResult[]): readonly Standing[] {
  const rows = new Map(teams.map((team) => [team.id, { ...team, rank: 0, wins: 0, losses: 0, draws: 0, points: 0 }]));
  for (const { home, away, homePoints, awayPoints } of matches) {
    const one = rows.get(home);
    const other = rows.get(away);
    if (!one || !other || homePoints === null || awayPoints === null) continue;
    one.points += homePoints;
    other.points += awayPoints;
    if (homePoints === awayPoints) {
      one.draws += 1;
      other.draws += 1;
    } else {
      const homeWins = homePoints > awayPoints;
      (homeWins ? one : other).wins += 1;
      (homeWins ? other : one).losses += 1;
    }
  }
  const score = ({ wins, draws }: { wins: number; draws: number }) => wins + draws / 2;
  const sorted = [...rows.values()].toSorted((a, b) => score(b) - score(a) || byPoints(a, b));
  for (const [index, row] of sorted.entries()) {
    const above = sorted[index - 1];
    const tied = above && score(above) === score(row) && above.points === row.points && above.bets === row.bets;
    row.rank = tied ? above.rank : index + 1;
  }
  return sorted;
}

/** The matches of a playoff week. Semifinals: 1 meets 4, 2 meets 3. */
export function semifinals(table: readonly Pick<Standing, 'id'>[]): readonly Pairing[] {
  const [first, second, third, fourth] = table;
  if (!first || !second) return [];
  if (!third) return [{ home: first.id, away: second.id }];
  const lower = fourth ? [{ home: first.id, away: fourth.id }] : [];
  return [...lower, { home: second.id, away: third.id }];
}

/** The final and, between the losers of the semifinals, the match for third place. */
export interface Finals {
  readonly final: Pairing;
  readonly consolation: Pairing | null;
}

/**
 * The last week: the winners meet in the final, the losers in the consolation match. A drawn semifinal goes to the team
 * that stood higher in the table; without a semifinal (three teams) the first of the table waits in the final.
 */
export function finals(table: readonly Pick<Standing, 'id'>[], played: readonly MatchResult[]): Finals | null {
  const place = new Map(table.map(({ id }, index) => [id, index]));
  const higher = (one: number, other: number) => (place.get(one) ?? Infinity) - (place.get(other) ?? Infinity);
  const winners: number[] = [];
  const losers: number[] = [];
  for (const match of played) {
    const winner = winnerOf(match, higher);
    if (winner === null) return null;
    winners.push(winner);
    losers.push(winner === match.home ? match.away : match.home);
  }
  if (winners.length === 1 && table[0] && !winners.includes(table[0].id) && !losers.includes(table[0].id))
    winners.unshift(table[0].id);
  const [one, other] = winners.toSorted(higher);
  if (one === undefined || other === undefined) return null;
  const [third, fourth] = losers.toSorted(higher);
  return {
    final: { home: one, away: other },
    consolation: third === undefined || fourth === undefined ? null : { home: third, away: fourth },
  };
}

/** The winner of a knockout match; null while it runs. A draw goes to the team that `higher` puts first. */
export function winnerOf(
  { home, away, homePoints, awayPoints }: MatchResult,
  higher: (one: number, other: number) => number,
): number | null {
  if (homePoints === null || awayPoints === null) return null;
  if (homePoints === awayPoints) return higher(home, away) <= 0 ? home : away;
  return homePoints > awayPoints ? home : away;
}

/** The most valuable player: most points in the season; ties as everywhere in the Arena. Null without players. */
export function mostValuable<Player extends TieFacts & { readonly points: number }>(
  players: readonly Player[],
): Player | null {
  return players.toSorted(byPoints)[0] ?? null;
}
