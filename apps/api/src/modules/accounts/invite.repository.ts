import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Returns whether an account with this email address already exists. */
export async function isAddressTaken(db: Kysely<Tables>, email: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('account')
      .select('id')
      .where(sql<boolean>`lower(email) = lower(${email})`)
      .executeTakeFirst()) !== undefined
  );
}

/** An employee on record (for example imported) who has no account yet. */
export interface OnRecord {
  readonly id: number;
  readonly positionType: string;
  readonly permissions: readonly string[];
}

/** Active people at a place, or drivers below it, with this address on record and no account. */
export async function employeesOnRecord(
  db: Kysely<Tables>,
  organizationId: number,
  email: string,
): Promise<OnRecord[]> {
  const rows = await db
    .selectFrom('employee')
    .innerJoin('organization', 'organization.id', 'employee.organization_id')
    .leftJoin('account', 'account.employee_id', 'employee.id')
    .select(['employee.id', 'employee.position_type', 'employee.permissions'])
    .where((eb) =>
      eb.or([
        eb('employee.organization_id', '=', organizationId),
        eb.and([eb('organization.parent_id', '=', organizationId), eb('organization.type', '=', 'driver')]),
      ]),
    )
    .where('employee.active', '=', true)
    .where('account.id', 'is', null)
    .where(sql<boolean>`lower(employee.unverified_email) = lower(${email})`)
    .orderBy('employee.id')
    .limit(2)
    .execute();
  return rows.map(({ id, position_type, permissions }) => ({ id, positionType: position_type, permissions }));
}

/** The active people whose own record this organization is, with whether they have an account. */
export async function employeesOfRecord(
  db: Kysely<Tables>,
  organizationId: number,
): Promise<(OnRecord & { readonly hasAccount: boolean })[]> {
  const rows = await db
    .selectFrom('employee')
    .leftJoin('account', 'account.employee_id', 'employee.id')
    .select(['employee.id', 'employee.position_type', 'employee.permissions', 'account.id as account_id'])
    .where('employee.organization_id', '=', organizationId)
    .where('employee.active', '=', true)
    .orderBy('employee.id')
    .execute();
  return rows.map(({ id, position_type, permissions, account_id }) => ({
    id,
    positionType: position_type,
    permissions,
    hasAccount: account_id !== null,
  }));
}

/** The person who sent an invitation, with their present rights; undefined if they have left. */
export async function readInviter(db: Kysely<Tables>, employeeId: number) {
  return db
    .selectFrom('employee')
    .select(['organization_id', 'position_type', 'permissions', 'team'])
    .where('id', '=', employeeId)
    .where('active', '=', true)
    .executeTakeFirst();
}

/** Creates a person's login; returns null when the name or the address is taken. */
export async function insertAccount(
  trx: Kysely<Tables>,
  account: {
    readonly employeeId: number;
    readonly username: string;
    readonly email: string;
    readonly passwordHash: string;
    readonly now: Date;
  },
): Promise<number | null> {
  const row = await trx
    .insertInto('account')
    .values({
      employee_id: account.employeeId,
      username: account.username,
      email: account.email,
      password_hash: account.passwordHash,
      created_at: account.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
