import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { messages } from '@roadside/domain/messages';
import { canView } from '@roadside/domain/geography';
import type { Geography } from '@roadside/domain/geography';
import { metricById } from '@roadside/domain/metrics';
import { can } from '@roadside/domain/permissions';
import { hasExecutiveReport } from '@roadside/domain/reports';
import type { Kysely } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { recurringKey } from '../../platform/jobs/job-definition.ts';
import { insertJob } from '../../platform/jobs/job-repository.ts';
import { permittedRecipients } from '../chat/index.ts';
import { namesWithoutDashboard, readDashboardTables } from '../dashboards/index.ts';
import { conditionOf, wordsOfCondition, wordsOfFinding } from './judge-condition.ts';
import { takeBackNotifications } from '../notifications/index.ts';
import { subjectActions } from './make-subject.ts';
import { nextAtOf } from './run-subscription.service.ts';
import { looksAfterStopped } from './stop-subscription.ts';
import {
  countSubscriptions,
  deleteSubscription,
  insertSubscription,
  lockSubscription,
  readReceivers,
  readSubscription,
  readSubscriptionsOf,
  storeAsked,
  storeReceivers,
  unsubscribe,
  updateSubscription,
} from './subscriptions.repository.ts';
import type { ReceiverRow, SubscriptionRow } from './subscriptions.repository.ts';

type Reply = CallReply<typeof calls.subscriptions.list>;

const maxOwned = 50;
const gone = () => new ApiError('not-found', 'This email report no longer exists.');

/** The subscriptions the caller owns or receives. */
export async function listSubscriptions(context: CallContext): Promise<Reply> {
  return {
    subscriptions: await repliesFor(context, context.db.kysely),
    delivers: context.config.email !== null,
  };
}

async function repliesFor(context: CallContext, db: Kysely<Tables>): Promise<Reply['subscriptions']> {
  const rows = await readSubscriptionsOf(db, context.employee.id, { stopped: looksAfterStopped(context.subject) });
  const receivers = Map.groupBy(
    await readReceivers(
      db,
      rows.map(({ id }) => id),
    ),
    ({ subscription_id }) => subscription_id,
  );
  return rows
    .map((row) => ({ row, own: receivers.get(row.id) ?? [] }))
    .filter(({ row, own }) => isOwnOrReceived(context, row, own) || looksAfter(context, row))
    .map(({ row, own }) => replyOf(context, row, own));
}

const isOwnOrReceived = ({ employee }: CallContext, row: SubscriptionRow, receivers: readonly ReceiverRow[]) =>
  row.owner_id === employee.id ||
  receivers.some(({ employee_id, state }) => employee_id === employee.id && state !== 'unsubscribed');

/** Whether a subscription stopped that the caller may delete for its owner. */
function looksAfter({ subject, tree, config }: CallContext, row: SubscriptionRow): boolean {
  const place = tree.byId(row.owner_organization_id);
  return row.stopped_at !== null && looksAfterStopped(subject) && !!place && canView(subject, place, config.access);
}

function replyOf(
  context: CallContext,
  row: SubscriptionRow,
  receivers: readonly ReceiverRow[],
): Reply['subscriptions'][number] {
  const callerId = context.employee.id;
  const mine = row.owner_id === callerId;
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    dashboard_id: row.dashboard_id,
    report: row.report,
    dashboard_name: row.dashboard_name,
    slug: row.slug,
    place_name: placeName(context, row.slug),
    schedule: { every: row.every, weekday: row.weekday, month_day: row.month_day, time: row.time },
    time_zone: row.time_zone,
    condition: conditionOf(row),
    condition_words: wordsOfCondition(row),
    next_at: row.next_at.toISOString(),
    mine,
    may_delete: mine || looksAfter(context, row),
    stopped:
      row.stopped_at === null || row.stopped_why === null
        ? null
        : { at: row.stopped_at.toISOString(), why: row.stopped_why },
    owner: row.owner_name,
    receivers: receivers
      .filter(({ employee_id }) => mine || employee_id === callerId)
      .map((receiver) => ({
        user_id: receiver.employee_id,
        display_name: receiver.display_name,
        last_sent_at: receiver.last_sent_at?.toISOString() ?? null,
        state: receiver.state,
        checked_at: receiver.checked_at?.toISOString() ?? null,
        reason: reasonOf(context, row, receiver),
      })),
  };
}

function placeName({ tree, subject, config }: CallContext, slug: string | null): string | null {
  const place = slug === null ? null : tree.bySlug(slug);
  return place && canView(subject, place, config.access) ? place.displayName : slug;
}

/** Why a report came or didn't: the number of the receiver's location, told to those who may see it. */
function reasonOf(
  { tree, subject, config }: CallContext,
  row: SubscriptionRow,
  { finding }: ReceiverRow,
): string | null {
  const place = finding && tree.bySlug(finding.slug);
  return place && canView(subject, place, config.access) ? wordsOfFinding(row, finding) : null;
}

