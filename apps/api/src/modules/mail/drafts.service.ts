import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { Kysely } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { announce } from '../../platform/live/announce.ts';
import { deleteDraft, lockDraft, readDrafts, storeDraft } from './drafts.repository.ts';
import { draftReplies } from './mail-reply.ts';
import { findSent } from './mail.repository.ts';

type Mailbox = typeof calls.mailbox;

const maxDrafts = 100;

/** The caller's drafts, latest first. */
export async function listDrafts(context: CallContext): Promise<CallReply<Mailbox['drafts']>> {
  const { db, employee } = context;
  return { drafts: await draftReplies(context, await readDrafts(db.kysely, employee.id, maxDrafts)) };
}

/** Tells the author's other windows. */
export const announceDrafts = (trx: Kysely<Tables>, authorId: number) =>
  announce(trx, { topic: 'mail-drafts', id: authorId, people: [authorId], by: authorId });

const taken = () => new ApiError('conflict', 'This mail was already sent.', { fields: { client_id: 'Already sent' } });

/**
 * Saves a draft.
 * @throws ApiError 409 when it was changed elsewhere, with the stored draft, or when it was sent
 */
export async function saveDraft(
  context: CallContext,
  { client_id: clientId, version, recipients, audience, reply_to, subject, body }: ParsedBody<Mailbox['saveDraft']>,
): Promise<CallReply<Mailbox['saveDraft']>> {
  const { db, employee, now } = context;
  const row = await db.kysely.transaction().execute(async (trx) => {
    const stored = await lockDraft(trx, clientId);
    if ((stored && stored.employee_id !== employee.id) || (await findSent(trx, clientId))) throw taken();
    if (stored && stored.version !== version) return { ...stored, changed: true };
    const draft = {
      clientId,
      employeeId: employee.id,
      version: (stored?.version ?? 0) + 1,
      content: {
        recipients,
        positions: audience.positions,
        organizationIds: audience.organization_ids,
        groupIds: audience.group_ids,
        replyTo: reply_to,
        subject,
        body,
      },
      at: now(),
    };
    await storeDraft(trx, draft);
    await announceDrafts(trx, employee.id);
    return {
      client_id: clientId,
      employee_id: employee.id,
      version: draft.version,
      content: draft.content,
      updated_at: draft.at,
      changed: false,
    };
  });
  const [draft] = await draftReplies(context, [row]);
  if (!draft) throw taken();
  if (row.changed)
    throw new ApiError('stale-version', 'This draft was changed in another window.', { current: { draft } });
  return { draft };
}

/** Deletes a draft of the caller's. */
export async function discardDraft(context: CallContext, clientId: string): Promise<CallReply<Mailbox['drafts']>> {
  const { db, employee } = context;
  await deleteDraft(db.kysely, clientId, employee.id);
  await announceDrafts(db.kysely, employee.id);
  return listDrafts(context);
}
