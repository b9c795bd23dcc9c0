import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { migrate, readMigrations } from '../database/migrate.ts';
import { openPglite } from '../database/pglite/open-pglite.ts';
import type { PgliteDatabase } from '../database/pglite/open-pglite.ts';

const dayMs = 86_400_000;

/** A migrated PGlite in memory. */
export async function openTestPglite(): Promise<PgliteDatabase> {
  return openPglite({ folder: null, snapshot: await migratedCluster() });
}

/**
 * A migrated, empty cluster as a tar. Making one takes seconds and loading one a third of a second, so it is
 * kept, named by PGlite's version and the migrations' checksums.
 */
export async function migratedCluster(): Promise<Uint8Array<ArrayBuffer>> {
  const file = await snapshotFile();
  const kept = await readFile(file).catch(() => null);
  if (kept) return new Uint8Array(kept);
  const db = await openPglite({ folder: null });
  await migrate(db);
  const snapshot = await db.snapshot();
  await db.close();
  // Written beside and renamed: several test processes may come here at once.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, snapshot);
  await rename(unfinished, file);
  return snapshot;
}

/** Fills a data folder with a migrated, empty cluster, for programs that are started on it. */
export async function prepareDataFolder(dataFolder: string): Promise<void> {
  const db = await openPglite({ folder: join(dataFolder, 'database'), snapshot: await migratedCluster() });
  await db.close();
}

async function snapshotFile(): Promise<string> {
  const migrations = await readMigrations();
  const packageFile = join(createRequire(import.meta.url).resolve('@electric-sql/pglite'), '../../package.json');
  const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string };
  const key = createHash('sha256').update(JSON.stringify([version, migrations.map(({ name, checksum }) => [name, checksum])])).digest('hex').slice(0, 16);
  const folder = join(tmpdir(), `roadside-test-clusters-${userInfo().uid}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeOld(folder);
  return join(folder, `pglite-${key}.tar`);
}

async function removeOld(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > dayMs) await unlink(path).catch(() => undefined);
  }
}
