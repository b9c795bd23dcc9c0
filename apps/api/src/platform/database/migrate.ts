import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { isUniqueViolation } from './database-errors.ts';
import { putBack } from './set-aside.ts';

const migrationsFolder = new URL('./migrations/', import.meta.url);
/** An arbitrary constant that must be the same in every process that migrates this database. */
const advisoryLock = 7_623_548;

export interface Migration {
  /** File name, which also sets the order: '0001_foundation.sql'. */
  readonly name: string;
  readonly script: string;
  readonly checksum: string;
}

/**
 * An applied migration was changed or is missing here: either the
 * database is newer than the program, or the file was edited.
 */
export class MigrationMismatchError extends Error {
  override readonly name = 'MigrationMismatchError';
}

/** Reads the migration files in order. */
export async function readMigrations(folder: URL = migrationsFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const script = await readFile(new URL(name, folder), 'utf8');
      return { name, script, checksum: createHash('sha256').update(script).digest('hex') };
    }),
  );
}

/**
 * Brings the schema up to date and returns the names of the migrations it applied. Forward only. Each file runs in its
 * own transaction together with the row that records it, under an advisory lock, so a killed migration leaves nothing
 * behind and two processes may start at once. Indexes that a killed load left out are built first.
 * @throws {MigrationMismatchError} when an applied file has a different checksum or is unknown
 */
export async function migrate(db: Database, migrations?: readonly Migration[]): Promise<string[]> {
  const known = migrations ?? (await readMigrations());
  await db.execScript(`
    begin;
    select pg_advisory_xact_lock(${advisoryLock});
    create table if not exists schema_migration (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    );
    commit;`);
  const applied = await appliedMigrations(db);
  verify(applied, known);
  await putBack(db);
  const added: string[] = [];
  for (const migration of known) {
    if (applied.has(migration.name)) continue;
    if (await apply(db, migration)) added.push(migration.name);
  }
  return added;
}

/** Names of the migrations this program knows and the database does not have yet. */
export async function pendingMigrations(db: Database): Promise<string[]> {
  const [known, applied] = await Promise.all([readMigrations(), appliedMigrations(db)]);
  return known.filter(({ name }) => !applied.has(name)).map(({ name }) => name);
}

async function appliedMigrations(db: Database): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; checksum: string }>`select name, checksum from schema_migration`.execute(
    db.kysely,
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

function verify(applied: ReadonlyMap<string, string>, known: readonly Migration[]): void {
  const byName = new Map(known.map((migration) => [migration.name, migration]));
  for (const [name, checksum] of applied) {
    const migration = byName.get(name);
    if (!migration)
      throw new MigrationMismatchError(
        `The database has the migration ${name}, which this version of Roadside doesn’t know. It was last used by a newer version; start that version.`,
      );
    if (migration.checksum !== checksum)
      throw new MigrationMismatchError(
        `The migration ${name} was changed after it was applied to this database. Restore the file and write the change as a new migration.`,
      );
  }
}

/** Returns false when another process was faster. */
async function apply(db: Database, { name, script, checksum }: Migration): Promise<boolean> {
  try {
    await db.execScript(`
      begin;
      set local statement_timeout = 0;
      select pg_advisory_xact_lock(${advisoryLock});
      insert into schema_migration (name, checksum) values ('${name}', '${checksum}');
      ${script}
      ;
      commit;`);
    return true;
  } catch (error) {
    if (isUniqueViolation(error, 'schema_migration_pkey')) return false;
    throw new Error(
      `The migration ${name} failed and was undone: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}
