import { createHash, randomBytes } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { SingleUseTokenTable } from '../../platform/database/account-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';

type Promised = Omit<Insertable<SingleUseTokenTable>, 'token_hash' | 'used_at'>;

/** Creates a token of 256 random bits and stores its hash; only the return value has the token itself. */
export async function insertToken(trx: Kysely<Tables>, promised: Promised): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await trx
    .insertInto('single_use_token')
    .values({ ...promised, token_hash: hashOf(token) })
    .execute();
  return token;
}

/** The content of a token that is unused and not expired; locked until the transaction ends. */
export async function lockToken(trx: Kysely<Tables>, kind: SingleUseTokenTable['kind'], token: string, now: Date) {
  const row = await trx
    .selectFrom('single_use_token')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function spendToken(trx: Kysely<Tables>, token: string, now: Date): Promise<void> {
  await trx.updateTable('single_use_token').set({ used_at: now }).where('token_hash', '=', hashOf(token)).execute();
}

/** Spends every unused single-use token of an account, once its password has changed. */
export async function spendTokensOf(trx: Kysely<Tables>, accountId: number, now: Date): Promise<void> {
  await trx
    .updateTable('single_use_token')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
}

/** Counts an account's links that still work. */
export async function countLiveTokens(db: Kysely<Tables>, accountId: number, now: Date): Promise<number> {
  const { n } = await db
    .selectFrom('single_use_token')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(n);
}

export async function deleteTokensExpiredBefore(db: Kysely<Tables>, moment: Date): Promise<void> {
  await db.deleteFrom('single_use_token').where('expires_at', '<', moment).execute();
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
