import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** An email to add. */
export interface NewEmail {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  /** Path in this app that the email links to. */
  readonly link: string;
  readonly senderId: number | null;
  /** The mail in the app it is a copy of. */
  readonly mailId: number | null;
  readonly recipientId: number | null;
  readonly messageId: string | null;
  readonly fileIds: readonly number[];
}

/** Adds emails, to be sent or to be kept. */
export async function insertEmails(
  trx: Kysely<Tables>,
  emails: readonly NewEmail[],
  { waiting, at }: { readonly waiting: boolean; readonly at: Date },
): Promise<void> {
  const rows = JSON.stringify(
    emails.map(({ to, subject, body, link, senderId, mailId, recipientId, messageId, fileIds }) => ({
      to_address: to,
      subject,
      body,
      link,
      sender_id: senderId,
      mail_id: mailId,
      recipient_id: recipientId,
      message_id: messageId,
      file_ids: fileIds,
    })),
  );
  await sql`insert into outbox_mail (to_address, subject, body, link, sender_id, mail_id, recipient_id,
      message_id, file_ids, created_at, state, next_try_at)
    select to_address, subject, body, link, sender_id, mail_id, recipient_id, message_id, file_ids, ${at}::timestamptz,
      ${waiting ? 'waiting' : 'kept'}, ${waiting ? at : null}::timestamptz
    from jsonb_to_recordset(${rows}::jsonb) as email (to_address text, subject text, body text, link text,
      sender_id integer, mail_id integer, recipient_id integer, message_id text, file_ids integer[])`.execute(trx);
}

/** An email to send now. */
export interface DueEmail {
  readonly id: number;
  readonly to_address: string;
  readonly subject: string;
  readonly body: string;
  readonly link: string | null;
  readonly message_id: string | null;
  readonly sender_id: number | null;
  readonly mail_id: number | null;
  readonly recipient_id: number | null;
  readonly created_at: Date;
  readonly tries: number;
  readonly file_ids: readonly number[];
}

/** Takes emails that are due, so that no other process sends them until the lease ends. */
export async function claimEmails(
  db: Kysely<Tables>,
  { now, leasedUntil, limit }: { readonly now: Date; readonly leasedUntil: Date; readonly limit: number },
): Promise<readonly DueEmail[]> {
  const { rows } = await sql<DueEmail>`
    update outbox_mail set leased_until = ${leasedUntil}::timestamptz, tries = tries + 1
    where id in (select id from outbox_mail where state = 'waiting' and next_try_at <= ${now}::timestamptz
      and (leased_until is null or leased_until <= ${now}::timestamptz)
      order by next_try_at, id limit ${limit} for update skip locked)
    returning id, to_address, subject, body, link, message_id, sender_id, mail_id, recipient_id, created_at,
      tries, file_ids`.execute(db);
  return rows.toSorted((a, b) => a.id - b.id);
}

/** Records that the server took an email. Its text and link aren't needed here anymore. */
export async function storeSent(db: Kysely<Tables>, id: number): Promise<void> {
  await db
    .updateTable('outbox_mail')
    .set({ state: 'sent', body: '', link: null, problem: null, leased_until: null })
    .where('id', '=', id)
    .execute();
}

/** Records why an email was not taken, and when to try again; null for never. */
export async function storeFailure(
  trx: Kysely<Tables>,
  id: number,
  { problem, nextTryAt }: { readonly problem: string; readonly nextTryAt: Date | null },
): Promise<void> {
  await trx
    .updateTable('outbox_mail')
    .set({
      problem,
      leased_until: null,
      ...(nextTryAt === null ? { state: 'failed' as const } : { next_try_at: nextTryAt }),
    })
    .where('id', '=', id)
    .execute();
}

/** A file of an email. */
export interface EmailFile {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
}

/** Stores files for emails of the same transaction. Several emails can have the same ones. */
export async function storeEmailFiles(
  trx: Kysely<Tables>,
  files: readonly EmailFile[],
  at: Date,
): Promise<readonly number[]> {
  if (files.length === 0) return [];
  const rows = await trx
    .insertInto('outbox_file')
    .values(files.map(({ name, mediaType, content }) => ({ name, media_type: mediaType, content, created_at: at })))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The files of an email, in their order. */
export async function readEmailFiles(db: Kysely<Tables>, ids: readonly number[]): Promise<readonly EmailFile[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('outbox_file')
    .select(['name', 'media_type', 'content'])
    .where('id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .orderBy('id')
    .execute();
  return rows.map(({ name, media_type, content }) => ({ name, mediaType: media_type, content }));
}

/** The thread of the mail an email is a copy of; null if the mail is gone. */
export async function threadOfCopy(db: Kysely<Tables>, mailId: number): Promise<number | null> {
  const row = await db.selectFrom('mail').select('thread_id').where('id', '=', mailId).executeTakeFirst();
  return row?.thread_id ?? null;
}

/** Copies of these mails that could not be delivered. */
export async function readUndelivered(db: Kysely<Tables>, mailIds: readonly number[]) {
  if (mailIds.length === 0) return [];
  return db
    .selectFrom('outbox_mail')
    .select(['mail_id', 'recipient_id', 'problem'])
    .where('mail_id', 'in', [...mailIds])
    .where('state', '=', 'failed')
    .orderBy('id')
    .execute();
}

/**
 * The latest emails that haven't left, newest first. Copies of mail in the app, and emails about notifications, never
 * crowd out the others.
 */
export async function latestEmails(db: Kysely<Tables>, limit: number) {
  const { rows } = await sql<
    DueEmail & { state: 'kept' | 'waiting' | 'failed'; problem: string | null; created_at: Date }
  >`
    select * from (
      (select * from outbox_mail where state <> 'sent' and recipient_id is null order by created_at desc, id desc limit ${limit})
      union all
      (select * from outbox_mail where state <> 'sent' and recipient_id is not null order by created_at desc, id desc limit ${limit})
    ) as latest order by created_at desc, id desc`.execute(db);
  return rows;
}

/** Deletes old emails with their files. */
export async function deleteEmailsBefore(db: Kysely<Tables>, moment: Date): Promise<void> {
  await db.deleteFrom('outbox_file').where('created_at', '<', moment).execute();
  await db.deleteFrom('outbox_mail').where('created_at', '<', moment).execute();
}

/** Deletes the copies of these mails, and those for one person. */
export async function deleteEmailsOf(
  trx: Kysely<Tables>,
  { mailIds, recipientId }: { readonly mailIds: readonly number[]; readonly recipientId: number | null },
): Promise<void> {
  await sql`delete from outbox_mail where mail_id = any(${[...mailIds]}::integer[])
    or recipient_id = ${recipientId}::integer`.execute(trx);
}
