import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';
import { withSecrets } from './demo-secrets.ts';
import { envExample } from './env-example.ts';

const production = {
  ROADSIDE_MODE: 'production',
  DATABASE_URL: 'postgresql://roadside:secret@db.internal:5432/roadside',
  ACCESS_TOKEN_SECRET: 'a'.repeat(32),
};

function problemsOf(environment: Record<string, string>): Record<string, string> {
  try {
    parseConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError)
      return Object.fromEntries(error.problems.map(({ variable, problem }) => [variable, problem]));
    throw error;
  }
  return {};
}

describe('config', () => {
  test('nothing set is the demo on this machine', () => {
    const config = parseConfig({});
    expect(config).toMatchObject({
      mode: 'demo',
      host: '127.0.0.1',
      port: 4000,
      databaseUrl: undefined,
      scale: 1,
      today: null,
      access: { viewScope: 'rank', arenaAudience: 'admin' },
      incentiveMonths: 3,
      oddsHorizon: 'days',
    });
    expect(isAbsolute(config.dataFolder)).toBe(true);
  });

  test('empty variables mean unset ones', () => {
    expect(parseConfig({ ROADSIDE_MODE: '', DATABASE_URL: ' ', API_PORT: '', ROADSIDE_TODAY: '' })).toEqual(
      parseConfig({}),
    );
  });

  test('everything wrong is told at once, in one table', () => {
    const problems = problemsOf({
      ROADSIDE_MODE: 'production',
      API_PORT: 'many',
      LOG_LEVEL: 'loud',
      ROADSIDE_TODAY: '2026-02-30',
      DATABASE_URL: 'mysql://x',
    });
    expect(Object.keys(problems).toSorted()).toEqual([
      'ACCESS_TOKEN_SECRET',
      'API_PORT',
      'DATABASE_URL',
      'LOG_LEVEL',
      'ROADSIDE_TODAY',
    ]);
    const error = (() => {
      try {
        return parseConfig({ ROADSIDE_MODE: 'production' });
      } catch (caught) {
        return caught as ConfigError;
      }
    })();
    expect((error as ConfigError).table().split('\n')).toHaveLength(4);
  });

  test('a port that fetch refuses is told at the start, not as an api that never answers', () => {
    expect(problemsOf({ API_PORT: '4190' })).toEqual({
      API_PORT: expect.stringContaining('choose another') as unknown,
    });
    expect(parseConfig({ API_PORT: '4191' })).toMatchObject({ port: 4191 });
  });

  test.each([
    ['API_PORT', ['0', '65535'], ['-1', '65536', '80.5']],
    ['ROADSIDE_SCALE', ['0.01', '1000'], ['0', '-1', '1001']],
    ['ROADSIDE_SEED', ['0', '2147483647'], ['-1', '2147483648', '1.5']],
    ['INCENTIVE_MONTHS', ['1', '12'], ['0', '5', '13']],
    ['MONITORING_TOKEN', ['m'.repeat(32)], ['m'.repeat(31)]],
    ['ACCESS_TOKEN_SECRET', ['a'.repeat(32)], ['a'.repeat(31)]],
    ['DATABASE_URL', ['postgres://h/d', 'postgresql://u:p@h:5432/d'], ['mysql://h/d', 'postgres://[', 'h/d']],
    ['ROADSIDE_TODAY', ['2028-02-29'], ['2026-02-29', '20261120']],
    ['ROADSIDE_MODE', ['demo', 'test'], ['prod', 'Demo']],
    ['LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], ['loud']],
    ['RATE_LIMITS', ['on', 'off'], ['no']],
    ['DEVELOPER_PAGES', ['on', 'off'], ['yes']],
    ['VIEW_SCOPE', ['rank', 'subtree'], ['all']],
    ['ARENA_AUDIENCE', ['admin', 'enrolled'], ['all']],
    ['ODDS_HORIZON', ['days', 'sqrt'], ['weeks']],
  ])('%s takes %j, not %j', (variable, taken, refused) => {
    for (const value of taken) expect([value, problemsOf({ [variable]: value })]).toEqual([value, {}]);
    for (const value of refused)
      expect([value, Object.keys(problemsOf({ [variable]: value }))]).toEqual([value, [variable]]);
  });

  test('says in words what a variable should be', () => {
    expect(
      problemsOf({
        MONITORING_TOKEN: 'short',
        DATABASE_URL: 'mysql://x',
        ROADSIDE_TODAY: 'now',
        INCENTIVE_MONTHS: '5',
      }),
    ).toEqual({
      MONITORING_TOKEN: 'needs at least 32 characters',
      DATABASE_URL: 'must look like postgresql://user:password@host:5432/database',
      ROADSIDE_TODAY: 'must be a date like 2026-11-20',
      INCENTIVE_MONTHS: expect.stringMatching(/^must be one of 1, /) as unknown,
    });
    expect(() => parseConfig({ LOG_LEVEL: 'loud' })).toThrow('1 variable needs attention.');
    expect(() => parseConfig({ LOG_LEVEL: 'loud', VIEW_SCOPE: 'all' })).toThrow('2 variables need attention.');
  });

  test('production needs its database and secrets', () => {
    expect(Object.keys(problemsOf({ ROADSIDE_MODE: 'production' }))).toEqual(['DATABASE_URL', 'ACCESS_TOKEN_SECRET']);
    expect(problemsOf({ ...production, ACCESS_TOKEN_SECRET: 'short' })).toHaveProperty('ACCESS_TOKEN_SECRET');
    expect(parseConfig({ ...production, HOST: '0.0.0.0' }).host).toBe('127.0.0.1');
    expect(parseConfig({ ...production, API_HOST: '10.0.0.2' })).toMatchObject({
      mode: 'production',
      host: '10.0.0.2',
    });
  });

  test('the demo never listens beyond this machine', () => {
    for (const host of ['0.0.0.0', '::', '192.168.1.2'])
      expect(problemsOf({ API_HOST: host })).toHaveProperty('API_HOST');
    expect(parseConfig({ API_HOST: 'localhost' }).host).toBe('localhost');
  });

  test('pages for developers are closed in production unless set', () => {
    expect(parseConfig({}).developerPages).toBe(true);
    expect(parseConfig(production).developerPages).toBe(false);
    expect(parseConfig({ ...production, DEVELOPER_PAGES: 'on' }).developerPages).toBe(true);
    expect(parseConfig({ DEVELOPER_PAGES: 'off' }).developerPages).toBe(false);
  });

  test('demo secrets are made once, for the owner only, and stay', async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'roadside-secrets-'));
    try {
      const config = { ...parseConfig({}), dataFolder: join(dataFolder, 'new') };
      const made = await Promise.all([withSecrets(config), withSecrets(config), withSecrets(config)]);
      expect(new Set(made.map(({ accessTokenSecret }) => accessTokenSecret)).size).toBe(1);
      expect((await withSecrets(config)).accessTokenSecret).toBe(made[0]?.accessTokenSecret);
      expect(made[0]?.accessTokenSecret.length).toBeGreaterThanOrEqual(43);
      expect((await stat(join(config.dataFolder, 'secrets.json'))).mode & 0o777).toBe(0o600);
    } finally {
      await rm(dataFolder, { recursive: true });
    }
  });

  test('.env.example is what the schema says', async () => {
    const file = await readFile(new URL('../../../../../.env.example', import.meta.url), 'utf8');
    expect(file, 'run: node --conditions=@roadside/source apps/api/src/platform/config/env-example.ts').toBe(
      envExample(),
    );
  });
});
