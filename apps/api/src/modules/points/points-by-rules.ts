import { expectedPoints, handicapped } from '@roadside/domain/arena';
import type { PointWeights } from '@roadside/domain/arena';
import { dayCount } from '@roadside/domain/calendar';
import { serviceGroupOf } from '@roadside/domain/calls';
import type { Kysely } from 'kysely';
import { VersionedMemory } from '../../platform/concurrency/versioned-memory.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { callPoints } from './call-points.repository.ts';
import { pointsByDay, pointVersion } from './points.repository.ts';
import type { DayTotal } from './points.repository.ts';

/** What the handicap adds to a driver's day, by `${driver_id} ${local_day}`. */
type HandicapByDay = ReadonlyMap<string, number>;

/** Driver days of all seasons and campaigns kept in memory. */
const maxDays = 1_000_000;
/** How many drivers have calls on a day, about: the real size is known only after reading. */
const driversPerDay = 400;
const memories = new WeakMap<Kysely<Tables>, VersionedMemory<HandicapByDay>>();

interface Days {
  readonly from: string;
  readonly to: string;
}

/** How a season or a campaign counts. */
export interface PointRules {
  readonly weights: PointWeights;
  /** Each call brings what it brought over the expected for its hour, zone and service. */
  readonly handicap: boolean;
  /** ISO day: expected is what all drivers' calls brought since then. */
  readonly starts_on: string;
}

/**
 * Points per driver and day, as a season or campaign counts them. With the handicap, each call brings what it brought
 * over the expected for its hour, zone and service, expected from all drivers since the start; corrections of settled
 * days come on top as they are.
 */
export async function pointsByRules(
  db: Kysely<Tables>,
  rules: PointRules,
  { from, to, driverIds }: Days & { readonly driverIds: readonly number[] },
): Promise<readonly DayTotal[]> {
  const plain = await pointsByDay(db, { from, to, driverIds, weights: rules.weights });
  if (!rules.handicap) return plain;
  const over = await readHandicap(db, rules, { from, to });
  return plain.map((row) => ({ ...row, points: row.points + (over.get(`${row.driver_id} ${row.local_day}`) ?? 0) }));
}

/** The handicap of all drivers, from memory while no point has changed: every screen of a season or campaign reads it. */
async function readHandicap(db: Kysely<Tables>, rules: PointRules, { from, to }: Days): Promise<HandicapByDay> {
  const version = await pointVersion(db);
  let memory = memories.get(db);
  if (!memory) memories.set(db, (memory = new VersionedMemory<HandicapByDay>(maxDays)));
  const since = rules.starts_on < from ? rules.starts_on : from;
  const key = JSON.stringify([rules.weights, since, to]);
  return memory.read(version, key, dayCount(since, to) * driversPerDay, () =>
    makeHandicap(db, rules.weights, { from: since, to }),
  );
}

async function makeHandicap(db: Kysely<Tables>, weights: PointWeights, days: Days): Promise<HandicapByDay> {
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
