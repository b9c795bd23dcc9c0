import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Identifies a write: the key belongs to the caller and to one call. */
export interface WriteKey {
  readonly employeeId: number;
  readonly call: string;
  readonly key: string;
}

/** A key and the body it is used for. */
export interface KeyClaim extends WriteKey {
  readonly bodyHash: string;
}

const columns = (keys: readonly WriteKey[]) => sql`${keys.map(({ employeeId }) => employeeId)}::integer[],
  ${keys.map(({ call }) => call)}::text[], ${keys.map(({ key }) => key)}::text[]`;

/**
 * Claims the keys that are free or expired, one per person, and returns the people who got theirs. While another
 * transaction is claiming one, waits for that one to end; the order of the people keeps two from waiting for each other.
 */
export async function takeKeys(
  trx: Kysely<Tables>,
  claims: readonly KeyClaim[],
  { now, expired }: { readonly now: Date; readonly expired: Date },
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ employee_id: number }>`
    insert into repeated_write (employee_id, call, key, body_hash, reply, created_at)
    select employee_id, call, key, body_hash, null, ${now}::timestamptz
    from unnest(${columns(claims)}, ${claims.map(({ bodyHash }) => bodyHash)}::text[])
      as claim (employee_id, call, key, body_hash) order by employee_id
    on conflict (employee_id, call, key) do update
      set body_hash = excluded.body_hash, reply = null, created_at = excluded.created_at
      where repeated_write.created_at < ${expired}::timestamptz
    returning employee_id`.execute(trx);
  return new Set(rows.map(({ employee_id }) => employee_id));
}

/** The stored reply to a write. */
export interface StoredReply {
  readonly body_hash: string;
  readonly reply: string | null;
}

/** Reads the stored replies to the writes with these keys, one per person, by employee id. */
export async function readReplies(
  trx: Kysely<Tables>,
  keys: readonly WriteKey[],
): Promise<ReadonlyMap<number, StoredReply>> {
  const { rows } = await sql<StoredReply & { employee_id: number }>`
    select employee_id, body_hash, reply from repeated_write
    join unnest(${columns(keys)}) as asked (employee_id, call, key) using (employee_id, call, key)`.execute(trx);
  return new Map(rows.map(({ employee_id, ...stored }) => [employee_id, stored]));
}

/** Stores the replies to writes whose keys this transaction has taken. */
export async function keepReplies(
  trx: Kysely<Tables>,
  replies: readonly (WriteKey & { readonly reply: string })[],
): Promise<void> {
  await sql`update repeated_write as stored set reply = answer.reply
    from unnest(${columns(replies)}, ${replies.map(({ reply }) => reply)}::text[])
      as answer (employee_id, call, key, reply)
    where stored.employee_id = answer.employee_id and stored.call = answer.call and stored.key = answer.key`.execute(
    trx,
  );
}

/** Frees keys that this transaction has taken and not used. */
export async function freeKeys(trx: Kysely<Tables>, keys: readonly WriteKey[]): Promise<void> {
  await sql`delete from repeated_write as stored using unnest(${columns(keys)}) as asked (employee_id, call, key)
    where stored.employee_id = asked.employee_id and stored.call = asked.call and stored.key = asked.key`.execute(trx);
}

/** Deletes the keys of writes before a moment. */
export async function deleteKeysBefore(db: Kysely<Tables>, moment: Date): Promise<void> {
  await db.deleteFrom('repeated_write').where('created_at', '<', moment).execute();
}
