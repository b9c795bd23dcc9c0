import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigProblem, readConfig } from './config.ts';

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
  it('has defaults for a demo on this machine', () => {
    const config = readConfig({ ROADSIDE_DATA: folder }, []);
    expect(config).toMatchObject({
      mode: 'demo',
      dev: false,
      host: '127.0.0.1',
      port: 3000,
      apiUrl: 'http://127.0.0.1:4000',
      today: null,
      access: { viewScope: 'rank', arenaAudience: 'admin' },
    });
  });

  it('reads who has the Arena menu, as the api does', () => {
    expect(readConfig({ ROADSIDE_DATA: folder, ARENA_AUDIENCE: 'enrolled', VIEW_SCOPE: 'subtree' }, []).access).toEqual(
      {
        viewScope: 'subtree',
        arenaAudience: 'enrolled',
      },
    );
  });

  it('keeps the secret it makes, readable by nobody else', () => {
    const first = readConfig({ ROADSIDE_DATA: folder }, []).sessionSecrets;
    expect(readConfig({ ROADSIDE_DATA: folder }, []).sessionSecrets).toEqual(first);
    const file = join(folder, 'web-session-secret');
    expect(readFileSync(file, 'utf8').trim()).toBe(first[0]);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('treats an empty variable as not set', () => {
    expect(readConfig({ ROADSIDE_DATA: folder, PORT: '', API_URL: '' }, []).port).toBe(3000);
  });

  it('listens on this machine in production, too, unless HOST says otherwise', () => {
    const production = { ROADSIDE_MODE: 'production', SESSION_SECRET: 'n'.repeat(40) };
    expect(readConfig(production, []).host).toBe('127.0.0.1');
    expect(readConfig({ ...production, HOST: '0.0.0.0' }, []).host).toBe('0.0.0.0');
  });

  it('closes the screens for developers in production unless set', () => {
    const production = { ROADSIDE_MODE: 'production', SESSION_SECRET: 'n'.repeat(40) };
    expect(readConfig({ ROADSIDE_DATA: folder }, []).developerPages).toBe(true);
    expect(readConfig(production, []).developerPages).toBe(false);
    expect(readConfig({ ...production, DEVELOPER_PAGES: 'on' }, []).developerPages).toBe(true);
  });

  it('takes several secrets in production', () => {
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

  it.each([
    ['a production without a secret', { ROADSIDE_MODE: 'production' }, 'SESSION_SECRET: required'],
    ['a short secret', { SESSION_SECRET: 'short' }, 'SESSION_SECRET'],
    ['a short second secret', { SESSION_SECRET: `${'n'.repeat(40)},short` }, 'SESSION_SECRET'],
    ['a port that is none', { PORT: '70000' }, 'PORT'],
    ['an api that is no address', { API_URL: 'localhost:4000' }, 'API_URL'],
    ['a demo open to the network', { HOST: '0.0.0.0' }, 'HOST: opens the demo'],
    ['a folder that cannot be written', { ROADSIDE_DATA: import.meta.filename }, "the session secret can't be written"],
    ['an unknown mode', { ROADSIDE_MODE: 'prod' }, 'ROADSIDE_MODE'],
  ])('refuses %s in one line', (_name, env, words) => {
    expect(problem({ ROADSIDE_DATA: folder, ...env })).toContain(words);
  });

  it('tells everything that is wrong at once', () => {
    const message = problem({ PORT: 'x', API_URL: 'y' });
    expect(message).toContain('PORT');
    expect(message).toContain('API_URL');
  });
});
