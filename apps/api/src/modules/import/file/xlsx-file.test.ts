import { createHash } from 'node:crypto';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { writeXlsx } from 'hucre/xlsx';
import type { CellValue, WriteOptions, WriteSheet } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeWorkbook } from '@roadside/workbook/writer';
import { openTable } from './open-table.ts';
import { batchesAhead, rowsInBatch } from './send-sheet.ts';
import { SheetReader } from './sheet-reader.ts';
import { guarded, sheetDigest, sheetRows } from './sheet-rows.ts';
import type { FileRow } from './table-file.ts';
import { zipDirectory } from './zip-directory.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roadside-xlsx-'));
});
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
async function stored(content: Uint8Array | string): Promise<string> {
  const path = join(folder, `${++files}.xlsx`);
  await writeFile(path, content);
  return path;
}
async function open(content: Uint8Array | string, wanted: readonly string[] = ['Job', 'Called'], sheet?: string) {
  return openTable(await stored(content), { wanted, sheet });
}
const workbook = (sheets: readonly WriteSheet[], more: Partial<WriteOptions> = {}) =>
  writeXlsx({ sheets: [...sheets], ...more });
const jobs = (rows: CellValue[][], more: Partial<WriteSheet> = {}): WriteSheet => ({ name: 'Jobs', rows, ...more });
async function read(...input: Parameters<typeof open>) {
  const file = await open(...input);
  const rows: FileRow[] = [];
  for await (const row of file.rows()) rows.push(row);
  return { headers: file.headers, rows };
}
const at = (text: string) => new Date(`${text}Z`);
const dated = { columns: [{}, { numFmt: 'm/d/yyyy h:mm' }] };

describe('a workbook', () => {
  it('is read below its titles, with dates as times and the number of each row', async () => {
    const content = await workbook([
      jobs(
        [
          ['Elm Street Towing'],
          ['Jobs of November 2026', null, 'printed', at('2026-11-30T08:00')],
          [],
          [' Job ', 'Called', 'Paid', 'Miles'],
          ['10-4471', at('2026-11-19T16:05:30'), true, 12.5],
          [],
          ['10-4472', at('2026-11-20T00:00'), false, 0.1 + 0.2, 'a note beside the table'],
          ['10-4473'],
        ],
        dated,
      ),
    ]);
    expect(await read(content)).toEqual({
      headers: ['Job', 'Called', 'Paid', 'Miles'],
      rows: [
        { line: 5, fields: ['10-4471', '2026-11-19 16:05:30', 'true', '12.5'] },
        { line: 7, fields: ['10-4472', '2026-11-20', 'false', '0.3'] },
        { line: 8, fields: ['10-4473', '', '', ''] },
      ],
    });
  });

  it('finds the column names below its titles even if none of them is expected', async () => {
    const content = await workbook([
      jobs([
        ['Elm Street Towing'],
        ['Jobs of November 2026', null, 'printed'],
        ['Job no.', 'Time', 'Garage', 'Paid?'],
        ['10-4471', '4:05 PM', 'Elm Street', 'yes'],
      ]),
    ]);
    expect((await read(content)).headers).toEqual(['Job no.', 'Time', 'Garage', 'Paid?']);
  });

  it('returns every minute of a day as typed, despite Excel’s rounding', async () => {
    const minutes = Array.from({ length: 1440 }, (_, minute) => new Date(Date.UTC(2026, 10, 20, 0, minute)));
    const content = await workbook([jobs([['Job', 'Called'], ...minutes.map((time) => ['x', time])], dated)]);
    const { rows } = await read(content);
    expect(rows.map(({ fields }) => fields[1])).toEqual(
      minutes.map((time) =>
        time
          .toISOString()
          .slice(0, 19)
          .replace('T', ' ')
          .replace(/ 00:00:00$/, ''),
      ),
    );
  });

  it('may use the 1904 date system', async () => {
    const content = await workbook(
      [
        jobs(
          [
            ['Job', 'Called'],
            ['x', at('2026-11-19T16:05')],
          ],
          dated,
        ),
      ],
      {
        dateSystem: '1904',
      },
    );
    expect((await read(content)).rows[0]?.fields[1]).toBe('2026-11-19 16:05:00');
  });

  it('keeps codes and ids stored as text', async () => {
    const content = await workbook([
      jobs([
        ['Job', 'Called'],
        ['007', '3E2'],
        [123456789012, '5F'],
      ]),
    ]);
    expect((await read(content)).rows.map(({ fields }) => fields)).toEqual([
      ['007', '3E2'],
      ['123456789012', '5F'],
    ]);
  });

  it('reads our own exports', async () => {
    const exported = await writeWorkbook({
      name: 'Jobs',
      columns: [
        { header: 'Job', kind: 'text' },
        { header: 'Called', kind: 'instant' },
      ],
      rows: () => [['5F', { time: Date.UTC(2026, 10, 19, 16, 5) }]],
      rowCount: 1,
      about: { name: 'About', lines: [['Table', 'Jobs']] },
    });
    const bytes = new Uint8Array(await exported.arrayBuffer());
    await expect(read(bytes)).rejects.toThrow(/has 2 sheets: 'Jobs', 'About'\. Choose one, for example --sheet Jobs/);
    expect(await read(bytes, ['Job'], 'jobs')).toEqual({
      headers: ['Job', 'Called'],
      rows: [{ line: 2, fields: ['5F', '2026-11-19 16:05:00'] }],
    });
  });

  it('needs no sheet choice if only one is visible', async () => {
    const content = await workbook([
      { name: 'Lists', rows: [['a']], hidden: true },
      jobs([
        ['Job', 'Called'],
        ['1', 'x'],
      ]),
    ]);
    expect((await read(content)).rows).toHaveLength(1);
  });

  it('has a digest of its bytes and its sheet', async () => {
    const content = await workbook([jobs([['Job'], ['1']]), { ...jobs([['Job'], ['1']]), name: 'Other' }]);
    const digests: string[] = [];
    for (const sheet of ['Jobs', 'Jobs', 'Other'])
      for await (const { fields } of (await open(content, ['Job'], sheet)).rows((digest) => digests.push(digest)))
        expect(fields).toEqual(['1']);
    expect(digests[0]).toBe(digests[1]);
    expect(new Set(digests).size).toBe(2);
  });
});

