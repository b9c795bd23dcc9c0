import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { DatabaseUnavailableError } from '../database/database-errors.ts';
import { migrate, readMigrations } from '../database/migrate.ts';
import { openPglite } from '../database/pglite/open-pglite.ts';
import type { PgliteDatabase } from '../database/pglite/open-pglite.ts';

const dayMs = 86_400_000;

/** Migrated, empty in-memory engines of finished tests: starting one costs several times as much as emptying one. */
const idle: PgliteDatabase[] = [];

/**
 * A migrated PGlite in memory. Once closed, it answers nothing
 * more, and its engine is emptied for the next test to use.
 */
export async function openTestPglite(): Promise<PgliteDatabase> {
  return checkOut(idle.pop() ?? (await openPglite({ folder: null, snapshot: await migratedCluster() })));
}

/** All our tables are in the schema public. */
async function empty(engine: PgliteDatabase): Promise<void> {
  await engine.execScript(
    'drop schema public cascade; create schema public; grant usage on schema public to public; discard temp; discard sequences; reset all;',
  );
  await migrate(engine);
  // Otherwise the test's writes would stay in the log, in memory, until the engine's next checkpoint.
  await engine.execScript('checkpoint');
}

/** Wraps the engine for one test, so that work the test leaves running cannot reach the next test's database. */
function checkOut(engine: PgliteDatabase): PgliteDatabase {
  let returned = false;
  const refuseWhenReturned = () => {
    if (returned) throw new DatabaseUnavailableError('The test has closed this database.');
  };
  const stopListening = new Set<() => Promise<void>>();
  const database = {
    engine: 'pglite' as const,
    kysely: engine.kysely.withPlugin({
      transformQuery: ({ node }) => (refuseWhenReturned(), node),
      transformResult: async ({ result }) => result,
    }),
    copyInto: async (...request) => (refuseWhenReturned(), engine.copyInto(...request)),
    execScript: async (script) => (refuseWhenReturned(), engine.execScript(script)),
    listen: async (channel, handler) => {
      refuseWhenReturned();
      const stop = await engine.listen(channel, handler);
      stopListening.add(stop);
      return async () => void (stopListening.delete(stop) && (await stop()));
    },
    snapshot: () => engine.snapshot(),
    close: async () => {
      if (returned) return;
      returned = true;
      for (const stop of stopListening) await stop();
      await empty(engine);
      idle.push(engine);
    },
  } satisfies Omit<PgliteDatabase, 'background'>;
  // Statements in tests have no time limit on either one.
  return { ...database, background: database };
}

/**
 * A migrated, empty cluster as a tar. Creating one takes seconds and loading one a third of a second, so it is cached,
 * named by PGlite's version and the migrations' checksums.
 */
export async function migratedCluster(): Promise<Uint8Array<ArrayBuffer>> {
  const file = await keptFile();
  const kept = await readFile(file).catch(() => null);
  if (kept) return new Uint8Array(kept);
  const db = await openPglite({ folder: null });
  await migrate(db);
  const snapshot = await db.snapshot();
  await db.close();
  // Written to a temporary file and renamed: several test processes may get here at the same time.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, snapshot);
  await rename(unfinished, file);
  return snapshot;
}

/** Fills a data folder with a migrated, empty cluster, for programs started on it. */
export async function prepareDataFolder(dataFolder: string): Promise<void> {
  await cp(await migratedFolder(), join(dataFolder, 'database'), { recursive: true });
}

/** The same cluster as a folder to copy: unpacking the tar takes seconds. */
async function migratedFolder(): Promise<string> {
  const kept = (await keptFile()).replace(/\.tar$/, '');
  if (existsSync(kept)) return kept;
  const unfinished = `${kept}.${process.pid}`;
  const db = await openPglite({ folder: unfinished, snapshot: await migratedCluster() });
  await db.close();
  await rename(unfinished, kept).catch(() => rm(unfinished, { recursive: true }));
  return kept;
}

async function keptFile(): Promise<string> {
  const migrations = await readMigrations();
  const packageFile = join(createRequire(import.meta.url).resolve('@electric-sql/pglite'), '../../package.json');
  const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string };
  const key = createHash('sha256')
    .update(JSON.stringify([version, migrations.map(({ name, checksum }) => [name, checksum])]))
    .digest('hex')
    .slice(0, 16);
  const folder = join(tmpdir(), `roadside-test-clusters-${userInfo().uid}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeOld(folder);
  return join(folder, `pglite-${key}.tar`);
}

async function removeOld(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > dayMs) await rm(path, { recursive: true, force: true });
  }
}
