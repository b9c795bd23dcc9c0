import { inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ExportCell, ExportTable } from '../model/export-table.ts';
import { excelFile } from './excel-file.ts';
import { columnLetters, serialOf } from './sheet-xml.ts';

/** Reads an archive by its directory, as every unzipper does, and checks each part's length. */
async function unzip(blob: Blob): Promise<Record<string, string>> {
  const bytes = Buffer.from(await blob.arrayBuffer());
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const files: Record<string, string> = {};
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < bytes.readUInt16LE(end + 10); index++) {
    const [packed, size, name, offset] = [
      bytes.readUInt32LE(at + 20),
      bytes.readUInt32LE(at + 24),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt32LE(at + 42),
    ];
    const from = offset + 30 + bytes.readUInt16LE(offset + 26);
    const content = inflateRawSync(bytes.subarray(from, from + packed));
    expect(content.length).toBe(size);
    files[bytes.subarray(at + 46, at + 46 + name).toString()] = content.toString();
    at += 46 + name;
  }
  return files;
}

const columns: ExportTable['columns'] = [
  { header: 'Code', type: 'text' },
  { header: 'Minutes', type: 'number', decimals: 1 },
  { header: 'Day', type: 'date' },
  { header: 'Arrived', type: 'date-time' },
  { header: 'Won', type: 'boolean' },
];
const save = async (rows: readonly (readonly ExportCell[])[], name = 'Calls: all') =>
  unzip(
    await excelFile({
      table: { columns, rows: () => rows, rowCount: rows.length },
      names: { rows: name, about: 'Filters' },
      about: [
        ['Table', 'Calls'],
        ['Filter', 'ATA at least 30'],
      ],
      clock: (instant) => instant - 5 * 3_600_000,
    }),
  );
const texts = (xml: string) => [...xml.matchAll(/<t xml:space="preserve">([^<]*)<\/t>/g)].map(([, text]) => text);

describe('excelFile', () => {
  it('writes each type as its own, and codes as text', async () => {
    const files = await save([
      ['5F', 12.34, { time: Date.UTC(2026, 10, 20) }, { time: Date.UTC(2026, 10, 20, 17) }, true],
      ['1E5', null, null, null, false],
    ]);
    const sheet = files['xl/worksheets/sheet1.xml'] ?? '';
    expect(sheet).toContain('<c r="A2" s="2" t="inlineStr"><is><t xml:space="preserve">5F</t></is></c>');
    expect(sheet).toContain('<c r="A3" s="2" t="inlineStr"><is><t xml:space="preserve">1E5</t></is></c>');
    expect(sheet).toContain('<c r="B2" s="6"><v>12.34</v></c>');
    expect(sheet).toContain('<c r="C2" s="3"><v>46346</v></c>');
    expect(sheet).toContain('<c r="D2" s="4"><v>46346.5</v></c>');
    expect(sheet).toContain('<c r="E2" s="0" t="b"><v>1</v></c>');
    expect(sheet).not.toContain('r="B3"');
    expect(sheet).toContain('<autoFilter ref="A1:E3"/>');
  });

  it('never writes a formula, whatever a cell holds', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof(
            fc.string({ unit: 'binary' }),
            fc.constantFrom('=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '</t><f>1</f>', '_x003D_1'),
          ),
          { minLength: 1, maxLength: 5 },
        ),
        async (values) => {
          const sheet =
            (await save(values.map((value) => [value, null, null, null, null])))['xl/worksheets/sheet1.xml'] ?? '';
          expect(sheet).not.toMatch(/<f[ >]/);
          expect(texts(sheet)).toHaveLength(columns.length + values.length);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('keeps text that Excel would read as an escaped sign', async () => {
    expect(texts((await save([['_x003D_1', null, null, null, null]]))['xl/worksheets/sheet1.xml'] ?? '').at(-1)).toBe(
      '_x005F_x003D_1',
    );
  });

  it('says on a second sheet what the rows are', async () => {
    const files = await save([]);
    expect(files['xl/workbook.xml']).toMatch(/name="Calls  all".*name="Filters"/);
    expect(texts(files['xl/worksheets/sheet2.xml'] ?? '')).toEqual(['Table', 'Calls', 'Filter', 'ATA at least 30']);
  });
});

describe('names of sheets', () => {
  it.each([
    ['one Excel keeps for itself', 'History', 'History 2'],
    ['one that ends in an apostrophe where it is cut', `${'a'.repeat(26)}'s calls`, 'a'.repeat(26)],
    ['nothing but signs no name may hold', '[]:*?/', 'Sheet'],
  ])('%s', async (_, name, written) => {
    expect((await save([], name))['xl/workbook.xml']).toContain(`<sheet name="${written}"`);
  });

  it('are never alike', async () => {
    expect((await save([], 'FILTERS'))['xl/workbook.xml']).toMatch(/name="FILTERS".*name="Filters 2"/);
  });
});

describe('sheet arithmetic', () => {
  it.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [701, 'ZZ'],
    [702, 'AAA'],
  ])('column %i is %s', (index, letters) => {
    expect(columnLetters(index)).toBe(letters);
  });

  it('counts days as Excel does, and not before it can', () => {
    expect(serialOf(Date.UTC(1970, 0, 1))).toBe(25_569);
    expect(serialOf(Date.UTC(1899, 0, 1))).toBeNull();
  });
});
