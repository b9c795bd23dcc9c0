import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { lockDataFolder } from '../data-folder/data-folder-lock.ts';
import type { DataFolderLock } from '../data-folder/data-folder-lock.ts';
import type { Database } from './database.ts';
import { openPglite } from './pglite/open-pglite.ts';
import { openPostgres } from './postgres/open-postgres.ts';

export interface DatabaseConfig {
  /** A PostgreSQL server; without it PGlite in the data folder. */
  readonly databaseUrl?: string | undefined;
  /** Where PGlite keeps its cluster (in `database/`), the lock and the demo secrets. */
  readonly dataFolder: string;
}

export interface OpenDatabaseOptions {
  /**
   * `requests` limits every statement to 8 s so that calls are answered in time; `background` has no such limit and,
   * on a server, a small pool of its own, so loads and roll-ups never take a connection from a request. PGlite has one
   * connection for both. @defaultValue 'requests'
   */
  readonly purpose?: 'requests' | 'background';
  /** The folder's lock where the caller has it already; else it is taken here, and it is let go of on close either way. */
  readonly lock?: DataFolderLock;
  /** What this process is, for the message a second one gets. @defaultValue 'api' */
  readonly program?: string;
  /** `shared_buffers` of PGlite, in MB; a server has its own setting. @defaultValue 128 */
  readonly sharedBuffersMb?: number;
  /** Called with lost connections and with a restart of the engine. */
  readonly onTrouble?: (error: Error) => void;
}

/** Below the limit of a call, so that it is the statement that ends and not only the wait for it. */
const longestStatementMs = 8_000;

/**
 * Opens the database the configuration names. The caller migrates it.
 * @throws {DataFolderLockedError} when another process works on the data folder
 */
export async function openDatabase(config: DatabaseConfig, options: OpenDatabaseOptions = {}): Promise<Database> {
  const trouble = options.onTrouble;
  const background = options.purpose === 'background';
  const statementLimitMs = background ? 0 : longestStatementMs;
  if (config.databaseUrl) {
    return openPostgres({
      url: config.databaseUrl,
      poolSize: background ? 4 : 10,
      statementTimeoutMs: statementLimitMs,
      ...(trouble ? { onConnectionLost: trouble } : {}),
    });
  }
  const lock = options.lock ?? lockDataFolder(config.dataFolder, options.program ?? 'api');
  try {
    const folder = join(config.dataFolder, 'database');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return await openPglite({
      folder,
      statementLimitMs,
      onClosed: () => lock.release(),
      ...(options.sharedBuffersMb === undefined ? {} : { sharedBuffersMb: options.sharedBuffersMb }),
      ...(trouble ? { onRestart: trouble } : {}),
    });
  } catch (error) {
    lock.release();
    throw error;
  }
}
