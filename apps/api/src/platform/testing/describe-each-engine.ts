import { afterAll, beforeAll, describe } from 'vitest';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openPostgres } from '../database/postgres/open-postgres.ts';
import { createTestDatabase, serverUrl } from './test-postgres.ts';
import { openTestPglite } from './test-pglite.ts';

/**
 * Runs a suite once on PGlite (in memory) and once on a PostgreSQL server (`DATABASE_TEST_URL`; skipped
 * with one line without it), each with a fresh, migrated database of its own.
 * @param suite - declares the tests; `open()` gives the database and is called inside hooks and tests
 */
export function describeEachEngine(name: string, suite: (open: () => Database) => void): void {
  describe(`${name} (PGlite)`, () => {
    let db: Database | undefined;
    beforeAll(async () => {
      db = await openTestPglite();
    });
    afterAll(async () => {
      await db?.close();
    });
    suite(() => opened(db));
  });

  if (serverUrl() === undefined) {
    describe.skip(`${name} (PostgreSQL): DATABASE_TEST_URL is not set`, () => suite(() => opened(undefined)));
    return;
  }
  describe(`${name} (PostgreSQL)`, () => {
    let db: Database | undefined;
    let drop: (() => Promise<void>) | undefined;
    beforeAll(async () => {
      const database = await createTestDatabase();
      drop = database.drop;
      db = openPostgres({ url: database.url, statementTimeoutMs: 0 });
      await migrate(db);
    });
    afterAll(async () => {
      await db?.close();
      await drop?.();
    });
    suite(() => opened(db));
  });
}

function opened(db: Database | undefined): Database {
  if (!db) throw new Error('The database is open inside hooks and tests only.');
  return db;
}
