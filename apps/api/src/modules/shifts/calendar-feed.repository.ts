import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** The key of an employee's calendar feed; null while there is none. */
export async function readCalendarFeed(
  db: Kysely<Tables>,
  employeeId: number,
): Promise<{ readonly key: string; readonly made_at: Date } | null> {
  const row = await db
    .selectFrom('calendar_feed')
    .select(['key', 'made_at'])
    .where('employee_id', '=', employeeId)
    .executeTakeFirst();
  return row ?? null;
}

/** Gives an employee's feed a key, or ends the feed. An earlier key stops working. */
export async function saveCalendarFeed(
  db: Kysely<Tables>,
  employeeId: number,
  key: string | null,
  at: Date,
): Promise<void> {
  if (key === null) {
    await db.deleteFrom('calendar_feed').where('employee_id', '=', employeeId).execute();
    return;
  }
  await db
    .insertInto('calendar_feed')
    .values({ employee_id: employeeId, key, made_at: at })
    .onConflict((conflict) => conflict.column('employee_id').doUpdateSet({ key, made_at: at }))
    .execute();
}

/** A shift of a calendar feed. */
export interface FeedShiftRow {
  readonly id: number;
  readonly version: number;
  readonly starts_at: Date;
  readonly shown_until: Date;
  readonly services: readonly string[];
  readonly note: string | null;
  readonly station_id: number;
}

/** The published shifts of somebody who still works here, by start; null for anybody else. */
export async function readFeedShifts(
  db: Kysely<Tables>,
  employeeId: number,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<readonly FeedShiftRow[] | null> {
  const person = await db
    .selectFrom('employee')
    .select('id')
    .where('id', '=', employeeId)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!person) return null;
  const { rows } = await sql<FeedShiftRow>`select id, version, starts_at, shown_until, services, note, station_id
    from published_shift where employee_id = ${employeeId}::integer
      and local_day between (${from}::timestamptz - interval '2 days')::date and ${to}::timestamptz::date
      and shown_until > ${from}::timestamptz and starts_at < ${to}::timestamptz
    order by starts_at, id limit 1000`.execute(db);
  return rows;
}
