import type { Audience } from '@roadside/domain/home';
import { sql } from 'kysely';
import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { allOf, beyond, containsText, keyTexts, orderBy } from '../../platform/lists/keyset.ts';

/** A mail with what its reply needs. */
export interface MailRow {
  readonly id: number;
  readonly thread_id: number;
  readonly sender_id: number | null;
  readonly sender_name: string | null;
  readonly subject: string;
  readonly body: string;
  readonly named: readonly number[];
  readonly positions: readonly string[];
  readonly organization_ids: readonly number[];
  readonly group_ids: readonly number[];
  readonly recipient_count: number;
  readonly sent_at: Date;
  readonly removed_at: Date | null;
  readonly removed_by_name: string | null;
  readonly removed_reason: string;
  /** False for an unread mail to the reader. */
  readonly read: boolean;
}

const columns = sql`m.id, m.thread_id, m.sender_id, sender.display_name as sender_name, m.subject, m.body, m.named, m.positions,
  m.organization_ids, m.group_ids, m.recipient_count, m.sent_at, m.removed_at, remover.display_name as removed_by_name,
  m.removed_reason, (r.mail_id is null or r.read_at is not null) as read`;
const mailOf = (employeeId: number) => sql`mail m
  left join mail_recipient r on r.mail_id = m.id and r.employee_id = ${employeeId}::integer
  left join employee sender on sender.id = m.sender_id left join employee remover on remover.id = m.removed_by`;
const readable = (employeeId: number) => sql`(r.mail_id is not null or m.sender_id = ${employeeId}::integer)`;

/** A page of the mail a person got, newest first. */
export async function findInbox(
  db: Kysely<Tables>,
  query: { readonly employeeId: number; readonly after: readonly string[] | null; readonly limit: number },
) {
  const order = { keys: [{ value: sql`m.id`, type: 'integer' }], descending: true };
  const { rows } = await sql<MailRow & { readonly sort_keys: readonly string[] }>`
    select ${columns}, ${keyTexts(order.keys)} as sort_keys from ${mailOf(query.employeeId)}
    where ${allOf([sql`r.mail_id is not null`, ...(query.after === null ? [] : [beyond(order, query.after)])])}
    order by ${orderBy(order)} limit ${query.limit}`.execute(db);
  return rows;
}

/** The latest mails of a thread that a person sent or got, newest first. */
export async function readThread(
  db: Kysely<Tables>,
  { employeeId, threadId, limit }: { employeeId: number; threadId: number; limit: number },
): Promise<readonly MailRow[]> {
  const { rows } = await sql<MailRow>`select ${columns} from ${mailOf(employeeId)}
    where m.thread_id = ${threadId}::integer and ${readable(employeeId)} order by m.id desc limit ${limit}`.execute(db);
  return rows;
}

/** A mail a person sent or got; null for any other. */
export async function findMail(db: Kysely<Tables>, id: number, employeeId: number): Promise<MailRow | null> {
  const { rows } = await sql<MailRow>`select ${columns} from ${mailOf(employeeId)}
    where m.id = ${id}::integer and ${readable(employeeId)}`.execute(db);
  return rows[0] ?? null;
}

/** A mail that was sent with a draft's id. */
export interface SentMail extends Pick<
  MailRow,
  | 'id'
  | 'thread_id'
  | 'sender_id'
  | 'subject'
  | 'body'
  | 'named'
  | 'positions'
  | 'organization_ids'
  | 'group_ids'
  | 'recipient_count'
> {
  /** It is the first of its thread. */
  readonly opened: boolean;
}

/** The mail that was sent with this draft's id. */
export async function findSent(db: Kysely<Tables>, clientId: string): Promise<SentMail | null> {
  const { rows } = await sql<SentMail>`
    select m.id, m.thread_id, m.sender_id, m.subject, m.body, m.named, m.positions, m.organization_ids, m.group_ids,
      m.recipient_count,
      not exists (select 1 from mail earlier where earlier.thread_id = m.thread_id and earlier.id < m.id) as opened
    from mail m where m.client_id = ${clientId}::uuid`.execute(db);
  return rows[0] ?? null;
}

