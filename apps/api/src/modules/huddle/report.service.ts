import type { Transaction } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { announce } from '../../platform/live/announce.ts';
import { recountSubjects } from '../notifications/index.ts';
import { readTeamMembers } from '../teams/index.ts';
import { deleteOldHuddle, readHuddleUnread } from './huddle.repository.ts';
import { mayReadHuddle, readersOf } from './huddle.service.ts';
import { emptyHuddleMessage, findReportable } from './report.repository.ts';

/** A huddle message that the caller can read, to report it; null for any other. */
export async function readableHuddleMessage(context: CallContext, id: number) {
  const message = await findReportable(context.db.kysely, id);
  return message && (await mayReadHuddle(context, message)) ? message : null;
}

/**
 * Removes a message of anybody's: its place stays, without its text. Open screens hear of it, and followers who hadn't
 * read it are no longer notified of it.
 */
export async function removeHuddleMessage(
  context: CallContext,
  trx: Transaction<Tables>,
  id: number,
  { at, by }: { at: Date; by: number },
): Promise<void> {
  const team = await emptyHuddleMessage(trx, id, at);
  if (team === null) return;
  const [members, readers] = [await readTeamMembers(trx, team.id), await readersOf(context, trx, team)];
  await recountHuddles(trx, [team.id], { by });
  await announce(trx, {
    topic: 'huddle',
    id: team.id,
    people: [...members, ...readers].map(({ employee_id }) => employee_id),
    by,
  });
}

/** Deletes the messages written before a moment. Followers who hadn't read them are no longer notified of them. */
export async function deleteHuddleBefore(trx: Transaction<Tables>, moment: Date): Promise<void> {
  await recountHuddles(trx, await deleteOldHuddle(trx, moment), { by: null });
}

/** Counts again what followers' notifications about rooms cover, because messages are gone. */
async function recountHuddles(
  trx: Transaction<Tables>,
  teamIds: readonly number[],
  by: { readonly by: number | null },
): Promise<void> {
  await recountSubjects(
    trx,
    { kind: 'huddle', subjectIds: teamIds },
    async (id, people) =>
      (await readHuddleUnread(trx, id, people)).map(({ employee_id, unread }) => ({
        employeeId: employee_id,
        amount: unread,
      })),
    by,
  );
}
