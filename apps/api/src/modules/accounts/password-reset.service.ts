import { setTimeout } from 'node:timers/promises';
import { hashPassword } from '../../platform/auth/password.ts';
import type { PublicCallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { findAccount, setPassword } from './account.repository.ts';
import { sendEmails } from '../email/index.ts';
import { revokeSessions } from './session.repository.ts';
import { countLiveTokens, insertToken, lockToken, spendTokensOf } from './single-use-token.repository.ts';

const tokenMs = 30 * 60_000;
/** At most this many links work at the same time, so nobody can flood a mailbox. */
const maxLive = 3;
/** Requests for known and unknown addresses both take this long, so timing reveals nothing. */
const answerAfterMs = 250;

/** Emails a link to set a new password if the address belongs to an account; the answer is the same if not. */
export async function requestPasswordReset(context: PublicCallContext, email: string): Promise<void> {
  await Promise.all([sendLink(context, email), setTimeout(answerAfterMs)]);
}

async function sendLink({ db, config, audit, now }: PublicCallContext, email: string): Promise<void> {
  const account = await findAccount(db.kysely, { email }, config.mode !== 'production');
  if (!account?.active || (await countLiveTokens(db.kysely, account.id, now())) >= maxLive) return;
  await db.kysely.transaction().execute(async (trx) => {
    const at = now();
    const token = await insertToken(trx, {
      kind: 'password-reset',
      account_id: account.id,
      email: null,
      organization_id: null,
      position_type: null,
      created_by: null,
      created_at: at,
      expires_at: new Date(at.getTime() + tokenMs),
    });
    await sendEmails(
      trx,
      config,
      [
        {
          to: email,
          subject: 'Choose a new password',
          body: 'We received a request to choose a new password for your account. The link works once, for 30 minutes. If you didn’t ask for it, ignore this email.',
          link: `/reset-password/?token=${token}`,
          // No notice needed: the person who asked is waiting for the email.
          senderId: null,
        },
      ],
      at,
    );
    await audit(
      {
        event: 'authn_password_reset_requested',
        status: 'success',
        target: `account:${account.id}`,
        actorEmployeeId: null,
      },
      trx,
    );
  });
}

/**
 * Sets the new password with the link's token and ends every session of the account.
 * @throws ApiError 400 for a used, expired or unknown token
 */
export async function confirmPasswordReset(
  { db, audit, now }: PublicCallContext,
  token: string,
  password: string,
): Promise<void> {
  // Checked twice: hashing is expensive, so don't hash for guessed tokens.
  if (!(await lockToken(db.kysely, 'password-reset', token, now()))) throw uselessToken();
  const passwordHash = await hashPassword(password);
  await db.kysely.transaction().execute(async (trx) => {
    const at = now();
    const promised = await lockToken(trx, 'password-reset', token, at);
    if (!promised || promised.account_id === null) throw uselessToken();
    const employeeId = await setPassword(trx, promised.account_id, passwordHash);
    await spendTokensOf(trx, promised.account_id, at);
    await revokeSessions(trx, { accountId: promised.account_id, except: null, reason: 'password-reset', now: at });
    await audit(
      {
        event: 'authn_password_change',
        status: 'success',
        target: `account:${promised.account_id}`,
        actorEmployeeId: employeeId,
      },
      trx,
    );
  });
}

/** The error for a link that doesn't work or no longer works. */
export function uselessToken(): ApiError {
  return new ApiError('invalid-body', 'This link was already used or has expired. Request a new one.', {
    fields: { token: 'Used, expired or invalid' },
  });
}
