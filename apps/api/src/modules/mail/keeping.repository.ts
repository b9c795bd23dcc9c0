import { erasedText } from '@roadside/domain/home';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { announce } from '../../platform/live/announce.ts';
import { deleteEmailsOf } from '../email/index.ts';
import { recountSubjects } from '../notifications/index.ts';
import { countUnreadOfThread, peopleOfMail } from './mail.repository.ts';

/** A mail that somebody can read, to report it; null for any other. */
export async function readableMail(db: Kysely<Tables>, id: number, readerId: number) {
  const { rows } = await sql<{ author_id: number | null; body: string; written_at: Date }>`
    select m.sender_id as author_id, m.subject || ${'\n\n'} || m.body as body, m.sent_at as written_at from mail m
    join mail_recipient r on r.mail_id = m.id and r.employee_id = ${readerId}::integer
    where m.id = ${id}::integer and m.removed_at is null`.execute(db);
  return rows[0] ?? null;
}

/**
 * Removes a mail for everybody: its text is gone, who removed it, when and why stays. Those who hadn't read it are no
 * longer notified of it.
 */
export async function removeMail(
  trx: Transaction<Tables>,
  id: number,
  { at, by, reason }: { readonly at: Date; readonly by: number; readonly reason: string },
): Promise<void> {
  const row = await trx
    .updateTable('mail')
    .set({ body: '', subject: 'Removed mail', removed_at: at, removed_by: by, removed_reason: reason })
    .where('id', '=', id)
    .returning('thread_id')
    .executeTakeFirst();
  if (!row) return;
  await deleteEmailsOf(trx, { mailIds: [id], recipientId: null });
  await recountMail(trx, [row.thread_id], { by });
  await announce(trx, { topic: 'mail', id: row.thread_id, people: await peopleOfMail(trx, id), by });
}

/** Counts again what notifications about threads cover, because mail in them is gone. */
async function recountMail(
  trx: Transaction<Tables>,
  threadIds: readonly number[],
  by: { readonly by: number | null },
): Promise<void> {
  await recountSubjects(
    trx,
    { kind: 'mail', subjectIds: threadIds },
    async (id, people) =>
      (await countUnreadOfThread(trx, id, people)).map(({ employee_id, unread }) => ({
        employeeId: employee_id,
        amount: unread,
      })),
    by,
  );
}

/**
 * Deletes mail sent before a moment, drafts from before it, and threads that are empty then. Who hadn't read it is no
 * longer notified of it.
 */
export async function deleteMailBefore(trx: Transaction<Tables>, moment: Date): Promise<void> {
  const { rows } = await sql<{ thread_id: number }>`
    delete from mail_thread where id in (select thread_id from mail group by thread_id having max(sent_at) < ${moment}::timestamptz)
    returning id as thread_id`.execute(trx);
  // A thread that goes on keeps what is younger.
  const old = await sql<{
    thread_id: number;
  }>`delete from mail where sent_at < ${moment}::timestamptz returning thread_id`.execute(trx);
  await trx.deleteFrom('mail_draft').where('updated_at', '<', moment).execute();
  const threads = new Set([...rows, ...old.rows].map(({ thread_id }) => thread_id));
  await recountMail(trx, [...threads], { by: null });
}

/** Replaces everything a person wrote by mail. Recipients, what they have read and counts stay. */
export async function eraseMailOf(trx: Transaction<Tables>, senderId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`update mail set subject = ${erasedText}, body = ${erasedText}
    where sender_id = ${senderId}::integer and removed_at is null returning id`.execute(trx);
  await trx.deleteFrom('mail_draft').where('employee_id', '=', senderId).execute();
  await deleteEmailsOf(trx, { mailIds: rows.map(({ id }) => id), recipientId: senderId });
}
