import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** A payment as the sandbox knows it. */
export interface SandboxPayment {
  readonly key: string;
  readonly amount_cents: number;
  readonly reference: string;
  /** From when on the sandbox says that it was paid; null if it was lost. */
  readonly paid_from: Date | null;
}

export async function readSandboxPayment(db: Kysely<Tables>, key: string): Promise<SandboxPayment | null> {
  const row = await db.selectFrom('sandbox_payment').selectAll().where('key', '=', key).executeTakeFirst();
  return row ?? null;
}

export async function insertSandboxPayment(db: Kysely<Tables>, payment: SandboxPayment): Promise<void> {
  await db.insertInto('sandbox_payment').values(payment).execute();
}

/** Adds messages about a payment, the same one several times. */
export async function insertCallbacks(db: Kysely<Tables>, key: string, times: number): Promise<void> {
  await sql`insert into sandbox_callback (key) select ${key}::text from generate_series(1, ${times}::integer)`.execute(
    db,
  );
}

export async function readCallbacks(
  db: Kysely<Tables>,
  limit: number,
): Promise<readonly { readonly id: number; readonly key: string }[]> {
  return db.selectFrom('sandbox_callback').select(['id', 'key']).orderBy('id').limit(limit).execute();
}

export async function deleteCallbacks(db: Kysely<Tables>, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await db
      .deleteFrom('sandbox_callback')
      .where('id', 'in', [...ids])
      .execute();
}
