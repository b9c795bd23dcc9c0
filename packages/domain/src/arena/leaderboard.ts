import { byPoints } from './season.ts';

/** How a contestant moved since the last ranking (specification, section 3). */
export type RankChange = 'up' | 'down' | 'none';

/** One row of the leaderboard (specification, section 3). */
export interface LeaderboardRow {
  readonly id: number;
  readonly rank: number;
  readonly name: string;
  readonly station: string;
  readonly change: RankChange;
  readonly points: number;
  readonly drafted: boolean;
}

/** A contestant to rank. */
export interface Contestant extends Omit<LeaderboardRow, 'rank' | 'change'> {
  /** Bets made in the period; with equal points, fewer come first (decisions 43). */
  readonly bets: number;
}

/** Direction of a move: a smaller rank is up; a newcomer has not moved. */
export function rankChange(rank: number, previousRank: number | null): RankChange {
  if (previousRank === null || previousRank === rank) return 'none';
  return rank < previousRank ? 'up' : 'down';
}

/**
 * Contestants by points, highest first; equal points are ordered by fewer bets, then name (decisions 43). Equal points
 * and bets share a rank, and the next rank is skipped (1, 1, 3): nobody is below another because of a name.
 * @param previousRanks ranks of the last ranking by contestant id
 */
export function rankContestants(
  contestants: readonly Contestant[],
  previousRanks: ReadonlyMap<number, number>,
): readonly LeaderboardRow[] {
  const sorted = contestants.toSorted((a, b) => byPoints(a, b) || a.id - b.id);
  const rows: LeaderboardRow[] = [];
  for (const [index, { bets, ...contestant }] of sorted.entries()) {
    const above = sorted[index - 1];
    const tied = above?.points === contestant.points && above.bets === bets;
    const rank = tied ? (rows[index - 1]?.rank ?? index + 1) : index + 1;
    rows.push({ ...contestant, rank, change: rankChange(rank, previousRanks.get(contestant.id) ?? null) });
  }
  return rows;
}
