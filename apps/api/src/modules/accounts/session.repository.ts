import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

export interface NewSession {
  readonly id: string;
  readonly accountId: number;
  readonly now: Date;
  readonly expiresAt: Date;
  readonly userAgent: string | null;
  readonly ip: string;
}

export async function insertSession(db: Kysely<Tables>, session: NewSession): Promise<void> {
  await db
    .insertInto('session')
    .values({
      id: session.id,
      account_id: session.accountId,
      created_at: session.now,
      last_used_at: session.now,
      expires_at: session.expiresAt,
      user_agent: session.userAgent,
      ip: session.ip,
    })
    .execute();
}

export interface NewRefreshToken {
  readonly hash: string;
  readonly sessionId: string;
  readonly clientId: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

export async function insertRefreshToken(db: Kysely<Tables>, token: NewRefreshToken): Promise<void> {
  await db
    .insertInto('refresh_token')
    .values({
      token_hash: token.hash,
      session_id: token.sessionId,
      client_id: token.clientId,
      issued_at: token.now,
      expires_at: token.expiresAt,
    })
    .execute();
}

/** A refresh token with all columns that decide its validity, locked until the transaction ends. */
export async function lockRefreshToken(db: Kysely<Tables>, hash: string) {
  const row = await db
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.id', 'refresh_token.session_id')
    .innerJoin('account', 'account.id', 'session.account_id')
    .innerJoin('employee', 'employee.id', 'account.employee_id')
    .select([
      'refresh_token.session_id',
      'refresh_token.client_id',
      'refresh_token.expires_at',
      'refresh_token.used_at',
      'session.account_id',
      'session.expires_at as session_expires_at',
      'session.revoked_at',
      'account.token_version',
      'account.employee_id',
      'account.demo',
      'employee.active',
      'employee.display_name',
    ])
    .where('refresh_token.token_hash', '=', hash)
    .forUpdate(['refresh_token', 'session'])
    .executeTakeFirst();
  return row ?? null;
}

/** Marks a refresh token as spent. Only the first use is recorded, because the grace period starts there. */
export async function spendRefreshToken(
  db: Kysely<Tables>,
  hash: string,
  replacedBy: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('refresh_token')
    .set({ used_at: now, replaced_by: replacedBy })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .execute();
}

export async function touchSession(db: Kysely<Tables>, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('session').set({ last_used_at: now }).where('id', '=', sessionId).execute();
}

/** Ends a session with every token of its family; returns whether it was still active. */
export async function revokeSession(
  db: Kysely<Tables>,
  sessionId: string,
  reason: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ revoked_at: now, revoke_reason: reason })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes sessions that ended before a given time, with their tokens. */
export async function deleteSessionsEndedBefore(db: Kysely<Tables>, moment: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where((eb) => eb.or([eb('expires_at', '<', moment), eb('revoked_at', '<', moment)]))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** An account's active sessions, most recently used first. */
export async function liveSessions(db: Kysely<Tables>, accountId: number, now: Date) {
  return db
    .selectFrom('session')
    .select(['id', 'created_at', 'last_used_at', 'expires_at', 'user_agent', 'ip'])
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Ends an account's sessions, optionally except one; returns how many were still active. */
export async function revokeSessions(
  db: Kysely<Tables>,
  {
    accountId,
    except,
    reason,
    now,
  }: { readonly accountId: number; readonly except: string | null; readonly reason: string; readonly now: Date },
): Promise<number> {
  let query = db
    .updateTable('session')
    .set({ revoked_at: now, revoke_reason: reason })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now);
  if (except !== null) query = query.where('id', '!=', except);
  return Number((await query.executeTakeFirst()).numUpdatedRows);
}
