import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import type { Config } from './platform/config/config.ts';
import type { DataFolderLock } from './platform/data-folder/data-folder-lock.ts';

const began = performance.now();
/** Longest a shutdown may take. */
const stopLimitMs = 9_500;

// `npm start` keeps a channel open to this process. The channel closes when npm start ends, even on kill -9, so it can
// no longer stop us. Until the signal handlers below are installed there is nothing to clean up.
process.once('disconnect', () => {
  if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(1);
});
// The output pipe is closed then, too. A failed write must not end the process before the database is closed.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

// Halves the work of later starts. It must run before any of our own imports, so those are dynamic.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/roadside-api'));

/**
 * Machine-readable lines are JSON, whatever the log level:
 * {"progress": ...}, {"notice": ...} and finally {"ready": ...}.
 */
function tell(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** Prints a plain-text message to standard error for the person at the terminal, then ends the process. */
function refuse(text: string): never {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

async function loadConfig(): Promise<Config> {
  const { ConfigError, readConfig } = await import('./platform/config/config.ts');
  try {
    return readConfig();
  } catch (error) {
    if (error instanceof ConfigError) refuse(error.table());
    throw error;
  }
}

/** Runs before anything heavy is loaded, so that a second process on the folder is refused right away. */
async function takeLock({ databaseUrl, dataFolder }: Config): Promise<DataFolderLock | null> {
  if (databaseUrl) return null;
  const { lockDataFolder } = await import('./platform/data-folder/data-folder-lock.ts');
  try {
    return lockDataFolder(dataFolder, 'api');
  } catch (error) {
    const { systemSentence } = await import('./platform/errors/system-sentence.ts');
    refuse(systemSentence(error) ?? (error instanceof Error ? error.message : String(error)));
  }
}

/** Explains a startup error in one sentence; the stack trace of an unexpected error goes to the log. */
function explain(error: unknown, { host, port, databaseUrl }: Config): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is in use by another program. Stop that program, or choose another port: API_PORT=${port + 1}`;
  if (code === 'EACCES') return `This user can’t open port ${port} on ${host}. Choose one above 1024: API_PORT=4000`;
  const refusal = databaseUrl ? refusalSentence(error) : null;
  if (refusal) return refusal;
  if (code === 'EADDRNOTAVAIL') return `API_HOST=${host} isn’t an address of this machine. Try API_HOST=127.0.0.1`;
  const sentence = systemSentence(error);
  if (sentence) return sentence;
  if (error instanceof Error && error.name === 'MigrationMismatchError') return error.message;
  log.fatal({ err: error }, 'the start failed');
  return `Roadside couldn’t start: ${error instanceof Error ? error.message : String(error)}`;
}

const config = await loadConfig();
const lock = await takeLock(config);
const [{ withSecrets }, { createLogger }, { openDatabase }, { refusalSentence }, { systemSentence }] =
  await Promise.all([
    import('./platform/config/demo-secrets.ts'),
    import('./platform/logging/create-logger.ts'),
    import('./platform/database/open-database.ts'),
    import('./platform/database/refusal-sentence.ts'),
    import('./platform/errors/system-sentence.ts'),
  ]);
const log = createLogger(config.logLevel);
// The engine starts on another core while the rest of the program loads on this one.
const database = openDatabase(config, {
  onTrouble: (error) => log.warn({ err: error }, 'the database connection was lost'),
  ...(lock ? { lock } : {}),
});
// startApi reports a failure; until it awaits this, the rejection must not count as unhandled.
database.catch(() => undefined);
const { startApi } = await import('./start-api.ts');
const api = startApi({
  config: await withSecrets(config).catch((error: unknown) => refuse(explain(error, config))),
  lock,
  database,
  log,
  onProgress: (progress) => tell({ progress }),
  onNotice: (notice) => tell({ notice }),
});

let isStopping = false;
async function stop(reason: string, exitCode: number): Promise<void> {
  // A second stop request forces an immediate exit.
  if (isStopping) process.exit(exitCode || 1);
  isStopping = true;
  log.info({ reason }, 'stopping');
  setTimeout(() => process.exit(exitCode || 1), stopLimitMs).unref();
  await api.stop();
  process.exit(exitCode);
}

process.on('SIGTERM', () => void stop('SIGTERM', 0));
process.on('SIGINT', () => void stop('SIGINT', 0));
process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'uncaught exception');
  void stop('uncaught exception', 1);
});
process.on('unhandledRejection', (error) => {
  log.fatal({ err: error }, 'unhandled rejection');
  void stop('unhandled rejection', 1);
});

try {
  const { url, port } = await api.ready;
  tell({
    ready: {
      url,
      port,
      mode: config.mode,
      engine: config.databaseUrl ? 'postgres' : 'pglite',
      ms: Math.round(performance.now() - began),
    },
  });
} catch (error) {
  if (!isStopping) {
    isStopping = true;
    process.stderr.write(`${explain(error, config)}\n`);
    setTimeout(() => process.exit(1), stopLimitMs).unref();
    await api.stop();
    process.exit(1);
  }
}
