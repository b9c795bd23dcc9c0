import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { directKey } from '@roadside/domain/home';
import type { Tables } from '../../platform/database/tables.ts';
import { allOf, beyond, containsText, keyTexts, orderBy } from '../../platform/lists/keyset.ts';

/** A conversation as one of its members has it. */
export interface OwnConversationRow {
  readonly id: number;
  readonly kind: 'direct' | 'group';
  readonly title: string | null;
  readonly last_seq: number;
  readonly last_message_at: Date;
  readonly first_seq: number;
  readonly read_seq: number;
  readonly muted: boolean;
  readonly unread: number;
  readonly mentioned: boolean;
}

const unreadColumns = sql`
  (select count(*)::integer from chat_message n where n.conversation_id = c.id and n.seq > greatest(m.read_seq, m.first_seq)
    and n.author_id is distinct from m.employee_id and n.deleted_at is null) as unread,
  exists (select 1 from chat_message n where n.conversation_id = c.id and n.seq > greatest(m.read_seq, m.first_seq)
    and m.employee_id = any(n.mentions) and n.deleted_at is null) as mentioned`;
const ownColumns = sql`c.id, c.kind, c.title, c.last_seq, c.last_message_at, m.first_seq, m.read_seq, m.muted, ${unreadColumns}`;
const ownTable = sql`conversation_member m join conversation c on c.id = m.conversation_id`;

/** A page of a person's conversations, latest message first. */
export async function findConversations(
  db: Kysely<Tables>,
  query: {
    readonly employeeId: number;
    readonly only: number | null;
    readonly after: readonly string[] | null;
    readonly limit: number;
  },
) {
  const order = {
    keys: [
      { value: sql`c.last_message_at`, type: 'timestamptz' },
      { value: sql`c.id`, type: 'integer' },
    ],
    descending: true,
  };
  const conditions = [
    sql`m.employee_id = ${query.employeeId}::integer`,
    sql`m.left_at is null`,
    // One that somebody else has opened and not written in yet isn't there for the other.
    sql`(c.kind = 'group' or c.last_seq > 0 or c.created_by = m.employee_id)`,
    ...(query.only === null ? [] : [sql`c.id = ${query.only}::integer`]),
    ...(query.after === null ? [] : [beyond(order, query.after)]),
  ];
  const { rows } = await sql<OwnConversationRow & { readonly sort_keys: readonly string[] }>`
    select ${ownColumns}, ${keyTexts(order.keys)} as sort_keys from ${ownTable} where ${allOf(conditions)}
    order by ${orderBy(order)} limit ${query.limit}`.execute(db);
  return rows;
}

/**
 * What some members of a conversation haven't read. The messages are gone through once for all of them: in a large group
 * that few read, each member has thousands unread.
 */
export async function readUnread(db: Kysely<Tables>, conversationId: number, people: readonly number[]) {
  const { rows } = await sql<Pick<OwnConversationRow, 'unread' | 'mentioned'> & { readonly employee_id: number }>`
    with m as materialized (
      select employee_id, greatest(read_seq, first_seq) as read_to from conversation_member
      where conversation_id = ${conversationId}::integer and employee_id = any(${[...people]}::integer[])),
    n as materialized (
      select seq, author_id, mentions from chat_message
      where conversation_id = ${conversationId}::integer and deleted_at is null and seq > (select min(read_to) from m)),
    -- Members stand in line with the messages, each above the last one they have read.
    line as (
      select employee_id, sum(message) over (order by seq desc, employee_id is null) as later from (
        select employee_id, read_to as seq, 0 as message from m union all select null, seq, 1 from n) as both_kinds),
    own as (
      select m.employee_id, count(*) as amount from m join n on n.author_id = m.employee_id and n.seq > m.read_to
      group by m.employee_id),
    mentioned as (
      select distinct m.employee_id from (select seq, mentions from n where mentions <> '{}') as n
      cross join unnest(n.mentions) as person join m on m.employee_id = person and n.seq > m.read_to)
    select line.employee_id, (line.later - coalesce(own.amount, 0))::integer as unread,
      mentioned.employee_id is not null as mentioned
    from line left join own using (employee_id) left join mentioned using (employee_id)
    where line.employee_id is not null`.execute(db);
  return rows;
}

