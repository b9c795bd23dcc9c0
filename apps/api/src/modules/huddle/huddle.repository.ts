import { sql } from 'kysely';
import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { allOf, beyond, keyTexts, orderBy } from '../../platform/lists/keyset.ts';

export interface HuddleMessageRow {
  readonly id: number;
  readonly msg_type: 'text' | 'joined';
  readonly body: string;
  readonly viewable: 'private' | 'open';
  readonly created_at: Date;
  readonly author_id: number | null;
  readonly author_name: string | null;
  readonly photo_avatar: string | null;
  readonly removed_at: Date | null;
}

const columns = sql`h.id, h.msg_type, h.body, h.viewable, h.created_at, h.author_id, e.display_name as author_name,
  e.photo_avatar, h.removed_at`;
const table = sql`huddle_message h left join employee e on e.id = h.author_id`;

/** A page of a team's messages, newest first. */
export async function findHuddleMessages(
  db: Kysely<Tables>,
  query: {
    readonly teamId: number;
    /** Whether the reader also reads private messages. */
    readonly member: boolean;
    readonly after: readonly string[] | null;
    readonly limit: number;
  },
) {
  const order = { keys: [{ value: sql`h.id`, type: 'integer' }], descending: true };
  const conditions = [
    sql`h.team_id = ${query.teamId}::integer`,
    ...(query.member ? [] : [sql`h.viewable = 'open'`]),
    ...(query.after === null ? [] : [beyond(order, query.after)]),
  ];
  const { rows } = await sql<HuddleMessageRow & { readonly sort_keys: readonly string[] }>`
    select ${columns}, ${keyTexts(order.keys)} as sort_keys from ${table}
    where ${allOf(conditions)} order by ${orderBy(order)} limit ${query.limit}`.execute(db);
  return rows;
}

/** A message by the id its sender gave it; null if there is none. */
export async function findHuddleMessage(db: Kysely<Tables>, clientId: string) {
  const { rows } = await sql<HuddleMessageRow & { readonly team_id: number }>`
    select ${columns}, h.team_id from ${table} where h.client_id = ${clientId}::uuid`.execute(db);
  return rows[0] ?? null;
}

/**
 * Adds a message; one with the same client id stays as it is. The team is locked, so that its messages have ids in the
 * order they appear.
 */
