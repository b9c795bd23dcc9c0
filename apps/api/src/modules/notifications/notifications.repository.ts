import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { NotificationKind } from '@roadside/domain/home';
import type { Tables } from '../../platform/database/tables.ts';
import { allOf, beyond, keyTexts, orderBy } from '../../platform/lists/keyset.ts';

/** What notifications are about. */
export interface NotificationSubject {
  readonly kind: NotificationKind;
  readonly subjectId: number;
}

/** A person to notify, and how many items the notification covers. */
export interface Notified {
  readonly employeeId: number;
  readonly amount: number;
}

export interface NotificationRow {
  readonly id: number;
  readonly kind: NotificationKind;
  readonly subject_id: number;
  readonly amount: number;
  readonly rings: number;
  readonly rung_at: Date;
  readonly read_at: Date | null;
}

/**
 * Stores one notification per person and subject.
 * @param again - whether people who have it already are notified again, even if they have read it; without it, only those
 *   for whom it becomes urgent
 * @returns the people notified
 */
export async function storeNotifications(
  trx: Kysely<Tables>,
  { kind, subjectId }: NotificationSubject,
  people: readonly Notified[],
  { at, again, urgent }: { readonly at: Date; readonly again: boolean; readonly urgent: boolean },
): Promise<readonly number[]> {
  if (people.length === 0) return [];
  const rows = JSON.stringify(people.map(({ employeeId, amount }) => ({ employee_id: employeeId, amount })));
  const rung = sql`rings = n.rings + 1, rung_at = excluded.rung_at, amount = excluded.amount, read_at = null`;
  const conflict = again
    ? // An urgent ring that is still on its way to the devices stays urgent, whatever rings after it.
      sql`do update set ${rung}, urgent = excluded.urgent or (n.urgent and n.read_at is null
        and exists (select 1 from push_task t where t.notification_id = n.id))`
    : sql`do update set ${rung}, urgent = true where excluded.urgent and not n.urgent`;
  const stored = await sql<{ employee_id: number }>`
    insert into notification as n (employee_id, kind, subject_id, amount, rung_at, urgent)
    select employee_id, ${kind}, ${subjectId}::integer, amount, ${at}::timestamptz, ${urgent}::boolean
    from jsonb_to_recordset(${rows}::jsonb) as person (employee_id integer, amount integer)
    order by employee_id
    on conflict (employee_id, kind, subject_id) ${conflict} returning employee_id`.execute(trx);
  return stored.rows.map(({ employee_id }) => employee_id);
}

