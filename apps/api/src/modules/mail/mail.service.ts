import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { Kysely } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { cutPage, rowsToRead } from '../../platform/lists/list-request.ts';
import { cursorScope, readCursor, signCursor } from '../../platform/lists/signed-cursor.ts';
import { announce } from '../../platform/live/announce.ts';
import { sendEmails } from '../email/index.ts';
import { readEmails, readGroups, readPositions } from '../home/index.ts';
import { channelsFor, clearNotification, notify } from '../notifications/index.ts';
import { hasPermission } from '@roadside/domain/permissions';
import { deleteDraft } from './drafts.repository.ts';
import { announceDrafts } from './drafts.service.ts';
import { mailReplies } from './mail-reply.ts';
import {
  countUnreadMails,
  countUnreadOfThread,
  findInbox,
  findMail,
  findSent,
  findThreads,
  insertMail,
  markThreadRead,
  readNames,
  readThread,
} from './mail.repository.ts';
import type { SentMail } from './mail.repository.ts';
import { recipientsOf } from './recipients.ts';

type Messaging = typeof calls.messaging;
type Mailbox = typeof calls.mailbox;

const defaultRows = 50;
const maxMails = 200;

const goneThread = () => new ApiError('not-found', 'This mail no longer exists.');

/** The caller's mail, newest first. */
export async function getInbox(
  context: CallContext,
  { limit: size = defaultRows, nextToken }: ParsedBody<Messaging['getInbox']>,
): Promise<CallReply<Messaging['getInbox']>> {
  const { db, employee } = context;
  const scope = cursorScope(context, ['inbox']);
  const [rows, unread] = await Promise.all([
    findInbox(db.kysely, {
      employeeId: employee.id,
      after: nextToken == null ? null : readCursor(nextToken, scope, 'nextToken'),
      limit: rowsToRead(size),
    }),
    countUnreadMails(db.kysely, employee.id),
  ]);
  const page = cutPage(rows, size);
  return {
    mails: await mailReplies(context, page.rows),
    unread,
    nextToken: page.last && signCursor(page.last.sort_keys, scope),
  };
}

/** The caller's threads. */
export async function listThreads(
  context: CallContext,
  { folder, text = '', cursor, rows_per_page: size = defaultRows }: ParsedBody<Mailbox['threads']>,
): Promise<CallReply<Mailbox['threads']>> {
  const { db, employee } = context;
  const scope = cursorScope(context, ['mail-threads', folder, text]);
  const [rows, unread] = await Promise.all([
    findThreads(db.kysely, {
      employeeId: employee.id,
      folder,
      text: text.trim(),
      after: cursor === undefined ? null : readCursor(cursor, scope),
      limit: rowsToRead(size),
    }),
    countUnreadMails(db.kysely, employee.id),
  ]);
  const page = cutPage(rows, size);
  return {
    threads: page.rows.map(({ id, subject, sender_id, sender_name, preview, mails, unread: own, last_at }) => ({
      id,
      subject,
      from: sender_id === null ? null : { user_id: sender_id, display_name: sender_name ?? '' },
      preview,
      mails,
      unread: own,
      last_at: last_at.toISOString(),
    })),
    unread,
    next_cursor: page.last && signCursor(page.last.sort_keys, scope),
  };
}

/** The mails of a thread, oldest first. */
export async function openThread(context: CallContext, threadId: number): Promise<CallReply<Mailbox['thread']>> {
  const { db, employee } = context;
  const rows = await readThread(db.kysely, { employeeId: employee.id, threadId, limit: maxMails });
  const [latest] = rows;
  if (!latest) throw goneThread();
  return { subject: latest.subject, mails: await mailReplies(context, rows.toReversed()) };
}

/** Marks a thread as read. Once all of it is, its notification is gone. */
export async function markMailRead(
  context: CallContext,
  { id: threadId, up_to: upTo }: ParsedBody<Mailbox['markRead']>,
): Promise<CallReply<Mailbox['markRead']>> {
  const { db, employee, now } = context;
  const [latest] = await readThread(db.kysely, { employeeId: employee.id, threadId, limit: 1 });
  if (!latest) throw goneThread();
  return db.kysely.transaction().execute(async (trx) => {
    const marked = await markThreadRead(trx, { employeeId: employee.id, threadId, upTo, at: now() });
    if (upTo >= latest.id)
      for (const kind of ['mail', 'mail-not-delivered'] as const)
        await clearNotification(trx, employee.id, { kind, subjectId: threadId }, now());
    if (marked > 0) await announce(trx, { topic: 'mail', id: threadId, people: [employee.id], by: employee.id });
    return { unread: await countUnreadMails(trx, employee.id) };
  });
}

/** Groups and positions the caller may write to. */
export async function mailChoices({ db, subject }: CallContext): Promise<CallReply<Mailbox['choices']>> {
  if (!hasPermission(subject, 'see-all')) return { groups: [], positions: [] };
  const [groups, positions] = await Promise.all([readGroups(db.kysely), readPositions(db.kysely)]);
  return { groups: [...groups], positions: [...positions] };
}

/** Addresses of the people who get a copy by email: those who have one and didn't turn it off. */
async function copiesFor(db: Kysely<Tables>, people: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const [emails, channels] = [await readEmails(db, people), await channelsFor(db, 'mail', people)];
  return new Map([...emails].filter(([id]) => channels.get(id)?.mail));
}

