import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { announce } from '../../platform/live/announce.ts';

/** Notifies open screens of surveys at stations that are new, or whose comment or mark has changed. */
export async function announceSurveys(
  trx: Kysely<Tables>,
  surveys: readonly { readonly station_id: number }[],
): Promise<void> {
  for (const station of new Set(surveys.map(({ station_id: id }) => id)))
    await announce(trx, { topic: 'surveys', id: station, geographyId: station, by: null });
}
