import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { MapPoint } from '@roadside/domain/calls';
import type { Tables } from '../../platform/database/tables.ts';

/** Where organizations are, as far as it is known. */
export async function readStationPoints(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, MapPoint>> {
  const rows = await db
    .selectFrom('organization')
    .select(['id', 'latitude', 'longitude'])
    .where('id', '=', sql<number>`any(${[...new Set(ids)]}::integer[])`)
    .execute();
  return new Map(
    rows.flatMap(({ id, latitude, longitude }) =>
      latitude === null || longitude === null ? [] : [[id, { latitude, longitude }] as const],
    ),
  );
}

/** Where an organization is; null if that isn't known. */
export async function pointOfOrganization(db: Kysely<Tables>, id: number): Promise<MapPoint | null> {
  return (await readStationPoints(db, [id])).get(id) ?? null;
}
