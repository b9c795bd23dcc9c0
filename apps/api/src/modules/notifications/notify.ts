import type { NotificationKind } from '@roadside/domain/home';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { announce } from '../../platform/live/announce.ts';
import { channelsFor } from './channels.ts';
import { deleteEmailTasks, storeEmailTasks } from './emails.repository.ts';
import {
  deleteNotifications,
  peopleWithUnread,
  readNotificationOf,
  storeAmounts,
  storeNotifications,
  subjectsWithUnread,
} from './notifications.repository.ts';
import type { NotificationSubject, Notified } from './notifications.repository.ts';

interface Notice {
  readonly at: Date;
  /** Employee id of the person whose action it is about; null for a job. */
  readonly by: number | null;
  /** Whether people who have the notification already are notified again. One that becomes urgent always notifies them. */
  readonly again: boolean;
  /** Whether it rings people who are off shift too. Its sender gave a reason (`refuseUrgentWithoutReason`). */
  readonly urgent?: boolean;
}

/** An email about a notification goes this much later, unless it has been read in the app by then. */
const emailAfterMs = 5 * 60_000;

/**
 * Notifies people about a subject, in the transaction of the write: each has one notification per subject. Their open
 * screens hear of it. People who turned the kind off in the app aren't notified there, and those who want it by email get
 * one. Returns how many were notified in the app.
 */
export async function notify(
  trx: Kysely<Tables>,
  subject: NotificationSubject,
  people: readonly Notified[],
  { at, by, again, urgent = false }: Notice,
): Promise<number> {
  const channels = await channelsFor(
    trx,
    subject.kind,
    people.map(({ employeeId }) => employeeId),
  );
  const shown = people.filter(({ employeeId }) => channels.get(employeeId)?.in_app);
  const notified = await storeNotifications(trx, subject, shown, { at, again, urgent });
  // A mail has a copy by email of its own.
  if (subject.kind !== 'mail') {
    const rung = new Set(notified);
    const byEmail = people.flatMap(({ employeeId }) => {
      const choice = channels.get(employeeId);
      return choice?.mail && (rung.has(employeeId) || !choice.in_app) ? [employeeId] : [];
    });
    await storeEmailTasks(trx, subject, byEmail, new Date(at.getTime() + emailAfterMs));
  }
  await announce(trx, { topic: 'notifications', id: subject.subjectId, people: notified, by });
  return notified.length;
}

/** Marks a person's notification about a subject as read, because the person has read the subject itself. */
export async function clearNotification(
  trx: Kysely<Tables>,
  employeeId: number,
  subject: NotificationSubject,
  at: Date,
): Promise<void> {
  await deleteEmailTasks(trx, subject, { only: employeeId });
  if (await readNotificationOf(trx, employeeId, subject, at))
    await announce(trx, { topic: 'notifications', id: subject.subjectId, people: [employeeId], by: employeeId });
}

/** Takes back the notifications about a subject, except those of some people. */
export async function takeBackNotifications(
  trx: Kysely<Tables>,
  subject: NotificationSubject,
  { except = [], by }: { readonly except?: readonly number[]; readonly by: number | null },
): Promise<void> {
  await deleteEmailTasks(trx, subject, { except });
  const people = await deleteNotifications(trx, subject, except);
  await announce(trx, { topic: 'notifications', id: subject.subjectId, people, by });
}

/**
 * Counts again what people's unread notifications about a subject cover, because some of it is gone or done. One that
 * covers nothing anymore is taken back.
 * @param count - of those who have one
 * @param among - only these people; everybody by default
 */
export async function recountNotifications(
  trx: Kysely<Tables>,
  subject: NotificationSubject,
  count: (people: readonly number[]) => Promise<readonly Notified[]>,
  { by, among = null }: { readonly by: number | null; readonly among?: readonly number[] | null },
): Promise<void> {
  const waiting = await peopleWithUnread(trx, subject, among);
  if (waiting.length === 0) return;
  const people = await storeAmounts(trx, subject, await count(waiting));
  await announce(trx, { topic: 'notifications', id: subject.subjectId, people, by });
}

/** The same for several subjects: those that somebody has an unread notification about. */
export async function recountSubjects(
  trx: Kysely<Tables>,
  { kind, subjectIds }: { readonly kind: NotificationKind; readonly subjectIds: readonly number[] },
  count: (subjectId: number, people: readonly number[]) => Promise<readonly Notified[]>,
  { by, among = null }: { readonly by: number | null; readonly among?: readonly number[] | null },
): Promise<void> {
  for (const subjectId of await subjectsWithUnread(trx, kind, subjectIds))
    await recountNotifications(trx, { kind, subjectId }, async (people) => count(subjectId, people), { by, among });
}
