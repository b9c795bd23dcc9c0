// The two measured worlds. They take a while to create, so they are kept in artifacts/ for the next run.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { startKeptPostgres } from '../../../tooling/bootstrap/postgres.mjs';
import { root } from '../../../tooling/bootstrap/runtime.mjs';
import { startApi } from '../../../tooling/bootstrap/stack.mjs';

const { Client } = createRequire(join(root, 'apps/api/package.json'))('pg');

/** Pinned, so that a kept world is the same as a new one. */
export const today = '2026-11-20';
const worlds = join(root, 'artifacts', 'bench-worlds');

/** The whole demo world (160,000 calls), and enough multiples of it for a million; BENCH_SCALE replaces both. */
const scale = Number(process.env.BENCH_SCALE);
export const scales = scale > 0 ? { pglite: scale, postgres: scale } : { pglite: 1, postgres: 6.4 };

/**
 * Starts the API on an engine's world, created on first use; another `name` is a separate world. Resolves with its
 * address, its startup time and whether the world already existed; `{ skipped }` if the engine can't run here.
 */
export async function startWorld(
  engine,
  { rateLimits = 'on', env = {}, scale = scales[engine], name = `${engine}-${scale}` } = {},
) {
  const folder = join(worlds, name);
  mkdirSync(folder, { recursive: true });
  const server = engine === 'postgres' ? await startKeptPostgres(join(folder, 'server')) : null;
  if (server?.skipped) return server;
  const made = join(folder, 'made');
  const known = existsSync(made);
  const began = performance.now();
  const settings = {
    ROADSIDE_MODE: 'demo',
    ROADSIDE_DATA: folder,
    ROADSIDE_TODAY: today,
    ROADSIDE_SCALE: String(scale),
    DATABASE_URL: server?.url ?? '',
    API_PORT: '0',
    RATE_LIMITS: rateLimits,
    LOG_LEVEL: 'warn',
    ...env,
  };
  const api = await startApi({
    env: settings,
    onProgress: ({ stage, done, total }) =>
      console.log(`· ${engine}: ${stage} ${total ? `${Math.round((100 * done) / total)} %` : ''}`),
  });
  const startMs = performance.now() - began;
  if (server && !known) await vacuum(server.url);
  writeFileSync(made, '');
  return {
    folder,
    known,
    url: api.address.url,
    databaseUrl: server?.url ?? null,
    startMs,
    pid: api.child.pid,
    /** What a second process on the same world is started with. */
    env: settings,
    kill: async () => {
      api.child.kill('SIGKILL');
      await api.child.finished;
    },
    stop: async () => {
      api.child.kill('SIGTERM');
      await api.child.finished;
      await server?.stop();
    },
  };
}

/** What autovacuum does within minutes of a load; until then every count reads the table besides its index. */
async function vacuum(connectionString) {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query('vacuum (analyze)');
  } finally {
    await client.end();
  }
}