/** How many people a mail would reach, and how many of them also by email. Without a mail service, none. */
export async function mailReach(
  context: CallContext,
  body: ParsedBody<Mailbox['reach']>,
): Promise<CallReply<Mailbox['reach']>> {
  const { people } = await recipientsOf(context, body);
  return {
    people: people.length,
    by_email: context.config.email ? (await copiesFor(context.db.kysely, people)).size : 0,
  };
}

/**
 * Sends a mail. Sending the same client id again changes nothing and returns the first.
 * @throws ApiError 409 when the client id was sent with another text or other recipients: the first is on its way and
 *   can't be changed
 */
export async function sendMail(
  context: CallContext,
  body: ParsedBody<Messaging['sendMail']>,
): Promise<CallReply<Messaging['sendMail']>> {
  const { db, config, employee, now } = context;
  const clientId = body.client_id ?? null;
  const before = await sentBefore(context, clientId, body);
  if (before) return before;
  const replied = body.reply_to === null ? null : await findMail(db.kysely, body.reply_to, employee.id);
  if (body.reply_to !== null && !replied) throw goneThread();
  const { named, audience, people } = await recipientsOf(context, body);
  if (people.length === 0)
    throw new ApiError('invalid-body', 'Nobody is in this audience now. Choose other recipients.', {
      fields: { recipients: 'Reaches no one' },
    });
  const subject = body.subject.trim();
  const sent = await db.kysely.transaction().execute(async (trx) => {
    const at = now();
    const mail = await insertMail(trx, {
      clientId,
      threadId: replied?.thread_id ?? null,
      senderId: employee.id,
      subject,
      body: body.body,
      named,
      audience,
      people,
      at,
    });
    if (!mail) return null;
    if (clientId !== null) {
      await deleteDraft(trx, clientId, employee.id);
      await announceDrafts(trx, employee.id);
    }
    const link = `/mail/?thread=${mail.threadId}`;
    const emails = await copiesFor(trx, people);
    await sendEmails(
      trx,
      config,
      [...emails].map(([recipientId, to]) => ({
        to,
        subject,
        body: `${employee.displayName} wrote to you in Roadside:\n\n${body.body}\n\nRead and answer it here:`,
        link,
        senderId: employee.id,
        mailId: mail.id,
        recipientId,
      })),
      at,
    );
    await notify(
      trx,
      { kind: 'mail', subjectId: mail.threadId },
      (await countUnreadOfThread(trx, mail.threadId, people)).map(({ employee_id, unread }) => ({
        employeeId: employee_id,
        amount: unread,
      })),
      { at, by: employee.id, again: true },
    );
    await announce(trx, { topic: 'mail', id: mail.threadId, people: [...people, employee.id], by: employee.id });
    return mail;
  });
  if (!sent) {
    const same = await sentBefore(context, clientId, body);
    if (same) return same;
    throw goneThread();
  }
  return {
    id: sent.id,
    thread_id: sent.threadId,
    recipients: await namesOf(context, named),
    recipient_count: people.length,
  };
}

async function sentBefore(
  context: CallContext,
  clientId: string | null,
  body: ParsedBody<Messaging['sendMail']>,
): Promise<CallReply<Messaging['sendMail']> | null> {
  const sent = clientId === null ? null : await findSent(context.db.kysely, clientId);
  if (!sent) return null;
  if (sent.sender_id !== context.employee.id)
    throw new ApiError('conflict', 'This id was used for another mail.', {
      fields: { client_id: 'Used for another mail' },
    });
  if (!(await isSame(context, sent, body)))
    throw new ApiError(
      'conflict',
      'This mail was already sent as it was before. Send what you changed as a new mail.',
      {
        fields: { client_id: 'Already sent' },
      },
    );
  return {
    id: sent.id,
    thread_id: sent.thread_id,
    recipients: await namesOf(context, sent.named),
    recipient_count: sent.recipient_count,
  };
}

/** Whether a mail that was sent has all that the caller wants to send now. */
async function isSame(
  { db, employee }: CallContext,
  sent: SentMail,
  { subject, body, recipients, audience, reply_to }: ParsedBody<Messaging['sendMail']>,
): Promise<boolean> {
  const replied = reply_to === null ? null : await findMail(db.kysely, reply_to, employee.id);
  return (
    sent.subject === subject.trim() &&
    sent.body === body &&
    sameMembers(sent.named, recipients) &&
    sameMembers(sent.positions, audience.positions ?? []) &&
    sameMembers(sent.organization_ids, audience.organization_ids ?? []) &&
    sameMembers(sent.group_ids, audience.group_ids ?? []) &&
    (reply_to === null ? sent.opened : sent.thread_id === replied?.thread_id)
  );
}

function sameMembers<T>(some: readonly T[], others: readonly T[]): boolean {
  const [left, right] = [new Set(some), new Set(others)];
  return left.size === right.size && [...left].every((each) => right.has(each));
}

async function namesOf({ db }: CallContext, ids: readonly number[]) {
  const names = await readNames(db.kysely, ids);
  return ids.map((id) => ({ user_id: id, display_name: names.get(id) ?? '' }));
}
