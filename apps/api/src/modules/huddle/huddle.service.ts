import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { Huddle, HuddleMessage } from '@roadside/contract/schemas';
import { canView } from '@roadside/domain/geography';
import { huddleReadable } from '@roadside/domain/home';
import { messages } from '@roadside/domain/messages';
import { can } from '@roadside/domain/permissions';
import type { Target } from '@roadside/domain/permissions';
import type { Transaction } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { cutPage, rowsToRead } from '../../platform/lists/list-request.ts';
import { cursorScope, readCursor, signCursor } from '../../platform/lists/signed-cursor.ts';
import { announce } from '../../platform/live/announce.ts';
import { clearNotification, notify } from '../notifications/index.ts';
import { readTeamBySlug, readTeamMembers, readTeamOf } from '../teams/index.ts';
import type { TeamRow } from '../teams/index.ts';
import {
  findHuddleMessage,
  findHuddleMessages,
  insertHuddleMessage,
  readFollowers,
  readSubscription,
  readSubscriptions,
  storeFollower,
  storeHuddleRead,
} from './huddle.repository.ts';
import type { HuddleMessageRow } from './huddle.repository.ts';

type Messaging = typeof calls.messaging;
type Huddles = typeof calls.huddles;
const defaultLimit = 50;

interface OpenTeam {
  readonly team: TeamRow;
  /** The caller's own team; null for somebody in none. */
  readonly ownTeamSlug: string | null;
  readonly memberIds: readonly number[];
}

/** A team by its slug with what decides who may see it: the caller's own, and those with a member in view. */
async function findTeam(context: CallContext, slug: string) {
  const { db, tree, subject, employee, config } = context;
  const [team, own] = await Promise.all([readTeamBySlug(db.kysely, slug), readTeamOf(db.kysely, employee.id)]);
  const members = team ? await readTeamMembers(db.kysely, team.id) : [];
  const places = members.map(({ organization_id }) => tree.byId(organization_id));
  const seen = places.find((place) => place !== null && canView(subject, place, config.access)) ?? null;
  const mine = members.some(({ employee_id }) => employee_id === employee.id);
  const target: Target = { teamSlug: slug, geographies: team && (mine || members.length === 0) ? [] : [team && seen] };
  const memberIds = members.map(({ employee_id }) => employee_id);
  return { target, open: team && { team, ownTeamSlug: own?.slug ?? null, memberIds } };
}

/**
 * The team a caller may see: their own, or one with a member they may view. A team without members is everybody's to
 * see.
 * @throws ApiError 403, also for a team that doesn't exist
 */
async function permittedTeam(context: CallContext, slug: string): Promise<OpenTeam> {
  const { target, open } = await findTeam(context, slug);
  context.require(target);
  if (!open) throw new ApiError('forbidden', messages.geographyNotAllowed);
  return open;
}

/** Whether the caller may read a message of a team's room, whatever call asks. */
export async function mayReadHuddle(
  context: CallContext,
  { slug, viewable }: { readonly slug: string; readonly viewable: 'private' | 'open' },
): Promise<boolean> {
  const { target, open } = await findTeam(context, slug);
  if (!open || !can(context.subject, 'huddle.read', target, context.config.access).allowed) return false;
  return viewable === 'open' || readsPrivate(open);
}

/** Whether the caller reads a team's private messages. Being shown the first team doesn't make anybody a member. */
const readsPrivate = ({ team, ownTeamSlug }: OpenTeam) => huddleReadable('private', team.slug, ownTeamSlug);

async function huddleOf({ db, employee }: CallContext, open: OpenTeam): Promise<Huddle> {
  const subscription = await readSubscription(db.kysely, open.team.id, employee.id);
  return {
    team_id: open.team.id,
    team_slug: open.team.slug,
    name: open.team.name,
    member: readsPrivate(open),
    following: subscription !== null,
    read_id: subscription?.read_id ?? 0,
  };
}

const messageReply = (row: HuddleMessageRow): HuddleMessage => ({
  id: row.id,
  msg_type: row.msg_type,
  body: row.body,
  photo_avatar: row.photo_avatar,
  from_user: row.author_id === null ? null : { user_id: row.author_id, display_name: row.author_name ?? '' },
  viewable: row.viewable,
  created_at: row.created_at.toISOString(),
  removed: row.removed_at !== null,
});