describe('the rows of a sheet', () => {
  const rowsOf = async (sheets: readonly WriteSheet[], sheet = 'Jobs') => {
    const rows: FileRow[] = [];
    for await (const row of sheetRows(Buffer.from(await workbook(sheets)), sheet)) rows.push(row);
    return rows;
  };

  it('are text, with their Excel row numbers and without blank rows', async () => {
    expect(
      await rowsOf([
        jobs([
          ['a', null, 'c'],
          [' ', '  '],
          [],
          [true, 0.1 + 0.2, 1234567890.1234567],
          [false, -5, 1e21],
          [null, 'x'],
        ]),
      ]),
    ).toEqual([
      { line: 1, fields: ['a', '', 'c'] },
      { line: 4, fields: ['true', '0.3', '1234567890.12346'] },
      { line: 5, fields: ['false', '-5', '1e+21'] },
      { line: 6, fields: ['', 'x'] },
    ]);
  });

  it('can have only a time, only a date, or both', async () => {
    const times = [
      '1899-12-30T16:05',
      '1900-01-01T00:00',
      '1900-03-01T00:00',
      '1901-01-01T08:00',
      '2026-11-20T23:59:59.6',
    ].map(at);
    expect(
      (await rowsOf([jobs([['Called', ...times]], { columns: [{}, ...times.map(() => dated.columns[1] ?? {})] })]))[0]
        ?.fields,
    ).toEqual(['Called', '16:05:00', '1900-01-01', '1900-03-01', '1901-01-01 08:00:00', '2026-11-21']);
  });

  it('of a damaged workbook give an error in words', async () => {
    const failing = (name: string, message: string) =>
      guarded(() => Promise.reject(Object.assign(new Error(message), { name })));
    await expect(failing('ParseError', 'no sheet')).rejects.toThrow(
      'The workbook is damaged (no sheet). Open it in Excel, save it again and import that.',
    );
    await expect(guarded(() => Promise.reject('odd'))).rejects.toBe('odd');
    expect(await guarded(() => Promise.resolve(7))).toBe(7);
  });

  it('have a digest that distinguishes workbooks and sheets', () => {
    const digests = [
      sheetDigest(Buffer.from('a'), 'b'),
      sheetDigest(Buffer.from('a'), 'c'),
      sheetDigest(Buffer.from('b'), 'b'),
    ];
    expect(new Set([...digests, sheetDigest(Buffer.from('a\0b'), '')]).size).toBe(4);
    expect(digests[0]).toBe(createHash('sha256').update('a\0b').digest('hex'));
  });
});

