import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** The account a person wants to sign in to, as the throttle needs it. */
export interface LoginAccount {
  readonly id: number;
  /** Somebody has signed in to it from this address before. */
  readonly knownHere: boolean;
}

/**
 * The account behind what was typed, a name or an e-mail address in any case, so that both count as one. A name that is
 * spelled like another's address comes first, as it does at the sign-in.
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
