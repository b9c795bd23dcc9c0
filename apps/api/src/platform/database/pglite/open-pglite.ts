import { setTimeout as wait } from 'node:timers/promises';
import { Kysely } from 'kysely';
import { ChannelHandlers } from '../channel-handlers.ts';
import { copyChunks, copyStatement } from '../copy-text.ts';
import { DatabaseUnavailableError } from '../database-errors.ts';
import type { Database } from '../database.ts';
import type { Tables } from '../tables.ts';
import { PgliteClient } from './pglite-client.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import type { PgliteSource } from './pglite-dialect.ts';
import { TurnQueue } from './turn-queue.ts';

export interface PgliteOptions {
  /** Folder of the cluster; null keeps it in memory. */
  readonly folder: string | null;
  /** A tar of a cluster to start from. */
  readonly snapshot?: Uint8Array<ArrayBuffer>;
  /** Longest wait of a request for the connection. @defaultValue 8000 */
  readonly busyLimitMs?: number;
  /** Longest a single statement of a request may run before the engine is restarted; 0 for no limit. @defaultValue 0 */
  readonly statementLimitMs?: number;
  /** PostgreSQL's `shared_buffers`, in MB: memory that is not freed once it has been used. @defaultValue 128 */
  readonly sharedBuffersMb?: number;
  /** Called when the worker had to be restarted. */
  readonly onRestart?: (error: Error) => void;
  /** Called after the engine has stopped, to release what must outlive it, such as the folder's lock. */
  readonly onClosed?: () => void;
}

/** PGlite with its engine-specific additions. */
export interface PgliteDatabase extends Database {
  readonly engine: 'pglite';
  /** The same engine without the limits of requests: long statements, and long waits behind them. */
  readonly background: Database;
  /** The whole cluster as a tar, for tests. */
  snapshot(): Promise<Uint8Array<ArrayBuffer>>;
}

/** After this many consecutive failures the database stays down, which readiness reports. */
const maxRestarts = 5;
const restartPauseMs = 500;
/** Loads and roll-ups wait for one another. Only a transaction that waits for itself takes this long. */
const backgroundBusyLimitMs = 30 * 60_000;

/**
 * Opens PGlite in a worker thread, so that a long statement never blocks HTTP. The caller
 * holds the folder's lock. If the worker dies, it is restarted on the same folder, where
 * PostgreSQL's own recovery runs: open transactions are refused, later ones work. A statement
 * that runs too long also restarts the worker, since it would hold up everything behind it.
 */
export async function openPglite(options: PgliteOptions): Promise<PgliteDatabase> {
  const handlers = new ChannelHandlers();
  const turns = new TurnQueue();
  const busyLimitMs = options.busyLimitMs ?? 8_000;
  let closed = false;
  let closing: Promise<void> | undefined;

  const start = (snapshot: Uint8Array<ArrayBuffer> | null): PgliteClient =>
    new PgliteClient({
      folder: options.folder,
      snapshot,
      sharedBuffersMb: options.sharedBuffersMb ?? 128,
      onNotification: (channel, payload) => handlers.deliver(channel, payload),
      onLost: (error) => {
        if (closed) return;
        options.onRestart?.(error);
        // An in-memory cluster is lost; only a folder can be reopened.
        if (options.folder !== null) void restart();
      },
    });

  let client = start(options.snapshot ?? null);
  const restart = async () => {
    for (let attempt = 1; attempt <= maxRestarts; attempt++) {
      if (closed) return;
      client = start(null);
      try {
        await client.opened();
        for (const channel of handlers.channels()) await client.request({ kind: 'listen', channel });
        handlers.deliverMissed();
        return;
      } catch (error) {
        options.onRestart?.(error instanceof Error ? error : new Error(String(error)));
        await wait(restartPauseMs * attempt, undefined, { ref: false });
      }
    }
  };
  await client.opened();

  const inTurn = async <Result>(
    work: (engine: PgliteClient) => Promise<Result>,
    limitMs = backgroundBusyLimitMs,
  ): Promise<Result> => {
    await turns.take(limitMs);
    try {
      return await work(client);
    } finally {
      turns.give();
    }
  };

  const kyselyWith = (limits: Pick<PgliteSource, 'statementLimitMs' | 'busyLimitMs'>) =>
    new Kysely<Tables>({ dialect: pgliteDialect({ turns, ...limits, client: () => client }) });
  const kysely = kyselyWith({ statementLimitMs: options.statementLimitMs ?? 0, busyLimitMs });
  const unlimited = kyselyWith({ statementLimitMs: 0, busyLimitMs: backgroundBusyLimitMs });

  const database = {
    engine: 'pglite',
    kysely,
    copyInto: (table, columns, rows) =>
      inTurn(async (engine) => {
        const sql = copyStatement(table, columns, "'/dev/blob'");
        let written = 0;
        await engine.request({ kind: 'script', script: 'begin' });
        try {
          for await (const { bytes, rowCount } of copyChunks(rows)) {
            await engine.request({ kind: 'copy', sql, bytes });
            written += rowCount;
          }
          await engine.request({ kind: 'script', script: 'commit' });
        } catch (error) {
          await engine.request({ kind: 'script', script: 'rollback' }).catch(() => undefined);
          throw error;
        }
        return written;
      }),
    execScript: (script) =>
      inTurn(async (engine) => {
        try {
          await engine.request({ kind: 'script', script });
        } catch (error) {
          await engine.request({ kind: 'script', script: 'rollback' }).catch(() => undefined);
          throw error;
        }
      }),
    listen: async (channel, handler) => {
      const isFirst = handlers.add(channel, handler);
      if (isFirst) await inTurn((engine) => engine.request({ kind: 'listen', channel }), busyLimitMs);
      return async () => {
        if (handlers.remove(channel, handler) && !closed)
          await inTurn((engine) => engine.request({ kind: 'unlisten', channel }), busyLimitMs);
      };
    },
    snapshot: () =>
      inTurn(async (engine) => {
        const bytes = await engine.request({ kind: 'snapshot' });
        if (!(bytes instanceof Uint8Array)) throw new DatabaseUnavailableError('The snapshot is empty.');
        return new Uint8Array(bytes);
      }),
    close: () =>
      (closing ??= (async () => {
        await turns.close();
        closed = true;
        await kysely.destroy();
        await unlimited.destroy();
        await client.close();
        options.onClosed?.();
      })()),
  } as const satisfies Omit<PgliteDatabase, 'background'>;
  return { ...database, background: { ...database, kysely: unlimited } };
}
