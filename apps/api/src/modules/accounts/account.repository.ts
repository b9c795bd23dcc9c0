import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Account columns needed for sign-in. */
export interface AccountRow {
  readonly id: number;
  readonly employee_id: number;
  readonly password_hash: string | null;
  readonly token_version: number;
  readonly active: boolean;
}

/** The login as typed: a username, an email address, or a username field that holds an address. */
export type LoginName = { readonly username: string } | { readonly email: string };

/**
 * Finds an account by login name, case-insensitively. Demo accounts have a public password and are only found where
 * `letDemoIn` allows them.
 */
export async function findAccount(
  db: Kysely<Tables>,
  login: LoginName,
  letDemoIn: boolean,
): Promise<AccountRow | null> {
  const query = db
    .selectFrom('account')
    .innerJoin('employee', 'employee.id', 'account.employee_id')
    .select(['account.id', 'account.employee_id', 'account.password_hash', 'account.token_version', 'employee.active'])
    .where((eb) => (letDemoIn ? eb.lit(true) : eb('account.demo', '=', false)));
  const byEmail = (value: string) => sql<boolean>`lower(account.email) = lower(${value})`;
  const byName = (value: string) => sql<boolean>`lower(account.username) = lower(${value})`;
  const row =
    'email' in login
      ? await query.where(byEmail(login.email)).executeTakeFirst()
      : // People type their address into the name field; a username spelled like an address still comes first.
        await query
          .where((eb) => eb.or([byName(login.username), byEmail(login.username)]))
          .orderBy(byName(login.username), 'desc')
          .limit(1)
          .executeTakeFirst();
  return row ?? null;
}

/** An employee with their login; the name is empty for one without an account, whom an Admin can still see as. */
export async function readEmployee(db: Kysely<Tables>, employeeId: number) {
  return db
    .selectFrom('employee')
    .leftJoin('account', 'account.employee_id', 'employee.id')
    .selectAll('employee')
    .select(['account.email', sql<string>`coalesce(account.username, '')`.as('username')])
    .where('employee.id', '=', employeeId)
    .executeTakeFirstOrThrow();
}

export type EmployeeRow = Awaited<ReturnType<typeof readEmployee>>;

/** Sets an account's password; a trigger invalidates every token issued before. Returns the employee id. */
export async function setPassword(db: Kysely<Tables>, accountId: number, passwordHash: string): Promise<number> {
  const { employee_id } = await db
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('id', '=', accountId)
    .returning('employee_id')
    .executeTakeFirstOrThrow();
  return employee_id;
}
