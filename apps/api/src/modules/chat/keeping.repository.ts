import { erasedText } from '@roadside/domain/home';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { deleteFiles } from '../../platform/files/stored-files.ts';
import { readPicturesBefore } from './pictures.repository.ts';

/** A message that somebody can read, to report it; null for any other. */
export async function readableMessage(db: Kysely<Tables>, id: string, readerId: number) {
  const { rows } = await sql<{ author_id: number | null; body: string; written_at: Date }>`
    select n.author_id, n.body, n.created_at as written_at from chat_message n
    join conversation_member m on m.conversation_id = n.conversation_id and m.employee_id = ${readerId}::integer
    where n.id = ${id}::uuid and m.left_at is null and n.seq > m.first_seq and n.deleted_at is null`.execute(db);
  return rows[0] ?? null;
}

/**
 * Deletes the messages written before a moment. Members' numbers move past them, so that no one waits for messages that
 * are gone. Pictures go with their messages.
 * @returns the conversations that had some
 */
export async function deleteOldMessages(trx: Transaction<Tables>, moment: Date): Promise<readonly number[]> {
  await deleteFiles(trx, await readPicturesBefore(trx, moment));
  const { rows } = await sql<{ conversation_id: number }>`
    with gone as (delete from chat_message where created_at < ${moment}::timestamptz returning conversation_id, seq),
    last as (select conversation_id, max(seq) as seq from gone group by conversation_id),
    moved as (update conversation_member m set first_seq = greatest(m.first_seq, last.seq), read_seq = greatest(m.read_seq, last.seq)
      from last where m.conversation_id = last.conversation_id)
    select conversation_id from last`.execute(trx);
  return rows.map(({ conversation_id }) => conversation_id);
}

/**
 * Replaces everything a person wrote in chat. The messages stay in their places, so that numbers, unread counts and
 * receipts are those of before.
 */
export async function eraseMessagesOf(trx: Transaction<Tables>, authorId: number): Promise<void> {
  await sql`update chat_message set body = ${erasedText}, refs = '[]'
    where author_id = ${authorId}::integer and deleted_at is null`.execute(trx);
  await trx.deleteFrom('chat_scheduled').where('author_id', '=', authorId).execute();
}