/** Marks a person's notification about a subject as read; returns whether there was an unread one. */
export async function readNotificationOf(
  trx: Kysely<Tables>,
  employeeId: number,
  { kind, subjectId }: NotificationSubject,
  at: Date,
): Promise<boolean> {
  const row = await trx
    .updateTable('notification')
    .set({ read_at: at })
    .where('employee_id', '=', employeeId)
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('read_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the notifications about a subject, except those of some people; returns who had one. */
export async function deleteNotifications(
  trx: Kysely<Tables>,
  { kind, subjectId }: NotificationSubject,
  except: readonly number[],
): Promise<readonly number[]> {
  const { rows } = await sql<{ employee_id: number }>`
    delete from notification where kind = ${kind} and subject_id = ${subjectId}::integer
      and employee_id <> all(${[...except]}::integer[]) returning employee_id`.execute(trx);
  return rows.map(({ employee_id }) => employee_id);
}

/**
 * People with an unread notification about a subject, which stay locked until the transaction ends: whoever counts
 * after somebody else counts what that one has changed.
 */
export async function peopleWithUnread(
  trx: Kysely<Tables>,
  { kind, subjectId }: NotificationSubject,
  among: readonly number[] | null = null,
): Promise<readonly number[]> {
  let query = trx
    .selectFrom('notification')
    .select('employee_id')
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('read_at', 'is', null);
  if (among) query = query.where('employee_id', '=', sql<number>`any(${[...among]}::integer[])`);
  const rows = await query.orderBy('employee_id').forUpdate().execute();
  return rows.map(({ employee_id }) => employee_id);
}

/** Which of these subjects somebody has an unread notification about. */
export async function subjectsWithUnread(
  trx: Kysely<Tables>,
  kind: NotificationKind,
  subjectIds: readonly number[],
): Promise<readonly number[]> {
  const { rows } = await sql<{ subject_id: number }>`select distinct subject_id from notification
    where kind = ${kind} and subject_id = any(${[...subjectIds]}::integer[]) and read_at is null
    order by subject_id`.execute(trx);
  return rows.map(({ subject_id }) => subject_id);
}

/** Sets what unread notifications about a subject cover, and deletes those that cover nothing; returns whose changed. */
export async function storeAmounts(
  trx: Kysely<Tables>,
  { kind, subjectId }: NotificationSubject,
  people: readonly Notified[],
): Promise<readonly number[]> {
  const counted = JSON.stringify(people.map(({ employeeId, amount }) => ({ employee_id: employeeId, amount })));
  const { rows } = await sql<{ employee_id: number }>`
    with counted as (select * from jsonb_to_recordset(${counted}::jsonb) as person (employee_id integer, amount integer)),
    gone as (delete from notification n using counted where n.employee_id = counted.employee_id and counted.amount = 0
      and n.kind = ${kind} and n.subject_id = ${subjectId}::integer and n.read_at is null returning n.employee_id),
    changed as (update notification n set amount = counted.amount from counted
      where n.employee_id = counted.employee_id and counted.amount > 0 and n.amount <> counted.amount
        and n.kind = ${kind} and n.subject_id = ${subjectId}::integer and n.read_at is null returning n.employee_id)
    select employee_id from gone union select employee_id from changed`.execute(trx);
  return rows.map(({ employee_id }) => employee_id);
}

/** Marks some of a person's notifications as read, or all; returns how many weren't. */
export async function markRead(
  trx: Kysely<Tables>,
  employeeId: number,
  ids: readonly number[] | null,
  at: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update notification set read_at = ${at}::timestamptz where employee_id = ${employeeId}::integer and read_at is null
      ${ids === null ? sql`` : sql`and id = any(${[...ids]}::integer[])`} returning id`.execute(trx);
  return rows.length;
}

/** How many unread notifications a person has. */
export async function countUnread(db: Kysely<Tables>, employeeId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from notification
    where employee_id = ${employeeId}::integer and read_at is null`.execute(db);
  return rows[0]?.n ?? 0;
}

const columns = sql`id, kind, subject_id, amount, rings, rung_at, read_at`;

/** A person's notifications of a kind, read ones too, latest first. */
export async function latestOfKind(
  db: Kysely<Tables>,
  employeeId: number,
  kind: NotificationKind,
  limit: number,
): Promise<readonly NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`select ${columns} from notification
    where employee_id = ${employeeId}::integer and kind = ${kind}
    order by rung_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

/** A page of a person's notifications, latest first. */
export async function findNotifications(
  db: Kysely<Tables>,
  query: {
    readonly employeeId: number;
    readonly unread: boolean;
    readonly after: readonly string[] | null;
    readonly limit: number;
  },
) {
  const order = {
    keys: [
      { value: sql`rung_at`, type: 'timestamptz' },
      { value: sql`id`, type: 'integer' },
    ],
    descending: true,
  };
  const conditions: RawBuilder<unknown>[] = [
    sql`employee_id = ${query.employeeId}::integer`,
    ...(query.unread ? [sql`read_at is null`] : []),
    ...(query.after === null ? [] : [beyond(order, query.after)]),
  ];
  const { rows } = await sql<NotificationRow & { readonly sort_keys: readonly string[] }>`
    select ${columns}, ${keyTexts(order.keys)} as sort_keys from notification where ${allOf(conditions)}
    order by ${orderBy(order)} limit ${query.limit}`.execute(db);
  return rows;
}

/** Deletes notifications that were read, or rang for the last time, before a moment. */
export async function deleteNotificationsBefore(db: Kysely<Tables>, moment: Date): Promise<void> {
  await db.deleteFrom('notification').where('rung_at', '<', moment).execute();
}

/** Deletes every notification of a person. */
export async function deleteNotificationsOf(trx: Kysely<Tables>, employeeId: number): Promise<void> {
  await trx.deleteFrom('notification').where('employee_id', '=', employeeId).execute();
  await trx.deleteFrom('notification_setting').where('employee_id', '=', employeeId).execute();
  await trx.deleteFrom('notification_email').where('employee_id', '=', employeeId).execute();
}
