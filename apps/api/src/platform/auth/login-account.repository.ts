import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** The account someone is trying to sign in to, for the throttle. */
export interface LoginAccount {
  readonly id: number;
  /** Whether anyone has signed in to it from this address before. */
  readonly knownHere: boolean;
}

/**
 * Finds the account for the name or email address entered, case-insensitively, so that both count as one. A username
 * equal to another account's email address comes first, as it does when signing in.
 */
export async function readLoginAccount(db: Kysely<Tables>, typed: string, ip: string): Promise<LoginAccount | null> {
  const byName = sql<boolean>`lower(account.username) = lower(${typed})`;
  const row = await db
    .selectFrom('account')
    .select([
      'account.id',
      (eb) =>
        eb
          .exists(
            eb
              .selectFrom('session')
              .select('session.id')
              .whereRef('session.account_id', '=', 'account.id')
              .where('session.ip', '=', ip),
          )
          .as('known_here'),
    ])
    .where((eb) => eb.or([byName, sql<boolean>`lower(account.email) = lower(${typed})`]))
    .orderBy(byName, 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { id: row.id, knownHere: Boolean(row.known_here) } : null;
}
