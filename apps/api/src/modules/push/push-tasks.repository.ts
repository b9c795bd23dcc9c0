import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { NotificationKind } from '@roadside/domain/home';
import type { PushPayload } from '../../platform/database/push-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** A notification whose push is due. */
export interface DueTask {
  readonly notification_id: number;
  readonly employee_id: number;
  readonly kind: NotificationKind;
  readonly subject_id: number;
  readonly urgent: boolean;
  readonly read: boolean;
  /** When it rang, or last became urgent. */
  readonly rung_at: Date;
}

/**
 * Locks the tasks of people for whom one is due, the held ones too, so that they ring as one. Another process that is
 * working on a person's tasks keeps them.
 */
export async function takeDueTasks(trx: Transaction<Tables>, now: Date, most: number): Promise<readonly DueTask[]> {
  const { rows } = await sql<DueTask>`
    select t.notification_id, t.employee_id, n.kind, n.subject_id, n.urgent, n.read_at is not null as read, n.rung_at
    from push_task t join notification n on n.id = t.notification_id
    where t.employee_id in (
      select employee_id from push_task where due_at <= ${now}::timestamptz order by due_at, notification_id limit ${most})
    order by t.employee_id, t.notification_id for update of t skip locked`.execute(trx);
  return rows;
}

/** Deletes tasks that are done. */
export async function deleteTasks(trx: Transaction<Tables>, notificationIds: readonly number[]): Promise<void> {
  await trx
    .deleteFrom('push_task')
    .where('notification_id', '=', sql<number>`any(${[...notificationIds]}::integer[])`)
    .execute();
}

/** Holds tasks until a moment. */
export async function holdTasks(
  trx: Transaction<Tables>,
  notificationIds: readonly number[],
  until: Date,
): Promise<void> {
  await trx
    .updateTable('push_task')
    .set({ due_at: until, held: true })
    .where('notification_id', '=', sql<number>`any(${[...notificationIds]}::integer[])`)
    .execute();
}

/** A message for every browser of a person. */
export interface NewMessage {
  readonly employeeId: number;
  readonly payload: PushPayload;
  readonly urgent: boolean;
  readonly notificationIds: readonly number[];
  /** From when on it doesn't matter anymore; null if it always does. */
  readonly endsAt: Date | null;
}

/** Adds messages, each once for every browser of the person. Nobody who is no longer active gets one. */
export async function insertMessages(
  trx: Transaction<Tables>,
  messages: readonly NewMessage[],
  at: Date,
): Promise<void> {
  if (messages.length === 0) return;
  const rows = JSON.stringify(
    messages.map(({ employeeId, payload, urgent, notificationIds, endsAt }) => ({
      employee_id: employeeId,
      payload,
      urgent,
      notification_ids: notificationIds,
      ends_at: endsAt,
    })),
  );
  await sql`insert into push_message (subscription_id, payload, urgent, notification_ids, due_at, ends_at)
    select s.id, m.payload, m.urgent, array(select jsonb_array_elements_text(m.notification_ids)::integer), ${at}::timestamptz,
      m.ends_at
    from jsonb_to_recordset(${rows}::jsonb)
      as m (employee_id integer, payload jsonb, urgent boolean, notification_ids jsonb, ends_at timestamptz)
    join employee e on e.id = m.employee_id and e.active
    join push_subscription s on s.employee_id = m.employee_id order by s.id`.execute(trx);
}

/** A message taken out to be sent. */
export interface DueMessage {
  readonly id: number;
  readonly subscription_id: number;
  readonly employee_id: number;
  readonly payload: PushPayload;
  readonly urgent: boolean;
  readonly notification_ids: readonly number[];
  readonly due_at: Date;
  /** From when on it doesn't matter anymore; null if it always does. */
  readonly ends_at: Date | null;
  readonly attempts: number;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** Whether any of its notifications is still unread, by somebody who is still active. */
  readonly unread: boolean;
}

/** Takes due messages out. Nobody else sends them, also if this process is killed before it has. */
export async function takeDueMessages(db: Kysely<Tables>, now: Date, most: number): Promise<readonly DueMessage[]> {
  const { rows } = await sql<DueMessage>`
    with taken as (
      delete from push_message where id in (
        select id from push_message where due_at <= ${now}::timestamptz order by due_at, id limit ${most}
        for update skip locked)
      returning *)
    select taken.id, taken.subscription_id, s.employee_id, taken.payload, taken.urgent, taken.notification_ids,
      taken.due_at, taken.ends_at, taken.attempts, s.endpoint, s.p256dh, s.auth, exists (
        select 1 from notification n join employee e on e.id = n.employee_id and e.active
        where n.id = any(taken.notification_ids) and n.read_at is null) as unread
    from taken join push_subscription s on s.id = taken.subscription_id order by taken.id`.execute(db);
  return rows;
}

/** Puts a message back for later. */
export async function postponeMessage(
  db: Kysely<Tables>,
  message: DueMessage,
  { dueAt, attempts }: { readonly dueAt: Date; readonly attempts: number },
): Promise<void> {
  await db
    .insertInto('push_message')
    .values({
      subscription_id: message.subscription_id,
      payload: JSON.stringify(message.payload),
      urgent: message.urgent,
      notification_ids: [...message.notification_ids],
      due_at: dueAt,
      ends_at: message.ends_at,
      attempts,
    })
    .execute();
}
