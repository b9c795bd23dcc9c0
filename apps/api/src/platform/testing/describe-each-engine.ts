import { afterAll, beforeAll, describe } from 'vitest';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from './test-database.ts';
import { openTestPglite } from './test-pglite.ts';
import { serverUrl } from './test-postgres.ts';

/**
 * Runs a suite once on PGlite (in memory) and once on a PostgreSQL server (`DATABASE_TEST_URL`; skipped with one line
 * if unset), each with its own fresh, migrated database.
 * @param suite - declares the tests; `open()` returns the database and is called inside hooks and tests
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
    beforeAll(async () => {
      db = await openTestDatabase();
    });
    afterAll(async () => {
      await db?.close();
    });
    suite(() => opened(db));
  });
}

function opened(db: Database | undefined): Database {
  if (!db) throw new Error('The database is open inside hooks and tests only.');
  return db;
}