/** How many of a person's conversations have unread messages. */
export async function countUnreadConversations(db: Kysely<Tables>, employeeId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from ${ownTable} where m.employee_id = ${employeeId}::integer and m.left_at is null
      and c.last_seq > m.read_seq and exists (select 1 from chat_message n where n.conversation_id = c.id
        and n.seq > greatest(m.read_seq, m.first_seq) and n.author_id is distinct from m.employee_id
        and n.deleted_at is null)`.execute(db);
  return rows[0]?.n ?? 0;
}

/** A member of a conversation, present or former. */
export interface MemberRow {
  readonly conversation_id: number;
  readonly employee_id: number;
  readonly display_name: string;
  readonly organization_id: number;
  readonly first_seq: number;
  readonly read_seq: number;
  readonly muted: boolean;
  readonly left_at: Date | null;
}

/** Members of conversations, by when they joined. */
export async function readMembers(
  db: Kysely<Tables>,
  conversationIds: readonly number[],
): Promise<readonly MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select m.conversation_id, m.employee_id, e.display_name, e.organization_id, m.first_seq, m.read_seq, m.muted, m.left_at
    from conversation_member m join employee e on e.id = m.employee_id
    where m.conversation_id = any(${[...conversationIds]}::integer[])
    order by m.conversation_id, m.joined_at, m.employee_id`.execute(db);
  return rows;
}

/** A person's place in a conversation, and its newest number. */
export interface Membership {
  readonly kind: 'direct' | 'group';
  /** After which number the person may read. */
  readonly first_seq: number;
  readonly last_seq: number;
}

/** A person's membership in a conversation; null if they aren't, or are no longer, a member. */
export async function readMembership(
  db: Kysely<Tables>,
  conversationId: number,
  employeeId: number,
): Promise<Membership | null> {
  const { rows } = await sql<Membership>`
    select c.kind, m.first_seq, c.last_seq from ${ownTable} where c.id = ${conversationId}::integer
      and m.employee_id = ${employeeId}::integer and m.left_at is null`.execute(db);
  return rows[0] ?? null;
}

/** The memberships of all present members of a conversation, by person. */
export async function readMemberships(
  db: Kysely<Tables>,
  conversationId: number,
): Promise<ReadonlyMap<number, Membership>> {
  const { rows } = await sql<Membership & { employee_id: number }>`
    select m.employee_id, c.kind, m.first_seq, c.last_seq from ${ownTable} where c.id = ${conversationId}::integer
      and m.left_at is null`.execute(db);
  return new Map(rows.map((row) => [row.employee_id, row]));
}

/** After which number a person may read each of these conversations. */
export async function readFirstSeqs(
  db: Kysely<Tables>,
  employeeId: number,
  conversationIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (conversationIds.length === 0) return new Map();
  const { rows } = await sql<{ conversation_id: number; first_seq: number }>`
    select conversation_id, first_seq from conversation_member where employee_id = ${employeeId}::integer
      and conversation_id = any(${[...new Set(conversationIds)]}::integer[])`.execute(db);
  return new Map(rows.map(({ conversation_id, first_seq }) => [conversation_id, first_seq]));
}

/** A conversation, locked until the transaction ends: messages are added one at a time. */
export async function lockConversation(trx: Transaction<Tables>, id: number) {
  const { rows } = await sql<{ id: number; kind: 'direct' | 'group'; last_seq: number; last_message_at: Date }>`
    select id, kind, last_seq, last_message_at from conversation where id = ${id}::integer for update`.execute(trx);
  return rows[0] ?? null;
}

/** Keeps messages from being added to a conversation until the transaction ends. Others may keep it, too. */
export async function holdConversation(trx: Transaction<Tables>, id: number): Promise<void> {
  await sql`select id from conversation where id = ${id}::integer for share`.execute(trx);
}

/** A person someone wants to write to. */
export interface RecipientRow {
  readonly id: number;
  readonly organization_id: number;
  readonly position_type: string;
  readonly team: string;
  /** Has written to the sender, in the conversation of the two or by mail. */
  readonly wrote_first: boolean;
}

