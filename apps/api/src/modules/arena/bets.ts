import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { countBets } from '../bookie/index.ts';
import { lastDayOf } from './season-view.ts';
import type { SeasonRow } from './season.repository.ts';

/** How many bets each person made, by employee id; with equal points, fewer come first (decisions 43). */
export type BetCounts = ReadonlyMap<number, number>;

/** Bets that were made during a season: later ones don't change its table. */
export const betsInSeason = (db: Kysely<Tables>, season: SeasonRow): Promise<BetCounts> =>
  countBets(db, { from: season.starts_on, to: lastDayOf(season) });

/** Bets of teams: the sum over their players. */
export function betsOfTeams(
  players: readonly { readonly employee_id: number; readonly team_id: number }[],
  bets: BetCounts,
): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const { employee_id, team_id } of players)
    sums.set(team_id, (sums.get(team_id) ?? 0) + (bets.get(employee_id) ?? 0));
  return sums;
}
