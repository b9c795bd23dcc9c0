import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { CallContext } from '../../platform/calls/handler.ts';
import { liveSessions, revokeSessions } from './session.repository.ts';

/** The caller's active sessions. */
export async function listSessions({
  db,
  session,
  now,
}: CallContext): Promise<CallReply<typeof calls.accounts.sessions>['sessions']> {
  return (await liveSessions(db.kysely, session.accountId, now())).map((row) => ({
    id: row.id,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    user_agent: row.user_agent,
    ip: row.ip,
    current: row.id === session.id,
  }));
}

/** Ends the caller's sessions, with or without the current one; returns how many were still active. */
export async function endSessions({ db, session, now, audit }: CallContext, keepThis: boolean): Promise<number> {
  return db.kysely.transaction().execute(async (trx) => {
    const ended = await revokeSessions(trx, {
      accountId: session.accountId,
      except: keepThis ? session.id : null,
      reason: 'signed-out-everywhere',
      now: now(),
    });
    await audit(
      {
        event: 'authn_token_revoked',
        status: 'success',
        target: `account:${session.accountId}`,
        changes: { sessions: ended },
      },
      trx,
    );
    return ended;
  });
}
