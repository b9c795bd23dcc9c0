import { bannerText, ringingAt, type RingFacts } from '@roadside/domain/push';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Log } from '../../platform/logging/log.ts';
import { loadOrganizationTree } from '../../platform/organizations/live-organization-tree.ts';
import { channelsFor } from '../notifications/index.ts';
import type { PushSender } from './push-sender.ts';
import { readRingFacts } from './ring-facts.repository.ts';
import type { StillFor } from './still-for.ts';
import { forgetSubscriptions } from './subscriptions.repository.ts';
import {
  deleteTasks,
  holdTasks,
  insertMessages,
  postponeMessage,
  takeDueMessages,
  takeDueTasks,
} from './push-tasks.repository.ts';
import type { DueMessage, DueTask, NewMessage } from './push-tasks.repository.ts';

interface Delivery {
  readonly db: Database;
  readonly now: () => Date;
  readonly sender: PushSender;
  readonly log: Pick<Log, 'warn'>;
  readonly signal: AbortSignal;
  /** By kind, for whom a subject still is; a kind without one is for everybody who was notified. */
  readonly stillFor?: StillFor;
}

const peopleAtOnce = 200;
const messagesAtOnce = 16;
/** Held pushes are looked at again this often, because the schedule may have changed. */
const lookAgainMs = 3_600_000;
/** A message that waited for this long may find its person off shift. */
const lateMs = 60_000;
const firstRetrySeconds = 30;
const maxAttempts = 6;

/**
 * Decides what is due, then sends it. Each decision is one transaction that turns tasks into messages, and each message
 * is taken out before it is sent: after a restart nothing is decided or sent again.
 */
export async function deliverPushes(delivery: Delivery): Promise<void> {
  while (!delivery.signal.aborted && (await decide(delivery)) > 0);
  while (!delivery.signal.aborted && (await sendSome(delivery)) > 0);
}

/** Decides for some people. @returns how many tasks were due */
async function decide({ db, now, stillFor = {} }: Delivery): Promise<number> {
  return db.kysely.transaction().execute(async (trx) => {
    const at = now();
    const tasks = await takeDueTasks(trx, at, peopleAtOnce);
    if (tasks.length === 0) return 0;
    const wanted = await wantedTasks(trx, tasks, stillFor);
    const facts = await readRingFacts(trx, [...new Set(wanted.map(({ employee_id }) => employee_id))], at);
    const messages: NewMessage[] = [];
    const done = new Set(tasks.map(({ notification_id }) => notification_id));
    for (const [employeeId, own] of Map.groupBy(wanted, ({ employee_id }) => employee_id)) {
      const calm = own.filter(({ urgent }) => !urgent);
      messages.push(...own.filter(({ urgent }) => urgent).map((task) => messageOf(employeeId, [task])));
      if (calm.length === 0) continue;
      const until = heldUntil(facts.get(employeeId), at);
      if (until === null) {
        messages.push(messageOf(employeeId, calm));
        continue;
      }
      const ids = calm.map(({ notification_id }) => notification_id);
      await holdTasks(trx, ids, until);
      for (const id of ids) done.delete(id);
    }
    await insertMessages(trx, messages, at);
    await deleteTasks(trx, [...done]);
    return tasks.length;
  });
}

/** Tasks of unread notifications whose person wants a push of that kind, and may still read what it is about. */
async function wantedTasks(
  trx: Transaction<Tables>,
  tasks: readonly DueTask[],
  stillFor: StillFor,
): Promise<readonly DueTask[]> {
  const wanted: DueTask[] = [];
  for (const [kind, some] of Map.groupBy(
    tasks.filter(({ read }) => !read),
    ({ kind }) => kind,
  )) {
    const channels = await channelsFor(trx, kind, [...new Set(some.map(({ employee_id }) => employee_id))]);
    const pushed = some.filter(({ employee_id }) => channels.get(employee_id)?.push);
    const check = stillFor[kind];
    const readers =
      check && pushed.length > 0
        ? await check({ db: trx, tree: await loadOrganizationTree({ kysely: trx }) }, pushed)
        : null;
    wanted.push(...pushed.filter((task) => readers?.has(task) ?? true));
  }
  return wanted;
}

/** Until when a person isn't rung; null to ring now. */
function heldUntil(facts: RingFacts | undefined, now: Date): Date | null {
  if (!facts) return null;
  const ringing = ringingAt(facts, now.getTime());
  if (ringing.now) return null;
  const again = now.getTime() + lookAgainMs;
  return new Date(ringing.at === null ? again : Math.min(ringing.at, again));
}

/** One push for one notification, or one with a count for several. */
function messageOf(employeeId: number, tasks: readonly DueTask[]): NewMessage {
  const [first] = tasks;
  const one = tasks.length === 1 ? first : undefined;
  return {
    employeeId,
    payload: {
      text: bannerText(first?.kind ?? '', tasks.length),
      kind: one?.kind ?? 'many',
      id: one?.subject_id ?? 0,
      count: tasks.length,
    },
    urgent: tasks.some(({ urgent }) => urgent),
    notificationIds: tasks.map(({ notification_id }) => notification_id),
  };
}

/** @returns how many messages were due */
async function sendSome(delivery: Delivery): Promise<number> {
  const { db, now } = delivery;
  const messages = await takeDueMessages(db.kysely, now(), messagesAtOnce);
  const held = await holdLate(delivery, messages);
  const gone = await Promise.all(messages.map(async (message) => !held.has(message) && sendOne(delivery, message)));
  await forgetSubscriptions(
    db.kysely,
    messages.filter((_, index) => gone[index]).map(({ subscription_id }) => subscription_id),
  );
  return messages.length;
}

/**
 * Puts back what a busy push service, or a stopped server, delayed until its person may no longer be rung.
 * @returns the messages put back
 */
async function holdLate({ db, now }: Delivery, messages: readonly DueMessage[]): Promise<ReadonlySet<DueMessage>> {
  const at = now();
  const late = messages.filter(
    ({ urgent, unread, attempts, due_at: dueAt }) =>
      unread && !urgent && (attempts > 0 || at.getTime() - dueAt.getTime() >= lateMs),
  );
  const facts = await readRingFacts(db.kysely, [...new Set(late.map(({ employee_id }) => employee_id))], at);
  const held = new Set<DueMessage>();
  for (const message of late) {
    const until = heldUntil(facts.get(message.employee_id), at);
    if (until === null) continue;
    // Counts as tried, so that it is looked at again then: the schedule may have changed.
    await postponeMessage(db.kysely, message, { dueAt: until, attempts: Math.max(message.attempts, 1) });
    held.add(message);
  }
  return held;
}

/** Sends one message. @returns whether its subscription is gone */
async function sendOne({ db, now, sender, log }: Delivery, message: DueMessage): Promise<boolean> {
  if (!message.unread) return false;
  const sent = await sender.send(message, JSON.stringify(message.payload), { urgent: message.urgent });
  if (sent.outcome === 'refused')
    log.warn({ why: sent.why, service: new URL(message.endpoint).host }, 'a push service refused a message');
  if (sent.outcome === 'later' && message.attempts + 1 < maxAttempts) {
    const seconds = sent.afterSeconds ?? firstRetrySeconds * 2 ** message.attempts;
    const dueAt = new Date(now().getTime() + seconds * 1_000);
    await postponeMessage(db.kysely, message, { dueAt, attempts: message.attempts + 1 });
  }
  return sent.outcome === 'gone';
}
