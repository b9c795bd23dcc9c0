import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
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

const keyIn = async (config: Parameters<typeof withSecrets>[0]) => (await withSecrets(config)).pushPrivateKey;

describe('config', () => {
  test('with nothing set, it is the demo on this machine', () => {
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
      email: null,
      pdf: null,
      accessTokenSecret: undefined,
      monitoringToken: undefined,
      trustedProxies: [],
      rateLimits: true,
      developerPages: true,
      logLevel: 'info',
      seed: 1,
    });
    expect(config.dataFolder).toBe(resolve('.data'));
    expect(isAbsolute(config.dataFolder)).toBe(true);
  });

  test('every variable sets its option, ignoring surrounding spaces', () => {
    expect(
      parseConfig({
        ROADSIDE_MODE: ' test ',
        ROADSIDE_DATA: '/srv/roadside',
        ROADSIDE_FILES: '/srv/media',
        DATABASE_URL: 'postgresql://u:p@h:5432/d',
        ACCESS_TOKEN_SECRET: 'a'.repeat(32),
        MONITORING_TOKEN: 'm'.repeat(32),
        API_HOST: '10.0.0.2',
        API_PORT: '4001',
        TRUSTED_PROXIES: ' 10.0.0.1, ,10.0.0.0/8 ,',
        RATE_LIMITS: 'off',
        DEVELOPER_PAGES: 'off',
        LOG_LEVEL: 'warn',
        VIEW_SCOPE: 'subtree',
        ARENA_AUDIENCE: 'enrolled',
        INCENTIVE_MONTHS: '6',
        ODDS_HORIZON: 'sqrt',
        SMTP_URL: 'smtps://u:p@mail.example:465',
        PDF_CHROMIUM: '/usr/bin/chromium',
        PDF_PAPER: 'A4',
        MAIL_FROM: 'roadside@club.example',
        PUBLIC_URL: 'https://roadside.club.example/',
        ROADSIDE_TODAY: '2026-11-20',
        ROADSIDE_SCALE: '0.5',
        STOCK_PHOTOS_KEY: ' key ',
        ARENA_MAX_MPH: '75',
        ARENA_MIN_REST_HOURS: '8',
        BET_MAX_STAKE: '20',
        BET_COOL_OFF_HOURS: '48',
        BET_WINNINGS: 'reward',
        REWARD_POINT_CENTS: '50',
        PAYOUT_REPORTING_CENTS: '100000',
        PAYMENT_SANDBOX: 'refuse',
        PUSH_PRIVATE_KEY: ` ${'p'.repeat(43)} `,
        PUSH_CONTACT: ' mailto:it@club.example ',
        PUSH_TEST_HOST: ' 127.0.0.1:9 ',
        PUSH_TEST_CA: ' pem ',
        ROADSIDE_SEED: '7',
      }),
    ).toEqual({
      mode: 'test',
      dataFolder: '/srv/roadside',
      filesFolder: '/srv/media',
      databaseUrl: 'postgresql://u:p@h:5432/d',
      accessTokenSecret: 'a'.repeat(32),
      monitoringToken: 'm'.repeat(32),
      host: '10.0.0.2',
      port: 4001,
      trustedProxies: ['10.0.0.1', '10.0.0.0/8'],
      pushPrivateKey: 'p'.repeat(43),
      pushContact: 'mailto:it@club.example',
      pushTestService: { host: '127.0.0.1:9', certificate: 'pem' },
      rateLimits: false,
      developerPages: false,
      logLevel: 'warn',
      access: { viewScope: 'subtree', arenaAudience: 'enrolled' },
      incentiveMonths: 6,
      oddsHorizon: 'sqrt',
      email: {
        smtpUrl: 'smtps://u:p@mail.example:465',
        from: 'roadside@club.example',
        publicUrl: 'https://roadside.club.example',
      },
      pdf: { chromium: '/usr/bin/chromium', paper: 'A4' },
      stockPhotosKey: 'key',
      safety: { maxMilesPerHour: 75, minimumRestHours: 8 },
      betLimits: { maxStake: 20, coolOffHours: 48 },
      betWinnings: 'reward',
      payouts: { pointCents: 50, reportingThresholdCents: 100_000 },
      paymentSandbox: 'refuse',
      today: '2026-11-20',
      scale: 0.5,
      seed: 7,
    });
  });

  test.each(['mail.example', 'https://mail.example'])('SMTP_URL rejects %j', (value) => {
    const withSender = { MAIL_FROM: 'a@b.example', PUBLIC_URL: 'https://a.example' };
    expect(Object.keys(problemsOf({ ...withSender, SMTP_URL: value }))).toEqual(['SMTP_URL']);
    expect(problemsOf({ ...withSender, SMTP_URL: 'smtp://mail.example' })).toEqual({});
  });

  test('a mail service needs a sender and the address of the web app', () => {
    expect(problemsOf({ SMTP_URL: 'smtp://mail.example' })).toEqual({
      MAIL_FROM: 'is required with SMTP_URL: the address email comes from',
      PUBLIC_URL: 'is required with SMTP_URL: the address people open, like https://roadside.example.com',
    });
  });

  test('rate limits cannot be turned off in production', () => {
    expect(problemsOf({ ...production, RATE_LIMITS: 'off' })).toEqual({
      RATE_LIMITS: 'can’t be off in production',
    });
    expect(problemsOf({ ...production, RATE_LIMITS: 'on' })).toEqual({});
    expect(problemsOf({ RATE_LIMITS: 'off' })).toEqual({});
  });

  test('an invalid variable is reported once, even if production requires it', () => {
    const problems = (() => {
      try {
        parseConfig({ ...production, DATABASE_URL: 'mysql://x', ACCESS_TOKEN_SECRET: ' ' });
        return [];
      } catch (error) {
        return (error as ConfigError).problems;
      }
    })();
    expect(problems.map(({ variable }) => variable)).toEqual(['DATABASE_URL', 'ACCESS_TOKEN_SECRET']);
  });

  test('empty variables count as unset', () => {
    expect(
      parseConfig({ ROADSIDE_MODE: '', DATABASE_URL: ' ', API_PORT: '', API_HOST: ' ', ROADSIDE_TODAY: '' }),
    ).toEqual(parseConfig({}));
  });

  test('every problem is reported at once, in one table', () => {
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
    expect((error as ConfigError).name).toBe('ConfigError');
    expect((error as ConfigError).table()).toBe(
      [
        'Roadside can’t start: 2 variables need attention.',
        '  DATABASE_URL         is required in production: postgresql://user:password@host:5432/database',
        '  ACCESS_TOKEN_SECRET  is required in production: 32 characters or more, for example from: openssl rand -base64 48',
        '.env.example explains every variable.',
      ].join('\n'),
    );
  });

  test('a port that fetch refuses is reported at startup, not by an API that never answers', () => {
    // https://fetch.spec.whatwg.org/#port-blocking, above 1023
    const refused = [
      1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
      10_080,
    ];
    const isRefused = (port: number) => 'API_PORT' in problemsOf({ API_PORT: `${port}` });
    expect(Array.from({ length: 9_100 }, (_, index) => 1_024 + index).filter(isRefused)).toEqual(refused);
    expect(problemsOf({ API_PORT: '4190' })).toEqual({
      API_PORT: 'is a port the web app can’t use; choose another',
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
    ['MAIL_FROM', ['a@b.example'], ['Roadside']],
    ['PUBLIC_URL', ['https://a.example', 'http://10.0.0.2:3000'], ['a.example', 'ftp://a.example']],
    ['ROADSIDE_TODAY', ['2028-02-29'], ['2026-02-29', '20261120']],
    ['ROADSIDE_MODE', ['demo', 'test'], ['prod', 'Demo']],
    ['LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], ['loud']],
    ['RATE_LIMITS', ['on', 'off'], ['no']],
    ['DEVELOPER_PAGES', ['on', 'off'], ['yes']],
    ['VIEW_SCOPE', ['rank', 'subtree'], ['all']],
    ['ARENA_AUDIENCE', ['admin', 'enrolled'], ['all']],
    ['ODDS_HORIZON', ['days', 'sqrt'], ['weeks']],
  ])('%s accepts %j and rejects %j', (variable, taken, refused) => {
    for (const value of taken) expect([value, problemsOf({ [variable]: value })]).toEqual([value, {}]);
    for (const value of refused)
      expect([value, Object.keys(problemsOf({ [variable]: value }))]).toEqual([value, [variable]]);
  });

  test('describes the expected value of a variable in words', () => {
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

  test('production requires its database and secrets', () => {
    expect(Object.keys(problemsOf({ ROADSIDE_MODE: 'production' }))).toEqual(['DATABASE_URL', 'ACCESS_TOKEN_SECRET']);
    expect(problemsOf({ ...production, ACCESS_TOKEN_SECRET: 'short' })).toHaveProperty('ACCESS_TOKEN_SECRET');
    expect(parseConfig({ ...production, HOST: '0.0.0.0' }).host).toBe('127.0.0.1');
    expect(parseConfig({ ...production, API_HOST: '10.0.0.2' })).toMatchObject({
      mode: 'production',
      host: '10.0.0.2',
    });
  });

  test('the demo never listens outside this machine', () => {
    for (const host of ['0.0.0.0', '::', '192.168.1.2'])
      expect(problemsOf({ API_HOST: host })).toEqual({
        API_HOST:
          'opens the demo to the network, but its passwords are public; leave it out or set ROADSIDE_MODE=production',
      });
    // The intended mode is unknown, so the demo's rules apply.
    expect(problemsOf({ ROADSIDE_MODE: 'prod', API_HOST: '0.0.0.0' })).toHaveProperty('API_HOST');
    for (const host of ['localhost', '::1', ' 127.0.0.1 '])
      expect(parseConfig({ API_HOST: host }).host).toBe(host.trim());
    expect(parseConfig({ ROADSIDE_MODE: 'test', API_HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  });

  test('developer pages are closed in production unless set', () => {
    expect(parseConfig({}).developerPages).toBe(true);
    expect(parseConfig(production).developerPages).toBe(false);
    expect(parseConfig({ ...production, DEVELOPER_PAGES: 'on' }).developerPages).toBe(true);
    expect(parseConfig({ DEVELOPER_PAGES: 'off' }).developerPages).toBe(false);
  });

  test('demo secrets are created once, readable by the owner only, and kept', async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'roadside-secrets-'));
    try {
      const config = { ...parseConfig({}), dataFolder: join(dataFolder, 'new') };
      const made = await Promise.all([withSecrets(config), withSecrets(config), withSecrets(config)]);
      expect(new Set(made.map(({ accessTokenSecret }) => accessTokenSecret)).size).toBe(1);
      expect((await withSecrets(config)).accessTokenSecret).toBe(made[0]?.accessTokenSecret);
      expect(new Set([...made.map(({ pushPrivateKey }) => pushPrivateKey), await keyIn(config)]).size).toBe(1);
      expect(await keyIn(config)).toMatch(/^[\w-]{43}$/);
      expect(made[0]?.accessTokenSecret.length).toBeGreaterThanOrEqual(43);
      // No temporary file is left behind.
      expect(await readdir(config.dataFolder)).toEqual(['secrets.json']);
      expect((await stat(join(config.dataFolder, 'secrets.json'))).mode & 0o777).toBe(0o600);
    } finally {
      await rm(dataFolder, { recursive: true });
    }
  });

  test('secrets come from the environment when set, and are new each time in tests', async () => {
    const given = parseConfig({ ACCESS_TOKEN_SECRET: 'a'.repeat(32), PUSH_PRIVATE_KEY: 'k'.repeat(43) });
    expect(await withSecrets(given)).toEqual(given);
    const tested = parseConfig({ ROADSIDE_MODE: 'test', ROADSIDE_DATA: '/nowhere' });
    const secrets = await Promise.all([withSecrets(tested), withSecrets(tested)]);
    expect(new Set(secrets.map(({ accessTokenSecret }) => accessTokenSecret)).size).toBe(2);
    expect(secrets[0]?.accessTokenSecret).toMatch(/^[\w-]{64}$/);
    const unset = { ...parseConfig(production), accessTokenSecret: undefined };
    await expect(withSecrets(unset)).rejects.toThrow('Production has its secrets from the environment.');
  });

  test('damaged demo secrets are reported with their file, and are left as they are', async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'roadside-secrets-'));
    const file = join(dataFolder, 'secrets.json');
    try {
      const config = { ...parseConfig({}), dataFolder };
      for (const text of ['', '{', '{"accessTokenSecret":"short"}']) {
        await writeFile(file, text);
        await expect(withSecrets(config)).rejects.toThrow(
          `${file} is damaged. Delete it. Everyone has to sign in and turn push on again, but nothing else is lost.`,
        );
        expect(await readFile(file, 'utf8')).toBe(text);
      }
      await writeFile(file, JSON.stringify({ accessTokenSecret: 'k'.repeat(32) }));
      expect((await withSecrets(config)).accessTokenSecret).toBe('k'.repeat(32));
      expect(await readdir(dataFolder)).toEqual(['secrets.json']);
      expect(await keyIn(config)).toBe(await keyIn(config));
    } finally {
      await rm(dataFolder, { recursive: true });
    }
  });

  test('push needs a contact in production, and a test’s own service only works in tests', () => {
    const key = 'k'.repeat(43);
    expect(problemsOf({ ...production, PUSH_PRIVATE_KEY: key })).toHaveProperty('PUSH_CONTACT');
    expect(problemsOf({ ...production, PUSH_PRIVATE_KEY: key, PUSH_CONTACT: 'mailto:it@club.example' })).toEqual({});
    expect(problemsOf({ PUSH_CONTACT: 'mailto:it@localhost' })).toHaveProperty('PUSH_CONTACT');
    expect(problemsOf({ PUSH_PRIVATE_KEY: 'short' })).toHaveProperty('PUSH_PRIVATE_KEY');
    expect(parseConfig(production).pushPrivateKey).toBeUndefined();
    const service = { PUSH_TEST_HOST: '127.0.0.1:9', PUSH_TEST_CA: 'pem' };
    expect(Object.keys(problemsOf(service))).toEqual(['PUSH_TEST_HOST', 'PUSH_TEST_CA']);
    expect(Object.keys(problemsOf({ ...production, ...service }))).toEqual(['PUSH_TEST_HOST', 'PUSH_TEST_CA']);
    expect(parseConfig({ ROADSIDE_MODE: 'test', ...service }).pushTestService).toEqual({
      host: '127.0.0.1:9',
      certificate: 'pem',
    });
  });

  test('.env.example matches the schema', async () => {
    const file = await readFile(new URL('../../../../../.env.example', import.meta.url), 'utf8');
    expect(file, 'run: node --conditions=@roadside/source apps/api/src/platform/config/env-example.ts').toBe(
      envExample(),
    );
  });
});
