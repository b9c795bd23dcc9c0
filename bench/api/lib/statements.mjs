// How many statements the api sends to its server: a number that is the same on every machine.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../../tooling/bootstrap/runtime.mjs';

const { Client } = createRequire(join(root, 'apps/api/package.json'))('pg');
/** The server counts what a connection did up to a second later. */
const countedAfterMs = 1500;

/** Counts the statements `work` causes. What runs beside it counts too, so the least of several tries is the truest. */
export async function countStatements(databaseUrl, work, tries = 3) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  // Outside of transactions each statement is one of its own.
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
