import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { storedFilePath } from '@roadside/contract/files';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Database } from '../../platform/database/database.ts';
import { fitPicture } from '../../platform/files/re-encode-picture.ts';
import { deleteFile, deleteFiles, storeFile } from '../../platform/files/stored-files.ts';
import { readMembership } from './conversations.repository.ts';
import { insertPicture, readRemovedPictures, readUnsentPictures } from './pictures.repository.ts';
import { goneConversation } from './send.service.ts';

type Conversations = typeof calls.conversations;

/** The longer side of a stored picture, enough for a screen. */
const maxSide = 1_600;
const unsentKeptMs = 86_400_000;

/** Stores a picture for a message in one of the caller's conversations. */
export async function uploadPicture(
  { db, employee, now }: CallContext,
  { id, photo }: ParsedBody<Conversations['picture']>,
): Promise<CallReply<Conversations['picture']>> {
  if (!(await readMembership(db.kysely, id, employee.id))) throw goneConversation();
  const { content, width, height } = await fitPicture(photo, { width: maxSide, height: maxSide }, 'photo');
  const name = await db.kysely.transaction().execute(async (trx) => {
    const stored = await storeFile(trx, {
      kind: 'chat',
      ownerEmployeeId: employee.id,
      mediaType: 'image/webp',
      extension: 'webp',
      content,
    });
    await insertPicture(trx, {
      name: stored,
      conversationId: id,
      authorId: employee.id,
      width,
      height,
      at: now(),
    });
    return stored;
  });
  return { picture: { name, path: storedFilePath(name), width, height } };
}

/** Deletes pictures that were uploaded a day ago and never sent. */
export async function deleteUnsentPictures({ kysely }: Database, now: Date): Promise<void> {
  for (const name of await readUnsentPictures(kysely, new Date(now.getTime() - unsentKeptMs)))
    await deleteFile(kysely, name);
}

/** Deletes the pictures of messages that were removed before removing a message took its pictures along. */
export async function deleteRemovedPictures({ kysely }: Database): Promise<void> {
  await kysely.transaction().execute(async (trx) => deleteFiles(trx, await readRemovedPictures(trx)));
}
