import { expectedPoints, handicapped } from '@roadside/domain/arena';
import type { PointWeights } from '@roadside/domain/arena';
import { dayCount } from '@roadside/domain/calendar';
import { serviceGroupOf } from '@roadside/domain/calls';
import type { Kysely } from 'kysely';
import { VersionedMemory } from '../../platform/concurrency/versioned-memory.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { callPoints, pointsByDay, pointVersion } from '../points/index.ts';
import type { DayTotal } from '../points/index.ts';
import type { SeasonPlayerRow, SeasonRow } from './season.repository.ts';

/** What the handicap adds to a driver's day, by `${driver_id} ${local_day}`. */
type HandicapByDay = ReadonlyMap<string, number>;

/** Driver days of all seasons kept in memory. */
const maxDays = 1_000_000;
/** How many drivers have calls on a day, about: the real size is known only after reading. */
const driversPerDay = 400;
const memories = new WeakMap<Kysely<Tables>, VersionedMemory<HandicapByDay>>();

interface SeasonDays {
  readonly from: string;
  readonly to: string;
}

type SeasonRules = Pick<SeasonRow, 'weights' | 'handicap' | 'starts_on'>;

/**
 * Points per driver and day of a season's players, as the season counts them. With the handicap, each call brings what
 * it brought over the expected for its hour, zone and service, expected from all drivers since the season began;
 * corrections of settled days come on top as they are.
 */
export async function seasonPoints(
  db: Kysely<Tables>,
  season: SeasonRules,
  { from, to, driverIds }: SeasonDays & { readonly driverIds: readonly number[] },
): Promise<readonly DayTotal[]> {
  const plain = await pointsByDay(db, { from, to, driverIds, weights: season.weights });
  if (!season.handicap) return plain;
  const over = await readHandicap(db, season, { from, to });
  return plain.map((row) => ({ ...row, points: row.points + (over.get(`${row.driver_id} ${row.local_day}`) ?? 0) }));
}

/** The handicap of all drivers, from memory while no point has changed: every screen of a season reads it. */
async function readHandicap(db: Kysely<Tables>, season: SeasonRules, { from, to }: SeasonDays): Promise<HandicapByDay> {
  const version = await pointVersion(db);
  let memory = memories.get(db);
  if (!memory) memories.set(db, (memory = new VersionedMemory<HandicapByDay>(maxDays)));
  const since = season.starts_on < from ? season.starts_on : from;
  const key = JSON.stringify([season.weights, since, to]);
  return memory.read(version, key, dayCount(since, to) * driversPerDay, () =>
    makeHandicap(db, season.weights, { from: since, to }),
  );
}

async function makeHandicap(db: Kysely<Tables>, weights: PointWeights, days: SeasonDays): Promise<HandicapByDay> {
  const calls = (await callPoints(db, { ...days, weights })).map((call) => ({
    ...call,
    service: serviceGroupOf(call.trouble_code) ?? call.trouble_code,
  }));
  const expected = expectedPoints(calls);
  const over = new Map<string, number>();
  for (const call of calls) {
    const key = `${call.driver_id} ${call.local_day}`;
    over.set(key, (over.get(key) ?? 0) + handicapped(call, expected) - call.points);
  }
  return over;
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
