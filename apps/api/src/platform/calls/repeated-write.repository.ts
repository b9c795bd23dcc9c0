import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Identifies a write: the key belongs to the caller and to one call. */
export interface WriteKey {
  readonly employeeId: number;
  readonly call: string;
  readonly key: string;
}

/**
 * Claims a free or expired key. Returns false when it is already taken. While another transaction is claiming
 * it, waits for that one to end.
 */
export async function takeKey(
  trx: Kysely<Tables>,
  { employeeId, call, key }: WriteKey,
  { bodyHash, now, expired }: { readonly bodyHash: string; readonly now: Date; readonly expired: Date },
): Promise<boolean> {
  const row = await trx
    .insertInto('repeated_write')
    .values({ employee_id: employeeId, call, key, body_hash: bodyHash, reply: null, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['employee_id', 'call', 'key'])
        .doUpdateSet({ body_hash: bodyHash, reply: null, created_at: now })
        .where('repeated_write.created_at', '<', expired),
    )
    .returning('employee_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Reads the stored reply to the write with this key. */
export async function readReply(
  trx: Kysely<Tables>,
  { employeeId, call, key }: WriteKey,
): Promise<{ readonly body_hash: string; readonly reply: string | null }> {
  return trx
    .selectFrom('repeated_write')
    .select(['body_hash', 'reply'])
    .where('employee_id', '=', employeeId)
    .where('call', '=', call)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
}

export async function keepReply(
  trx: Kysely<Tables>,
  { employeeId, call, key }: WriteKey,
  reply: string,
): Promise<void> {
  await trx
    .updateTable('repeated_write')
    .set({ reply })
    .where('employee_id', '=', employeeId)
    .where('call', '=', call)
    .where('key', '=', key)
    .execute();
}

export async function deleteKeysBefore(db: Kysely<Tables>, moment: Date): Promise<void> {
  await db.deleteFrom('repeated_write').where('created_at', '<', moment).execute();
}
