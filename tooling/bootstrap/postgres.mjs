// Our own PostgreSQL servers: a temporary one for the half of the API tests that needs one, and persistent ones for
// benches.
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { aptInstall, canAptInstall } from './chromium.mjs';
import { freePort } from './ports.mjs';
import { run, start } from './processes.mjs';
import { say } from './say.mjs';

const nobody = 65_534;

function findBinaries() {
  const debian = '/usr/lib/postgresql';
  const folders = existsSync(debian)
    ? readdirSync(debian)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(debian, version, 'bin'))
    : [];
  return (
    [...folders, ...(process.env.PATH ?? '').split(delimiter)].find(
      (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
    ) ?? null
  );
}

/**
 * Starts a server in a temp folder, as an ordinary user even when running as root (the server refuses root). Resolves
 * with `{ url, stop }`, or `{ skipped }` with one line saying why these tests don't run.
 */
export async function startPostgres() {
  if (process.env.DATABASE_TEST_URL) return { url: process.env.DATABASE_TEST_URL, stop: async () => {} };
  let binaries = findBinaries();
  if (!binaries && canAptInstall()) {
    say(
      'Installing PostgreSQL with apt for half of the api tests. To prevent it, set DATABASE_TEST_URL to a server of yours.',
    );
    if (await aptInstall(['postgresql'])) binaries = findBinaries();
  }
  if (!binaries)
    return {
      skipped:
        'PostgreSQL half of the api tests skipped: no server binaries here; install PostgreSQL 15 or newer, or set DATABASE_TEST_URL.',
    };

  const folder = mkdtempSync(join(tmpdir(), 'roadside-pg-'));
  const clear = () => rmSync(folder, { recursive: true, force: true });
  const server = await serveCluster(binaries, folder);
  if (server.skipped) {
    clear();
    return { skipped: `PostgreSQL half of the api tests skipped: ${server.skipped}.` };
  }
  return { ...server, stop: () => server.stop().then(clear) };
}

/**
 * Starts a server whose cluster is kept in `folder` for the next run, for data that takes long to load. Resolves with
 * `{ url, stop }`, or `{ skipped }` with the reason in one line.
 */
export async function startKeptPostgres(folder) {
  const binaries = findBinaries();
  if (!binaries) return { skipped: 'no PostgreSQL server binaries here; install PostgreSQL 15 or newer' };
  mkdirSync(folder, { recursive: true });
  return serveCluster(binaries, folder);
}

/** Serves the cluster in a folder, created on first use, as an ordinary user even when running as root. */
async function serveCluster(binaries, folder) {
  const asRoot = process.getuid?.() === 0;
  const identity = asRoot ? { uid: nobody, gid: nobody } : {};
  if (asRoot) chownSync(folder, nobody, nobody);
  const data = join(folder, 'data');
  if (!existsSync(join(data, 'PG_VERSION'))) {
    const made = await run(
      join(binaries, 'initdb'),
      ['-D', data, '-U', 'roadside', '--auth=trust', '--no-locale', '--encoding=UTF8', '--no-sync'],
      { cwd: folder, ...identity },
    );
    if (made.code !== 0) return { skipped: `initdb failed (${made.output.split('\n').at(-1)})` };
  }
  const port = await freePort();
  // fsync off: the data can be recreated, and the tests kill the API, never this machine.
  const server = start(
    join(binaries, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-k',
      '',
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'fsync=off',
      '-c',
      'max_connections=200',
    ],
    { cwd: folder, ...identity },
  );
  const stop = async () => {
    server.kill('SIGINT');
    await server.finished;
  };
  for (let attempt = 0; attempt < 150; attempt++) {
    if ((await run(join(binaries, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)])).code === 0)
      return {
        url: `postgres://roadside@127.0.0.1:${port}/postgres`,
        stop,
        user: asRoot ? 'nobody' : userInfo().username,
      };
    await new Promise((later) => setTimeout(later, 100));
  }
  await stop();
  return { skipped: `the server did not start (${server.tail.at(-1) ?? 'no output'})` };
}
