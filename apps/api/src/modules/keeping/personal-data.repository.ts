import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** How a person is in a row as its subject or author. Who decided or changed a record of somebody else is not. */
const ownColumns = [
  'employee_id',
  'author_id',
  'author_employee_id',
  'sender_id',
  'recipient_id',
  'reporter_id',
  'owner_employee_id',
  'owner_id',
  'actor_employee_id',
  'captain_id',
  'mvp_id',
];
/**
 * Replies of earlier requests, what open screens were told, and email: what they are about is in the other tables, and the
 * link of an invitation opens an account that may have more rights than its sender.
 */
const leftOut = ['repeated_write', 'live_event', 'outbox_mail', 'single_use_token'];
/** Keys, and what isn't text, such as pictures: no use to a person, and a danger in a file. */
const secret = ['password_hash', 'token_hash', 'body_hash', 'endpoint', 'p256dh', 'auth', 'token_version'];

/** Rows of one table about a person. */
export interface PersonalSection {
  readonly name: string;
  readonly rows: readonly Record<string, unknown>[];
}

/**
 * Everything stored about a person. The tables are found by their foreign keys, so that those of a new area are in it
 * without a line here.
 */
export async function readPersonalData(db: Kysely<Tables>, employeeId: number): Promise<readonly PersonalSection[]> {
  const columns = await personalColumns(db);
  const sections: PersonalSection[] = [
    await rowsOf(db, { table: 'employee', column: 'id', binary: [] }, employeeId),
    await sessionsOf(db, employeeId),
    await receivedMail(db, employeeId),
  ];
  for (const each of columns) sections.push(await rowsOf(db, each, employeeId));
  return sections.filter(({ rows }) => rows.length > 0);
}

interface PersonalColumn {
  readonly table: string;
  readonly column: string;
  /** The table's columns that aren't text. */
  readonly binary: readonly string[];
}

async function personalColumns(db: Kysely<Tables>): Promise<readonly PersonalColumn[]> {
  const { rows } = await sql<PersonalColumn>`
    select c.conrelid::regclass::text as table, a.attname as column, array(select b.attname::text from pg_attribute b
      where b.attrelid = c.conrelid and b.atttypid = 'bytea'::regtype) as binary from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'employee'::regclass and c.conparentid = 0
      and a.attname = any(${ownColumns}::text[]) and c.conrelid::regclass::text <> all(${leftOut}::text[])
    order by 1, 2`.execute(db);
  // Who reported a message stays with those who decide.
  return rows.filter(({ table, column }) => table !== 'message_report' || column === 'reporter_id');
}

async function rowsOf(
  db: Kysely<Tables>,
  { table, column, binary }: PersonalColumn,
  employeeId: number,
): Promise<PersonalSection> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(t) - ${[...secret, ...binary]}::text[] as row from ${sql.table(table)} t where t.${sql.ref(column)} = ${employeeId}::integer`.execute(
    db,
  );
  return { name: column === 'id' ? table : `${table}.${column}`, rows: rows.map(({ row }) => row) };
}

async function sessionsOf(db: Kysely<Tables>, employeeId: number): Promise<PersonalSection> {
  const rows = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['session.created_at', 'last_used_at', 'expires_at', 'revoked_at', 'user_agent', 'ip'])
    .where('account.employee_id', '=', employeeId)
    .orderBy('session.created_at')
    .execute();
  return { name: 'session', rows };
}

async function receivedMail(db: Kysely<Tables>, employeeId: number): Promise<PersonalSection> {
  const { rows } = await sql<Record<string, unknown>>`
    select m.id, m.thread_id, sender.display_name as "from", m.subject, m.body, m.sent_at, r.read_at
    from mail_recipient r join mail m on m.id = r.mail_id left join employee sender on sender.id = m.sender_id
    where r.employee_id = ${employeeId}::integer order by m.id`.execute(db);
  return { name: 'mail received', rows };
}
