import type { StaffedHour } from '@roadside/domain/home';
import type { Geography } from '@roadside/domain/geography';
import { coverage, coverageCounts, type TimeSpan } from '@roadside/domain/scheduling';
import type { Kysely } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { neededByHour } from '../forecast/needed-by-hour.ts';
import { shiftsOfStations, stretchesOfRow } from '../shifts/index.ts';
import type { ShiftSource } from '../shifts/index.ts';

const hourMs = 3_600_000;

/**
 * The hours of a location between two full hours: how many drivers the forecast asks for, and how many are on the
 * schedule. Hours without a forecast need no drivers.
 */
export async function staffedHours(
  { db, tree }: Pick<CallContext, 'db' | 'tree'>,
  place: Geography,
  { start: from, end: to }: TimeSpan,
  { kysely = db.kysely, source = 'plan' }: { readonly kysely?: Kysely<Tables>; readonly source?: ShiftSource } = {},
): Promise<readonly StaffedHour[]> {
  const stationIds = tree.stationIds(place);
  const window = { from: new Date(from), to: new Date(to) };
  const needed = await neededByHour({ ...db, kysely }, tree, place, stationIds, window);
  const shifts = await shiftsOfStations(kysely, stationIds, window, 'drivers', source);
  const present = coverageCounts(coverage(shifts.flatMap(stretchesOfRow), { from, to, bucketMinutes: 60 }));
  return [...present].map((drivers, index) => ({
    start: from + index * hourMs,
    needed: needed.get(from + index * hourMs) ?? 0,
    present: drivers,
  }));
}