/** Whether the employee `e` has written to someone before, in the conversation of the two or by mail. */
const wroteFirst = (writtenTo: number) => sql`(
  exists (select 1 from conversation c join conversation_member mine on mine.conversation_id = c.id
    join chat_message n on n.conversation_id = c.id
    where c.kind = 'direct' and mine.employee_id = ${writtenTo}::integer and n.author_id = e.id)
  or exists (select 1 from mail_recipient r join mail on mail.id = r.mail_id
    where r.employee_id = ${writtenTo}::integer and mail.sender_id = e.id)) as wrote_first`;

/** Active people by their ids, with whether they have written to someone before. */
export async function readRecipients(
  db: Kysely<Tables>,
  ids: readonly number[],
  writtenTo: number,
): Promise<readonly RecipientRow[]> {
  const { rows } = await sql<RecipientRow>`
    select e.id, e.organization_id, e.position_type, e.team, ${wroteFirst(writtenTo)}
    from employee e where e.active and e.id = any(${[...ids]}::integer[]) order by e.id`.execute(db);
  return rows;
}

/** A person found by name. */
export interface FoundRecipientRow extends RecipientRow {
  readonly display_name: string;
}

/**
 * Active people whose name contains a text, by name: those of some organizations, of a team, and those who wrote to the
 * searcher.
 * @param organizationIds - null for all
 */
export async function searchRecipients(
  db: Kysely<Tables>,
  query: {
    readonly text: string;
    readonly searcherId: number;
    readonly organizationIds: readonly number[] | null;
    readonly team: string | null;
    readonly limit: number;
  },
): Promise<readonly FoundRecipientRow[]> {
  const { text, searcherId, organizationIds, team, limit } = query;
  const { rows } = await sql<FoundRecipientRow>`
    with found as (
      select e.id, e.organization_id, e.position_type, e.team, e.display_name, ${wroteFirst(searcherId)}
      from employee e
      where e.active and e.id <> ${searcherId}::integer
        and ${text === '' ? sql`true` : containsText(sql`e.display_name`, text)})
    select * from found where wrote_first or team = ${team}::text
      or ${organizationIds === null ? sql`true` : sql`organization_id = any(${[...organizationIds]}::integer[])`}
    order by display_name, id limit ${limit}`.execute(db);
  return rows;
}

/** The id of the conversation of two people, created if they have none yet. */
export async function directConversation(
  trx: Transaction<Tables>,
  people: readonly [number, number],
  at: Date,
): Promise<number> {
  const key = directKey(...people);
  await sql`insert into conversation (kind, direct_key, last_message_at, created_by, created_at)
    values ('direct', ${key}, ${at}::timestamptz, ${people[0]}::integer, ${at}::timestamptz)
    on conflict (direct_key) do nothing`.execute(trx);
  const { rows } = await sql<{ id: number }>`select id from conversation where direct_key = ${key}`.execute(trx);
  const id = rows[0]?.id ?? 0;
  await addMembers(trx, id, people, at);
  return id;
}

