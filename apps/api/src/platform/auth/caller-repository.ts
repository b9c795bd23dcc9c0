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
  /** The person the session belongs to: the one above, unless the session sees as somebody else. */
  readonly owner: { readonly id: number; readonly displayName: string };
  /** Null while the session's own person uses it. */
  readonly seeing: { readonly id: number; readonly endsAt: Date } | null;
}

/**
 * The people of sessions, in the order of the ids; null for a session that doesn’t exist. While a session sees as
 * somebody else, its person is the one it sees as.
 */
export async function readCallers(
  db: Kysely<Tables>,
  sessionIds: readonly string[],
  now: Date,
): Promise<readonly (CallerRow | null)[]> {
  const rows = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .innerJoin('employee as owner', 'owner.id', 'account.employee_id')
    .leftJoin('seeing', (join) =>
      join
        .onRef('seeing.session_id', '=', 'session.id')
        .on('seeing.stopped_at', 'is', null)
        .on('seeing.ends_at', '>', now),
    )
    .innerJoin('employee', (join) =>
      join.on((eb) => eb('employee.id', '=', eb.fn.coalesce('seeing.employee_id', 'owner.id'))),
    )
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
      'employee.available_campaigns',
      'account.demo',
      'owner.id as owner_id',
      'owner.display_name as owner_name',
      'seeing.id as seeing_id',
      'seeing.ends_at as seeing_ends_at',
    ])
    .select((eb) => eb.and([eb('owner.active', '=', true), eb('employee.active', '=', true)]).as('active'))
    .where(sql<boolean>`session.id = any(${[...sessionIds]}::uuid[])`)
    .execute();
  const found = new Map<string, CallerRow>(
    rows.map(({ owner_id, owner_name, seeing_id, seeing_ends_at, active, ...row }) => [
      row.session_id,
      {
        ...row,
        active: Boolean(active),
        owner: { id: owner_id, displayName: owner_name },
        seeing: seeing_id === null || seeing_ends_at === null ? null : { id: seeing_id, endsAt: seeing_ends_at },
      },
    ]),
  );
  return sessionIds.map((id) => found.get(id) ?? null);
}
