import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCsv } from './csv-file.ts';
import type { FileRow } from './table-file.ts';
import type { FileHints } from './sniff.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roadside-csv-'));
});
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
async function file(content: string | Uint8Array): Promise<string> {
  const path = join(folder, `${++files}.csv`);
  await writeFile(path, content);
  return path;
}
async function read(content: string | Uint8Array, hints?: FileHints) {
  const csv = await openCsv(await file(content), hints);
  const rows: FileRow[] = [];
  for await (const row of csv.rows()) rows.push(row);
  return { headers: csv.headers, shape: csv.shape, rows };
}
const utf16 = (text: string, mark = true) => Buffer.from(`${mark ? '\ufeff' : ''}${text}`, 'utf16le');

describe('a CSV file', () => {
  const plain = {
    headers: ['id', 'name'],
    rows: [
      { line: 2, fields: ['1', 'Zoë'] },
      { line: 3, fields: ['2', 'b'] },
    ],
  };

  it.each<[string, string | Uint8Array]>([
    ['as it should be', 'id,name\n1,Zoë\n2,b\n'],
    ['without a line end at the end', 'id,name\n1,Zoë\n2,b'],
    ['with a byte order mark and Windows line ends', '\ufeffid,name\r\n1,Zoë\r\n2,b\r\n'],
    ['with semicolons, as Excel writes in Europe', 'id;name\n1;Zoë\n2;b\n'],
    ['with tabs', 'id\tname\n1\tZoë\n2\tb\n'],
    ['with bars', 'id|name\n1|Zoë\n2|b\n'],
    ['in UTF-16, as Excel’s "Unicode text"', utf16('id\tname\r\n1\tZoë\r\n2\tb\r\n')],
    ['in UTF-16 without a mark', utf16('id,name\n1,Zoë\n2,b\n', false)],
    ['in big-endian UTF-16', utf16('id,name\n1,Zoë\n2,b\n').swap16()],
    ['gzipped, whatever its name', gzipSync('id,name\n1,Zoë\n2,b\n')],
    ['with spaces around the column names', ' id , name \n1,Zoë\n2,b\n'],
  ])('%s reads the same', async (_what, content) => {
    expect(await read(content)).toMatchObject(plain);
  });

  it('may have delimiters, quotes and line breaks inside quotes, and reports where each record begins', async () => {
    const { rows } = await read('id,note\n1,"a, b"\n2,"two\nlines, ""quoted"""\n\n3,"x\r\ny"\n4,5" pipe\n');
    expect(rows).toEqual([
      { line: 2, fields: ['1', 'a, b'] },
      { line: 3, fields: ['2', 'two\nlines, "quoted"'] },
      { line: 6, fields: ['3', 'x\r\ny'] },
      { line: 8, fields: ['4', '5" pipe'] },
    ]);
  });

  it('counts lines with any line ending, including blank ones', async () => {
    const lines = async (content: string) => (await read(content)).rows.map(({ line, fields: [id] }) => [line, id]);
    expect(await lines('id,note\r\n\r\n1,"a\r\nb\rc\nd"\r\n  \r\n2,e\r\n')).toEqual([
      [3, '1'],
      [8, '2'],
    ]);
    expect(await lines('id,note\n1,"a\n\nb","c\nd"\n2,e\n')).toEqual([
      [2, '1'],
      [6, '2'],
    ]);
    // An empty first cell does not make a blank line.
    expect(await lines('id,note\n,a\n2,b\n')).toEqual([
      [2, ''],
      [3, '2'],
    ]);
  });

  it('keeps long fields whole across read chunks', async () => {
    const long = 'é€😀'.repeat(60_000);
    const { rows } = await read(`id,note\n1,${long}\n2,"${long}"\n`);
    expect(rows.map(({ fields }) => fields[1] === long)).toEqual([true, true]);
  });

  it('has the digest of its text, regardless of compression', async () => {
    const content = 'a\n1\n2\n';
    const csv = await openCsv(await file(gzipSync(content)));
    const digests: string[] = [];
    for await (const { line } of csv.rows((digest) => digests.push(digest))) expect(line).toBeGreaterThan(1);
    expect(digests).toEqual([createHash('sha256').update(content).digest('hex')]);
    expect(csv.hasDateCells).toBe(false);
  });

  it('finds the delimiter outside quotes', async () => {
    expect((await read('"a,b,c,d";e\n1;2\n')).headers).toEqual(['a,b,c,d', 'e']);
  });

  it('follows the first line in which Excel names its delimiter', async () => {
    expect(await read('sep=;\nid;name\n1;Zoë\n2;b\n')).toMatchObject({
      headers: plain.headers,
      rows: [{ line: 3, fields: ['1', 'Zoë'] }, { line: 4 }],
    });
  });

  it('is detected as UTF-16 by its byte order mark, even with few Latin letters', async () => {
    const names = 'ロードサイド'.repeat(200);
    for (const bytes of [utf16(`名前,住所\n${names},x\n`), utf16(`名前,住所\n${names},x\n`).swap16()])
      expect(await read(bytes)).toMatchObject({ headers: ['名前', '住所'], rows: [{ line: 2, fields: [names, 'x'] }] });
  });

  it('is read in another encoding when one is given', async () => {
    expect(await read(Buffer.from('id,name\n1,Zo\xeb\n2,b\n', 'latin1'), { encoding: 'windows-1252' })).toMatchObject(
      plain,
    );
  });

  it('may have a single column', async () => {
    expect(await read('name\nA\n')).toMatchObject({ headers: ['name'], rows: [{ fields: ['A'] }] });
  });

  it('returns rows of other lengths unchanged, for the reader to judge', async () => {
    expect((await read('a,b\n1\n1,2,3\n')).rows.map(({ fields }) => fields.length)).toEqual([1, 3]);
  });

  it('has the digest of its bytes, which is the same for every read', async () => {
    const csv = await openCsv(await file('a\n1\n'));
    const digests: string[] = [];
    for (let pass = 0; pass < 2; pass++)
      for await (const row of csv.rows((digest) => digests.push(digest))) expect(row.fields).toEqual(['1']);
    expect(digests).toHaveLength(2);
    expect(digests[0]).toBe(digests[1]);
    expect(digests[0]).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('an invalid CSV file', () => {
  it.each<[string, string | Uint8Array, RegExp]>([
    ['empty', '', /The file is empty\. Expected a CSV file/],
    ['blank', '  \n\n', /only white space/],
    ['a workbook', Buffer.from('PK\x03\x04rest', 'latin1'), /found an Excel workbook \(\.xlsx\).*CSV UTF-8/],
    [
      'an old workbook',
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]),
      /old Excel workbook \(\.xls\) or one with a password\. In Excel, remove any password and choose File > Save As > 'Excel Workbook \(\.xlsx\)'\.$/,
    ],
    ['a PDF', '%PDF-1.7', /found a PDF/],
    ['binary', new Uint8Array([1, 0, 0, 7, 0, 9, 9]), /found binary data/],
    ['JSON', '[{"a":1}]', /found JSON/],
    ['a web page', '<!DOCTYPE html><html>', /found a web page/],
    ['Windows text', Buffer.from('id,name\n1,Zo\xeb\n', 'latin1'), /isn’t UTF-8 text.*--encoding windows-1252/],
    ['cut off within a letter', Buffer.from('id,name\n1,Zoë').subarray(0, -1), /isn’t UTF-8 text/],
    ['two columns of one name', 'a,b,a\n1,2,3\n', /Two columns are named 'a'/],
    ['a workbook, gzipped', gzipSync(Buffer.from('PK\x03\x04', 'latin1')), /Excel workbook/],
  ])('%s is refused with what was expected and found', async (_what, content, message) => {
    await expect(read(content)).rejects.toThrow(message);
  });

  it('is missing, or a folder', async () => {
    await expect(openCsv(join(folder, 'none.csv'))).rejects.toThrow(/The file .*none\.csv doesn’t exist/);
    await expect(openCsv(folder)).rejects.toThrow(/is a folder/);
  });

  it('is truncated', async () => {
    const whole = gzipSync(
      `id,name\n${Array.from({ length: 20_000 }, (_, index) => `${index},${Math.sin(index)}`).join('\n')}`,
    );
    await expect(read(whole.subarray(0, whole.length / 2))).rejects.toThrow(
      'The gzip file is incomplete or damaged. Copy it again from its source.',
    );
    await expect(read(Buffer.from([0x1f, 0x8b, 1, 2, 3]))).rejects.toThrow('The gzip file is incomplete or damaged.');
    // Only the two bytes together are invalid.
    await expect(read(Buffer.from([0x1f, 0x2c, 0x61, 0x0a]))).resolves.toMatchObject({ headers: ['\u001f', 'a'] });
  });

  it('has an unclosed quote', async () => {
    await expect(read('id,name\n1,a\n2,"b\n3,c\n')).rejects.toThrow(
      'A quote opened after line 2 is never closed, so the rest of the file would be one field. Close it or double it: "".',
    );
    await expect(read('id,"name\n1,a\n')).rejects.toThrow('A quote opened after line 1 is never closed');
    await expect(read('sep=,\nid,name\n1,"b\n')).rejects.toThrow('A quote opened after line 2 is never closed');
    await expect(read(`id,name\n1,a\n2,"b\n${'3,c\n'.repeat(400_000)}`)).rejects.toThrow(/A quote opened after line 2/);
  });

  it.each<[string, string, RegExp]>([
    [
      'from the first line on',
      'a'.repeat(3_000_000),
      /^Line 1 is longer than 1,000,000 characters\. Expected a table with one record per line; this is a different kind of file, or its line breaks are missing\.$/,
    ],
    ['after some rows', `id,name\n1,a\n2,${'b'.repeat(3_000_000)}`, /^Line 3 is longer than 1,000,000 characters/],
    ['with quotes in it', `id,name\n1,${'b'.repeat(1_000_000)}"${'c'.repeat(1_000_000)}`, /^Line 2 is longer/],
  ])('is one endless line %s, even if small when gzipped', async (_what, content, message) => {
    await expect(read(gzipSync(content))).rejects.toThrow(message);
  });

  it('becomes invalid in the middle', async () => {
    const bytes = Buffer.concat([Buffer.from(`id,name\n${'1,a\n'.repeat(100_000)}`), Buffer.from([0xff, 0xff, 0x0a])]);
    await expect(read(bytes)).rejects.toThrow(/isn’t UTF-8/);
  });
});

describe('a CSV file as spreadsheets and databases leave it', () => {
  const table = async (content: string, wanted: readonly string[] = ['a', 'b', 'c']) => {
    const path = join(folder, 'left.csv');
    await writeFile(path, content);
    const file = await openCsv(path, { wanted });
    const rows: (readonly string[])[] = [];
    for await (const { fields } of file.rows()) rows.push(fields);
    return [file.headers, ...rows];
  };

  it.each([
    ['a header of another system', 'a,b,c\n1,x,"Van, white"\r\n2,y,"Coupe"\r\n'],
    ['a joined file', 'a,b,c\r\n1,x,"Van, white"\n2,y,"Coupe"\r\n'],
    ['a doubled return', 'a,b,c\r\r\n1,x,"Van, white"\r\r\n2,y,Coupe'],
    ['returns alone', 'a,b,c\r1,x,"Van, white"\r2,y,"Coupe"\r'],
  ])('can mix its line ends: %s', async (_what, content) => {
    expect(await table(content)).toEqual([
      ['a', 'b', 'c'],
      ['1', 'x', 'Van, white'],
      ['2', 'y', 'Coupe'],
    ]);
  });

  it('keeps a return inside a text', async () => {
    expect(await table('a,b,c\n1,x\ry,"two\r\nlines"\n')).toEqual([
      ['a', 'b', 'c'],
      ['1', 'x\ry', 'two\r\nlines'],
    ]);
  });

  it('has empty rows, titles and repeated headers, which are no records', async () => {
    expect(await table('\ufeffElm Street Towing,,\n,,\n"a","b","c"\n1,x,y\n,,\n" ",,\na,b,c\n2,x\n')).toEqual([
      ['a', 'b', 'c'],
      ['1', 'x', 'y'],
      ['2', 'x'],
    ]);
  });

  it('has the separator that all lines have, whatever its header says', async () => {
    expect(await table('id\tat, local, 24 h\tlat, WGS84, deg\nt1\t16:05\t40\n', ['id'])).toEqual([
      ['id', 'at, local, 24 h', 'lat, WGS84, deg'],
      ['t1', '16:05', '40'],
    ]);
    expect(await table('a;b;c\n1,5;2,5;x\n2,5;3,5;y\n')).toEqual([
      ['a', 'b', 'c'],
      ['1,5', '2,5', 'x'],
      ['2,5', '3,5', 'y'],
    ]);
  });
});
