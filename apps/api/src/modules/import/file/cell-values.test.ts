import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTable } from './open-table.ts';
import { sheetRows } from './sheet-rows.ts';
import type { FileRow } from './table-file.ts';
import { archiveOf, workbookParts } from './testing/workbook-archive.ts';
import type { ArchivePart } from './testing/workbook-archive.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roadside-cells-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function rowsOf(...input: Parameters<typeof workbookParts>): Promise<readonly FileRow[]> {
  const rows: FileRow[] = [];
  for await (const row of sheetRows(archiveOf(workbookParts(...input)), 'Jobs')) rows.push(row);
  return rows;
}

describe('a cell', () => {
  it('with a format that pads or adds text has both its value and what Excel shows', async () => {
    const formats = ['00000', '"J-"0000', '#,##0', '0%'];
    const cells = [42, 42, 1234, 0.5].map((value, index) => `<c s="${index + 1}"><v>${value}</v></c>`);
    expect(await rowsOf(`<row>${cells.join('')}<c><v>42</v></c></row>`, { formats })).toEqual([
      { line: 1, fields: ['42', '42', '1234', '0.5', '42'], shown: { 0: '00042', 1: 'J-0042', 3: '50%' } },
    ]);
  });

  it('with a date or time has it as text, and midnight at the end of a day as 24:00', async () => {
    const formats = ['m/d/yyyy h:mm', 'h:mm', '[h]:mm', 'mmm-yy'];
    const cells = [
      [1, 46345.5],
      [2, 0.25],
      [2, 1],
      [3, 1],
      [3, 1.5],
      [4, 46345],
    ].map(([style, value]) => `<c s="${style}"><v>${value}</v></c>`);
    expect((await rowsOf(`<row>${cells.join('')}</row>`, { formats }))[0]?.fields).toEqual([
      '2026-11-19 12:00:00',
      '06:00:00',
      '24:00:00',
      '24:00:00',
      '36:00:00',
      '2026-11-19',
    ]);
  });

  it('can be a truth, an error, a formula with or without its result, or text of several kinds', async () => {
    const rows = `<row r="2">
      <c r="A2" t="b"><v>1</v></c><c r="B2" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="C2"><f>A1+1</f><v>7</v></c>
      <c r="D2" t="str"><f>A1</f><v>two &amp; three</v></c><c r="E2"><f>A9</f></c><c r="F2" t="s"><v>0</v></c>
      <c r="H2" t="s"><v>1</v></c><c r="I2" t="inlineStr"><is><r><t>Van</t></r><r><t xml:space="preserve">, white</t></r></is></c>
      <c r="J2" t="d"><v>2026-11-19T16:05:00</v></c><c r="K2" t="inlineStr"><is><t><![CDATA[a<b]]>_x000D_&#33;</t></is></c></row>`;
    const texts =
      '<si><r><rPr><b/></rPr><t>Elm </t></r><r><t>Street</t></r></si><si><t>東京</t><rPh><t>トウキョウ</t></rPh></si>';
    expect(await rowsOf(rows, { texts })).toEqual([
      {
        line: 2,
        fields: [
          'true',
          '#DIV/0!',
          '7',
          'two & three',
          '#CALC!',
          'Elm Street',
          '',
          '東京',
          'Van, white',
          '2026-11-19 16:05:00',
          'a<b\r!',
        ],
      },
    ]);
  });
});

describe('a workbook that unpacks to far more than it is', () => {
  const spaces = Buffer.alloc(30 * 1024 * 1024, ' ');
  const withPart = (name: string, change: Partial<ArchivePart>) =>
    archiveOf(
      workbookParts('<row><c><v>1</v></c></row>').map((part) => (part.name === name ? { ...part, ...change } : part)),
    );
  const sheet = 'xl/worksheets/sheet1.xml';
  const open = async (content: Buffer) => {
    const path = join(folder, 'bomb.xlsx');
    await writeFile(path, content);
    const file = await openTable(path, { wanted: ['x'] });
    let rows = 0;
    for await (const _ of file.rows()) rows++;
    return rows;
  };

  it.each([
    ['a sheet of spaces', withPart(sheet, { content: spaces }), /unpacks from 1 MB to 30 MB .*more than 100 to 1/],
    [
      'a part that nobody reads',
      archiveOf([...workbookParts(''), { name: 'xl/media/a', content: spaces }]),
      /100 to 1/,
    ],
    ['a size that hides it', withPart(sheet, { content: spaces, saysSize: 1000 }), /larger than the directory says/],
    ['a packed size that hides it', withPart(sheet, { content: spaces, saysPackedSize: 1e6 }), /larger than it is/],
    [
      'spaces in one cell',
      withPart(sheet, { content: `<a><row><c><v>${' '.repeat(9e6)}` }),
      /more text than Excel allows/,
    ],
    ['a tag without an end', withPart(sheet, { content: `<a b="${' '.repeat(9e6)}` }), /never closed/],
    ['a document type', withPart(sheet, { content: '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }), /document type/],
    [
      'relations of spaces',
      withPart('_rels/.rels', { content: Buffer.alloc(17 * 1024 * 1024, ' ') }),
      /a part of 17 MB/,
    ],
  ])('is refused: %s', async (_what, content, message) => {
    await expect(open(content)).rejects.toThrow(message);
  });

  it('is refused as a gzipped CSV too', async () => {
    const padded = Buffer.alloc(30 * 1024 * 1024, `${'1'.repeat(4000)},2\n`);
    await expect(open(gzipSync(Buffer.concat([Buffer.from('a,b\n'), padded])))).rejects.toThrow(
      'The gzip file unpacks to more than 100 times its size',
    );
  });

  it('doesn’t include a large table of equal rows', async () => {
    const cells = (line: number) =>
      ['A', 'B', 'C', 'D'].map((column) => `<c r="${column}${line}"><v>5</v></c>`).join('');
    const rows = Array.from({ length: 20_000 }, (_, index) => `<row r="${index + 1}">${cells(index + 1)}</row>`);
    const header = '<row r="1"><c t="inlineStr"><is><t>x</t></is></c></row>';
    expect(await open(archiveOf(workbookParts([header, ...rows.slice(1)].join(''))))).toBe(19_999);
  });
});
