import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSheet, unzip } from './testing.ts';
import { workbook } from './workbook.ts';

const column = (kind: 'text' | 'count' | 'decimal' | 'day' | 'instant', heading = 'Heading') => ({ heading, kind });

describe('a workbook', () => {
  it('has typed cells: codes stay text, numbers and days are numbers', async () => {
    const sheet = {
      name: 'Calls',
      columns: [column('text'), column('count'), column('decimal'), column('day'), column('instant')],
      rows: [
        ['007', 1204, 48.64, '2026-11-20', '2026-11-20T12:00:00Z'],
        [null, null, null, null, null],
      ],
    };
    const [heading, first, second] = readSheet(await workbook(sheet));
    expect(heading?.map(({ text }) => text)).toEqual(Array.from({ length: 5 }, () => 'Heading'));
    expect(first?.map(({ text, number }) => text ?? number)).toEqual(['007', 1204, 48.64, 46_346, 46_346.5]);
    expect(new Set(first?.map(({ style }) => style)).size).toBe(5);
    expect(second?.every(({ text, number }) => text === null && number === null)).toBe(true);
  });

  it.each(['=1+1', "=cmd|' /C calc'!A0", '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1'])(
    '%j is text and stays it',
    async (value) => {
      const archive = await workbook({
        name: 'x',
        columns: [column('text'), column('text', value)],
        rows: [[value, 'plain']],
      });
      const [, [guarded, plain] = []] = readSheet(archive);
      expect(guarded).toMatchObject({ text: value, number: null });
      expect(guarded?.style).not.toBe(plain?.style);
      const files = unzip(archive);
      for (const [name, xml] of files) expect([name, /<f[ >]/.test(xml)]).toEqual([name, false]);
      const formats = [...(files.get('xl/styles.xml') ?? '').matchAll(/<xf [^>]*xfId="0"[^>]*>/g)].map(([xf]) => xf);
      expect(formats[guarded?.style ?? 0]).toContain('quotePrefix="1"');
    },
  );

  it('gives every text back as it was', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof(
            fc.string({ unit: 'binary', maxLength: 40 }),
            fc.constantFrom('a & b < c > "d"', '_x0041_', '\u0000\u000b\u001f', ']]>', '<c/>', '\ud83d\ude97'),
          ),
        ),
        async (texts) => {
          const sheet = readSheet(
            await workbook({ name: 'x', columns: [column('text')], rows: texts.map((text) => [text]) }),
          );
          expect(sheet.slice(1).map(([cell]) => cell?.text)).toEqual(texts.map((text) => text.toWellFormed()));
        },
      ),
      { numRuns: 50 },
    );
  });

  it('leaves a cell empty rather than writing what is no number', async () => {
    const sheet = await workbook({
      name: 'x',
      columns: [column('count'), column('day')],
      rows: [
        [Number.NaN, 'never'],
        [Infinity, ''],
      ],
    });
    expect(
      readSheet(sheet)
        .slice(1)
        .flat()
        .every(({ number, text }) => number === null && text === null),
    ).toBe(true);
  });

  it('takes any name for its sheet', async () => {
    const files = unzip(
      await workbook({ name: 'Waits: [a/b] & "more" than thirty-one characters', columns: [column('text')], rows: [] }),
    );
    const name = /<sheet name="([^"]*)"/.exec(files.get('xl/workbook.xml') ?? '')?.[1] ?? '';
    expect(name.replaceAll(/&\w+;/g, 'x').length).toBeLessThanOrEqual(31);
    expect(name).not.toMatch(/[\\/?*[\]:]/);
  });
});
