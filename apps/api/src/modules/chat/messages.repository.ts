import { sql } from 'kysely';
import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { ChatReference, ScheduledContent } from '../../platform/database/chat-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { allOf, beyond, containsText, keyTexts, orderBy } from '../../platform/lists/keyset.ts';

/** A message with what its reply needs. */
export interface MessageRow {
  readonly id: string;
  readonly conversation_id: number;
  readonly seq: number;
  readonly author_id: number | null;
  readonly author_name: string | null;
  readonly body: string;
  readonly mentions: readonly number[];
  readonly refs: readonly ChatReference[];
  /** Employee ids. */
  readonly followers: readonly number[];
  readonly created_at: Date;
  readonly edited_at: Date | null;
  readonly deleted_at: Date | null;
  readonly reply_id: string | null;
  readonly reply_seq: number | null;
  readonly reply_author_id: number | null;
  readonly reply_author_name: string | null;
  readonly reply_body: string | null;
}

const columns = sql`n.id, n.conversation_id, n.seq, n.author_id, author.display_name as author_name, n.body, n.mentions, n.refs, n.followers,
  n.created_at, n.edited_at, n.deleted_at, r.id as reply_id, r.seq as reply_seq, r.author_id as reply_author_id,
  reply_author.display_name as reply_author_name, case when r.deleted_at is null then r.body else '' end as reply_body`;
const table = sql`chat_message n left join employee author on author.id = n.author_id
  left join chat_message r on r.id = n.reply_to left join employee reply_author on reply_author.id = r.author_id`;

/** Which messages of a conversation; the numbers themselves are left out. */
export interface MessagesAsked {
  readonly conversationId: number;
  readonly above: number;
  readonly below: number | null;
  readonly latestFirst: boolean;
  readonly limit: number;
}

/** Messages of a conversation in one direction from a number, nearest first. */
export async function readMessages(
  db: Kysely<Tables>,
  { conversationId, above, below, latestFirst, limit }: MessagesAsked,
): Promise<readonly MessageRow[]> {
  const { rows } = await sql<MessageRow>`select ${columns} from ${table}
    where n.conversation_id = ${conversationId}::integer and n.seq > ${above}::integer
      ${below === null ? sql`` : sql`and n.seq < ${below}::integer`}
    order by n.seq ${latestFirst ? sql`desc` : sql`asc`} limit ${limit}`.execute(db);
  return rows;
}

