import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { betsInSeason, betsOfTeams } from './bets.ts';
import { currentSeason, tableOf } from './season-view.ts';
import { readMatches, readSeasonPlayers, readSeasonTeams } from './season.repository.ts';

/** Team ids in the order of the table everybody sees, the best first; empty before the first season. */
export async function lastTable(db: Kysely<Tables>, today: string): Promise<readonly number[]> {
  const season = await currentSeason(db, today);
  if (!season) return [];
  const [teams, players, matches, bets] = await Promise.all([
    readSeasonTeams(db, season.id),
    readSeasonPlayers(db, season.id),
    readMatches(db, season.id),
    betsInSeason(db, season),
  ]);
  return tableOf(teams, matches, betsOfTeams(players, bets)).map(({ id }) => id);
}
