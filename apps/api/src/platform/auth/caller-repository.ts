import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** A session and its person in their current state. */
export interface CallerRow {
  readonly session_id: string;
  readonly account_id: number;
  readonly token_version: number;
  readonly revoked_at: Date | null;
  readonly expires_at: Date;
  readonly employee_id: number;
  readonly display_name: string;
  readonly organization_id: number;
  readonly position_type: string;
  readonly permissions: readonly string[];
  readonly team: string;
  readonly active: boolean;
  readonly available_campaigns: unknown[];
  readonly demo: boolean;
}

/** The people of sessions, in the order of the ids; null for a session that doesn’t exist. */
export async function readCallers(
  db: Kysely<Tables>,
  sessionIds: readonly string[],
): Promise<readonly (CallerRow | null)[]> {
  const rows = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .innerJoin('employee', 'employee.id', 'account.employee_id')
    .select([
      'session.id as session_id',
      'session.account_id',
      'account.token_version',
      'session.revoked_at',
      'session.expires_at',
      'employee.id as employee_id',
      'employee.display_name',
      'employee.organization_id',
      'employee.position_type',
      'employee.permissions',
      'employee.team',
      'employee.active',
      'employee.available_campaigns',
      'account.demo',
    ])
    .where(sql<boolean>`session.id = any(${[...sessionIds]}::uuid[])`)
    .execute();
  const found = new Map<string, CallerRow>(rows.map((row) => [row.session_id, row]));
  return sessionIds.map((id) => found.get(id) ?? null);
}
