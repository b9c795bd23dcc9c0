import { bannerText, ringingAt, ringsUntil, urgentRingsUntil, type RingFacts } from '@roadside/domain/push';
import type { Transaction } from 'kysely';
import type { Config } from '../../platform/config/config.ts';
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
  readonly config: Pick<Config, 'today'>;
  /** By kind, for whom a subject still is; a kind without one is for everybody who was notified. */
  readonly stillFor?: StillFor;
}

const peopleAtOnce = 200;
const messagesAtOnce = 16;
/** Held pushes are looked at again this often, because the schedule may have changed. */
const lookAgainMs = 3_600_000;
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
async function decide(delivery: Delivery): Promise<number> {
  const { db, now } = delivery;
  return db.kysely.transaction().execute(async (trx) => {
    const at = now();
    const tasks = await takeDueTasks(trx, at, peopleAtOnce);
    if (tasks.length === 0) return 0;
    const wanted = await wantedTasks(delivery, trx, tasks);
    const facts = await readRingFacts(trx, [...new Set(wanted.map(({ employee_id }) => employee_id))], at);
    const messages: NewMessage[] = [];
    const done = new Set(tasks.map(({ notification_id }) => notification_id));
    for (const [employeeId, own] of Map.groupBy(wanted, ({ employee_id }) => employee_id)) {
      const person = facts.get(employeeId);
      if (!person) continue;
      const calm: WantedTask[] = [];
      for (const task of own) {
        const endsAt = task.urgent ? urgentUntil(person, task) : null;
        // What a stopped server left for too long doesn't wake anybody anymore.
        if (endsAt && endsAt > at) messages.push(messageOf(employeeId, [task], { urgent: true, endsAt }));
        else calm.push(task);
      }
      if (calm.length === 0) continue;
      const until = heldUntil(person, at);
      if (until === null) {
        messages.push(messageOf(employeeId, calm, { urgent: false, endsAt: lastEnd(calm) }));
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

/** A task, and from when on what it is about doesn't matter anymore; null if it always does. */
interface WantedTask extends DueTask {
  readonly endsAt: Date | null;
}

const urgentUntil = (person: RingFacts, { rung_at, endsAt }: WantedTask) =>
  new Date(urgentRingsUntil(person, rung_at.getTime(), endsAt?.getTime()));

/** The last of the ends of some tasks. */
const lastEnd = (tasks: readonly WantedTask[]) =>
  tasks.map(({ endsAt }) => endsAt).reduce((last, end) => (last && end ? new Date(Math.max(+last, +end)) : null));

/**
 * Tasks of unread notifications whose person wants a push of that kind, and may still read what it is about, as long as
 * that matters.
 */
async function wantedTasks(
  { config, now, stillFor = {} }: Delivery,
  trx: Transaction<Tables>,
  tasks: readonly DueTask[],
): Promise<readonly WantedTask[]> {
  const wanted: WantedTask[] = [];
  for (const [kind, some] of Map.groupBy(
    tasks.filter(({ read }) => !read),
    ({ kind }) => kind,
  )) {
    const channels = await channelsFor(trx, kind, [...new Set(some.map(({ employee_id }) => employee_id))]);
    const pushed = some.filter(({ employee_id }) => channels.get(employee_id)?.push);
    const check = stillFor[kind];
    const readers =
      check && pushed.length > 0
        ? await check({ db: trx, tree: await loadOrganizationTree({ kysely: trx }), config, now }, pushed)
        : null;
    for (const task of pushed) {
      const endsAt = readers ? readers.get(task) : null;
      if (endsAt === null || (endsAt && endsAt > now())) wanted.push({ ...task, endsAt });
    }
  }
  return wanted;
}

/** Until when a person isn't rung; null to ring now. */
function heldUntil(facts: RingFacts, now: Date): Date | null {
  const ringing = ringingAt(facts, now.getTime());
  if (ringing.now) return null;
  const again = now.getTime() + lookAgainMs;
  return new Date(ringing.at === null ? again : Math.min(ringing.at, again));
}

/** One push for one notification, or one with a count for several. */
function messageOf(
  employeeId: number,
  tasks: readonly WantedTask[],
  { urgent, endsAt }: Pick<NewMessage, 'urgent' | 'endsAt'>,
): NewMessage {
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
    urgent,
    endsAt,
    notificationIds: tasks.map(({ notification_id }) => notification_id),
  };
}

/** @returns how many messages were due */
async function sendSome(delivery: Delivery): Promise<number> {
  const { db, now } = delivery;
  const messages = await takeDueMessages(db.kysely, now(), messagesAtOnce);
  // Read again: a busy push service, or a stopped server, may have delayed a message past the end of a shift.
  const facts = await readRingFacts(
    db.kysely,
    messages.filter(({ unread }) => unread).map(({ employee_id }) => employee_id),
    now(),
  );
  const gone = await Promise.all(messages.map(async (message) => sendOne(delivery, message, facts)));
  await forgetSubscriptions(
    db.kysely,
    messages.filter((_, index) => gone[index]).map(({ subscription_id }) => subscription_id),
  );
  return messages.length;
}

/** Sends one message, or puts it back while its person may not be rung. @returns whether its subscription is gone */
async function sendOne(
  { db, now, sender, log }: Delivery,
  message: DueMessage,
  facts: ReadonlyMap<number, RingFacts>,
): Promise<boolean> {
  const { urgent, unread, attempts, employee_id: employeeId, ends_at: endsAt } = message;
  const at = now();
  const person = facts.get(employeeId);
  if (!unread || !person || (endsAt && endsAt <= at)) return false;
  const held = urgent ? null : heldUntil(person, at);
  if (held) {
    await postponeMessage(db.kysely, message, { dueAt: held, attempts });
    return false;
  }
  const until = (urgent ? urgentRingsUntil : ringsUntil)(person, at.getTime(), endsAt?.getTime());
  const keptSeconds = Math.floor((until - at.getTime()) / 1_000);
  const sent = await sender.send(message, JSON.stringify(message.payload), { urgent, keptSeconds });
  if (sent.outcome === 'refused')
    log.warn({ why: sent.why, service: new URL(message.endpoint).host }, 'a push service refused a message');
  if (sent.outcome === 'later' && attempts + 1 < maxAttempts) {
    const seconds = sent.afterSeconds ?? firstRetrySeconds * 2 ** attempts;
    const dueAt = new Date(at.getTime() + seconds * 1_000);
    await postponeMessage(db.kysely, message, { dueAt, attempts: attempts + 1 });
  }
  return sent.outcome === 'gone';
}
