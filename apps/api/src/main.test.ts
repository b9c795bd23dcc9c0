import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { prepareDataFolder } from './platform/testing/test-pglite.ts';
import { createTestDatabase, serverUrl } from './platform/testing/test-postgres.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const base = { PATH: process.env['PATH'] ?? '', ROADSIDE_MODE: 'test', API_PORT: '0', LOG_LEVEL: 'warn' };

/** The program, started the way a person or a supervisor starts it. */
class Program {
  readonly child: ChildProcess;
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  out = '';
  err = '';

  constructor(environment: Record<string, string>) {
    this.child = spawn(
      process.execPath,
      ['--conditions=@roadside/source', '--disable-warning=ExperimentalWarning', main],
      // Same as `npm start`: the channel closes when the parent process exits.
      { env: environment, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
    );
    this.child.stdout?.on('data', (text: Buffer) => (this.out += text.toString()));
    this.child.stderr?.on('data', (text: Buffer) => (this.err += text.toString()));
    // Not 'close': it never fires after the channel is closed from this side.
    this.ended = Promise.all([
      once(this.child, 'exit'),
      ...[this.child.stdout, this.child.stderr].map((stream) => stream && once(stream, 'close')),
    ]).then(([[code, signal]]) => ({ code: code as number | null, signal: signal as NodeJS.Signals | null }));
  }

  async line(name: 'ready' | 'progress'): Promise<Record<string, unknown>> {
    for (;;) {
      for (const text of this.out.split('\n'))
        if (text.startsWith(`{"${name}"`))
          return (JSON.parse(text) as Record<string, Record<string, unknown>>)[name] ?? {};
      const more = await Promise.race([
        once(this.child.stdout as Readable, 'data').then(() => true),
        this.ended.then(() => false),
      ]);
      if (!more && !this.out.includes(`{"${name}"`)) throw new Error(`ended before ${name}: ${this.err}`);
    }
  }

  async url(): Promise<string> {
    return String((await this.line('ready'))['url']);
  }
}

describe('the program', () => {
  let folder: string;
  const running: Program[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'roadside start '));
  });
  afterEach(async () => {
    for (const program of running.splice(0)) {
      program.child.kill('SIGKILL');
      await program.ended;
    }
    await rm(folder, { recursive: true, force: true });
  });
  const start = (environment: Record<string, string> = {}) => {
    const program = new Program({ ...base, ROADSIDE_DATA: folder, ...environment });
    running.push(program);
    return program;
  };

  test('reports every problem with the environment and does not start', async () => {
    const program = start({ ROADSIDE_MODE: 'production', API_PORT: 'x' });
    expect((await program.ended).code).toBe(1);
    for (const variable of ['API_PORT', 'DATABASE_URL', 'ACCESS_TOKEN_SECRET']) expect(program.err).toContain(variable);
    expect(program.out).toBe('');
    expect(program.err).not.toContain('    at ');
  });

  test('answers liveness immediately, reports when it is ready, and exits cleanly on SIGTERM', async () => {
    await prepareDataFolder(folder);
    const program = start();
    const url = await program.url();
    expect(await (await fetch(`${url}/health/live`)).json()).toEqual({ live: true });
    const ready = await fetch(`${url}/health/ready`);
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { ready: true, checks: { database: 'ok', migrations: 'ok', lock: 'ok', started: 'ok', disk: 'ok' } },
    ]);
    // Requests in progress when the signal arrives still get a response.
    const underWay = Array.from({ length: 20 }, () =>
      fetch(`${url}/accounts/login/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"username":"nobody","password":"x"}',
      }),
    );
    // One response has arrived, so the other requests have been accepted.
    await Promise.race(underWay);
    program.child.kill('SIGTERM');
    const statuses = (await Promise.all(underWay)).map(({ status }) => status);
    expect(statuses.every((status) => [401, 429, 503].includes(status))).toBe(true);
    expect(statuses).toContain(401);
    expect(await program.ended).toEqual({ code: 0, signal: null });
    expect(program.err).toBe('');

    // The next start says what reports would fail on, and starts all the same.
    const again = start({ PDF_CHROMIUM: join(folder, 'chromium') });
    await again.url();
    expect(again.out).toContain(`{"notice":"PDF_CHROMIUM=${join(folder, 'chromium')} doesn’t exist.`);
  });

  test('a second process on the same folder is refused in one line; after kill -9 the next one starts', async () => {
    await prepareDataFolder(folder);
    const first = start();
    await first.url();
    const second = start();
    expect((await second.ended).code).toBe(1);
    expect(second.err.trimEnd().split('\n')).toHaveLength(1);
    expect(second.err).toContain(`kill ${first.child.pid}`);
    expect(await (await fetch(`${await first.url()}/health/live`)).json()).toEqual({ live: true });
    first.child.kill('SIGKILL');
    await first.ended;
    const third = start();
    await third.url();
  });

  test('exits cleanly when its parent process exits', async () => {
    await prepareDataFolder(folder);
    const program = start();
    await program.url();
    program.child.disconnect();
    expect(await program.ended).toEqual({ code: 0, signal: null });

    const starting = start();
    await starting.line('progress');
    starting.child.disconnect();
    expect((await starting.ended).signal).toBeNull();
    await start().url();
  });

  test.each([
    [
      'a folder inside a file',
      join(fileURLToPath(import.meta.url), 'data'),
      /main\.test\.ts is a file but must be a folder/,
    ],
    ['a file where the folder should be', fileURLToPath(import.meta.url), /is a file but must be a folder/],
  ])('%s is reported in one clear line', async (_, dataFolder, words) => {
    const program = start({ ROADSIDE_DATA: dataFolder });
    expect((await program.ended).code).toBe(1);
    expect(program.err).toMatch(words);
    expect(program.err.trimEnd().split('\n')).toHaveLength(1);
  });

  test('a port already in use is reported in one clear line', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await prepareDataFolder(folder);
    const program = start({ API_PORT: String(port) });
    expect((await program.ended).code).toBe(1);
    expect(program.err.trimEnd()).toBe(
      `Port ${port} on 127.0.0.1 is in use by another program. Stop that program, or choose another port: API_PORT=${port + 1}`,
    );
    other.close();
  });

  test('an unreachable database is reported in one clear line without the password', async () => {
    const program = start({ DATABASE_URL: 'postgresql://roadside:canary-password@127.0.0.1:1/roadside' });
    expect((await program.ended).code).toBe(1);
    expect(program.err).toContain('connect to the database at DATABASE_URL (ECONNREFUSED)');
    expect(program.err + program.out).not.toContain('canary-password');
  });

  test.skipIf(serverUrl() === undefined)('several processes can start at once on one PostgreSQL server', async () => {
    const database = await createTestDatabase();
    try {
      const programs = [1, 2, 3].map(() => start({ DATABASE_URL: database.url }));
      for (const program of programs) expect((await fetch(`${await program.url()}/health/ready`)).status).toBe(200);
      for (const program of programs) program.child.kill('SIGTERM');
      for (const program of programs) expect((await program.ended).code).toBe(0);
    } finally {
      await database.drop();
    }
  });
});
