import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { passwordFits } from '../platform/auth/password.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { createTestDatabase, serverUrl } from '../platform/testing/test-postgres.ts';

const command = fileURLToPath(new URL('./admin.ts', import.meta.url));
/** Shared by every run of the command, as with `npm run admin`. */
const compileCache = fileURLToPath(new URL('../../../../node_modules/.cache/roadside-api', import.meta.url));
const password = 'a long password from the terminal';

async function create(env: Record<string, string>, answers: readonly string[]) {
  const child = spawn(
    process.execPath,
    ['--conditions=@roadside/source', '--disable-warning=ExperimentalWarning', command, 'create'],
    {
      env: { PATH: process.env['PATH'], ROADSIDE_MODE: 'test', NODE_COMPILE_CACHE: compileCache, ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  );
  let [out, err] = ['', ''];
  child.stdout.on('data', (text) => (out += text));
  child.stderr.on('data', (text) => (err += text));
  // A command that refuses early stops reading its input.
  child.stdin.on('error', () => {});
  child.stdin.end(`${answers.join('\n')}\n`);
  await once(child, 'close');
  return { code: child.exitCode, out, err };
}

const engines: readonly { readonly engine: string; readonly server: boolean }[] = [
  { engine: 'PGlite', server: false },
  { engine: 'PostgreSQL', server: true },
];

for (const { engine, server } of engines)
  describe.skipIf(server && serverUrl() === undefined)(`admin create (${engine})`, () => {
    let folder = '';
    let env: Record<string, string> = {};
    let drop: (() => Promise<void>) | undefined;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'roadside admin '));
      const database = server ? await createTestDatabase() : undefined;
      drop = database?.drop;
      env = { ROADSIDE_DATA: join(folder, 'data'), ...(database && { DATABASE_URL: database.url }) };
    });
    afterAll(async () => {
      await drop?.();
      await rm(folder, { recursive: true, force: true });
    });

    async function accounts() {
      const db = await openDatabase({ dataFolder: join(folder, 'data'), databaseUrl: env['DATABASE_URL'] });
      try {
        return await db.kysely
          .selectFrom('account')
          .innerJoin('employee', 'employee.id', 'account.employee_id')
          .innerJoin('organization', 'organization.id', 'employee.organization_id')
          .select([
            'account.username',
            'account.password_hash',
            'employee.position_type',
            'employee.permissions',
            'organization.name',
            'organization.time_zone',
          ])
          .orderBy('account.id')
          .execute();
      } finally {
        await db.close();
      }
    }

    // Starts the program three times.
    test('creates an Admin, even when one exists, and explains refusals in words', { timeout: 240_000 }, async () => {
      const first = ['pat', 'pat@club.example', password, 'Pat', 'Lee', 'Pine Club', 'America/Chicago'];
      expect(await create(env, [...first.slice(0, 2), 'short', ...first.slice(3)])).toMatchObject({
        code: 1,
        err: expect.stringMatching(/^The account wasn’t created:\n {2}password: /) as unknown,
      });
      expect(await accounts()).toEqual([]);

      expect(await create(env, first)).toEqual({
        code: 0,
        out: 'pat can now sign in as an Admin for the whole club.\n',
        err: '',
      });
      expect((await create(env, ['sam', 'sam@club.example', password, 'Sam', 'Ray'])).code).toBe(0);

      const made = await accounts();
      const admin = { position_type: 'Admin', permissions: ['Admin', 'see-all'] };
      const club = { name: 'Pine Club', time_zone: 'America/Chicago' };
      expect(made).toMatchObject([
        { username: 'pat', ...admin, ...club },
        { username: 'sam', ...admin, ...club },
      ]);
      expect(await passwordFits(made[0]!.password_hash, password)).toBe(true);
    });
  });

test('admin create explains in a sentence that the database refuses access, without the password', async () => {
  const answers = ['ada', 'ada@lantern.example', password, 'Ada', 'Lovelace', 'Lantern Motor Club', 'America/New_York'];
  const { code, err } = await create(
    { DATABASE_URL: 'postgresql://roadside:canary-password@127.0.0.1:1/roadside' },
    answers,
  );
  expect(code).toBe(1);
  expect(err).toMatch(/We can’t connect to the database at DATABASE_URL \(ECONNREFUSED\)\. Check that it’s running/);
  expect(err).not.toMatch(/canary-password|\n\s+at /);
});
