import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { announce } from '../../platform/live/announce.ts';
import type { DaySpan } from './shifts.repository.ts';

const anyOf = (ids: readonly number[]) => sql<number>`any(${[...ids]}::integer[])`;

/** Increments the version of each of these days. */
export async function bumpDays(
  db: Kysely<Tables>,
  days: readonly { readonly station_id: number; readonly day: string }[],
): Promise<void> {
  if (days.length === 0) return;
  await db
    .insertInto('schedule_day')
    .values(days.map((each) => ({ ...each, version: 1 })))
    .onConflict((conflict) =>
      conflict.columns(['station_id', 'day']).doUpdateSet({ version: sql<number>`schedule_day.version + 1` }),
    )
    .execute();
}

/** Increments the version of a station's day and notifies open schedules. */
export async function touchDay(
  trx: Transaction<Tables>,
  { stationId, day }: { readonly stationId: number; readonly day: string },
  by: number,
): Promise<void> {
  await bumpDays(trx, [{ station_id: stationId, day }]);
  await announce(trx, { topic: 'schedule', id: stationId, geographyId: stationId, by });
}

/** Unlocks days until a given time. */
export async function unlockDays(
  db: Kysely<Tables>,
  days: readonly { readonly station_id: number; readonly day: string }[],
  { until, by, reason }: { readonly until: Date; readonly by: number; readonly reason: string },
): Promise<void> {
  if (days.length === 0) return;
  await db
    .insertInto('schedule_day')
    .values(days.map((each) => ({ ...each, unlocked_until: until, unlocked_by: by, unlock_reason: reason })))
    .onConflict((conflict) =>
      conflict
        .columns(['station_id', 'day'])
        .doUpdateSet({ unlocked_until: until, unlocked_by: by, unlock_reason: reason }),
    )
    .execute();
}

/** A version number of these days, which increases with every save. */
export async function readVersion(db: Kysely<Tables>, stationIds: readonly number[], { from, to }: DaySpan) {
  const row = await db
    .selectFrom('schedule_day')
    .select(sql<number>`coalesce(sum(version), 0)`.as('version'))
    .where('station_id', '=', anyOf(stationIds))
    .where('day', '>=', from)
    .where('day', '<=', to)
    .executeTakeFirstOrThrow();
  return row.version;
}

/** Days that are unlocked at a given time. */
export async function readUnlocked(db: Kysely<Tables>, stationIds: readonly number[], { from, to }: DaySpan, at: Date) {
  return db
    .selectFrom('schedule_day')
    .leftJoin('employee', 'employee.id', 'schedule_day.unlocked_by')
    .select([
      'schedule_day.station_id',
      'schedule_day.day',
      'schedule_day.unlocked_until',
      'schedule_day.unlock_reason',
      'employee.display_name',
    ])
    .where('schedule_day.station_id', '=', anyOf(stationIds))
    .where('schedule_day.day', '>=', from)
    .where('schedule_day.day', '<=', to)
    .where('schedule_day.unlocked_until', '>', at)
    .orderBy('schedule_day.day')
    .orderBy('schedule_day.station_id')
    .execute();
}