/** Messages by their ids, in no particular order. */
export async function readMessagesById(db: Kysely<Tables>, ids: readonly string[]): Promise<readonly MessageRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<MessageRow>`select ${columns} from ${table}
    where n.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

/** The latest message of each conversation. */
export async function readLatestMessages(
  db: Kysely<Tables>,
  conversationIds: readonly number[],
): Promise<readonly MessageRow[]> {
  if (conversationIds.length === 0) return [];
  const { rows } = await sql<MessageRow>`select ${columns} from ${table}
    join conversation c on c.id = n.conversation_id and c.last_seq = n.seq
    where c.id = any(${[...conversationIds]}::integer[])`.execute(db);
  return rows;
}

/** A reaction to a message, with the people who gave it. */
export interface ReactionRow {
  readonly message_id: string;
  readonly emoji: string;
  readonly people: readonly number[];
}

/** Reactions to messages, by message, in the order they were first given. */
export async function readReactions(
  db: Kysely<Tables>,
  messageIds: readonly string[],
): Promise<readonly ReactionRow[]> {
  if (messageIds.length === 0) return [];
  const { rows } = await sql<ReactionRow>`
    select message_id, emoji, array_agg(employee_id) as people
    from chat_reaction where message_id = any(${[...messageIds]}::uuid[])
    group by message_id, emoji order by message_id, min(at), emoji`.execute(db);
  return rows;
}

/** A message to add. */
export interface NewMessage {
  readonly id: string;
  readonly conversationId: number;
  readonly authorId: number;
  readonly content: ScheduledContent;
  readonly at: Date;
}

/**
 * Adds a message with the next number of its conversation, which the caller has locked. Times never run back within a
 * conversation, whichever process adds.
 */
export async function insertMessage(
  trx: Transaction<Tables>,
  { id, conversationId, authorId, content, at }: NewMessage,
): Promise<number> {
  const { rows } = await sql<{ seq: number }>`
    with numbered as (
      update conversation set last_seq = last_seq + 1, last_message_at = greatest(last_message_at, ${at}::timestamptz)
      where id = ${conversationId}::integer returning last_seq, last_message_at)
    insert into chat_message (id, conversation_id, seq, author_id, body, reply_to, mentions, refs, created_at)
    select ${id}::uuid, ${conversationId}::integer, last_seq, ${authorId}::integer, ${content.message}, ${content.replyTo}::uuid,
      ${[...content.mentions]}::integer[], ${JSON.stringify(content.refs)}::jsonb, last_message_at from numbered
    returning seq`.execute(trx);
  return rows[0]?.seq ?? 0;
}

/** A message with its key facts; null if there is none. */
export async function findMessage(db: Kysely<Tables>, id: string) {
  return (
    (await db
      .selectFrom('chat_message')
      .select(['id', 'conversation_id', 'seq', 'author_id', 'deleted_at'])
      .where('id', '=', id)
      .executeTakeFirst()) ?? null
  );
}

export async function rewriteMessage(trx: Transaction<Tables>, id: string, body: string, at: Date): Promise<void> {
  await sql`update chat_message set body = ${body}, edited_at = ${at}::timestamptz
    where id = ${id}::uuid and body <> ${body}`.execute(trx);
}

/** Empties a message; its number stays taken. */
export async function emptyMessage(trx: Transaction<Tables>, id: string, at: Date): Promise<void> {
  await trx
    .updateTable('chat_message')
    .set({ body: '', mentions: [], refs: '[]', deleted_at: at })
    .where('id', '=', id)
    .execute();
  await trx.deleteFrom('chat_reaction').where('message_id', '=', id).execute();
}

export async function storeReaction(
  trx: Transaction<Tables>,
  {
    messageId,
    employeeId,
    emoji,
    on,
    at,
  }: { messageId: string; employeeId: number; emoji: string; on: boolean; at: Date },
): Promise<void> {
  if (on)
    await trx
      .insertInto('chat_reaction')
      .values({ message_id: messageId, employee_id: employeeId, emoji, at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await trx
      .deleteFrom('chat_reaction')
      .where('message_id', '=', messageId)
      .where('employee_id', '=', employeeId)
      .where('emoji', '=', emoji)
      .execute();
}

/** Adds a follower of a message's replies, once, or removes one. */
export async function storeFollower(
  trx: Transaction<Tables>,
  { messageId, employeeId, on }: { messageId: string; employeeId: number; on: boolean },
): Promise<void> {
  const others = sql`array_remove(followers, ${employeeId}::integer)`;
  await sql`update chat_message set followers = ${on ? sql`array_append(${others}, ${employeeId}::integer)` : others}
    where id = ${messageId}::uuid`.execute(trx);
}

/** Replies to replies are looked up this far. */
const longestThread = 100;

/** Who follows a message, or one that it answers. */
export async function readFollowers(trx: Transaction<Tables>, messageId: string): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    with recursive line as (
      select reply_to, followers, 1 as depth from chat_message where id = ${messageId}::uuid
      union all select n.reply_to, n.followers, line.depth + 1 from line join chat_message n on n.id = line.reply_to
        where line.depth < ${longestThread}::integer)
    select distinct unnest(followers) as id from line`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

/** Which of a person's messages. */
export interface MessageFilter {
  readonly employeeId: number;
  readonly conversationId?: number | undefined;
  /** Only one-to-one conversations, optionally the one with a person. */
  readonly direct?: boolean;
  readonly withEmployeeId?: number | undefined;
  readonly text?: string | undefined;
  readonly createdAfter?: string | undefined;
  readonly createdBefore?: string | undefined;
}

