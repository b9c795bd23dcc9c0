import type { Transaction } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { announce } from '../../platform/live/announce.ts';
import { readTeamMembers } from '../teams/index.ts';
import { readFollowers } from './huddle.repository.ts';
import { mayReadHuddle } from './huddle.service.ts';
import { emptyHuddleMessage, findReportable } from './report.repository.ts';

/** A huddle message that the caller can read, to report it; null for any other. */
export async function readableHuddleMessage(context: CallContext, id: number) {
  const message = await findReportable(context.db.kysely, id);
  return message && (await mayReadHuddle(context, message)) ? message : null;
}

/** Removes a message of anybody's: its place stays, without its text. Open screens hear of it. */
export async function removeHuddleMessage(
  trx: Transaction<Tables>,
  id: number,
  { at, by }: { at: Date; by: number },
): Promise<void> {
  const teamId = await emptyHuddleMessage(trx, id, at);
  if (teamId === null) return;
  const [members, followers] = await Promise.all([readTeamMembers(trx, teamId), readFollowers(trx, teamId)]);
  await announce(trx, {
    topic: 'huddle',
    id: teamId,
    people: [...members, ...followers].map(({ employee_id }) => employee_id),
    by,
  });
}
