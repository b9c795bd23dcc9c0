import type { GhostDay } from '@roadside/domain/scheduling';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { publishShifts } from './published-shifts.repository.ts';

interface PlaceholderValues {
  readonly station_id: number;
  readonly name: string;
  readonly services: readonly string[];
  readonly week: readonly GhostDay[];
}

interface By {
  readonly employeeId: number;
  readonly at: Date;
}

/** Adds a placeholder and returns its id. */
export async function insertPlaceholder(
  db: Kysely<Tables>,
  { station_id, name, services, week }: PlaceholderValues,
  { employeeId, at }: By,
): Promise<number> {
  const { id } = await db
    .insertInto('placeholder')
    .values({
      station_id,
      name,
      services: [...services],
      week: JSON.stringify(week),
      updated_by: employeeId,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a placeholder. */
export async function updatePlaceholder(
  db: Kysely<Tables>,
  id: number,
  { station_id, name, services, week }: PlaceholderValues,
  { employeeId, at }: By,
): Promise<void> {
  await db
    .updateTable('placeholder')
    .set(({ eb }) => ({
      station_id,
      name,
      services: [...services],
      week: JSON.stringify(week),
      version: eb('version', '+', 1),
      updated_by: employeeId,
      updated_at: at,
    }))
    .where('id', '=', id)
    .execute();
}

/** Removes placeholders, and their shifts from a day on, also for drivers; returns these shifts and their days. */
export async function removePlaceholders(
  db: Kysely<Tables>,
  ids: readonly number[],
  { from, employeeId, at }: By & { readonly from: string },
): Promise<{
  readonly shiftIds: readonly number[];
  readonly days: readonly { readonly station_id: number; readonly day: string }[];
}> {
  const rows = await db
    .deleteFrom('shift')
    .where('placeholder_id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .where('local_day', '>=', from)
    .returning(['id', 'station_id', 'local_day'])
    .execute();
  await publishShifts(
    db,
    rows.map(({ id }) => id),
  );
  await db
    .updateTable('placeholder')
    .set(({ eb }) => ({ removed_at: at, version: eb('version', '+', 1), updated_by: employeeId, updated_at: at }))
    .where('id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .execute();
  const days = new Map(
    rows.map(({ station_id, local_day }) => [`${station_id} ${local_day}`, { station_id, day: local_day }]),
  );
  return {
    shiftIds: rows.map(({ id }) => id),
    days: [...days.values()].toSorted((a, b) => a.station_id - b.station_id || (a.day < b.day ? -1 : 1)),
  };
}

/** Adds a service to placeholders. */
export async function addPlaceholderService(
  trx: Transaction<Tables>,
  ids: readonly number[],
  service: string,
  { by, at }: { readonly by: number; readonly at: Date },
): Promise<void> {
  await sql`update placeholder set services = case when services @> array[${service}::text] then services
      else array_append(services, ${service}::text) end, version = version + 1, updated_by = ${by}::integer,
    updated_at = ${at}::timestamptz where id = any(${[...ids]}::integer[])`.execute(trx);
}
