// How many statements the API sends to the database: a number that is the same on every machine.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../../tooling/bootstrap/runtime.mjs';

const { Client } = createRequire(join(root, 'apps/api/package.json'))('pg');
/** The database updates a connection's statistics up to a second late. */
const countedAfterMs = 1500;

/**
 * Counts the statements `work` causes. Concurrent activity counts too, so the lowest of several tries is the most
 * accurate.
 */
export async function countStatements(databaseUrl, work, tries = 3) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  // Outside a transaction each statement is its own.
  const total = async () => {
    await wait(countedAfterMs);
    const { rows } = await client.query(
      'select xact_commit + xact_rollback as n from pg_stat_database where datname = current_database()',
    );
    return Number(rows[0].n);
  };
  try {
    const counts = [];
    for (let attempt = 0; attempt < tries; attempt++) {
      const before = await total();
      await work();
      counts.push((await total()) - before);
    }
    return Math.min(...counts);
  } finally {
    await client.end();
  }
}
