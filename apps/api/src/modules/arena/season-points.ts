import { expectedPoints, handicapped } from '@roadside/domain/arena';
import { serviceGroupOf } from '@roadside/domain/calls';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { callPoints, pointsByDay } from '../points/index.ts';
import type { DayTotal } from '../points/index.ts';
import type { SeasonPlayerRow, SeasonRow } from './season.repository.ts';

/**
 * Points per driver and day of a season's players, as the season counts them. With the handicap, each call brings what
 * it brought over the expected for its hour, zone and service, expected from all drivers since the season began;
 * corrections of settled days come on top as they are.
 */
export async function seasonPoints(
  db: Kysely<Tables>,
  season: Pick<SeasonRow, 'weights' | 'handicap' | 'starts_on'>,
  { from, to, driverIds }: { readonly from: string; readonly to: string; readonly driverIds: readonly number[] },
): Promise<readonly DayTotal[]> {
  const { weights } = season;
  const plain = await pointsByDay(db, { from, to, driverIds, weights });
  if (!season.handicap) return plain;
  const calls = (await callPoints(db, { from: season.starts_on < from ? season.starts_on : from, to, weights })).map(
    (call) => ({ ...call, service: serviceGroupOf(call.trouble_code) ?? call.trouble_code }),
  );
  const expected = expectedPoints(calls);
  const over = new Map<string, number>();
  for (const call of calls) {
    const key = `${call.driver_id} ${call.local_day}`;
    over.set(key, (over.get(key) ?? 0) + handicapped(call, expected) - call.points);
  }
  return plain.map((row) => ({ ...row, points: row.points + (over.get(`${row.driver_id} ${row.local_day}`) ?? 0) }));
}

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
  const rows = await seasonPoints(db, season, { from, to, driverIds: [...teamOf.keys()] });
  const sums = sumBy(rows, ({ driver_id }) => teamOf.get(driver_id));
  return new Map([...sums].map(([team, points]) => [team, Math.round(points)]));
}
