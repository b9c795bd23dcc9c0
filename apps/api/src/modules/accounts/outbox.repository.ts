import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** A mail somebody is to get. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  /** Path of this application that the mail is about. */
  readonly link: string;
}

/** Puts a mail into the built-in outbox: sent only if the transaction commits. */
export async function putIntoOutbox(trx: Kysely<Tables>, { to, subject, body, link }: Mail, now: Date): Promise<void> {
  await trx.insertInto('outbox_mail').values({ to_address: to, subject, body, link, created_at: now }).execute();
}

/** The latest mails, newest first. */
export async function latestMails(db: Kysely<Tables>, limit: number) {
  return db
    .selectFrom('outbox_mail')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function deleteMailsBefore(db: Kysely<Tables>, moment: Date): Promise<void> {
  await db.deleteFrom('outbox_mail').where('created_at', '<', moment).execute();
}
