// The two worlds that are measured. They take a while to make, so they stay in artifacts/ for the next run.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startKeptPostgres } from '../../../tooling/bootstrap/postgres.mjs';
import { root } from '../../../tooling/bootstrap/runtime.mjs';
import { startApi } from '../../../tooling/bootstrap/stack.mjs';

/** Pinned, so that a kept world is the same as a new one. */
export const today = '2026-11-20';
const worlds = join(root, 'artifacts', 'bench-worlds');

/** The whole demo world (160,000 calls), and as many times of it as make a million; BENCH_SCALE replaces both. */
const scale = Number(process.env.BENCH_SCALE);
export const scales = scale > 0 ? { pglite: scale, postgres: scale } : { pglite: 1, postgres: 6.4 };

/**
 * Starts the api on the world of an engine, made on the first occasion. Resolves with its address, how long it took
 * to be ready and whether the world was there; `{ skipped }` where the engine cannot run here.
 */
export async function startWorld(engine, { rateLimits = 'on', env = {} } = {}) {
  const folder = join(worlds, `${engine}-${scales[engine]}`);
  mkdirSync(folder, { recursive: true });
  const server = engine === 'postgres' ? await startKeptPostgres(join(folder, 'server')) : null;
  if (server?.skipped) return server;
  const made = join(folder, 'made');
  const known = existsSync(made);
  const began = performance.now();
  const api = await startApi({
    env: {
      ROADSIDE_MODE: 'demo',
      ROADSIDE_DATA: folder,
      ROADSIDE_TODAY: today,
      ROADSIDE_SCALE: String(scales[engine]),
      DATABASE_URL: server?.url ?? '',
      API_PORT: '0',
      RATE_LIMITS: rateLimits,
      LOG_LEVEL: 'warn',
      ...env,
    },
    onProgress: ({ stage, done, total }) =>
      console.log(`· ${engine}: ${stage} ${total ? `${Math.round((100 * done) / total)} %` : ''}`),
  });
  const startMs = performance.now() - began;
  writeFileSync(made, '');
  return {
    folder,
    known,
    url: api.address.url,
    databaseUrl: server?.url ?? null,
    startMs,
    stop: async () => {
      api.child.kill('SIGTERM');
      await api.child.finished;
      await server?.stop();
    },
  };
}
