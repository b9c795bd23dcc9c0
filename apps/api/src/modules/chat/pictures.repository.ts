import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

export interface PictureRow {
  readonly name: string;
  readonly message_id: string;
  readonly width: number;
  readonly height: number;
}

/** Records an uploaded picture; it isn't sent yet. */
export async function insertPicture(
  trx: Transaction<Tables>,
  picture: {
    readonly name: string;
    readonly conversationId: number;
    readonly authorId: number;
    readonly width: number;
    readonly height: number;
    readonly at: Date;
  },
): Promise<void> {
  await trx
    .insertInto('chat_picture')
    .values({
      name: picture.name,
      conversation_id: picture.conversationId,
      author_id: picture.authorId,
      width: picture.width,
      height: picture.height,
      created_at: picture.at,
    })
    .execute();
}

/** Attaches an author's own uploaded pictures to a message of the same conversation; returns how many. */
export async function attachPictures(
  trx: Transaction<Tables>,
  message: { readonly id: string; readonly conversationId: number; readonly authorId: number },
  names: readonly string[],
): Promise<number> {
  const { rows } = await sql`update chat_picture set message_id = ${message.id}::uuid
    where name = any(${[...names]}::text[]) and message_id is null and author_id = ${message.authorId}::integer
      and conversation_id = ${message.conversationId}::integer returning name`.execute(trx);
  return rows.length;
}

/** Pictures of messages, in the order they were uploaded. */
export async function readPictures(db: Kysely<Tables>, messageIds: readonly string[]): Promise<readonly PictureRow[]> {
  if (messageIds.length === 0) return [];
  const { rows } = await sql<PictureRow>`select name, message_id, width, height from chat_picture
    where message_id = any(${[...messageIds]}::uuid[]) order by created_at, name`.execute(db);
  return rows;
}

/** Whether a person may see a picture: their own, or one of a message they may read. */
export async function mayReadPicture(db: Kysely<Tables>, name: string, employeeId: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from chat_picture p
      join conversation_member m on m.conversation_id = p.conversation_id and m.employee_id = ${employeeId}::integer
      left join chat_message n on n.id = p.message_id
      where p.name = ${name} and m.left_at is null
        and ((n.id is null and p.author_id = m.employee_id) or (n.seq > m.first_seq and n.deleted_at is null))) as found`.execute(
    db,
  );
  return rows[0]?.found === true;
}

/** Names of the pictures of messages written before a moment. */
export async function readPicturesBefore(db: Kysely<Tables>, moment: Date): Promise<readonly string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select p.name from chat_picture p join chat_message n on n.id = p.message_id
    where n.created_at < ${moment}::timestamptz`.execute(db);
  return rows.map(({ name }) => name);
}

/** Names of pictures that were uploaded before a moment, never sent, and wait in no message for its time. */
export async function readUnsentPictures(db: Kysely<Tables>, before: Date): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select p.name from chat_picture p
    where p.message_id is null and p.created_at < ${before}::timestamptz
      and not exists (select from chat_scheduled s where s.content->'pictures' @> to_jsonb(array[p.name]))`.execute(db);
  return rows.map(({ name }) => name);
}

/** Names of pictures whose message was removed. */
export async function readRemovedPictures(db: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select p.name from chat_picture p
    join chat_message n on n.id = p.message_id where n.deleted_at is not null`.execute(db);
  return rows.map(({ name }) => name);
}
