import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Deletes announcements that ended, or were removed, before a moment, with their log. */
export async function deleteAnnouncementsBefore(trx: Transaction<Tables>, moment: Date): Promise<number> {
  const gone = await trx
    .deleteFrom('widget')
    .where('type', '=', 'announcement')
    .where((eb) => eb.or([eb('ends_at', '<', moment), eb('removed_at', '<', moment)]))
    .returning('id')
    .execute();
  return gone.length;
}