describe('the header', () => {
  const headerOf = async (rows: CellValue[][], wanted: readonly string[]) =>
    (await openTable(await stored(await workbook([jobs(rows)])), { wanted, normalized: (name) => name.toLowerCase() }))
      .headers;

  it('is the first row with the most wanted columns', async () => {
    expect(
      await headerOf(
        [
          ['Job', 'x', 'y', 'z'],
          ['Job', 'Called', ' ', null],
          ['job', 'called', 'later'],
          ['1', '2', '3'],
        ],
        ['job', 'CALLED', 'paid'],
      ),
    ).toEqual(['Job', 'Called']);
  });

  it('is found immediately if it has them all, and keeps empty names between others', async () => {
    expect(
      await headerOf([['title'], ['Job', null, 'Called'], ['Job', 'Called', 'Paid', 'more']], ['job', 'called']),
    ).toEqual(['Job', '', 'Called']);
  });

  it('is searched for in 50 rows', async () => {
    const titles = (count: number) => Array.from({ length: count }, (_, index) => [`title ${index}`]);
    const header = ['Job', 'Called', 'Paid'];
    expect(await headerOf([...titles(49), header], ['job'])).toEqual(header);
    expect(await headerOf([...titles(50), header], ['job'])).toEqual(['title 0']);
  });

  it('is the first of the widest rows if no wanted column is found', async () => {
    expect(
      await headerOf(
        [['a'], ['b', 'b', 'c'].map((name, index) => (index === 1 ? null : name)), ['d', 'e'], ['f']],
        ['job'],
      ),
    ).toEqual(['b', '', 'c']);
  });
});

describe('a long sheet', () => {
  const count = 4_000;
  const content = () =>
    workbook([jobs([['Job', 'Called'], ...Array.from({ length: count }, (_, index) => [index, `${index}`])])]);

  it('is read at most a batch ahead of its consumer, and to its end', async () => {
    const path = join(folder, 'long.xlsx');
    const bytes = Buffer.from(await content());
    await writeFile(path, bytes);
    const reader = new SheetReader({ path, sheet: 'Jobs', digest: sheetDigest(bytes, 'Jobs') });
    let taken = 0;
    for await (const { line } of reader.rows()) {
      taken++;
      expect(line).toBe(taken);
      if (taken % 2_000 !== 1) continue;
      // About as long as a slow database takes: enough to read the whole sheet.
      await setTimeout(150);
      expect(reader.rowsSent).toBeLessThanOrEqual(taken + batchesAhead * rowsInBatch);
    }
    expect(taken).toBe(count + 1);
  });

  it('can be abandoned before its end and read again', async () => {
    const file = await open(await content());
    for await (const { line } of file.rows()) if (line === 3) break;
    let rows = 0;
    for await (const { fields } of file.rows()) expect(fields).toEqual([`${rows}`, `${rows++}`]);
    expect(rows).toBe(count);
  });

  it('is refused if the workbook was changed after it was opened', async () => {
    const file = await open(await content());
    await writeFile(
      file.path,
      await workbook([
        jobs([
          ['Job', 'Called'],
          ['1', 'x'],
        ]),
      ]),
    );
    await expect(file.rows().next()).rejects.toThrow(/changed while it was being read\. Run the command again/);
    await rm(file.path);
    await expect(file.rows().next()).rejects.toThrow(/The file .* doesn’t exist/);
  });
});

