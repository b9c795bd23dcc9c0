import { createHash, randomBytes } from 'node:crypto';
import type { Rights } from '@roadside/domain/permissions';
import { sql } from 'kysely';
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

/**
 * What somebody who holds one of these tokens gets: the rights of the account, or for an invitation the position and
 * the permissions of everybody on record who may be meant.
 */
export async function rightsBehindTokens(
  db: Kysely<Tables>,
  tokens: readonly string[],
): Promise<(token: string) => readonly Rights[]> {
  const { rows } = await sql<{ token_hash: string; position_type: string; permissions: readonly string[] }>`
    select t.token_hash, e.position_type, e.permissions
      from single_use_token t join account a on a.id = t.account_id join employee e on e.id = a.employee_id
      where t.token_hash = any(${tokens.map(hashOf)}::text[])
    union all select t.token_hash, t.position_type, coalesce(e.permissions, '{}')
      from single_use_token t
      left join (employee e join organization o on o.id = e.organization_id)
        on e.active and (lower(e.unverified_email) = lower(t.email) and t.organization_id in (o.id, o.parent_id)
          or o.type = 'driver' and o.id = t.organization_id)
      where t.kind = 'invitation' and t.token_hash = any(${tokens.map(hashOf)}::text[])`.execute(db);
  const found = Map.groupBy(rows, ({ token_hash }) => token_hash);
  return (token) =>
    (found.get(hashOf(token)) ?? []).map(({ position_type, permissions }) => ({
      positionType: position_type,
      permissions,
    }));
}

export async function deleteTokensExpiredBefore(db: Kysely<Tables>, moment: Date): Promise<void> {
  await db.deleteFrom('single_use_token').where('expires_at', '<', moment).execute();
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
