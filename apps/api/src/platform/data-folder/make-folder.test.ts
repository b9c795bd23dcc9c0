import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

const top = mkdtempSync(join(tmpdir(), 'roadside-make-folder-'));
afterAll(() => rmSync(top, { recursive: true }));

test('creates a folder and its parents, for the owner only, and accepts an existing one', () => {
  makeFolder(join(top, 'a/b'));
  makeFolder(join(top, 'a/b'));
  expect(statSync(join(top, 'a/b')).mode & 0o777).toBe(0o700);
});

test('a read-only file system is reported as read-only, not as a missing folder', () => {
  const readOnly = (_path: string, options: { recursive?: boolean }) => {
    throw Object.assign(new Error('raw'), { code: options.recursive ? 'ENOENT' : 'EROFS' });
  };
  expect(() => makeFolder(join(top, 'c/d'), readOnly)).toThrow(expect.objectContaining({ code: 'EROFS' }));
});

test('a file at that path is refused', () => {
  writeFileSync(join(top, 'file'), '');
  for (const folder of ['file', 'file/below'])
    expect(() => makeFolder(join(top, folder))).toThrow(
      expect.objectContaining({ code: 'EEXIST', path: join(top, 'file') }),
    );
});