export async function insertHuddleMessage(
  trx: Transaction<Tables>,
  message: {
    readonly clientId: string;
    readonly teamId: number;
    readonly authorId: number;
    readonly body: string;
    readonly viewable: 'private' | 'open';
    readonly at: Date;
  },
): Promise<number | null> {
  await sql`select pg_advisory_xact_lock(${huddleLock}::integer, ${message.teamId}::integer)`.execute(trx);
  const row = await trx
    .insertInto('huddle_message')
    .values({
      client_id: message.clientId,
      team_id: message.teamId,
      author_id: message.authorId,
      body: message.body,
      viewable: message.viewable,
      created_at: message.at,
    })
    .onConflict((conflict) => conflict.column('client_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** First key of the advisory locks of teams' rooms. */
const huddleLock = 36;

/** A person who follows a team's room. */
export interface FollowerRow {
  readonly employee_id: number;
  readonly read_id: number;
  /** Private messages they haven't read count for members only. */
  readonly member: boolean;
}

/** Everybody who follows a team's room. */
export async function readFollowers(db: Kysely<Tables>, teamId: number): Promise<readonly FollowerRow[]> {
  const { rows } = await sql<FollowerRow>`
    select s.employee_id, s.read_id, exists (select 1 from team_member m
      where m.employee_id = s.employee_id and m.team_id = s.team_id) as member
    from huddle_subscription s join employee e on e.id = s.employee_id and e.active
    where s.team_id = ${teamId}::integer order by s.employee_id`.execute(db);
  return rows;
}

/** Keeps messages from being added to a team's room until the transaction ends. Others may keep it, too. */
export async function holdHuddle(trx: Transaction<Tables>, teamId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${huddleLock}::integer, ${teamId}::integer)`.execute(trx);
}

/** Follows a team's room; what is there already counts as read. */
export async function storeFollower(trx: Kysely<Tables>, teamId: number, employeeId: number, at: Date): Promise<void> {
  await sql`insert into huddle_subscription (team_id, employee_id, subscribed_at, read_id)
    select ${teamId}::integer, ${employeeId}::integer, ${at}::timestamptz,
      coalesce((select max(id) from huddle_message where team_id = ${teamId}::integer), 0)
    on conflict (team_id, employee_id) do nothing`.execute(trx);
}

/** Stops following a team's room. */
export async function deleteFollower(trx: Transaction<Tables>, teamId: number, employeeId: number): Promise<void> {
  await trx
    .deleteFrom('huddle_subscription')
    .where('team_id', '=', teamId)
    .where('employee_id', '=', employeeId)
    .execute();
}

/** A person's subscription to a team's room; null if they don't follow it. */
export async function readSubscription(db: Kysely<Tables>, teamId: number, employeeId: number) {
  return (
    (await db
      .selectFrom('huddle_subscription')
      .select('read_id')
      .where('team_id', '=', teamId)
      .where('employee_id', '=', employeeId)
      .executeTakeFirst()) ?? null
  );
}

/** Records how far a person has read a room, never moving back; returns whether it moved. */
export async function storeHuddleRead(
  trx: Kysely<Tables>,
  teamId: number,
  employeeId: number,
  id: number,
): Promise<boolean> {
  const { rows } = await sql<{ read_id: number }>`
    update huddle_subscription set read_id = latest.id
    from (select least(${id}::integer, coalesce(max(id), 0)) as id from huddle_message where team_id = ${teamId}::integer) as latest
    where team_id = ${teamId}::integer and employee_id = ${employeeId}::integer and read_id < latest.id
    returning read_id`.execute(trx);
  return rows.length > 0;
}

/**
 * How many messages of others the follower `s` hasn't read: private ones count for members only, removed ones for
 * no one.
 */
const unreadCount = (member: RawBuilder<boolean>) => sql`(select count(*)::integer from huddle_message h
  where h.team_id = s.team_id and h.id > s.read_id and h.removed_at is null
    and h.author_id is distinct from s.employee_id and (h.viewable = 'open' or ${member})) as unread`;

/** How much some followers of a team's room haven't read. */
export async function readHuddleUnread(
  trx: Kysely<Tables>,
  teamId: number,
  people: readonly number[],
): Promise<readonly { readonly employee_id: number; readonly unread: number }[]> {
  const member = sql<boolean>`exists (select from team_member m where m.employee_id = s.employee_id and m.team_id = s.team_id)`;
  const { rows } = await sql<{ employee_id: number; unread: number }>`
    select s.employee_id, ${unreadCount(member)} from huddle_subscription s
    where s.team_id = ${teamId}::integer and s.employee_id = any(${[...people]}::integer[])`.execute(trx);
  return rows;
}

/** Deletes the messages written before a moment; returns the teams that had some. */
export async function deleteOldHuddle(trx: Kysely<Tables>, moment: Date): Promise<readonly number[]> {
  const rows = await trx.deleteFrom('huddle_message').where('created_at', '<', moment).returning('team_id').execute();
  return [...new Set(rows.map(({ team_id }) => team_id))];
}

/** The rooms a person follows, with unread messages of others, the own team's first. */
export async function readSubscriptions(db: Kysely<Tables>, employeeId: number) {
  const { rows } = await sql<{ team_id: number; team_slug: string; name: string; unread: number }>`
    select t.id as team_id, t.slug as team_slug, t.name,
      ${unreadCount(sql<boolean>`m.employee_id is not null`)}
    from huddle_subscription s join team t on t.id = s.team_id
    left join team_member m on m.team_id = s.team_id and m.employee_id = s.employee_id
    where s.employee_id = ${employeeId}::integer
    order by (m.employee_id is null), t.name, t.id`.execute(db);
  return rows;
}
