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

export async function readCaller(db: Kysely<Tables>, sessionId: string): Promise<CallerRow | null> {
  const row = await db
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
    .where('session.id', '=', sessionId)
    .executeTakeFirst();
  return row ?? null;
}