/** A page of the messages a person may read, newest first. Deleted ones are left out. */
export async function findMessages(
  db: Kysely<Tables>,
  filter: MessageFilter,
  { after, limit }: { readonly after: readonly string[] | null; readonly limit: number },
) {
  const order = {
    keys: [
      { value: sql`n.created_at`, type: 'timestamptz' },
      { value: sql`n.conversation_id`, type: 'integer' },
      { value: sql`n.seq`, type: 'integer' },
    ],
    descending: true,
  };
  const conditions: RawBuilder<unknown>[] = [
    sql`m.employee_id = ${filter.employeeId}::integer`,
    sql`m.left_at is null`,
    sql`n.seq > m.first_seq`,
    sql`n.deleted_at is null`,
    ...(filter.conversationId === undefined ? [] : [sql`m.conversation_id = ${filter.conversationId}::integer`]),
    ...(filter.direct === true ? [sql`c.kind = 'direct'`] : []),
    ...(filter.withEmployeeId === undefined
      ? []
      : [
          sql`exists (select 1 from conversation_member other where other.conversation_id = m.conversation_id
            and other.employee_id = ${filter.withEmployeeId}::integer)`,
        ]),
    ...(filter.text === undefined || filter.text === '' ? [] : [containsText(sql`n.body`, filter.text)]),
    ...(filter.createdAfter === undefined ? [] : [sql`n.created_at > ${filter.createdAfter}::timestamptz`]),
    ...(filter.createdBefore === undefined ? [] : [sql`n.created_at < ${filter.createdBefore}::timestamptz`]),
    ...(after === null ? [] : [beyond(order, after)]),
  ];
  const { rows } = await sql<MessageRow & { readonly sort_keys: readonly string[] }>`
    select ${columns}, ${keyTexts(order.keys)} as sort_keys from conversation_member m
    join conversation c on c.id = m.conversation_id join (${table}) on n.conversation_id = m.conversation_id
    where ${allOf(conditions)} order by ${orderBy(order)} limit ${limit}`.execute(db);
  return rows;
}

const scheduledColumns = ['id', 'conversation_id', 'author_id', 'content', 'send_at', 'refused_at'] as const;

/** A person's messages that wait for their time, soonest first. */
export async function readScheduled(db: Kysely<Tables>, authorId: number, limit: number) {
  return db
    .selectFrom('chat_scheduled')
    .select(scheduledColumns)
    .where('author_id', '=', authorId)
    .orderBy('send_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Keeps a waiting message unsent for its author; returns whether it was still waiting. */
export async function refuseScheduled(trx: Transaction<Tables>, id: string, at: Date): Promise<boolean> {
  const row = await trx
    .updateTable('chat_scheduled')
    .set({ refused_at: at })
    .where('id', '=', id)
    .where('refused_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** A waiting message; null if there is none. */
export async function findScheduled(db: Kysely<Tables>, id: string) {
  return (
    (await db.selectFrom('chat_scheduled').select(scheduledColumns).where('id', '=', id).executeTakeFirst()) ?? null
  );
}

/** Stores a message for later; one with the same id stays as it is. */
export async function insertScheduled(
  trx: Transaction<Tables>,
  message: Omit<NewMessage, 'at'> & { readonly sendAt: string; readonly at: Date },
): Promise<void> {
  await trx
    .insertInto('chat_scheduled')
    .values({
      id: message.id,
      conversation_id: message.conversationId,
      author_id: message.authorId,
      content: JSON.stringify(message.content),
      send_at: message.sendAt,
      created_at: message.at,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Deletes a person's waiting message; returns whether there was one. */
export async function deleteScheduled(trx: Kysely<Tables>, id: string, authorId: number): Promise<boolean> {
  const row = await trx
    .deleteFrom('chat_scheduled')
    .where('id', '=', id)
    .where('author_id', '=', authorId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** A waiting message whose time has come. */
export type DueMessage = Awaited<ReturnType<typeof readDueMessages>>[number];

/** Waiting messages whose time has come, in the order of their times. */
export async function readDueMessages(db: Kysely<Tables>, now: Date, limit: number) {
  return db
    .selectFrom('chat_scheduled')
    .select(scheduledColumns)
    .where('send_at', '<=', now)
    .where('refused_at', 'is', null)
    .orderBy('send_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The number of each of a person's one-to-one conversations at a message, or now. */
export async function readPositions(
  db: Kysely<Tables>,
  employeeId: number,
  afterId: string | null,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ conversation_id: number; seq: number }>`
    select c.id as conversation_id, ${
      afterId === null
        ? sql`c.last_seq`
        : sql`case when last.conversation_id = c.id then last.seq else coalesce((select max(n.seq) from chat_message n
            where n.conversation_id = c.id and n.created_at <= last.created_at), 0) end`
    } as seq
    from conversation_member m join conversation c on c.id = m.conversation_id
    ${afterId === null ? sql`` : sql`cross join (select * from chat_message where id = ${afterId}::uuid) as last`}
    where m.employee_id = ${employeeId}::integer and m.left_at is null and c.kind = 'direct'`.execute(db);
  return new Map(rows.map(({ conversation_id, seq }) => [conversation_id, seq]));
}
