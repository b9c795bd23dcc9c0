import { CompiledQuery, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { DatabaseConnection, Dialect, Driver, Kysely, QueryResult, TransactionSettings } from 'kysely';
import { DatabaseStatementError, DatabaseUnavailableError } from '../database-errors.ts';
import type { PgliteClient } from './pglite-client.ts';
import type { PgliteRows } from './messages.ts';
import type { TurnQueue } from './turn-queue.ts';

/** Gives the dialect the current worker and the turn queue. */
export interface PgliteSource {
  readonly turns: TurnQueue;
  /** Longest a single statement may run; 0 for no limit. */
  readonly statementLimitMs: number;
  /** Longest wait for a turn. */
  readonly busyLimitMs: number;
  client(): PgliteClient;
}

/**
 * Kysely's own PGlite driver shares one connection without a queue: one request's query would run inside another's open
 * transaction. This dialect serializes access with turns.
 */
export function pgliteDialect(source: PgliteSource): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PgliteDriver(source),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class PgliteDriver implements Driver {
  readonly #source: PgliteSource;

  constructor(source: PgliteSource) {
    this.#source = source;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#source.turns.take(this.#source.busyLimitMs);
    try {
      return new PgliteConnection(this.#source.client(), this.#source.statementLimitMs);
    } catch (error) {
      this.#source.turns.give();
      throw error;
    }
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    await (connection as PgliteConnection).settled();
    this.#source.turns.give();
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const words = ['begin'];
    if (settings.isolationLevel) words.push(`isolation level ${settings.isolationLevel}`);
    if (settings.accessMode) words.push(settings.accessMode);
    await connection.executeQuery(CompiledQuery.raw(words.join(' ')));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async savepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`savepoint "${name}"`));
  }

  async rollbackToSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`rollback to savepoint "${name}"`));
  }

  async releaseSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`release savepoint "${name}"`));
  }

  async destroy(): Promise<void> {}
}

/** One turn on the engine, bound to the worker it began on: a transaction never continues in a restarted one. */
class PgliteConnection implements DatabaseConnection {
  readonly #client: PgliteClient;
  readonly #statementLimitMs: number;
  #running: Promise<unknown> = Promise.resolve();

  constructor(client: PgliteClient, statementLimitMs: number) {
    this.#client = client;
    this.#statementLimitMs = statementLimitMs;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const running = this.#client.request(
      { kind: 'query', sql: query.sql, parameters: query.parameters },
      this.#statementLimitMs,
    );
    this.#running = running.catch(() => undefined);
    try {
      const result = (await running) as PgliteRows;
      return {
        rows: toObjects<Row>(result),
        ...(result.affectedRows === undefined ? {} : { numAffectedRows: BigInt(result.affectedRows) }),
      };
    } catch (error) {
      // The worker's stack trace is no help to the reader; this one leads to the query.
      if (error instanceof DatabaseStatementError) Error.captureStackTrace(error);
      throw error;
    }
  }

  // eslint-disable-next-line require-yield -- the interface requires a generator; this one only throws
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new DatabaseUnavailableError('PGlite does not stream; page by key instead.');
  }

  /** Resolves when the last statement has ended, answered or not. */
  async settled(): Promise<void> {
    await this.#running;
  }
}

function toObjects<Row>({ columns, rows }: PgliteRows): Row[] {
  return rows.map((values) => {
    const row: Record<string, unknown> = {};
    for (let index = 0; index < columns.length; index++) row[columns[index] ?? index] = values[index];
    return row as Row;
  });
}
