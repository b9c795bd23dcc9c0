// Processor time of processes, from the system's own counters (Linux). Unlike elapsed time it hardly depends on what
// else the machine is doing.
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../tooling/bootstrap/runtime.mjs';

const { Client } = createRequire(join(root, 'apps/api/package.json'))('pg');
/** Linux reports these counters in hundredths of a second. */
const msPerTick = 10;

/** Milliseconds of processor time that a process has used; 0 once it has ended. */
function usedBy(pid) {
  try {
    // The name in parentheses may contain spaces. After it, user and system time are the 12th and 13th fields.
    const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ').slice(11, 13);
    return (Number(user) + Number(system)) * msPerTick;
  } catch {
    return 0;
  }
}

/** Measures the processor time of an API and of its connections to the database. */
export async function watchCpu({ pid, databaseUrl }) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const backends = async () => {
    const { rows } = await client.query(
      'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    return new Map(rows.map((row) => [row.pid, usedBy(row.pid)]));
  };
  return {
    /** Runs `work`; resolves with the milliseconds that the API and the database used meanwhile. */
    during: async (work) => {
      const [before, api] = [await backends(), usedBy(pid)];
      await work();
      const apiMs = usedBy(pid) - api;
      const after = await backends();
      const databaseMs = [...after].reduce((sum, [backend, ms]) => sum + ms - (before.get(backend) ?? 0), 0);
      return { apiMs, databaseMs };
    },
    close: () => client.end(),
  };
}
