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
const map: Wanted = { noun: 'map', absent: 'Write one.', folder: 'Choose a JSON file in it.' };

it.each<[string, Wanted, string]>([
  ['ENOENT', wantedFile, `The file a/b doesn’t exist. ${wantedFile.absent}`],
  ['ENOENT', map, 'The map a/b doesn’t exist. Write one.'],
  ['EISDIR', wantedFile, 'a/b is a folder. Choose a file in it.'],
  ['EISDIR', map, 'The map a/b is a folder. Choose a JSON file in it.'],
  ['ENOTDIR', wantedFile, 'The path a/b goes through something that isn’t a folder. Check it.'],
  ['EACCES', wantedFile, 'This user can’t read the file a/b. Change its owner or permissions, or use a copy of it.'],
  ['EPERM', map, 'This user can’t read the map a/b. Change its owner or permissions, or use a copy of it.'],
  ['EIO', wantedFile, 'The file a/b can’t be read (EIO). Copy it to another folder and use the copy.'],
])('%s is explained in words: %o', (code, wanted, sentence) => {
  expect(unreadable(failed(code), 'a/b', wanted).message).toBe(sentence);
});

it('an error without a code is repeated unchanged', () => {
  expect(unreadable(new Error('odd'), 'a/b', wantedFile).message).toBe(
    'The file a/b can’t be read (Error: odd). Copy it to another folder and use the copy.',
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
    await expect(firstBytes('')).rejects.toThrow('The path of the file to import is empty. Enter a path.');
    await expect(firstBytes(join(folder, 'none.csv'))).rejects.toThrow(
      `The file ${join(folder, 'none.csv')} doesn’t exist. Check the name of the CSV file or Excel workbook, and that its path starts from your current folder.`,
    );
    await expect(firstBytes(folder)).rejects.toThrow(`${folder} is a folder. Choose a file in it.`);
  });

  it('to a CSV file is refused where a sheet is chosen', async () => {
    const path = join(folder, 'a.csv');
    await writeFile(path, 'id,name\n1,a\n');
    await expect(openTable(path, { wanted: [], sheet: 'Jobs' })).rejects.toThrow(
      `You chose the sheet 'Jobs', but ${path} isn’t an Excel workbook (.xlsx).`,
    );
    expect(await openTable(path, { wanted: [] })).toMatchObject({ headers: ['id', 'name'], hasDateCells: false, path });
  });
});

describe('a header', () => {
  it.each([[['a', 'b']], [['a', '', '']], [['', 'a', '']]])('may be %j', (headers) => {
    expect(() => checkHeaders(headers)).not.toThrow();
  });
  it.each([
    [[], 'The file has no line of column names.'],
    [['', ''], 'The file has no line of column names.'],
    [['a', 'b', 'c', 'b', 'a'], "Two columns are named 'b'. Rename one of them."],
  ])('may not be %j', (headers, message) => {
    expect(() => checkHeaders(headers)).toThrow(new WrongFileError(message));
  });
});
