import fc from 'fast-check';
import { readXlsx, streamXlsxRows } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { pullFrom } from './pulled.ts';
import { columnLetters, serialOf, sheetXml, stylesXml } from './sheet-xml.ts';
import type { Cell, WorkbookColumn } from './sheet-xml.ts';
import { workbookMediaType, writeWorkbook } from './workbook.ts';

const columns: readonly WorkbookColumn[] = [
  { header: 'Code', kind: 'text' },
  { header: 'Minutes', kind: 'number', decimals: 1 },
  { header: 'Day', kind: 'day' },
  { header: 'Arrived', kind: 'instant' },
  { header: 'Won', kind: 'boolean' },
];
const write = (rows: readonly (readonly Cell[])[], name = 'Calls: all', about = 'Filters') =>
  writeWorkbook({
    name,
    columns,
    rows: () => rows,
    rowCount: rows.length,
    about: {
      name: about,
      lines: [
        ['Table', 'Calls'],
        ['Filter', 'ATA at least 30'],
      ],
    },
  });
/** The workbook as read by another program. */
const reopen = async (workbook: Blob) => readXlsx(await workbook.arrayBuffer(), { readStyles: true });
const saved = async (rows: readonly (readonly Cell[])[]) => {
  const [sheet] = (await reopen(await write(rows))).sheets;
  if (!sheet) throw new Error('The workbook has no sheet.');
  return sheet;
};
async function sheetOf(text: string): Promise<string> {
  const pieces = sheetXml({
    name: 'x',
    columns: [{ header: '=header', kind: 'text' }],
    rows: pullFrom([[text]]),
    tabular: true,
  });
  let xml = '';
  for await (const piece of pieces) xml += piece;
  return xml;
}

describe('a workbook, reopened', () => {
  it('has typed cells', async () => {
    const { rows } = await saved([
      ['Elm Street', 12.34, { time: Date.UTC(2026, 10, 20) }, { time: Date.UTC(2026, 10, 20, 17, 5) }, true],
      ['Oak Street', null, null, null, false],
    ]);
    expect(rows).toEqual([
      ['Code', 'Minutes', 'Day', 'Arrived', 'Won'],
      ['Elm Street', 12.34, new Date('2026-11-20T00:00Z'), new Date('2026-11-20T17:05Z'), true],
      ['Oak Street', null, null, null, false],
    ]);
  });

  it.each(['5F', '1B', '3E2', '1E5', '007', '0', 'TRUE', '11/20/2026', ' 5 '])('keeps %j as text', async (code) => {
    const { rows, cells } = await saved([[code]]);
    expect(rows[1]?.[0]).toBe(code);
    expect(cells?.get('1,0')).toMatchObject({ type: 'string', style: { numFmt: '@' } });
  });

  it.each(['=1+1', "=cmd|' /C calc'!A0", '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '</t><f>1</f>'])(
    'keeps %j as text and not a formula',
    async (text) => {
      const { rows, cells } = await saved([[text]]);
      expect(rows[1]?.[0]).toBe(text);
      expect(cells?.get('1,0')?.formula).toBeUndefined();
    },
  );

  it('preserves every text', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom('a & b < c > "d"', '_x0041_', '\u0000\u000b\u001f', ']]>', '<c/>', '\ud83d\ude97', '_x003D_1'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 8 }), async (texts) => {
        const { rows } = await saved(texts.map((each) => [each]));
        expect(rows.slice(1).map((row) => row[0] ?? '')).toEqual(
          texts.map((each) => each.replace(/\p{Surrogate}/gu, '\ufffd')),
        );
      }),
      { numRuns: 40 },
    );
  });

  it('freezes the header, has filters, and sets widths and decimals', async () => {
    const sheet = await saved([['5F', 12.34]]);
    expect(sheet.freezePane).toMatchObject({ rows: 1 });
    expect(sheet.autoFilter?.range).toBe('A1:E2');
    expect(sheet.columns?.map(({ width }) => width)).toEqual([24, 12, 18, 18, 12]);
    expect(sheet.cells?.get('1,1')?.style?.numFmt).toBe('#,##0.0');
    expect(sheet.cells?.get('0,0')?.style?.font?.bold).toBe(true);
  });

  it('formats a number its own way, and never rounds a share up to 100 or down to 0', async () => {
    const share = (number: number) => ({ number, decimals: 1, share: true });
    const { rows, cells } = await saved([
      ['x', share((100 * 2884) / 2885)],
      ['x', share(100)],
      ['x', share(0)],
      ['x', { number: 1204, decimals: 0 }],
      ['x', { number: Number.NaN, decimals: 0, share: true }],
    ]);
    const formatOf = (row: number) => cells?.get(`${row},1`)?.style?.numFmt;
    expect(rows[1]?.[1]).toBeCloseTo(99.9653, 4);
    expect(formatOf(1)).toBe('[>=99.95]">99.9";[<0.05]"<0.1";#,##0.0');
    expect([2, 3, 4].map(formatOf)).toEqual(['#,##0.0', '#,##0.0', '#,##0']);
    expect(rows[5]?.[1] ?? null).toBeNull();
    const whole = { number: 99.7, decimals: 0, share: true };
    expect((await saved([['x', whole]])).cells?.get('1,1')?.style?.numFmt).toBe('[>=99.5]">99";[<0.5]"<1";#,##0');
  });

  it('describes the rows on the second sheet', async () => {
    const { sheets } = await reopen(await write([]));
    expect(sheets.map(({ name }) => name)).toEqual(['Calls  all', 'Filters']);
    expect(sheets[1]?.rows).toEqual([
      ['Table', 'Calls'],
      ['Filter', 'ATA at least 30'],
    ]);
  });

  it('leaves a cell empty if there is no number or time', async () => {
    const { rows } = await saved([
      ['x', Number.NaN, { time: Number.NaN }],
      ['y', Number.POSITIVE_INFINITY],
    ]);
    expect(rows.slice(1).map((row) => row.slice(1).every((cell) => cell === null))).toEqual([true, true]);
  });

  it('writes a time before Excel’s calendar as text', async () => {
    expect((await saved([['x', null, { time: Date.UTC(1899, 0, 1) }]])).rows[1]?.[2]).toBe('1899-01-01T00:00:00.000Z');
  });

  it('has every row of a long table, read as a stream, and is deterministic', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => [`c${index}`, index]);
    const [first, second] = await Promise.all([write(rows), write(rows)]);
    let count = 0;
    for await (const { index, values } of streamXlsxRows(first.stream())) {
      if (index > 0) expect(values).toEqual([`c${index - 1}`, index - 1]);
      count++;
    }
    expect(count).toBe(rows.length + 1);
    expect(first.type).toBe(workbookMediaType);
    expect(Buffer.from(await first.arrayBuffer()).equals(Buffer.from(await second.arrayBuffer()))).toBe(true);
  });
});

