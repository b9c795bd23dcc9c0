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
export type Contestant = Omit<LeaderboardRow, 'rank' | 'change'>;

/** Direction of a move: a smaller rank is up; a newcomer has not moved. */
export function rankChange(rank: number, previousRank: number | null): RankChange {
  if (previousRank === null || previousRank === rank) return 'none';
  return rank < previousRank ? 'up' : 'down';
}

/**
 * Contestants by points, highest first. Ties share a rank and the next rank is skipped (1, 1, 3). Ties are ordered by
 * name, so the list never flickers.
 * @param previousRanks ranks of the last ranking by contestant id
 */
export function rankContestants(
  contestants: readonly Contestant[],
  previousRanks: ReadonlyMap<number, number>,
): readonly LeaderboardRow[] {
  const sorted = contestants.toSorted(
    (a, b) => b.points - a.points || a.name.localeCompare(b.name, 'en') || a.id - b.id,
  );
  const rows: LeaderboardRow[] = [];
  for (const [index, contestant] of sorted.entries()) {
    const above = rows.at(-1);
    const rank = above?.points === contestant.points ? above.rank : index + 1;
    rows.push({ ...contestant, rank, change: rankChange(rank, previousRanks.get(contestant.id) ?? null) });
  }
  return rows;
}