/** How many mails a person hasn't read. Removed ones are nothing to read. */
export async function countUnreadMails(db: Kysely<Tables>, employeeId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from mail_recipient r
    join mail m on m.id = r.mail_id
    where r.employee_id = ${employeeId}::integer and r.read_at is null and m.removed_at is null`.execute(db);
  return rows[0]?.n ?? 0;
}

/** How many mails of a thread some people haven't read. */
export async function countUnreadOfThread(db: Kysely<Tables>, threadId: number, people: readonly number[]) {
  const { rows } = await sql<{ employee_id: number; unread: number }>`
    select person as employee_id, (select count(*)::integer from mail m
      join mail_recipient r on r.mail_id = m.id and r.employee_id = person
      where m.thread_id = ${threadId}::integer and r.read_at is null and m.removed_at is null) as unread
    from unnest(${[...people]}::integer[]) as person`.execute(db);
  return rows;
}

/** A thread as a person has it. */
export interface ThreadRow {
  readonly id: number;
  readonly subject: string;
  readonly sender_id: number | null;
  readonly sender_name: string | null;
  readonly preview: string;
  readonly mails: number;
  readonly unread: number;
  readonly last_at: Date;
}

/** A page of a person's threads, latest mail first. */
export async function findThreads(
  db: Kysely<Tables>,
  query: {
    readonly employeeId: number;
    readonly folder: 'all' | 'unread' | 'sent';
    readonly text: string;
    readonly after: readonly string[] | null;
    readonly limit: number;
  },
) {
  const me = query.employeeId;
  const order = {
    keys: [
      { value: sql`b.last_at`, type: 'timestamptz' },
      { value: sql`b.thread_id`, type: 'integer' },
    ],
    descending: true,
  };
  const has = (condition: RawBuilder<unknown>) =>
    sql`exists (select 1 from ${mailOf(me)} where m.thread_id = b.thread_id and ${readable(me)} and ${condition})`;
  const conditions = [
    sql`b.employee_id = ${me}::integer`,
    ...(query.folder === 'unread'
      ? [has(sql`r.mail_id is not null and r.read_at is null and m.removed_at is null`)]
      : []),
    ...(query.folder === 'sent' ? [has(sql`m.sender_id = ${me}::integer`)] : []),
    ...(query.text === ''
      ? []
      : [
          has(sql`(${containsText(sql`m.subject`, query.text)} or ${containsText(sql`m.body`, query.text)}
          or ${containsText(sql`sender.display_name`, query.text)})`),
        ]),
    ...(query.after === null ? [] : [beyond(order, query.after)]),
  ];
  const { rows } = await sql<ThreadRow & { readonly sort_keys: readonly string[] }>`
    select b.thread_id as id, last.subject, last.sender_id, sender.display_name as sender_name,
      left(last.body, 200) as preview, counts.mails, counts.unread, b.last_at, ${keyTexts(order.keys)} as sort_keys
    from mail_box b join mail last on last.id = b.last_mail_id left join employee sender on sender.id = last.sender_id
    cross join lateral (select count(*)::integer as mails,
        (count(*) filter (where r.mail_id is not null and r.read_at is null and m.removed_at is null))::integer as unread
      from mail m left join mail_recipient r on r.mail_id = m.id and r.employee_id = ${me}::integer
      where m.thread_id = b.thread_id and ${readable(me)}) as counts
    where ${allOf(conditions)} order by ${orderBy(order)} limit ${query.limit}`.execute(db);
  return rows;
}

/** A mail to add. */
export interface NewMail {
  readonly clientId: string | null;
  /** The thread it joins; null for a new one. */
  readonly threadId: number | null;
  readonly senderId: number;
  readonly subject: string;
  readonly body: string;
  readonly named: readonly number[];
  readonly audience: Audience;
  readonly people: readonly number[];
  readonly at: Date;
}

/** Adds a mail with its recipients; null when one with the same client id is there already. */
export async function insertMail(
  trx: Transaction<Tables>,
  mail: NewMail,
): Promise<{ readonly id: number; readonly threadId: number } | null> {
  const { clientId, senderId, subject, body, named, audience, people, at } = mail;
  const threadId =
    mail.threadId ??
    (await trx.insertInto('mail_thread').values({ created_at: at }).returning('id').executeTakeFirstOrThrow()).id;
  const inserted = await trx
    .insertInto('mail')
    .values({
      client_id: clientId,
      thread_id: threadId,
      sender_id: senderId,
      subject,
      body,
      named: [...named],
      positions: [...audience.positions],
      organization_ids: [...audience.organizationIds],
      group_ids: [...audience.groupIds],
      recipient_count: people.length,
      sent_at: at,
    })
    .onConflict((conflict) => conflict.column('client_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return null;
  const { id } = inserted;
  await sql`insert into mail_recipient (mail_id, employee_id)
    select ${id}::integer, person from unnest(${[...people]}::integer[]) as person order by person`.execute(trx);
  await sql`insert into mail_box (employee_id, thread_id, last_mail_id, last_at)
    select distinct person, ${threadId}::integer, ${id}::integer, ${at}::timestamptz
    from unnest(${[...people, senderId]}::integer[]) as person order by person
    on conflict (employee_id, thread_id) do update
      set last_mail_id = greatest(mail_box.last_mail_id, excluded.last_mail_id),
        last_at = greatest(mail_box.last_at, excluded.last_at)`.execute(trx);
  return { id, threadId };
}

/** Marks a person's mails of a thread as read; returns how many weren't. */
export async function markThreadRead(
  trx: Transaction<Tables>,
  { employeeId, threadId, upTo, at }: { employeeId: number; threadId: number; upTo: number; at: Date },
): Promise<number> {
  const { rows } = await sql<{ mail_id: number }>`
    update mail_recipient r set read_at = ${at}::timestamptz from mail m
    where m.id = r.mail_id and m.thread_id = ${threadId}::integer and r.employee_id = ${employeeId}::integer
      and r.read_at is null and r.mail_id <= ${upTo}::integer returning r.mail_id`.execute(trx);
  return rows.length;
}

/** Everybody who has a mail, its sender included. */
export async function peopleOfMail(db: Kysely<Tables>, mailId: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select employee_id as id from mail_recipient where mail_id = ${mailId}::integer
    union select sender_id from mail where id = ${mailId}::integer and sender_id is not null`.execute(db);
  return rows.map(({ id }) => id);
}

/** Names of people, by id. */
export async function readNames(db: Kysely<Tables>, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; display_name: string }>`
    select id, display_name from employee where id = any(${[...new Set(ids)]}::integer[])`.execute(db);
  return new Map(rows.map(({ id, display_name }) => [id, display_name]));
}
