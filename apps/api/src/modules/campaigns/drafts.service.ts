import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import {
  countDrafts,
  deleteDraft,
  insertDraft,
  lockDraft,
  maxDrafts,
  readDraft,
  updateDraft,
} from './drafts.repository.ts';
import type { DraftRow } from './drafts.repository.ts';

type Campaigns = typeof calls.campaigns;

/** A draft as its author gets it, without its content. */
export const draftHead = ({
  id,
  title,
  version,
  updated_at,
}: Omit<DraftRow, 'content' | 'owner_employee_id' | 'created_at'>) => ({
  id,
  title,
  version,
  updated_at: updated_at.toISOString(),
});

const draftReply = (row: DraftRow) => ({ ...draftHead(row), content: row.content });

/**
 * A draft of the caller.
 * @throws ApiError 404 for a missing one and for other people's
 */
export async function ownDraft(context: CallContext, id: number): Promise<CallReply<Campaigns['draftRead']>> {
  return { draft: draftReply(owned(context, await readDraft(context.db.kysely, id))) };
}

function owned({ require }: CallContext, row: DraftRow | null): DraftRow {
  if (!row) throw new ApiError('not-found', 'This draft no longer exists. It may have been launched in another tab.');
  require({ ownerEmployeeId: row.owner_employee_id });
  return row;
}

/**
 * Saves a draft as it is typed.
 * @throws ApiError 409 with `current` if another tab saved in between
 */
export async function saveDraft(
  context: CallContext,
  { id, version, title, content }: ParsedBody<Campaigns['draftSave']>,
): Promise<CallReply<Campaigns['draftSave']>> {
  const { db, employee, now } = context;
  return db.kysely.transaction().execute(async (trx) => {
    const values = { title, content, at: now() };
    if (id === null) {
      if ((await countDrafts(trx, employee.id)) >= maxDrafts)
        throw new ApiError('conflict', `You have ${maxDrafts} drafts. Launch or delete one first.`);
      return { draft: draftHead(await insertDraft(trx, employee.id, values)) };
    }
    const row = owned(context, await lockDraft(trx, id));
    if (version !== undefined && version !== row.version)
      throw new ApiError('conflict', 'This draft was changed in another tab.', { current: { draft: draftReply(row) } });
    return { draft: draftHead(await updateDraft(trx, id, values)) };
  });
}

/** Deletes a draft of the caller. */
export async function removeDraft(context: CallContext, id: number): Promise<CallReply<Campaigns['draftRemove']>> {
  owned(context, await readDraft(context.db.kysely, id));
  await deleteDraft(context.db.kysely, id);
  return { id };
}
