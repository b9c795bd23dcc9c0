import type { NotificationKind } from '@roadside/domain/home';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { NotificationSubject } from './notifications.repository.ts';

/** Stores that people are to be emailed about a subject; who is already waiting for that keeps their time. */
export async function storeEmailTasks(
  trx: Kysely<Tables>,
  { kind, subjectId }: NotificationSubject,
  people: readonly number[],
  dueAt: Date,
): Promise<void> {
  if (people.length === 0) return;
  await sql`insert into notification_email (employee_id, kind, subject_id, due_at)
    select person, ${kind}, ${subjectId}::integer, ${dueAt}::timestamptz from unnest(${[...people]}::integer[]) as person
    order by person on conflict do nothing`.execute(trx);
}

/** Deletes what waits about a subject: for these people, or for all but some. */
export async function deleteEmailTasks(
  trx: Kysely<Tables>,
  { kind, subjectId }: NotificationSubject,
  people: { readonly only: number } | { readonly except: readonly number[] },
): Promise<void> {
  await sql`delete from notification_email where kind = ${kind} and subject_id = ${subjectId}::integer
    and ${
      'only' in people
        ? sql`employee_id = ${people.only}::integer`
        : sql`employee_id <> all(${[...people.except]}::integer[])`
    }`.execute(trx);
}

/** A notification to send by email. */
export interface EmailTask {
  readonly employee_id: number;
  readonly kind: NotificationKind;
  readonly subject_id: number;
  /** The address of the person's account; null for none, or for somebody who left. */
  readonly email: string | null;
  /** Whether it is in the app, and still unread there. */
  readonly unread: boolean;
}

/** Takes out everything that waits for people for whom something is due. */
export async function takeEmailTasks(trx: Transaction<Tables>, now: Date, most: number): Promise<readonly EmailTask[]> {
  const { rows } = await sql<EmailTask>`
    with taken as (
      delete from notification_email where (employee_id, kind, subject_id) in (
        select employee_id, kind, subject_id from notification_email where employee_id in (
          select employee_id from notification_email where due_at <= ${now}::timestamptz
          order by due_at, employee_id limit ${most})
        for update skip locked)
      returning *)
    select taken.employee_id, taken.kind, taken.subject_id, a.email, exists (select from notification n
      where n.employee_id = taken.employee_id and n.kind = taken.kind and n.subject_id = taken.subject_id
        and n.read_at is null) as unread
    from taken join employee e on e.id = taken.employee_id
    left join account a on a.employee_id = e.id and e.active order by taken.employee_id, taken.due_at, taken.kind,
      taken.subject_id`.execute(trx);
  return rows;
}

/** The address of a person's account; null for none. */
export async function emailOf(db: Kysely<Tables>, employeeId: number): Promise<string | null> {
  const row = await db.selectFrom('account').select('email').where('employee_id', '=', employeeId).executeTakeFirst();
  return row?.email ?? null;
}
