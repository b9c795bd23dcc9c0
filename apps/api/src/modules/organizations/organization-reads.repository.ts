import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** A point on the map, in degrees. */
export interface MapPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where an organization is on the map; null without coordinates. */
export async function pointOfOrganization(db: Kysely<Tables>, id: number): Promise<MapPoint | null> {
  const row = await db
    .selectFrom('organization')
    .select(['latitude', 'longitude'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.latitude == null || row.longitude === null ? null : { latitude: row.latitude, longitude: row.longitude };
}
