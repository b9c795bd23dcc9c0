import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openPostgres } from '../database/postgres/open-postgres.ts';
import { openTestPglite } from './test-pglite.ts';
import { createTestDatabase, serverUrl } from './test-postgres.ts';

/**
 * A fresh, migrated database for a suite that does not test the engine itself. Uses the PostgreSQL test server if there
 * is one, since thousands of requests take a third less CPU there, and PGlite otherwise.
 */
export async function openTestDatabase(): Promise<Database> {
  if (serverUrl() === undefined) return openTestPglite();
  const { url, drop } = await createTestDatabase();
  const database = openPostgres({ url, statementTimeoutMs: 0 });
  await migrate(database);
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}
