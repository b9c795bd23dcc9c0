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

/** Removes placeholders, and their shifts from a day on, also for drivers; returns the days that lost a shift. */
export async function removePlaceholders(
  db: Kysely<Tables>,
  ids: readonly number[],
  { from, employeeId, at }: By & { readonly from: string },
): Promise<readonly { readonly station_id: number; readonly day: string }[]> {
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
  return [...days.values()].toSorted((a, b) => a.station_id - b.station_id || (a.day < b.day ? -1 : 1));
}

/** An action of profile_bulk on placeholders: removes them, or adds a service. */
export async function changePlaceholders(
  trx: Transaction<Tables>,
  ids: readonly number[],
  action: { readonly remove: true } | { readonly service: string },
  { by, at }: { readonly by: number; readonly at: Date },
): Promise<void> {
  const change =
    'remove' in action
      ? sql`removed_at = ${at}::timestamptz`
      : sql`services = case when services @> array[${action.service}::text] then services
          else array_append(services, ${action.service}::text) end`;
  await sql`update placeholder set ${change}, version = version + 1, updated_by = ${by}::integer,
    updated_at = ${at}::timestamptz where id = any(${[...ids]}::integer[])`.execute(trx);
}
