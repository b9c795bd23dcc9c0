import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export type CopyValue = string | number | boolean | Date | null | readonly (string | number | null)[] | Uint8Array;

/**
 * The only access to PostgreSQL, with two engines behind it: PGlite in a worker thread (the default, on a data folder
 * under an exclusive lock) and a node-postgres pool (`DATABASE_URL`). Callers never need to know which one it is: SQL
 * is the PostgreSQL 15 subset and raw bigints arrive as numbers on both.
 */
export interface Database {
  readonly engine: 'pglite' | 'postgres';
  /** Typed queries and transactions (`db.kysely.transaction().execute(...)`). */
  readonly kysely: Kysely<Tables>;
  /**
   * The same database for loads and roll-ups, which may run
   * longer than a request; set only when one engine serves both.
   */
  readonly background?: Database;
  /**
   * Streams rows into a table by COPY and returns the number written.
   * Atomic: if the source or the server fails, nothing is kept.
   */
  copyInto(
    table: keyof Tables & string,
    columns: readonly string[],
    rows: AsyncIterable<readonly CopyValue[]> | Iterable<readonly CopyValue[]>,
  ): Promise<number>;
  /** Runs a script of several statements; used for migrations. */
  execScript(script: string): Promise<void>;
  /** Calls the handler for each NOTIFY on the channel until the returned function is called. */
  listen(channel: string, handler: (payload: string) => void): Promise<() => Promise<void>>;
  /** Waits for running statements, then releases the engine and the folder's lock. */
  close(): Promise<void>;
}
