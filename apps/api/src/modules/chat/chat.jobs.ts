import { z } from 'zod';
import { contextOfPerson } from '../../platform/calls/context-of-person.ts';
import type { JobTools } from '../../platform/calls/job-context.ts';
import { readPeopleWithRights } from '../../platform/calls/people-with-rights.repository.ts';
import type { Config } from '../../platform/config/config.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import type { JobContext, JobDefinition } from '../../platform/jobs/job-definition.ts';
import { loadOrganizationTree } from '../../platform/organizations/live-organization-tree.ts';
import { notify } from '../notifications/index.ts';
import { deleteScheduled, readDueMessages, refuseScheduled } from './messages.repository.ts';
import type { DueMessage } from './messages.repository.ts';
import { deleteRemovedPictures, deleteUnsentPictures } from './pictures.service.ts';
import { deliver, goneConversation, requireMayWrite } from './send.service.ts';

const maxAtOnce = 200;

/**
 * Sends messages whose time has come, with the rights their authors have now. Each is its own transaction that also
 * deletes the waiting one, so a killed run neither loses nor repeats a message. One that may not be sent anymore stays
 * with its author, who hears of it.
 */
export async function sendDue(config: Config, job: Pick<JobContext, 'db' | 'now' | 'log'>): Promise<void> {
  const { db, now } = job;
  const due = await readDueMessages(db.kysely, now(), maxAtOnce);
  if (due.length === 0) return;
  const tools = { ...job, config, tree: await loadOrganizationTree(db) };
  for (const message of due) {
    try {
      await sendOne(tools, message);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await refuse(tools, message);
    }
  }
}

async function sendOne(tools: JobTools, { id, conversation_id, author_id, content }: DueMessage): Promise<void> {
  const { db, now } = tools;
  await db.kysely.transaction().execute(async (trx) => {
    if (!(await deleteScheduled(trx, id, author_id))) return;
    const author = (await readPeopleWithRights(trx, [author_id])).get(author_id);
    const context =
      author &&
      contextOfPerson({ ...tools, db: { ...db, kysely: trx } }, author, {
        action: 'chat.create-message',
        requestId: `scheduled-message-${id}`,
      });
    if (!context) throw goneConversation();
    await requireMayWrite(context, conversation_id);
    const message = { id, conversationId: conversation_id, authorId: author_id, content, at: now() };
    await deliver(trx, message, { scheduled: true });
  });
}

async function refuse({ db, now }: JobTools, { id, conversation_id, author_id }: DueMessage): Promise<void> {
  await db.kysely.transaction().execute(async (trx) => {
    const at = now();
    if (await refuseScheduled(trx, id, at))
      await notify(
        trx,
        { kind: 'message-not-sent', subjectId: conversation_id },
        [{ employeeId: author_id, amount: 1 }],
        { at, by: null, again: true },
      );
  });
}

/** Background jobs of this module. */
export function chatJobs(config: Config): readonly JobDefinition[] {
  return [
    defineJob({
      kind: 'chat.send-due',
      payload: z.object({}),
      everySeconds: 15,
      run: async (_, job) => sendDue(config, job),
    }),
    defineJob({
      kind: 'chat.delete-unsent-pictures',
      payload: z.object({}),
      everySeconds: 3_600,
      run: async (_, { db, now }) => {
        await deleteUnsentPictures(db, now());
        await deleteRemovedPictures(db);
      },
    }),
  ];
}