describe('a workbook that cannot be read', () => {
  it('does not have the given sheet', async () => {
    await expect(read(await workbook([jobs([['Job']])]), ['Job'], 'Calls')).rejects.toThrow(
      "The workbook has no sheet 'Calls'. It has: 'Jobs'.",
    );
  });

  it('has an empty sheet', async () => {
    await expect(read(await workbook([jobs([])]))).rejects.toThrow(/The sheet 'Jobs' is empty/);
  });

  it('has two columns with the same name', async () => {
    await expect(read(await workbook([jobs([['Job', 'Called', 'Job']])]))).rejects.toThrow(
      /Two columns are named 'Job'/,
    );
  });

  it('is truncated, or becomes invalid in the middle', async () => {
    const content = await workbook([
      jobs([['Job', 'Called'], ...Array.from({ length: 5_000 }, (_, index) => [`${index}`, Math.sin(index)])]),
    ]);
    await expect(read(content.subarray(0, content.length / 2))).rejects.toThrow(/incomplete or damaged/);
    const broken = Uint8Array.from(content);
    broken.fill(0x55, 2_000, 3_000);
    await expect(read(broken)).rejects.toThrow(/The workbook is damaged/);
  });

  it('has more distinct texts than fit in memory', async () => {
    const rows = Array.from({ length: 4_000 }, (_, index) => [`${index}`, `${index}${'x'.repeat(4_000)}`]);
    const content = await workbook([jobs([['Job', 'Called'], ...rows])]);
    await expect(read(content)).rejects.toThrow(
      /has 1\d MB of distinct texts; the limit is 6 MB\. Save the sheet as 'CSV UTF-8/,
    );
  });

  it('has several sheets to choose from, or no visible one', async () => {
    const named = (name: string, more: Partial<WriteSheet> = {}) => ({ name, rows: [['Job']], ...more });
    await expect(
      open(await workbook([named('Old', { hidden: true }), named('May jobs'), named('June')])),
    ).rejects.toThrow("The workbook has 2 sheets: 'May jobs', 'June'. Choose one, for example --sheet \"May jobs\".");
    expect((await open(await workbook([named('Old', { hidden: true }), named('May')]), [], ' OLD ')).headers).toEqual([
      'Job',
    ]);
    await expect(open(await workbook([named('A', { hidden: true }), named('B', { hidden: true })]))).rejects.toThrow(
      'The workbook has no visible sheet. Choose one with --sheet.',
    );
    await expect(open(await workbook([named('A'), named('B')]), [], 'C')).rejects.toThrow(
      "The workbook has no sheet 'C'. It has: 'A', 'B'.",
    );
  });

  it('is in binary format, or too large for memory', async () => {
    const content = Buffer.from(await workbook([jobs([['Job']])]));
    const renamed = Buffer.from(content.toString('latin1').replaceAll('xl/workbook.xml', 'xl/workbook.bin'), 'latin1');
    await expect(open(renamed)).rejects.toThrow(
      'Expected an .xlsx workbook, found a binary one (.xlsb). Save it as .xlsx in Excel.',
    );
    // A file of zeros takes no disk space.
    const path = await stored('PK\u0003\u0004');
    await truncate(path, 128 * 1024 * 1024 + 1);
    await expect(openTable(path, { wanted: [] })).rejects.toThrow(
      "The workbook is 129 MB; the limit is 128 MB. Save the sheet as 'CSV UTF-8 (Comma delimited)', which has no limit, and import that.",
    );
  });

  it('is another zip archive, or not an archive at all', async () => {
    await expect(read(Buffer.from('PK\u0003\u0004rest', 'latin1'))).rejects.toThrow(/incomplete or damaged/);
    const empty = Buffer.concat([
      Buffer.from('PK\u0003\u0004', 'latin1'),
      Buffer.from('504b0506', 'hex'),
      Buffer.alloc(18),
    ]);
    expect(zipDirectory(empty)).toEqual([]);
    await expect(read(empty)).rejects.toThrow(/found a zip archive/);
  });

  it('is a CSV file with a sheet chosen', async () => {
    await expect(read('Job,Called\n1,2\n', ['Job'], 'Jobs')).rejects.toThrow(/isn’t an Excel workbook/);
  });
});
