import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { deleteScheduled, readDueMessages } from './messages.repository.ts';
import { deleteUnsentPictures } from './pictures.service.ts';
import { deliver } from './send.service.ts';

const maxAtOnce = 200;

/**
 * Sends messages whose time has come. Each is its own transaction that also deletes the waiting one, so a killed run
 * neither loses nor repeats a message. A message whose author has left the conversation is dropped.
 */
export async function sendDue(db: Database, now: () => Date): Promise<void> {
  for (const { id, conversation_id, author_id, content } of await readDueMessages(db.kysely, now(), maxAtOnce)) {
    try {
      await db.kysely.transaction().execute(async (trx) => {
        if (await deleteScheduled(trx, id, author_id))
          await deliver(trx, { id, conversationId: conversation_id, authorId: author_id, content, at: now() });
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await deleteScheduled(db.kysely, id, author_id);
    }
  }
}

/** Background jobs of this module. */
export const chatJobs = [
  defineJob({
    kind: 'chat.send-due',
    payload: z.object({}),
    everySeconds: 15,
    run: async (_, { db, now }) => sendDue(db, now),
  }),
  defineJob({
    kind: 'chat.delete-unsent-pictures',
    payload: z.object({}),
    everySeconds: 3_600,
    run: async (_, { db, now }) => deleteUnsentPictures(db, now()),
  }),
];
