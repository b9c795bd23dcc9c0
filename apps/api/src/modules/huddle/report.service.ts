import type { Transaction } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { announce } from '../../platform/live/announce.ts';
import { recountNotifications } from '../notifications/index.ts';
import { readTeamMembers } from '../teams/index.ts';
import { readHuddleUnread } from './huddle.repository.ts';
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
  await recountNotifications(
    trx,
    { kind: 'huddle', subjectId: team.id },
    async (people) =>
      (await readHuddleUnread(trx, team.id, people)).map(({ employee_id, unread }) => ({
        employeeId: employee_id,
        amount: unread,
      })),
    { by },
  );
  await announce(trx, {
    topic: 'huddle',
    id: team.id,
    people: [...members, ...readers].map(({ employee_id }) => employee_id),
    by,
  });
}
