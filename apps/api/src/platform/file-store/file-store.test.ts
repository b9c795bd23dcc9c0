import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readByteRange } from './byte-range.ts';
import { diskStore } from './file-store.ts';

const name = 'abcdefghijklmnopqrstuv.webm';

describe('a store in a folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'store-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('keeps files whole, and reads parts of them', async () => {
    const store = diskStore(folder);
    const upload = join(folder, 'upload');
    await writeFile(upload, 'a video, honestly');
    await store.adopt(name, upload);
    expect(await store.size(name)).toBe(17);
    expect((await buffer(await store.read(name, { start: 2, end: 6 }))).toString()).toBe('video');
    expect(await readdir(folder)).toEqual(['ab']);
    await store.remove(name);
    expect(await store.size(name)).toBeNull();
  });

  test.each(['../../etc/passwd', 'abcdefghijklmnopqrstuv.exe', `${name}/../x`, ''])('never touches %j', async (odd) => {
    await expect(diskStore(folder).put(odd, new Uint8Array(1))).rejects.toThrow('Not the name');
  });
});

test.each([
  [undefined, null],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=-0', 'outside'],
  ['bytes=100-', 'outside'],
  ['bytes=20-10', null],
  ['bytes=0-1,5-6', null],
  ['lines=1-2', null],
  ['bytes=-', null],
])('the range %j of 100 bytes is %j', (header, range) => {
  expect(readByteRange(header, 100)).toEqual(range);
});
