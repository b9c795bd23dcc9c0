import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { lockDataFolder } from '../data-folder/data-folder-lock.ts';
import type { DataFolderLock } from '../data-folder/data-folder-lock.ts';
import type { Database } from './database.ts';
import { openPglite } from './pglite/open-pglite.ts';
import { openPostgres } from './postgres/open-postgres.ts';

export interface DatabaseConfig {
  /** A PostgreSQL server; without it, PGlite in the data folder. */
  readonly databaseUrl?: string | undefined;
  /** Where PGlite keeps its cluster (in `database/`), the lock and the demo secrets. */
  readonly dataFolder: string;
}

export interface OpenDatabaseOptions {
  /**
   * `requests` limits every statement to 8 s so that calls are answered in time. `background` has no such limit and, on
   * a server, uses a small separate pool, so loads and roll-ups never take a connection from a request. PGlite has one
   * connection for both. @defaultValue 'requests'
   */
  readonly purpose?: 'requests' | 'background';
  /** The folder's lock, if the caller already holds it; otherwise it is taken here. Closing releases it either way. */
  readonly lock?: DataFolderLock;
  /** The name of this process, shown to a second process that is refused. @defaultValue 'api' */
  readonly program?: string;
  /** `shared_buffers` of PGlite, in MB; a server has its own setting. @defaultValue 128 */
  readonly sharedBuffersMb?: number;
  /** Called when a connection is lost and when the engine restarts. */
  readonly onTrouble?: (error: Error) => void;
}

/** Below the limit of a call, so that the statement itself is canceled and not only the wait for it. */
const longestStatementMs = 8_000;

/**
 * Opens the database named in the configuration. The caller migrates it.
 * @throws {DataFolderLockedError} when another process uses the data folder
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
    const opened = await openPglite({
      folder,
      statementLimitMs,
      onClosed: () => lock.release(),
      ...(options.sharedBuffersMb === undefined ? {} : { sharedBuffersMb: options.sharedBuffersMb }),
      ...(trouble ? { onRestart: trouble } : {}),
    });
    return background ? opened.background : opened;
  } catch (error) {
    lock.release();
    throw error;
  }
}
