import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** A message with the team whose room it is in; null if it is gone or was removed. */
export async function findReportable(db: Kysely<Tables>, id: number) {
  const row = await db
    .selectFrom('huddle_message')
    .innerJoin('team', 'team.id', 'huddle_message.team_id')
    .select([
      'huddle_message.author_id',
      'huddle_message.body',
      'huddle_message.created_at as written_at',
      'huddle_message.viewable',
      'team.slug',
    ])
    .where('huddle_message.id', '=', id)
    .where('huddle_message.removed_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Empties a message; returns the team of its room, or null if it was gone already. */
export async function emptyHuddleMessage(trx: Transaction<Tables>, id: number, at: Date) {
  const row = await trx
    .updateTable('huddle_message')
    .from('team')
    .whereRef('team.id', '=', 'huddle_message.team_id')
    .set({ body: '', removed_at: at })
    .where('huddle_message.id', '=', id)
    .where('removed_at', 'is', null)
    .returning(['team.id', 'team.slug'])
    .executeTakeFirst();
  return row ?? null;
}
