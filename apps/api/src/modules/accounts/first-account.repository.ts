import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Returns whether no account exists yet. Demo accounts don't count, since production refuses them. */
export async function hasNoAccount(db: Kysely<Tables>): Promise<boolean> {
  const row = await db.selectFrom('account').select('id').where('demo', '=', false).limit(1).executeTakeFirst();
  return row === undefined;
}

/** Serializes first-account creation: with two code holders, the second waits until this transaction ends. */
export async function lockAccounts(trx: Kysely<Tables>): Promise<void> {
  await sql`lock table account in share row exclusive mode`.execute(trx);
}

/** The time of the first migration, as text. */
export async function databaseMadeAt(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ made: string }>`select min(applied_at)::text as made from schema_migration`.execute(db);
  return `${rows[0]?.made}`;
}

/** The active employee with this email on record who has no account yet; null if there is none. */
export async function employeeWithoutAccount(
  trx: Kysely<Tables>,
  organizationId: number,
  email: string,
): Promise<number | null> {
  const row = await trx
    .selectFrom('employee')
    .leftJoin('account', 'account.employee_id', 'employee.id')
    .select('employee.id')
    .where('employee.organization_id', '=', organizationId)
    .where('employee.active', '=', true)
    .where('account.id', 'is', null)
    .where(sql<boolean>`lower(employee.unverified_email) = lower(${email})`)
    .orderBy('employee.id')
    .executeTakeFirst();
  return row?.id ?? null;
}
