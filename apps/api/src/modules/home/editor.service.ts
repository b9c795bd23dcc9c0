import type { AudienceInput, EditedWidget } from '@roadside/contract/schemas';
import { everybody, type Audience } from '@roadside/domain/home';
import type { Transaction } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import { notify, takeBackNotifications } from '../notifications/index.ts';
import { refuseUrgentWithoutReason } from '../push/index.ts';
import { readPeople } from './audience.repository.ts';
import { announceToAudience, audienceOf, peopleIn, existingAudience } from './audience.service.ts';
import { recountUnconfirmed, unconfirmed } from './unconfirmed.service.ts';
import { editedWidgets, stateOf, timedStateOf } from './widget-reply.ts';
import {
  endWidget,
  insertWidget,
  lockWidget,
  readWidget,
  removeWidget,
  rewriteWidget,
  storeRing,
} from './widgets.repository.ts';
import type { WidgetRow, WidgetValues } from './widgets.repository.ts';

/** The fields of a widget as an editor sends them. */
export interface WidgetDraft {
  readonly title: string;
  readonly type: WidgetRow['type'];
  readonly announcementType?: string | null | undefined;
  readonly link?: string | null | undefined;
  readonly image?: string | null | undefined;
  readonly modal_content: readonly {
    readonly title?: string | null | undefined;
    readonly body: string;
    readonly image?: string | null | undefined;
  }[];
  readonly starts_at?: string | null | undefined;
  readonly ends_at?: string | null | undefined;
  readonly asks: WidgetRow['asks'];
  readonly audience?: AudienceInput | undefined;
  /** Undefined leaves it as it is. */
  readonly urgent?: boolean | undefined;
  readonly urgent_reason?: string | undefined;
}

/** The widget to change; `announcementsOnly` treats any other as nonexistent. */
interface Edited {
  readonly id: number;
  readonly announcementsOnly: boolean;
}

const gone = () => new ApiError('not-found', 'This announcement no longer exists.');

/** Adds a widget. Readers who must confirm it are notified once it is live. */
export async function createWidget(context: CallContext, draft: WidgetDraft): Promise<EditedWidget> {
  const { db, employee, now, audit } = context;
  const audience = draft.audience ? await existingAudience(context, draft.audience) : everybody;
  const urgentReason = await urgentReasonOf(context, draft, audience, null);
  const values = valuesOf(draft, { audience, urgentReason }, now());
  const row = await db.kysely.transaction().execute(async (trx) => {
    const stamp = { by: employee.id, at: now() };
    const added = await insertWidget(trx, values, stateOfValues(values, stamp.at), stamp);
    await publish(trx, context.tree, added, { before: null, ...stamp });
    await audit(
      {
        event: 'announcement_created',
        status: 'success',
        target: `widget:${added.id}`,
        changes: { title: added.title, asks: added.asks, audience: { ...audience }, ...urgentChange(added) },
      },
      trx,
    );
    return added;
  });
  return oneReply(context, row);
}

/**
 * Replaces the content of a widget; without an audience in the draft, it keeps its own.
 * @throws ApiError 409 with the stored widget when somebody has saved since it was read
 */
export async function updateWidget(
  context: CallContext,
  { id, announcementsOnly }: Edited,
  { version, ...draft }: WidgetDraft & { readonly version: number },
): Promise<EditedWidget> {
  const { db, employee, now, audit } = context;
  const chosen = draft.audience ? await existingAudience(context, draft.audience) : null;
  const result = await db.kysely.transaction().execute(async (trx) => {
    const before = await lockWidget(trx, id);
    if (!before || (announcementsOnly && before.type !== 'announcement')) throw gone();
    if (before.version !== version) return { saved: false, row: before };
    const audience = chosen ?? audienceOf(before);
    const urgentReason = await urgentReasonOf({ ...context, db: { ...db, kysely: trx } }, draft, audience, before);
    const values = valuesOf(draft, { audience, urgentReason }, now());
    const stamp = { by: employee.id, at: now() };
    const row = await rewriteWidget(trx, id, values, stateOfValues(values, stamp.at), stamp);
    await publish(trx, context.tree, row, { before: audienceOf(before), ...stamp });
    await audit(
      {
        event: 'announcement_changed',
        status: 'success',
        target: `widget:${id}`,
        changes: { title: row.title, asks: row.asks, audience: { ...values.audience }, ...urgentChange(row) },
      },
      trx,
    );
    return { saved: true, row };
  });
  const reply = await oneReply(context, result.row);
  if (!result.saved)
    throw new ApiError('stale-version', 'Someone else has changed this announcement.', {
      current: announcementsOnly ? { announcement: reply } : { widget: reply },
    });
  return reply;
}

/** The reason for ringing off shift: the new one, or the stored one if the draft doesn't say. */
async function urgentReasonOf(
  { db, tree, now }: Pick<CallContext, 'db' | 'tree' | 'now'>,
  { urgent, urgent_reason: reason }: WidgetDraft,
  audience: Audience,
  before: WidgetRow | null,
): Promise<string | null> {
  if (urgent === undefined) return before?.urgent_reason ?? null;
  if (!urgent) return null;
  const people = peopleIn(tree, audience, await readPeople(db.kysely));
  const given = await refuseUrgentWithoutReason(db.kysely, {
    employeeIds: people.map(({ id }) => id),
    reason,
    field: 'urgent_reason',
    now: now(),
    always: true,
  });
  return given.reason;
}