describe('text that looks like a formula', () => {
  const guarded = stylesXml()
    .match(/<xf numFmtId[^>]*>/g)
    ?.findIndex((style) => style.includes('quotePrefix'));

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])('%j stays text when edited', async (text) => {
    expect(await sheetOf(text)).toContain(`<c r="A2" s="${guarded}" t="inlineStr">`);
  });

  it('is the only text marked that way', async () => {
    expect(await sheetOf('5F')).not.toContain(`s="${guarded}"`);
  });
});

describe('sheet names', () => {
  const nameOf = async (name: string) => (await reopen(await write([], name))).sheets[0]?.name;

  it.each([
    ['one Excel reserves', 'History', 'History 2'],
    ['one that would end in an apostrophe when cut', `${'a'.repeat(26)}'s calls`, 'a'.repeat(26)],
    ['nothing but signs that no name may have', '[]:*?/', 'Sheet'],
    ['one with signs of XML', 'A & "B" <c>', 'A & "B" <c>'],
  ])('%s', async (_, name, written) => {
    expect(await nameOf(name)).toBe(written);
  });

  it('are case-insensitively unique', async () => {
    expect((await reopen(await write([], 'FILTERS'))).sheets.map(({ name }) => name)).toEqual(['FILTERS', 'Filters 2']);
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

  it('counts days like Excel, and only from March 1900 on', () => {
    expect(serialOf(Date.UTC(1970, 0, 1))).toBe(25_569);
    expect(serialOf(Date.UTC(1899, 0, 1))).toBeNull();
  });
});

describe('rows that arrive', () => {
  const base = {
    name: 'Calls',
    columns: [{ header: 'Number', kind: 'number' as const }],
    about: { name: 'About', lines: [['Rows', 'all'] as const] },
  };
  async function* pages(count: number): AsyncGenerator<readonly Cell[]> {
    for (let page = 0; page < count; page++) {
      // oxlint-disable-next-line no-await-in-loop -- Pages arrive one after another.
      await Promise.resolve();
      for (let row = 0; row < 1000; row++) yield [page * 1000 + row];
    }
  }

  it('make the same file as rows that are there', async () => {
    const there = await writeWorkbook({
      ...base,
      rowCount: 3000,
      rows: () => Array.from({ length: 3000 }, (_, row) => [row]),
    });
    const arriving = await writeWorkbook({ ...base, rowCount: 3000, rows: () => pages(3) });
    expect(Buffer.from(await arriving.arrayBuffer()).equals(Buffer.from(await there.arrayBuffer()))).toBe(true);
  });

  it('are all written, even if more arrive than were counted', async () => {
    const workbook = await writeWorkbook({ ...base, rowCount: 10, rows: () => pages(1) });
    const [sheet] = (await reopen(workbook)).sheets;
    expect(sheet?.rows).toHaveLength(1001);
  });

  it('report their progress, and stop when they are canceled', async () => {
    const reported: number[] = [];
    const stop = new AbortController();
    const canceled = writeWorkbook({
      ...base,
      rowCount: 5000,
      rows: () => pages(5),
      signal: stop.signal,
      onProgress: (rows) => {
        reported.push(rows);
        if (rows === 2000) stop.abort(new Error('canceled'));
      },
    });
    await expect(canceled).rejects.toThrow('canceled');
    expect(reported).toEqual([500, 1000, 1500, 2000]);
  });
});