/** Adds a subscription, or changes an own one. */
export async function saveSubscription(
  context: CallContext,
  body: ParsedBody<typeof calls.subscriptions.save>,
): Promise<Reply> {
  const { db, employee, tree, subject, config, now, audit } = context;
  const place = body.slug === null ? subject.organization : tree.bySlug(body.slug);
  if (!place || !canView(subject, place, config.access)) throw new ApiError('forbidden', messages.geographyNotAllowed);
  const report = body.report ?? null;
  if (report === null) await refuseDashboard(context, body.dashboard_id);
  else refuseReport(context, report, body.dashboard_id, body.slug === null ? null : place);
  refuseCondition(body.condition.metric);
  const others = body.receivers.filter((id) => id !== employee.id);
  if (others.length > 0) await permittedRecipients(context, others, 'mail.send');
  // Names people, so only after the caller was allowed to write to them.
  if (body.dashboard_id !== null) await refuseStrangers(context, body.dashboard_id, others);
  const { every, weekday, month_day, time } = body.schedule;
  const schedule = { every, weekday, month_day, time, time_zone: place.timeZone };
  const values = {
    ...schedule,
    dashboard_id: body.dashboard_id,
    report,
    slug: body.slug,
    name: body.name.trim().replace(/\s+/g, ' '),
    condition: body.condition.kind,
    metric: body.condition.metric,
    threshold: body.condition.threshold,
    next_at: nextAtOf(schedule, now()),
  };
  await db.kysely.transaction().execute(async (trx) => {
    let id = body.id;
    if (id === undefined) {
      if ((await countSubscriptions(trx, employee.id)) >= maxOwned)
        throw new ApiError('invalid-body', `You have ${maxOwned} email reports. Delete one first.`, {
          fields: { name: `At most ${maxOwned} email reports` },
        });
      id = await insertSubscription(trx, employee.id, values, now());
    } else {
      const current = await lockSubscription(trx, id);
      if (current?.owner_id !== employee.id) throw gone();
      if (current.version !== body.version)
        throw new ApiError('conflict', 'This email report was changed in another window. Reload it.', {
          current: (await repliesFor(context, trx)).find((each) => each.id === id),
        });
      await updateSubscription(trx, id, values);
      await takeBackNotifications(trx, { kind: 'subscription-stopped', subjectId: id }, { by: employee.id });
    }
    await storeReceivers(trx, id, [...new Set(body.receivers)], body.again ?? []);
    await audit({ event: 'subscription_saved', status: 'success', target: `subscription:${id}` }, trx);
  });
  return listSubscriptions(context);
}

/** Refuses a dashboard that the caller doesn't see, or that has nothing to send: no tables where no PDF is made. */
async function refuseDashboard({ db, employee, config }: CallContext, dashboardId: number | null): Promise<void> {
  const tables = dashboardId === null ? null : await readDashboardTables(db.kysely, dashboardId, employee.id);
  if (dashboardId === null || tables === null) throw new ApiError('not-found', 'This dashboard doesn’t exist.');
  if (tables.length === 0 && config.pdf === null)
    throw new ApiError('invalid-body', 'This dashboard has no tables to send.', {
      fields: { dashboard_id: 'Choose a dashboard with a table' },
    });
}

/** Refuses people who can't open the dashboard. */
async function refuseStrangers({ db }: CallContext, dashboardId: number, others: readonly number[]): Promise<void> {
  const strangers = await namesWithoutDashboard(db.kysely, dashboardId, others);
  if (strangers.length > 0)
    throw new ApiError('invalid-body', 'Some people can’t open this dashboard.', {
      fields: { receivers: `Share the dashboard with ${strangers.join(', ')} first` },
    });
}

/** Refuses a metric that isn't in the catalog. */
function refuseCondition(metric: string | null): void {
  if (metric !== null && !metricById.has(metric))
    throw new ApiError('invalid-body', 'This metric isn’t in the catalog.', {
      fields: { 'condition.metric': 'Choose a metric' },
    });
}

/** Refuses a report to people who may not read it, and of a location that has none. Receivers are checked as it is sent. */
function refuseReport(
  { subject, config }: CallContext,
  report: NonNullable<SubscriptionRow['report']>,
  dashboardId: number | null,
  place: Geography | null,
): void {
  if (!can(subject, subjectActions[report], place ? { geography: place } : {}, config.access).allowed)
    throw new ApiError('forbidden', messages.geographyNotAllowed);
  if (dashboardId !== null)
    throw new ApiError('invalid-body', 'Choose a dashboard or a report.', {
      fields: { dashboard_id: 'Choose one of the two' },
    });
  if (place && report === 'executive' && !hasExecutiveReport(place.type))
    throw new ApiError('invalid-body', 'This location has no report.', {
      fields: { slug: 'Choose a club, region, market or territory' },
    });
  if (place && report === 'scorecard' && place.type !== 'station')
    throw new ApiError('invalid-body', 'Only stations have scorecards.', { fields: { slug: 'Choose a station' } });
}

/** Deletes an own subscription, or one that stopped and the caller looks after; takes the caller off another one. */
export async function removeSubscription(context: CallContext, id: number): Promise<Reply> {
  const { db, employee, audit } = context;
  await db.kysely.transaction().execute(async (trx) => {
    const current = await lockSubscription(trx, id);
    const row = current && (await readSubscription(trx, id));
    const mayDelete = current?.owner_id === employee.id || (!!row && looksAfter(context, row));
    if (mayDelete) {
      await deleteSubscription(trx, id);
      await takeBackNotifications(trx, { kind: 'subscription-stopped', subjectId: id }, { by: employee.id });
    } else if (!current || !(await unsubscribe(trx, id, employee.id))) throw gone();
    await audit({ event: 'subscription_removed', status: 'success', target: `subscription:${id}` }, trx);
  });
  return listSubscriptions(context);
}

/** Asks for a run of an own subscription within a minute. */
export async function askForRun(context: CallContext, id: number): Promise<Reply> {
  const { db, employee, now, audit } = context;
  await db.kysely.transaction().execute(async (trx) => {
    const current = await lockSubscription(trx, id);
    if (current?.owner_id !== employee.id) throw gone();
    await storeAsked(trx, id, now());
    // Moves up the recurring job instead of adding another.
    await insertJob(trx, { kind: 'subscriptions.send-due', key: recurringKey, payload: {}, runAt: now() });
    await audit({ event: 'subscription_asked', status: 'success', target: `subscription:${id}` }, trx);
  });
  return listSubscriptions(context);
}
