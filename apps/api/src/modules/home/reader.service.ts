import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { Widget } from '@roadside/contract/schemas';
import { inAudience, managersOf, mustBeRead } from '@roadside/domain/home';
import { can } from '@roadside/domain/permissions';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { announce } from '../../platform/live/announce.ts';
import { countUnreadConversations } from '../chat/index.ts';
import { clearNotification, countUnread } from '../notifications/index.ts';
import { readEmails, readGroups, readPeople, readReachWatchers } from './audience.repository.ts';
import { audienceOf, readCallerAsAudience } from './audience.service.ts';
import { recountUnconfirmed } from './unconfirmed.service.ts';
import { announcementReply, readGroupNames, stateOf, widgetReply } from './widget-reply.ts';
import { logDeeds, readDeeds, readReach } from './widget-log.repository.ts';
import type { WidgetDeed, WidgetDeeds } from './widget-log.repository.ts';
import { readWidget, readWidgets } from './widgets.repository.ts';
import type { WidgetRow } from './widgets.repository.ts';

type Homepage = typeof calls.homepage;
type Messaging = typeof calls.messaging;

/** A widget the caller may read, with what the caller did with it. */
export interface OwnWidget {
  readonly row: WidgetRow;
  readonly deeds: WidgetDeeds | undefined;
}

/** The live widgets whose audience includes the caller, in order. */
export async function readOwnWidgets(context: CallContext): Promise<readonly OwnWidget[]> {
  const { db, employee, now } = context;
  const [person, all] = await Promise.all([readCallerAsAudience(context), readWidgets(db.kysely, now())]);
  const rows = all.filter((row) => stateOf(row, now()) === 'live' && inAudience(audienceOf(row), person));
  const deeds = await readDeeds(
    db.kysely,
    rows.map(({ id }) => id),
    employee.id,
  );
  return rows.map((row) => ({ row, deeds: deeds.get(row.id) }));
}

/** The caller's widgets, and every employee group. */
export async function listWidgets(context: CallContext): Promise<CallReply<Homepage['getWidgets']>> {
  const own = await readOwnWidgets(context);
  const [widgets, groups] = await Promise.all([widgetReplies(context, own), readGroups(context.db.kysely)]);
  return { widgets, employee_groups: groups };
}

/** Replies for widgets. Editors of the page see everybody who opened one, others only themselves. */
export async function widgetReplies(context: CallContext, own: readonly OwnWidget[]): Promise<Widget[]> {
  const { db, subject, employee, config } = context;
  const edits = can(subject, 'feature.edit-home-page', {}, config.access).allowed;
  const ids = own.map(({ row }) => row.id);
  const [groupNames, reach] = await Promise.all([
    readGroupNames(context),
    edits ? readReach(db.kysely, ids) : new Map<number, { readonly seen_by: readonly number[] }>(),
  ]);
  return own.map(({ row, deeds }) =>
    widgetReply(row, {
      deeds,
      groupNames,
      seenBy: edits ? (reach.get(row.id)?.seen_by ?? []) : deeds?.seen_at ? [employee.id] : [],
    }),
  );
}

/** The caller's announcements. */
export async function listAnnouncements(context: CallContext): Promise<CallReply<Messaging['getAnnouncements']>> {
  const own = await readOwnWidgets(context);
  return {
    announcements: own
      .filter(({ row }) => row.type === 'announcement')
      .map(({ row, deeds }) => announcementReply(row, deeds)),
  };
}

/** Counts for the start of the app. */
export async function loadingData(context: CallContext): Promise<CallReply<Messaging['getLoadingData']>> {
  const { db, employee } = context;
  const [own, unread, chats] = await Promise.all([
    readOwnWidgets(context),
    countUnread(db.kysely, employee.id),
    countUnreadConversations(db.kysely, employee.id),
  ]);
  const announcements = own.filter(({ row }) => row.type === 'announcement');
  return {
    unseen_announcements: announcements.filter(({ deeds }) => !deeds?.seen_at).length,
    unconfirmed_announcements: announcements.filter((each) => owed(each)).length,
    unread_notifications: unread,
    unread_chats: chats,
  };
}

/** Whether the caller still has to confirm an announcement. */
export const owed = ({ row, deeds }: OwnWidget): boolean =>
  mustBeRead(row.asks, deeds?.acknowledged_at?.toISOString() ?? null);

/** Records what the caller did with a widget of theirs. Opening it is part of everything else. */
export async function markWidget(
  context: CallContext,
  id: number,
  deed: Exclude<WidgetDeed, 'reminded'>,
): Promise<CallReply<Homepage['widgetSeen']>> {
  const { db, tree, employee, now } = context;
  const [person, row] = await Promise.all([readCallerAsAudience(context), readWidget(db.kysely, id)]);
  if (!row || stateOf(row, now()) !== 'live' || !inAudience(audienceOf(row), person))
    throw new ApiError('not-found', 'This announcement no longer exists.');
  if (deed === 'acknowledged' && row.asks === 'nothing')
    throw new ApiError('invalid-body', 'This announcement doesn’t ask for a confirmation.', {
      fields: { id: 'Nothing to confirm' },
    });
  const doer = [{ employeeId: employee.id, organizationId: employee.organizationId }];
  await db.kysely.transaction().execute(async (trx) => {
    const at = now();
    const added = [...(await logDeeds(trx, id, 'seen', doer, at))];
    if (deed !== 'seen') added.push(...(await logDeeds(trx, id, deed, doer, at)));
    if (deed === 'acknowledged' || row.asks === 'nothing')
      await clearNotification(trx, employee.id, { kind: 'announcement', subjectId: id }, at);
    if (deed === 'acknowledged' && added.length > 0) await recountUnconfirmed(trx, row, { tree, by: employee.id });
    if (added.length > 0)
      await announce(trx, {
        topic: 'announcements',
        id,
        people: [employee.id, ...(await readReachWatchers(trx))],
        by: employee.id,
      });
  });
  const deeds = (await readDeeds(db.kysely, [id], employee.id)).get(id);
  return {
    id,
    seen: true,
    total_clicks: deeds?.clicks ?? 0,
    acknowledged_at: deeds?.acknowledged_at?.toISOString() ?? null,
  };
}

/** The caller's managers, nearest first. */
export async function listManagers({
  db,
  tree,
  subject,
  employee,
}: CallContext): Promise<CallReply<Homepage['getManagers']>> {
  const line = tree
    .path(subject.organization)
    .map(({ baseId }) => baseId)
    .toReversed();
  const people = (await readPeople(db.kysely)).map((person) => ({
    employeeId: person.id,
    positionType: person.position_type,
    organizationId: person.organization_id,
    displayName: person.display_name,
  }));
  const managers = managersOf(employee.id, line, people);
  const emails = await readEmails(
    db.kysely,
    managers.map(({ employeeId }) => employeeId),
  );
  return {
    managers: managers.map(({ employeeId, displayName }) => ({
      display_name: displayName,
      email: emails.get(employeeId) ?? null,
    })),
  };
}