/** The reason of an urgent one, for the audit log. */
export const urgentChange = ({ urgent_reason: reason }: WidgetRow) =>
  reason === null ? {} : { urgent_reason: reason };

/** Ends an announcement now; one that has ended stays as it is. */
export async function expireAnnouncement(context: CallContext, id: number): Promise<EditedWidget> {
  const { db, employee, now, audit } = context;
  const row = await db.kysely.transaction().execute(async (trx) => {
    const before = await lockWidget(trx, id);
    if (before?.type !== 'announcement') throw gone();
    const stamp = { by: employee.id, at: now() };
    if (stateOf(before, stamp.at) === 'expired') return before;
    const ended = await endWidget(trx, id, stamp);
    await publish(trx, context.tree, ended, { before: null, ...stamp });
    await audit({ event: 'announcement_expired', status: 'success', target: `widget:${id}` }, trx);
    return ended;
  });
  return oneReply(context, row);
}

/** Deletes a widget; its log stays. */
export async function deleteWidget(context: CallContext, id: number): Promise<{ id: number }> {
  const { db, tree, employee, now, audit } = context;
  await db.kysely.transaction().execute(async (trx) => {
    const row = await lockWidget(trx, id);
    if (!row) throw gone();
    await removeWidget(trx, id, { by: employee.id, at: now() });
    await takeBackAll(trx, id, employee.id);
    const people = await readPeople(trx);
    await announceToAudience(trx, { tree, people }, { id, audiences: [audienceOf(row)], by: employee.id });
    await audit(
      { event: 'announcement_removed', status: 'success', target: `widget:${id}`, changes: { title: row.title } },
      trx,
    );
  });
  return { id };
}

/** An announcement that exists. */
export async function existingAnnouncement({ db }: CallContext, id: number): Promise<WidgetRow> {
  const row = await readWidget(db.kysely, id);
  if (row?.type !== 'announcement') throw gone();
  return row;
}

/** What screens and readers must learn after a widget was saved, ended, or reached its start or end. */
export async function publish(
  trx: Transaction<Tables>,
  tree: OrganizationTree,
  row: WidgetRow,
  { before, by, at }: { readonly before: Audience | null; readonly by: number | null; readonly at: Date },
): Promise<void> {
  const people = await readPeople(trx);
  const audience = audienceOf(row);
  await announceToAudience(
    trx,
    { tree, people },
    { id: row.id, audiences: [audience, ...(before ? [before] : [])], by },
  );
  const subject = { kind: 'announcement', subjectId: row.id } as const;
  await takeBackNotifications(trx, { ...subject, kind: 'announcement-withheld' }, { by });
  if (stateOf(row, at) !== 'live' || row.asks === 'nothing') return takeBackAll(trx, row.id, by);
  const owing = await unconfirmed(trx, tree, row, people);
  await takeBackNotifications(trx, subject, { except: owing.map(({ id }) => id), by });
  await notify(
    trx,
    subject,
    owing.map(({ id }) => ({ employeeId: id, amount: 1 })),
    { at, by, again: false, urgent: row.urgent_reason !== null },
  );
  // Managers may have been notified about people who are no longer in the audience.
  await recountUnconfirmed(trx, row, { tree, by });
  if (row.asks === 'confirm' && row.last_rung_at === null) await storeRing(trx, row.id, at);
}

async function takeBackAll(trx: Transaction<Tables>, id: number, by: number | null): Promise<void> {
  for (const kind of ['announcement', 'not-acknowledged', 'announcement-withheld'] as const)
    await takeBackNotifications(trx, { kind, subjectId: id }, { by });
}

async function oneReply(context: CallContext, row: WidgetRow): Promise<EditedWidget> {
  const [reply] = await editedWidgets(context, [row]);
  if (!reply) throw gone();
  return reply;
}

function valuesOf(
  draft: WidgetDraft,
  { audience, urgentReason }: Pick<WidgetValues, 'audience' | 'urgentReason'>,
  now: Date,
): WidgetValues {
  const { starts_at: startsAt = null, ends_at: endsAt = null } = draft;
  if (endsAt !== null && Date.parse(endsAt) <= (startsAt === null ? now.getTime() : Date.parse(startsAt)))
    throw new ApiError('invalid-body', 'It would end before anybody could read it.', {
      fields: { ends_at: startsAt === null ? 'Choose a time in the future' : 'Choose a time after the start' },
    });
  return {
    type: draft.type,
    title: draft.title.trim(),
    announcementType: draft.announcementType ?? null,
    link: draft.link ?? null,
    image: draft.image ?? null,
    pages: draft.modal_content.map(({ title = null, body, image = null }) => ({ title, body, image })),
    startsAt,
    endsAt,
    asks: draft.asks,
    urgentReason,
    audience,
  };
}

const stateOfValues = ({ startsAt, endsAt }: WidgetValues, now: Date) =>
  timedStateOf(
    { starts_at: startsAt === null ? null : new Date(startsAt), ends_at: endsAt === null ? null : new Date(endsAt) },
    now,
  );
