import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WrongFileError } from '../wrong-file-error.ts';
import { openTable } from './open-table.ts';
import { checkHeaders, firstBytes, wantedFile } from './table-file.ts';
import { unreadable } from './unreadable.ts';
import type { Wanted } from './unreadable.ts';

const failed = (code: string) => Object.assign(new Error(code), { code });
const map: Wanted = { noun: 'map', absent: 'Write one.', folder: 'Name a JSON file in it.' };

it.each<[string, Wanted, string]>([
  ['ENOENT', wantedFile, `There is no file a/b. ${wantedFile.absent}`],
  ['ENOENT', map, 'There is no map a/b. Write one.'],
  ['EISDIR', wantedFile, 'a/b is a folder. Name a file in it.'],
  ['EISDIR', map, 'The map a/b is a folder. Name a JSON file in it.'],
  ['ENOTDIR', wantedFile, 'The path a/b goes through something that isn’t a folder. Check it.'],
  [
    'EACCES',
    wantedFile,
    'The file a/b may not be read by this user. Change its owner or permissions, or name a copy of it.',
  ],
  ['EPERM', map, 'The map a/b may not be read by this user. Change its owner or permissions, or name a copy of it.'],
  ['EIO', wantedFile, 'The file a/b cannot be read (EIO). Copy it to another folder and name the copy.'],
])('%s is explained in words: %o', (code, wanted, sentence) => {
  expect(unreadable(failed(code), 'a/b', wanted).message).toBe(sentence);
});

it('an error without a code is repeated unchanged', () => {
  expect(unreadable(new Error('odd'), 'a/b', wantedFile).message).toBe(
    'The file a/b cannot be read (Error: odd). Copy it to another folder and name the copy.',
  );
});

describe('a path to import', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'roadside-table-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('gives the first four bytes, or as many as there are', async () => {
    const path = join(folder, 'bytes');
    for (const content of ['', 'ab', 'abcd', 'abcdef']) {
      await writeFile(path, content);
      expect((await firstBytes(path)).toString()).toBe(content.slice(0, 4));
    }
  });

  it('must exist', async () => {
    await expect(firstBytes('')).rejects.toThrow(
      'Expected the path of the file to import, found an empty one. Name the file.',
    );
    await expect(firstBytes(join(folder, 'none.csv'))).rejects.toThrow(
      `There is no file ${join(folder, 'none.csv')}. Expected the CSV file or Excel workbook to import: check its name, and that its path counts from the folder you are in.`,
    );
    await expect(firstBytes(folder)).rejects.toThrow(`${folder} is a folder. Name a file in it.`);
  });

  it('to a CSV file is refused where a sheet is chosen', async () => {
    const path = join(folder, 'a.csv');
    await writeFile(path, 'id,name\n1,a\n');
    await expect(openTable(path, { wanted: [], sheet: 'Jobs' })).rejects.toThrow(
      `The sheet 'Jobs' is chosen, but ${path} is not an Excel workbook (.xlsx).`,
    );
    expect(await openTable(path, { wanted: [] })).toMatchObject({ headers: ['id', 'name'], hasDateCells: false, path });
  });
});

describe('a header', () => {
  it.each([[['a', 'b']], [['a', '', '']], [['', 'a', '']]])('may be %j', (headers) => {
    expect(() => checkHeaders(headers)).not.toThrow();
  });
  it.each([
    [[], 'The file has no line with the names of the columns.'],
    [['', ''], 'The file has no line with the names of the columns.'],
    [['a', 'b', 'c', 'b', 'a'], "Two columns have the name 'b'. Give one of them another name."],
  ])('may not be %j', (headers, message) => {
    expect(() => checkHeaders(headers)).toThrow(new WrongFileError(message));
  });
});
