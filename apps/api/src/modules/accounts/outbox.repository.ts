import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** An email to send. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  /** Path in this app that the email links to. */
  readonly link: string;
}

/** Adds an email to the built-in outbox; it is sent only if the transaction commits. */
export async function putIntoOutbox(trx: Kysely<Tables>, { to, subject, body, link }: Mail, now: Date): Promise<void> {
  await trx.insertInto('outbox_mail').values({ to_address: to, subject, body, link, created_at: now }).execute();
}

/** The latest emails, newest first. */
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
