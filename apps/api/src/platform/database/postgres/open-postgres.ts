import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { Kysely, PostgresDialect } from 'kysely';
import type { PostgresCursor, PostgresPool, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { copyChunks, copyStatement } from '../copy-text.ts';
import type { Database } from '../database.ts';
import { isDatabaseUnavailable } from '../database-errors.ts';
import type { Tables } from '../tables.ts';
import { arrayParsers, valueParsers } from '../value-parsers.ts';
import { ListenConnection } from './listen-connection.ts';

export interface PostgresOptions {
  /**
   * postgresql://user:password@host:port/database; the query parameter
   * `options=-csearch_path%3Dname` limits it to one schema.
   */
  readonly url: string;
  /** Maximum number of connections. @defaultValue 10 */
  readonly poolSize?: number;
  /** Longest a single statement may run; 0 for no limit (loads, roll-ups). @defaultValue 8000 */
  readonly statementTimeoutMs?: number;
  /** Called when an idle connection breaks. */
  readonly onConnectionLost?: (error: Error) => void;
}

/**
 * Requests are many and short: starting a worker process or compiling a query takes longer than most reads, and the
 * cores are needed for other requests. `work_mem` lets months of calls be grouped in memory instead of on disk.
 */
const forReads = `set max_parallel_workers_per_gather = 0; set jit = off; set work_mem = '16MB'`;

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    valueParsers[oid] ?? arrayParsers[oid] ?? pg.types.getTypeParser(oid, format ?? 'text'),
};

/**
 * Opens a pool on a PostgreSQL server (15 or later). It connects on first use, so an unreachable server fails the
 * query, not the start.
 */
export function openPostgres(options: PostgresOptions): Database {
  const statementTimeoutMs = options.statementTimeoutMs ?? 8_000;
  const connection = {
    connectionString: options.url,
    types: types as pg.CustomTypesConfig,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'roadside',
  };
  const pool = new pg.Pool({
    ...connection,
    max: options.poolSize ?? 10,
    // The first reads on a new connection are several times slower, so a quiet minute should not close the old ones.
    idleTimeoutMillis: 300_000,
    // The server's own limit. The client's limit is longer and covers a server that no longer answers at all.
    ...(statementTimeoutMs > 0
      ? {
          statement_timeout: statementTimeoutMs,
          query_timeout: statementTimeoutMs + 2_000,
          idle_in_transaction_session_timeout: 60_000,
        }
      : {}),
  });
  pool.on('error', (error) => options.onConnectionLost?.(error));
  // If a connection breaks while a request holds it, the request's query fails. Without an error listener on the client
  // it would also end the process.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    // Queued before the query the connection was opened for, which reports a lost server itself.
    if (statementTimeoutMs > 0) client.query(forReads).catch(() => undefined);
  });
  const listening = new ListenConnection(() => new pg.Client(connection), options.onConnectionLost);

  const withClient = async <Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> => {
    const client = await pool.connect();
    let broken = false;
    try {
      return await work(client);
    } catch (error) {
      broken = isDatabaseUnavailable(error);
      throw error;
    } finally {
      client.release(broken);
    }
  };

  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: discardingBroken(pool) }) });
  let closed: Promise<void> | undefined;

  return {
    engine: 'postgres',
    kysely,
    copyInto: (table, columns, rows) =>
      withClient(async (client) => {
        let written = 0;
        const bytes = async function* () {
          for await (const chunk of copyChunks(rows)) {
            yield chunk.bytes;
            written += chunk.rowCount;
          }
        };
        await client.query('begin');
        try {
          await client.query('set local statement_timeout = 0');
          const stream = client.query(copyFrom(copyStatement(table, columns, 'stdin')));
          await pipeline(Readable.from(bytes(), { objectMode: false, highWaterMark: 1 << 20 }), stream);
          await client.query('commit');
        } catch (error) {
          await client.query('rollback').catch(() => undefined);
          throw error;
        }
        return written;
      }),
    execScript: (script) =>
      withClient(async (client) => {
        try {
          await client.query(script);
        } catch (error) {
          await client.query('rollback').catch(() => undefined);
          throw error;
        }
      }),
    listen: (channel, handler) => listening.listen(channel, handler),
    close: () =>
      (closed ??= (async () => {
        await listening.close();
        await kysely.destroy();
        if (!pool.ended) await pool.end();
      })()),
  };
}

/** Kysely always returns a connection to the pool; a broken one must not serve the next request. */
function discardingBroken(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      let broken = false;
      const run = async (sql: string, parameters: readonly unknown[]) => {
        try {
          return await client.query(sql, [...parameters]);
        } catch (error) {
          broken ||= isDatabaseUnavailable(error);
          throw error;
        }
      };
      function query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
      function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
      function query(statement: unknown, parameters: readonly unknown[] = []): unknown {
        if (typeof statement !== 'string') throw new TypeError('Cursors are not used; page by key instead.');
        return run(statement, parameters);
      }
      return {
        query,
        release: () => client.release(broken),
      };
    },
  };
}
