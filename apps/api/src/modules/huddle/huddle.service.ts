import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { Huddle, HuddleMessage } from '@roadside/contract/schemas';
import { canView } from '@roadside/domain/geography';
import { huddleReadable } from '@roadside/domain/home';
import { messages } from '@roadside/domain/messages';
import { can } from '@roadside/domain/permissions';
import type { EmployeeSubject, Target } from '@roadside/domain/permissions';
import type { Transaction } from 'kysely';
import { contextOfPerson } from '../../platform/calls/context-of-person.ts';
import type { CallContext } from '../../platform/calls/handler.ts';
import { readPeopleWithRights } from '../../platform/calls/people-with-rights.repository.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { cutPage, rowsToRead } from '../../platform/lists/list-request.ts';
import { cursorScope, readCursor, signCursor } from '../../platform/lists/signed-cursor.ts';
import { announce } from '../../platform/live/announce.ts';
import { clearNotification, notify } from '../notifications/index.ts';
import { readTeamBySlug, readTeamMembers, readTeamOf } from '../teams/index.ts';
import type { TeamMemberRow, TeamRow } from '../teams/index.ts';
import {
  deleteFollower,
  findHuddleMessage,
  findHuddleMessages,
  holdHuddle,
  insertHuddleMessage,
  readFollowers,
  readHuddleUnread,
  readSubscription,
  readSubscriptions,
  storeFollower,
  storeHuddleRead,
} from './huddle.repository.ts';
import type { FollowerRow, HuddleMessageRow } from './huddle.repository.ts';

type Messaging = typeof calls.messaging;
type Huddles = typeof calls.huddles;
const defaultLimit = 50;

interface OpenTeam {
  readonly team: TeamRow;
  /** The caller's own team; null for somebody in none. */
  readonly ownTeamSlug: string | null;
  readonly members: readonly TeamMemberRow[];
}

/** What decides whether somebody may see a team: it is their own, or has a member in their view. */
function teamTarget(
  { tree, config }: Pick<CallContext, 'tree' | 'config'>,
  subject: EmployeeSubject,
  { slug, members }: { readonly slug: string; readonly members: readonly TeamMemberRow[] | null },
): Target {
  const places = (members ?? []).map(({ organization_id }) => tree.byId(organization_id));
  const seen = places.find((place) => place !== null && canView(subject, place, config.access)) ?? null;
  const mine = members?.some(({ employee_id }) => employee_id === subject.employeeId) === true;
  return { teamSlug: slug, geographies: members && (mine || members.length === 0) ? [] : [members && seen] };
}

/** A team by its slug with what decides whether the caller may see it. */
async function findTeam(context: CallContext, slug: string) {
  const { db, subject, employee } = context;
  const [team, own] = await Promise.all([readTeamBySlug(db.kysely, slug), readTeamOf(db.kysely, employee.id)]);
  const members = team && (await readTeamMembers(db.kysely, team.id));
  const target = teamTarget(context, subject, { slug, members });
  return { target, open: team && members && { team, ownTeamSlug: own?.slug ?? null, members } };
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

/** The rooms the caller follows and may still see. */
export async function listSubscriptions(context: CallContext): Promise<CallReply<Messaging['getSubscriptions']>> {
  const { db, employee } = context;
  const followed = await readSubscriptions(db.kysely, employee.id);
  const seen = await Promise.all(
    followed.map(({ team_slug: slug }) => mayReadHuddle(context, { slug, viewable: 'open' })),
  );
  return { subscriptions: followed.filter((_, index) => seen[index]) };
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

/** Stops following a team's room. It no longer rings, and what waits there is no longer notified of. */
export async function unfollowHuddle(context: CallContext, slug: string): Promise<CallReply<Huddles['unfollow']>> {
  const { db, employee, now } = context;
  const open = await permittedTeam(context, slug);
  await db.kysely.transaction().execute(async (trx) => {
    // A message written at the same moment rings before this, and its notification goes, too.
    await holdHuddle(trx, open.team.id);
    await deleteFollower(trx, open.team.id, employee.id);
    await clearNotification(trx, employee.id, { kind: 'huddle', subjectId: open.team.id }, now());
  });
  return { huddle: await huddleOf(context, open) };
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
    await tell(context, trx, open, { id, by: employee.id, viewable, at });
  });
  const stored = await findHuddleMessage(db.kysely, clientId);
  if (stored?.team_id !== open.team.id || stored.author_id !== employee.id)
    throw new ApiError('conflict', 'This message id was used for another message.', {
      fields: { client_id: 'Used for another message' },
    });
  return { message: messageReply(stored) };
}

/**
 * Followers of a team's room who may still see the team. Someone who can't see it anymore stays a follower, but neither rings
 * nor hears of it.
 */
export async function readersOf(
  context: Pick<CallContext, 'db' | 'now' | 'log' | 'tree' | 'config'>,
  trx: Transaction<Tables>,
  { id, slug }: Pick<TeamRow, 'id' | 'slug'>,
): Promise<readonly FollowerRow[]> {
  const [members, followers] = [await readTeamMembers(trx, id), await readFollowers(trx, id)];
  const outside = followers.filter(({ member }) => !member).map(({ employee_id }) => employee_id);
  const people = await readPeopleWithRights(trx, outside);
  return followers.filter(({ employee_id, member }) => {
    if (member) return true;
    const person = people.get(employee_id);
    const reader = person && contextOfPerson(context, person, { action: 'huddle.read', requestId: `huddle-${id}` });
    if (!reader) return false;
    const target = teamTarget(context, reader.subject, { slug, members });
    return can(reader.subject, 'huddle.read', target, context.config.access).allowed;
  });
}

/** Notifies followers who may read a message, and the open screens of members and followers. */
async function tell(
  context: CallContext,
  trx: Transaction<Tables>,
  { team, members }: OpenTeam,
  { id, by, viewable, at }: { id: number; by: number; viewable: 'private' | 'open'; at: Date },
): Promise<void> {
  const readers = (await readersOf(context, trx, team)).filter(({ member }) => member || viewable === 'open');
  const rung = readers.flatMap(({ employee_id, read_id }) => (employee_id !== by && read_id < id ? [employee_id] : []));
  await notify(
    trx,
    { kind: 'huddle', subjectId: team.id },
    (await readHuddleUnread(trx, team.id, rung)).map(({ employee_id, unread }) => ({
      employeeId: employee_id,
      amount: unread,
    })),
    { at, by, again: true },
  );
  await announce(trx, {
    topic: 'huddle',
    id: team.id,
    people: [...members, ...readers].map(({ employee_id }) => employee_id),
    by,
  });
}

/** Records how far the caller has read a room. Once everything is read, its notification is gone. */
export async function markHuddleRead(
  context: CallContext,
  { team_slug: slug, id }: ParsedBody<Huddles['markRead']>,
): Promise<CallReply<Huddles['markRead']>> {
  const { db, employee, now } = context;
  const open = await permittedTeam(context, slug);
  await db.kysely.transaction().execute(async (trx) => {
    // A message written at the same moment comes before or after, so its notification isn't cleared unread.
    await holdHuddle(trx, open.team.id);
    if (!(await storeHuddleRead(trx, open.team.id, employee.id, id))) return;
    const [own] = await readHuddleUnread(trx, open.team.id, [employee.id]);
    if (own?.unread === 0)
      await clearNotification(trx, employee.id, { kind: 'huddle', subjectId: open.team.id }, now());
  });
  return { huddle: await huddleOf(context, open) };
}