/** Adds a group; returns its id. */
export async function insertGroup(
  trx: Transaction<Tables>,
  { title, people, by, at }: { title: string | null; people: readonly number[]; by: number; at: Date },
): Promise<number> {
  const { id } = await trx
    .insertInto('conversation')
    .values({ kind: 'group', title, last_message_at: at, created_by: by, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addMembers(trx, id, people, at);
  return id;
}

/** Adds people to a conversation, also those who left. They read what is written from now on. */
export async function addMembers(
  trx: Transaction<Tables>,
  conversationId: number,
  people: readonly number[],
  at: Date,
): Promise<void> {
  await sql`insert into conversation_member as m (conversation_id, employee_id, joined_at, first_seq, read_seq)
    select c.id, person, ${at}::timestamptz, c.last_seq, c.last_seq
    from conversation c cross join unnest(${[...people]}::integer[]) as person
    where c.id = ${conversationId}::integer order by person
    on conflict (conversation_id, employee_id) do update
      set left_at = null, joined_at = excluded.joined_at, first_seq = excluded.first_seq, read_seq = excluded.read_seq
      where m.left_at is not null`.execute(trx);
}

export async function renameConversation(trx: Transaction<Tables>, id: number, title: string): Promise<void> {
  await trx.updateTable('conversation').set({ title }).where('id', '=', id).execute();
}

export async function leaveConversation(
  trx: Transaction<Tables>,
  conversationId: number,
  employeeId: number,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('conversation_member')
    .set({ left_at: at })
    .where('conversation_id', '=', conversationId)
    .where('employee_id', '=', employeeId)
    .execute();
}

export async function storeMuted(
  trx: Transaction<Tables>,
  conversationId: number,
  employeeId: number,
  muted: boolean,
): Promise<void> {
  await trx
    .updateTable('conversation_member')
    .set({ muted })
    .where('conversation_id', '=', conversationId)
    .where('employee_id', '=', employeeId)
    .execute();
}

/** Records how far a person has read, never moving back; returns whether it moved. */
export async function storeRead(
  trx: Kysely<Tables>,
  conversationId: number,
  employeeId: number,
  seq: number,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql<{ read_seq: number }>`
    update conversation_member m set read_seq = least(${seq}::integer, c.last_seq), read_at = ${at}::timestamptz
    from conversation c where c.id = m.conversation_id and m.conversation_id = ${conversationId}::integer
      and m.employee_id = ${employeeId}::integer and m.left_at is null and m.read_seq < least(${seq}::integer, c.last_seq)
    returning m.read_seq`.execute(trx);
  return rows.length > 0;
}

/** Where receipts are set, on or off, by location. */
export async function readReceiptSettings(db: Kysely<Tables>): Promise<ReadonlyMap<number, boolean>> {
  const rows = await db.selectFrom('chat_setting').select(['organization_id', 'receipts']).execute();
  return new Map(rows.map(({ organization_id, receipts }) => [organization_id, receipts]));
}

export async function storeReceiptSetting(
  trx: Transaction<Tables>,
  setting: { readonly organizationId: number; readonly on: boolean; readonly by: number; readonly at: Date },
): Promise<void> {
  const values = { receipts: setting.on, updated_by: setting.by, updated_at: setting.at };
  await trx
    .insertInto('chat_setting')
    .values({ organization_id: setting.organizationId, ...values })
    .onConflict((conflict) => conflict.column('organization_id').doUpdateSet(values))
    .execute();
}

/** People who signed in last, among those of some organizations; null for all. */
export async function readRecentLogins(
  db: Kysely<Tables>,
  organizationIds: readonly number[] | null,
  limit: number,
): Promise<readonly { readonly employee_id: number; readonly display_name: string; readonly at: Date }[]> {
  const { rows } = await sql<{ employee_id: number; display_name: string; at: Date }>`
    select e.id as employee_id, e.display_name, max(s.created_at) as at
    from session s join account a on a.id = s.account_id join employee e on e.id = a.employee_id
    where e.active ${organizationIds === null ? sql`` : sql`and e.organization_id = any(${[...organizationIds]}::integer[])`}
    group by e.id, e.display_name order by max(s.created_at) desc, e.id limit ${limit}`.execute(db);
  return rows;
}

/**
 * People of some organizations who used a session since a moment, with when; null for all organizations.
 * @param among - only these people; all by default
 */
export async function readActivity(
  db: Kysely<Tables>,
  {
    organizationIds,
    since,
    among = null,
  }: {
    readonly organizationIds: readonly number[] | null;
    readonly since: Date;
    readonly among?: readonly number[] | null;
  },
): Promise<readonly { readonly employee_id: number; readonly display_name: string; readonly seen_at: Date }[]> {
  const { rows } = await sql<{ employee_id: number; display_name: string; seen_at: Date }>`
    select e.id as employee_id, e.display_name, max(s.last_used_at) as seen_at
    from session s join account a on a.id = s.account_id join employee e on e.id = a.employee_id
    where e.active and s.revoked_at is null and s.last_used_at >= ${since}::timestamptz
      ${among === null ? sql`` : sql`and e.id = any(${[...among]}::integer[])`}
      ${organizationIds === null ? sql`` : sql`and e.organization_id = any(${[...organizationIds]}::integer[])`}
    group by e.id, e.display_name order by e.id`.execute(db);
  return rows;
}
