import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { pointsByRules } from '../points/index.ts';
import type { DayTotal } from '../points/index.ts';
import type { SeasonPlayerRow, SeasonRow } from './season.repository.ts';

/** Sums by the key of each row. */
export function sumBy(rows: readonly DayTotal[], keyOf: (row: DayTotal) => number | undefined): Map<number, number> {
  const sums = new Map<number, number>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key !== undefined) sums.set(key, (sums.get(key) ?? 0) + row.points);
  }
  return sums;
}

/** Points per team in some days. */
export async function teamPoints(
  db: Kysely<Tables>,
  season: SeasonRow,
  players: readonly SeasonPlayerRow[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Map<number, number>> {
  const teamOf = new Map(players.map(({ driver_id, team_id }) => [driver_id, team_id]));
  const rows = await pointsByRules(db, season, { from, to, driverIds: [...teamOf.keys()] });
  const sums = sumBy(rows, ({ driver_id }) => teamOf.get(driver_id));
  return new Map([...sums].map(([team, points]) => [team, Math.round(points)]));
}
