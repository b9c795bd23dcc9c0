import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Runs a write in the transaction that the request already has, otherwise in one of its own. Unlike a savepoint it costs
 * no statements: a failure must end the whole request.
 */
export function inOneTransaction<Result>(
  kysely: Kysely<Tables>,
  work: (trx: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return kysely.isTransaction ? work(kysely) : kysely.transaction().execute(work);
}

/**
 * A transaction that services can use like the database itself. `transaction()` inside it is a savepoint, which is also
 * all or nothing and ends with the outer transaction. One at a time: savepoints of one connection form a stack.
 */
export function nestedIn(trx: Transaction<Tables>): Transaction<Tables> {
  const nested: Transaction<Tables> = new Proxy(trx, {
    get(target, property) {
      if (property === 'transaction') return () => ({ execute: inSavepoint });
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  async function inSavepoint<Result>(work: (inner: Kysely<Tables>) => Promise<Result>): Promise<Result> {
    await sql`savepoint nested`.execute(trx);
    try {
      const result = await work(nested);
      await sql`release savepoint nested`.execute(trx);
      return result;
    } catch (error) {
      await sql`rollback to savepoint nested`.execute(trx);
      throw error;
    }
  }
  return nested;
}
