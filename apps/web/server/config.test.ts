import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigProblem, isLoopback, readConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'roadside-web-'));
afterAll(() => rmSync(folder, { recursive: true }));
const problem = (env: Record<string, string>) => {
  try {
    readConfig(env, []);
  } catch (error) {
    if (error instanceof ConfigProblem) return error.message;
    throw error;
  }
  return null;
};

describe('the configuration', () => {
  it('has defaults for a local demo', () => {
    const config = readConfig({ ROADSIDE_DATA: folder }, []);
    expect(config).toMatchObject({
      mode: 'demo',
      dev: false,
      host: '127.0.0.1',
      port: 3000,
      apiUrl: 'http://127.0.0.1:4000',
      today: null,
      access: { viewScope: 'rank', arenaAudience: 'admin' },
      developerPages: true,
      basemap: null,
      basemapProvider: null,
    });
    for (const NODE_ENV of ['production', 'development', 'test'])
      expect([NODE_ENV, problem({ ROADSIDE_DATA: folder, NODE_ENV })]).toEqual([NODE_ENV, null]);
    expect(readConfig({ ROADSIDE_DATA: folder, ROADSIDE_MODE: 'test', HOST: '0.0.0.0' }, [])).toMatchObject({
      mode: 'test',
      host: '0.0.0.0',
      developerPages: true,
    });
  });

  it('resolves folders from the repository root, whatever the working directory', () => {
    const name = `.data-of-a-test-${process.pid}`;
    const place = join(import.meta.dirname, '../../..', name);
    try {
      const { sessionSecrets } = readConfig({ ROADSIDE_DATA: name }, []);
      expect(readFileSync(join(place, 'web-session-secret'), 'utf8')).toBe(`${sessionSecrets[0]}\n`);
      expect(statSync(place).mode & 0o777).toBe(0o700);
    } finally {
      rmSync(place, { recursive: true, force: true });
    }
  });

  it('reads who has the Arena menu, like the API does', () => {
    expect(readConfig({ ROADSIDE_DATA: folder, ARENA_AUDIENCE: 'enrolled', VIEW_SCOPE: 'subtree' }, []).access).toEqual(
      {
        viewScope: 'subtree',
        arenaAudience: 'enrolled',
      },
    );
  });

  it('keeps its generated secret, readable by nobody else', () => {
    const first = readConfig({ ROADSIDE_DATA: folder }, []).sessionSecrets;
    expect(readConfig({ ROADSIDE_DATA: folder }, []).sessionSecrets).toEqual(first);
    const file = join(folder, 'web-session-secret');
    expect(readFileSync(file, 'utf8').trim()).toBe(first[0]);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('generates another one if the kept one is too short to be safe', () => {
    const file = join(folder, 'web-session-secret');
    const secret = () => readConfig({ ROADSIDE_DATA: folder }, []).sessionSecrets[0];
    writeFileSync(file, `${'k'.repeat(32)}\n`);
    expect(secret()).toBe('k'.repeat(32));
    writeFileSync(file, 'k'.repeat(31));
    expect(secret()).toMatch(/^[\w-]{64}$/);
  });

  it('accepts a secret and a port at their limits', () => {
    const secret = 's'.repeat(32);
    expect(readConfig({ SESSION_SECRET: secret }, []).sessionSecrets).toEqual([secret]);
    expect(readConfig({ SESSION_SECRET: ` ${secret} , ` }, []).sessionSecrets).toEqual([secret]);
    expect(['1', '65535'].map((PORT) => readConfig({ ROADSIDE_DATA: folder, PORT }, []).port)).toEqual([1, 65_535]);
  });

  it('reads the pinned day, the proxy, and the basemap, which may be in the repository', () => {
    const given = { ROADSIDE_DATA: folder, ROADSIDE_TODAY: '2026-11-20', TRUST_PROXY: '10.0.0.1' };
    expect(readConfig(given, [])).toMatchObject({ today: '2026-11-20', trustProxy: '10.0.0.1', basemap: null });
    expect(readConfig({ ...given, BASEMAP_FILE: '/maps/own.pmtiles' }, []).basemap).toBe('/maps/own.pmtiles');
    expect(readConfig({ ...given, BASEMAP_FILE: 'maps/own.pmtiles' }, []).basemap).toBe(
      join(import.meta.dirname, '../../../maps/own.pmtiles'),
    );
    expect(readConfig({ ROADSIDE_DATA: folder }, []).trustProxy).toBeNull();
  });

  it('lets the demo listen on any loopback address', () => {
    for (const HOST of ['localhost', '::1', '127.0.0.2'])
      expect(readConfig({ ROADSIDE_DATA: folder, HOST }, []).host).toBe(HOST);
    expect(['0.0.0.0', '10.127.0.0', 'example.localhost'].map(isLoopback)).toEqual([false, false, false]);
  });

  it('treats an empty variable as not set', () => {
    expect(readConfig({ ROADSIDE_DATA: folder, PORT: '', API_URL: '' }, []).port).toBe(3000);
  });

  it('listens on loopback in production too, unless HOST says otherwise', () => {
    const production = { ROADSIDE_MODE: 'production', SESSION_SECRET: 'n'.repeat(40) };
    expect(readConfig(production, []).host).toBe('127.0.0.1');
    expect(readConfig({ ...production, HOST: '0.0.0.0' }, []).host).toBe('0.0.0.0');
  });

  it('closes the developer screens in production unless set', () => {
    const production = { ROADSIDE_MODE: 'production', SESSION_SECRET: 'n'.repeat(40) };
    expect(readConfig({ ROADSIDE_DATA: folder }, []).developerPages).toBe(true);
    expect(readConfig(production, []).developerPages).toBe(false);
    expect(readConfig({ ...production, DEVELOPER_PAGES: 'on' }, []).developerPages).toBe(true);
  });

  it('accepts several secrets in production', () => {
    const config = readConfig(
      {
        ROADSIDE_MODE: 'production',
        SESSION_SECRET: `${'n'.repeat(40)},${'o'.repeat(40)}`,
        API_URL: 'http://api:4000/',
      },
      ['--dev'],
    );
    expect(config).toMatchObject({
      apiUrl: 'http://api:4000',
      dev: true,
      sessionSecrets: ['n'.repeat(40), 'o'.repeat(40)],
    });
  });

  describe('of a map provider', () => {
    const style = 'https://tiles.example/style.json?key={key}';
    const provider = (env: Record<string, string>) => readConfig({ ROADSIDE_DATA: folder, ...env }, []).basemapProvider;

    it('is none unless set', () => {
      expect(provider({})).toBeNull();
      expect(provider({ BASEMAP_STYLE: '' })).toBeNull();
    });

    it('inserts the key into its URLs', () => {
      expect(provider({ BASEMAP_STYLE: style, BASEMAP_KEY: 'abc-1' })).toEqual({
        day: 'https://tiles.example/style.json?key=abc-1',
        night: 'https://tiles.example/style.json?key=abc-1',
        attribution: null,
      });
      expect(
        provider({
          BASEMAP_STYLE: 'https://tiles.example/{z}/{x}/{y}.png?key={key}',
          BASEMAP_STYLE_NIGHT: 'https://dark.example/{key}/{z}/{x}/{y}.png',
          BASEMAP_KEY: 'abc-1',
          BASEMAP_ATTRIBUTION: '© Example Maps',
        }),
      ).toEqual({
        day: 'https://tiles.example/{z}/{x}/{y}.png?key=abc-1',
        night: 'https://dark.example/abc-1/{z}/{x}/{y}.png',
        attribution: '© Example Maps',
      });
      expect(provider({ BASEMAP_STYLE: 'http://127.0.0.1:8080/style.json' })?.day).toBe(
        'http://127.0.0.1:8080/style.json',
      );
    });

    it.each([
      ['a key without a style', { BASEMAP_KEY: 'abc' }, 'BASEMAP_STYLE: required'],
      ['a style for the night alone', { BASEMAP_STYLE_NIGHT: style }, 'BASEMAP_STYLE: required'],
      ['a place for a key, and no key', { BASEMAP_STYLE: style }, 'BASEMAP_KEY: required'],
      [
        'a key the style has no place for',
        { BASEMAP_STYLE: 'https://t.example/s.json', BASEMAP_KEY: 'a' },
        'needs {key}',
      ],
      [
        'tiles without a source to name',
        { BASEMAP_STYLE: 'https://t.example/{z}/{x}/{y}.png' },
        'BASEMAP_ATTRIBUTION: required',
      ],
      ['what is no address', { BASEMAP_STYLE: 'tiles.example' }, 'BASEMAP_STYLE: is not an address'],
      ['a file', { BASEMAP_STYLE: 'file:///etc/passwd' }, 'BASEMAP_STYLE: is not an address'],
      ['a host that would end a policy', { BASEMAP_STYLE: 'https://t;img-src.example/s' }, 'BASEMAP_STYLE: is not'],
      ['a key that would change the address', { BASEMAP_STYLE: style, BASEMAP_KEY: 'a&b=/' }, 'BASEMAP_KEY: holds'],
    ])('refuses %s', (_name, env, words) => {
      expect(problem({ ROADSIDE_DATA: folder, ...env })).toContain(words);
    });
  });

  it.each([
    ['a production without a secret', { ROADSIDE_MODE: 'production' }, 'SESSION_SECRET: required'],
    ['a short secret', { SESSION_SECRET: 'short' }, 'SESSION_SECRET'],
    ['a short second secret', { SESSION_SECRET: `${'n'.repeat(40)},short` }, 'SESSION_SECRET'],
    ['a secret one letter too short', { SESSION_SECRET: 's'.repeat(31) }, 'needs at least 32 characters'],
    ['a port that is none', { PORT: '65536' }, 'PORT'],
    ['port 0', { PORT: '0' }, 'PORT'],
    ['a day that is none', { ROADSIDE_TODAY: '2026-02-30' }, 'ROADSIDE_TODAY'],
    ['an api that is no address', { API_URL: 'localhost:4000' }, 'API_URL'],
    ['a demo open to the network', { HOST: '0.0.0.0' }, 'HOST: opens the demo'],
    ['a folder that cannot be written', { ROADSIDE_DATA: import.meta.filename }, "the session secret can't be written"],
    ['an unknown mode', { ROADSIDE_MODE: 'prod' }, 'ROADSIDE_MODE'],
    ['an unknown NODE_ENV', { NODE_ENV: 'staging' }, 'NODE_ENV'],
    ['a scope that is none', { VIEW_SCOPE: 'all' }, 'VIEW_SCOPE'],
    ['an audience that is none', { ARENA_AUDIENCE: 'all' }, 'ARENA_AUDIENCE'],
    ['pages for developers on some days', { DEVELOPER_PAGES: 'yes' }, 'DEVELOPER_PAGES'],
    ['half a port', { PORT: '80.5' }, 'PORT'],
    ['an api of another protocol', { API_URL: 'ftp://api' }, 'API_URL'],
    ['a long name of a map', { BASEMAP_ATTRIBUTION: 'x'.repeat(201) }, 'BASEMAP_ATTRIBUTION'],
    [
      'secrets that are only commas',
      { SESSION_SECRET: `,${' '.repeat(40)}`, ROADSIDE_MODE: 'production' },
      'SESSION_SECRET: required',
    ],
  ])('refuses %s in one line', (_name, env, words) => {
    expect(problem({ ROADSIDE_DATA: folder, ...env })).toContain(words);
  });

  it('reports all errors together', () => {
    const message = problem({ PORT: 'x', API_URL: 'y' });
    expect(message).toMatch(/^ {2}PORT: .+\n {2}API_URL: .+$/);
  });
});