/** The rooms the caller follows. */
export async function listSubscriptions({
  db,
  employee,
}: CallContext): Promise<CallReply<Messaging['getSubscriptions']>> {
  return { subscriptions: await readSubscriptions(db.kysely, employee.id) };
}

/** A page of a team's messages, newest first. */
export async function listHuddleMessages(
  context: CallContext,
  { team_slug: slug, limit = defaultLimit, nextToken }: ParsedBody<Messaging['getHuddleMessages']>,
): Promise<CallReply<Messaging['getHuddleMessages']>> {
  const open = await permittedTeam(context, slug);
  const scope = cursorScope(context, ['huddle', open.team.id]);
  const rows = await findHuddleMessages(context.db.kysely, {
    teamId: open.team.id,
    member: readsPrivate(open),
    after: nextToken ? readCursor(nextToken, scope, 'nextToken') : null,
    limit: rowsToRead(limit),
  });
  const page = cutPage(rows, limit);
  return {
    huddle: await huddleOf(context, open),
    messages: page.rows.map(messageReply),
    nextToken: page.last && signCursor(page.last.sort_keys, scope),
  };
}

/** Follows a team's room. */
export async function followHuddle(context: CallContext, slug: string): Promise<CallReply<Messaging['subscribe']>> {
  const { db, employee, now } = context;
  const { team } = await permittedTeam(context, slug);
  await storeFollower(db.kysely, team.id, employee.id, now());
  return { detail: messages.subscribed, team_slug: team.slug };
}

/** Writes in the room of the caller's own team. Who writes there follows it. */
export async function postToHuddle(
  context: CallContext,
  { team_slug: slug, client_id: clientId, body, viewable }: ParsedBody<Huddles['post']>,
): Promise<CallReply<Huddles['post']>> {
  const { db, employee, now } = context;
  const open = await permittedTeam(context, slug);
  if (!readsPrivate(open)) throw new ApiError('forbidden', 'Only members of the team write in its huddle.');
  const at = now();
  await db.kysely.transaction().execute(async (trx) => {
    const id = await insertHuddleMessage(trx, {
      clientId,
      teamId: open.team.id,
      authorId: employee.id,
      body: body.trim(),
      viewable,
      at,
    });
    if (id === null) return;
    await storeFollower(trx, open.team.id, employee.id, at);
    await storeHuddleRead(trx, open.team.id, employee.id, id);
    await tell(trx, open, { id, by: employee.id, viewable, at });
  });
  const stored = await findHuddleMessage(db.kysely, clientId);
  if (stored?.team_id !== open.team.id || stored.author_id !== employee.id)
    throw new ApiError('conflict', 'This message id was used for another message.', {
      fields: { client_id: 'Used for another message' },
    });
  return { message: messageReply(stored) };
}

/** Notifies followers who may read a message, and the open screens of members and followers. */
async function tell(
  trx: Transaction<Tables>,
  { team, memberIds }: OpenTeam,
  { id, by, viewable, at }: { id: number; by: number; viewable: 'private' | 'open'; at: Date },
): Promise<void> {
  const readers = (await readFollowers(trx, team.id)).filter(({ member }) => member || viewable === 'open');
  await notify(
    trx,
    { kind: 'huddle', subjectId: team.id },
    readers
      .filter(({ employee_id, read_id }) => employee_id !== by && read_id < id)
      .map(({ employee_id }) => ({ employeeId: employee_id, amount: 1 })),
    { at, by, again: true },
  );
  await announce(trx, {
    topic: 'huddle',
    id: team.id,
    people: [...memberIds, ...readers.map(({ employee_id }) => employee_id)],
    by,
  });
}

/** Records how far the caller has read a room; then its notification is gone. */
export async function markHuddleRead(
  context: CallContext,
  { team_slug: slug, id }: ParsedBody<Huddles['markRead']>,
): Promise<CallReply<Huddles['markRead']>> {
  const { db, employee, now } = context;
  const open = await permittedTeam(context, slug);
  await db.kysely.transaction().execute(async (trx) => {
    if (await storeHuddleRead(trx, open.team.id, employee.id, id))
      await clearNotification(trx, employee.id, { kind: 'huddle', subjectId: open.team.id }, now());
  });
  return { huddle: await huddleOf(context, open) };
}
