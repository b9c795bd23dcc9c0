import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkSettings, makeFolder, reachableHost, requireWritable } from '../bootstrap/settings.mjs';
import { systemSentence } from '../bootstrap/system-errors.mjs';

const secret = 's'.repeat(32);
const production = {
  ROADSIDE_MODE: 'production',
  DATABASE_URL: 'postgresql://u:p@h/d',
  ACCESS_TOKEN_SECRET: secret,
  SESSION_SECRET: secret,
};

describe('settings', () => {
  test('production lists everything missing before anything starts', () => {
    expect(() => checkSettings({ ROADSIDE_MODE: 'production', SESSION_SECRET: ' ' })).toThrow(
      /DATABASE_URL[^]*ACCESS_TOKEN_SECRET[^]*SESSION_SECRET/,
    );
    expect(() => checkSettings({ ...production, SESSION_SECRET: `${secret},short` })).toThrow(/SESSION_SECRET .*short/);
    expect(() => checkSettings(production)).not.toThrow();
    // Only SESSION_SECRET is a list: in the other secret a comma is an ordinary character.
    expect(() => checkSettings({ ...production, ACCESS_TOKEN_SECRET: `a,${secret}` })).not.toThrow();
    expect(() => checkSettings({ ...production, ACCESS_TOKEN_SECRET: 'too-short' })).toThrow(
      /ACCESS_TOKEN_SECRET .*short/,
    );
    expect(() => checkSettings({ ...production, HOST: '0.0.0.0' })).not.toThrow();
  });

  test('the demo needs no settings and listens on loopback only', () => {
    expect(() => checkSettings({})).not.toThrow();
    expect(() => checkSettings({ ROADSIDE_MODE: '', HOST: 'localhost' })).not.toThrow();
    for (const name of ['HOST', 'API_HOST']) expect(() => checkSettings({ [name]: '0.0.0.0' })).toThrow(name);
  });

  test('a wildcard address is reached through loopback', () => {
    expect(['0.0.0.0', '::', '::1', '10.0.0.1'].map(reachableHost)).toEqual([
      '127.0.0.1',
      '[::1]',
      '[::1]',
      '10.0.0.1',
    ]);
  });

  test('an unwritable data folder is reported in a sentence with the fix', () => {
    const folder = mkdtempSync(join(tmpdir(), 'roadside-settings-'));
    try {
      requireWritable(join(folder, 'new'), 'ROADSIDE_DATA');
      writeFileSync(join(folder, 'file'), '');
      expect(() => requireWritable(join(folder, 'file'), 'ROADSIDE_DATA')).toThrow(/is a file.*ROADSIDE_DATA=/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('a read-only file system is reported as such, not as a missing folder', () => {
    const readOnly = (_folder: string, options: { recursive?: boolean }) => {
      throw Object.assign(new Error('raw'), { code: options.recursive ? 'ENOENT' : 'EROFS' });
    };
    expect(() => makeFolder(join(tmpdir(), 'roadside-read-only/a/b'), readOnly)).toThrow(
      expect.objectContaining({ code: 'EROFS' }),
    );
  });

  test('operating system errors become sentences, bugs do not', () => {
    expect(systemSentence(Object.assign(new Error('raw'), { code: 'EROFS', path: '/data' }))).toMatch(
      /^\/data .*read-only/,
    );
    expect(systemSentence(Object.assign(new Error('raw'), { code: 'ENOSPC', path: '/data' }))).toMatch(/disk is full/);
    expect(systemSentence(new TypeError('x is not a function'))).toBeNull();
  });
});
