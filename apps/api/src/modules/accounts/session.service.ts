import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { messages } from '@roadside/domain/messages';
import type { AccessTokens } from '../../platform/auth/access-token.ts';
import { passwordFits } from '../../platform/auth/password.ts';
import type { CallContext, PublicCallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { findAccount } from './account.repository.ts';
import type { LoginName } from './account.repository.ts';
import { recordActivity, recordVisit } from '../people/index.ts';
import { currentSeeing } from './seeing.repository.ts';
import {
  insertRefreshToken,
  insertSession,
  lockRefreshToken,
  revokeSession,
  spendRefreshToken,
  touchSession,
} from './session.repository.ts';

const dayMs = 86_400_000;
/** A sign-in ends after this time, however often it is renewed. */
const sessionMs = 30 * dayMs;
/** A session unused for this long cannot be renewed. */
const refreshMs = 14 * dayMs;
/** Grace period in which the same client may present a spent token again: two tabs, or a lost reply. */
const graceMs = 10_000;

/** The tokens a client authenticates with. */
export interface TokenPair {
  readonly access: string;
  readonly refresh: string;
  readonly access_expires_in: number;
}

export interface SignedIn extends TokenPair {
  readonly employeeId: number;
}

/** New tokens; those of a session that sees as somebody else are for that person. */
export interface Renewed extends SignedIn {
  readonly seenBy: { readonly display_name: string; readonly until: string } | null;
}

/**
 * Signs in. A wrong password, an unknown name, an account without a password and a person who has left all get the same
 * error after the same amount of work.
 * @throws {ApiError} 401 'Something went wrong!', 429 when too many passwords are being checked
 */
export async function signIn(
  context: PublicCallContext,
  tokens: AccessTokens,
  login: LoginName,
  password: string,
): Promise<SignedIn> {
  const { db, now, audit, config } = context;
  const account = await findAccount(db.kysely, login, config.mode !== 'production');
  const fits = await passwordFits(account?.password_hash ?? null, password);
  if (!account || !fits || !account.active) {
    await audit({
      event: 'authn_login_fail',
      status: 'failure',
      target: account ? `account:${account.id}` : 'account:unknown',
    });
    throw new ApiError('wrong-credentials', messages.loginFailed);
  }
  const sessionId = randomUUID();
  const refresh = newRefreshToken();
  const at = now();
  await db.kysely.transaction().execute(async (transaction) => {
    await insertSession(transaction, {
      id: sessionId,
      accountId: account.id,
      now: at,
      expiresAt: after(at, sessionMs),
      userAgent: context.userAgent,
      ip: context.ip,
    });
    await insertRefreshToken(transaction, {
      hash: hashOf(refresh),
      sessionId,
      clientId: clientOf(context),
      now: at,
      expiresAt: after(at, refreshMs),
    });
    await recordVisit(transaction, account.employee_id, at);
    await audit(
      {
        event: 'authn_login_success',
        status: 'success',
        target: `account:${account.id}`,
        actorEmployeeId: account.employee_id,
      },
      transaction,
    );
  });
  const access = tokens.sign(
    { sessionId, accountId: account.id, tokenVersion: account.token_version, seeingId: null },
    at,
  );
  return { access, refresh, access_expires_in: tokens.lifetimeSeconds, employeeId: account.employee_id };
}

/**
 * Exchanges a refresh token for a new pair. A token works once. If it is presented again later, or by another client,
 * it was stolen or copied, and the whole token family is revoked.
 * @throws {ApiError} 401 when the person must sign in again
 */
export async function refreshTokens(
  context: PublicCallContext,
  tokens: AccessTokens,
  presented: string,
): Promise<Renewed> {
  const { db, now } = context;
  const at = now();
  const hash = hashOf(presented);
  const outcome = await db.kysely.transaction().execute(async (transaction): Promise<Renewed | 'ended'> => {
    const token = await lockRefreshToken(transaction, hash);
    if (
      !token ||
      token.revoked_at !== null ||
      token.session_expires_at <= at ||
      token.expires_at <= at ||
      !token.active ||
      (token.demo && context.config.mode === 'production')
    )
      return 'ended';
    const origin = { target: `session:${token.session_id}`, actorEmployeeId: token.employee_id } as const;
    if (
      token.used_at !== null &&
      (at.getTime() - token.used_at.getTime() > graceMs || token.client_id !== clientOf(context))
    ) {
      // Returned instead of thrown, so that the revocation commits although the request is refused.
      await revokeSession(transaction, token.session_id, 'refresh-token-reuse', at);
      await context.audit({ event: 'authn_token_reuse', status: 'failure', ...origin }, transaction);
      return 'ended';
    }
    const refresh = newRefreshToken();
    await spendRefreshToken(transaction, hash, hashOf(refresh), at);
    await insertRefreshToken(transaction, {
      hash: hashOf(refresh),
      sessionId: token.session_id,
      clientId: clientOf(context),
      now: at,
      expiresAt: after(at, refreshMs),
    });
    await touchSession(transaction, token.session_id, at);
    await recordActivity(transaction, token.employee_id, at);
    await context.audit({ event: 'authn_token_created', status: 'success', ...origin }, transaction);
    const seeing = await currentSeeing(transaction, token.session_id, at);
    const access = tokens.sign(
      {
        sessionId: token.session_id,
        accountId: token.account_id,
        tokenVersion: token.token_version,
        seeingId: seeing?.id ?? null,
      },
      at,
    );
    return {
      access,
      refresh,
      access_expires_in: tokens.lifetimeSeconds,
      employeeId: seeing?.employee_id ?? token.employee_id,
      seenBy: seeing && { display_name: token.display_name, until: seeing.ends_at.toISOString() },
    };
  });
  if (outcome === 'ended') throw new ApiError('session-ended', messages.sessionExpired);
  return outcome;
}

/** Ends the caller's session and invalidates all its tokens. */
export async function signOut({ db, session, now, audit }: CallContext): Promise<void> {
  await db.kysely.transaction().execute(async (transaction) => {
    await revokeSession(transaction, session.id, 'signed-out', now());
    await audit({ event: 'authn_token_revoked', status: 'success', target: `session:${session.id}` }, transaction);
  });
}

function newRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/** 256 random bits need no salt and no slow hash. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Identifies a browser at an IP address by a hash, so that the user agent is not stored a second time. */
function clientOf({ userAgent, ip }: PublicCallContext): string {
  return createHash('sha256')
    .update(`${userAgent ?? ''}\n${ip}`)
    .digest('base64url')
    .slice(0, 22);
}

function after(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms);
}
