import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ensureChromium } from '../../../../../tooling/bootstrap/chromium.mjs';
import { chromiumPrinter, printerProblem, PrinterNotStartedError } from './pdf-printer.ts';
import { chartHtml, ticksBetween } from './chart-svg.ts';
import { pageHtml } from './printed-page.ts';
import { sharedPrinter } from './shared-printer.ts';

const chart = {
  caption: 'Satisfaction, % "by" <month>',
  shape: 'line' as const,
  dates: ['Aug 2026', 'Sep 2026', 'Oct 2026', 'Nov 2026, part'],
  values: [84, null, 82.5, 81],
  ranges: [[82, 86], null, [80, 85], null] as const,
  goal: 83,
  fromZero: false,
  write: (value: number) => `${value}%`,
};
const page = {
  title: 'Montgomery <Executive> report',
  subtitle: 'October 2026',
  sentences: ['Overall satisfaction was 83.9%.'],
  parts: [
    {
      kind: 'numbers' as const,
      caption: '',
      numbers: [{ label: 'ATA & <more>', value: '47.6 min', goal: 'red' as const, notes: ['Goal 45.0 min'] }],
    },
    { kind: 'steps' as const, caption: 'To do', steps: ['Call <back>', 'Read the comments'] },
    { kind: 'chart' as const, chart },
    {
      kind: 'table' as const,
      table: {
        caption: 'Ranking',
        columns: [
          { header: 'Location', numeric: false },
          { header: 'Satisfaction', numeric: true },
        ],
        rows: [['"Elm" & <script>alert(1)</script>', '88.0%']],
        left: 3,
      },
    },
  ],
  note: 'Data through Oct 31, 2026.',
};

describe('a printed page', () => {
  test('writes everything from the data as text, and says what it leaves out', () => {
    const html = pageHtml(page);
    expect(html).toContain('&quot;Elm&quot; &amp; &lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toContain('<script');
    expect(html).toContain('3 more rows are in the Excel file.');
    expect(pageHtml({ ...page, alone: true })).toContain('3 more rows are not printed. Export the table to Excel');
    expect(html).toContain('<h2>To do</h2><ol><li>Call &lt;back&gt;</li><li>Read the comments</li></ol>');
    expect(html).toMatch(/ATA &amp; &lt;more&gt;.*47\.6 min.*Off goal.*Goal 45\.0 min/);
    expect(html).toContain('aria-label="Satisfaction, % &quot;by&quot; &lt;month&gt;, last 81% on Nov 2026, part"');
  });

  const points = (svg: string) => svg.match(/<(?:circle|polyline|rect)[^>]*>/g) ?? [];

  test('draws no line across a missing value, and each value at its height', () => {
    const [alone, line, ...more] = points(chartHtml(chart));
    expect(more).toEqual([]);
    expect(alone).toContain('circle');
    const heights = [...(/points="([^"]*)"/.exec(line ?? '')?.[1] ?? '').matchAll(/,([\d.]+)/g)].map(([, y]) =>
      Number(y),
    );
    expect(heights).toEqual([87.8, 120.3]);
  });

  test('draws bars from zero', () => {
    const bars = points(chartHtml({ ...chart, shape: 'bar', values: [10, 20, null, 0], ranges: [], goal: null }));
    const tall = bars.map((bar) => Number(/height="([\d.]+)"/.exec(bar)?.[1]));
    expect(tall[1]).toBeCloseTo(2 * (tall[0] ?? 0), 0);
    expect(tall[2]).toBe(0);
  });

  test.each([
    ['a line above the goal', 'line', [90], 'below'],
    ['a line below the goal', 'line', [76], 'above'],
    ['bars that end below the goal', 'bar', [76], 'above'],
    ['bars that reach over the goal', 'bar', [90], 'above'],
    ['a line that crosses the goal everywhere', 'line', [90, 76], 'above'],
    ['nothing at all', 'line', [null], 'above'],
  ] as const)('the name of a goal keeps clear of %s', (_, shape, repeated, side) => {
    const values = [...Array.from({ length: 12 }, (_each, index) => repeated[index % repeated.length] ?? null), 84];
    const svg = chartHtml({ ...chart, shape, values, dates: values.map(String), ranges: [], goal: 83 });
    const { x, above } = goalName(svg);
    expect([x, above]).toEqual([58, side === 'above' ? 4 : -12]);
  });

  /** Where the name of the goal begins, and how far its baseline is above the goal's line. */
  const goalName = (svg: string) => {
    const [, x, y] = /class="of-goal" x="([\d.]+)" y="([\d.]+)"/.exec(svg) ?? [];
    const line = /class="goal"[^>]*y1="([\d.]+)"/.exec(svg)?.[1];
    return { x: Number(x), above: Math.round((Number(line) - Number(y)) * 10) / 10 };
  };

  test('the name of a goal is written farther right where a line crosses the goal at the left', () => {
    const values = [90, 76, 77, 76, 75, 76, 77, 76, 75, 76];
    const svg = chartHtml({ ...chart, values, dates: values.map(String), ranges: [], goal: 83 });
    expect(goalName(svg).x).toBeGreaterThan(100);
    expect(goalName(svg).above).toBe(4);
  });

  test('says so when nothing was counted', () => {
    const html = chartHtml({ ...chart, values: [null, null, null, null], ranges: [] });
    expect(html).toContain('Nothing was counted in this period.');
    expect(html).not.toContain('<svg');
  });

  test.each([
    [81, 84, [81, 82, 83, 84]],
    [0, 97, [0, 50, 100]],
    [0, 0, [0, 0.5]],
    [82, 82, [82, 84]],
    [-3, 4, [-4, -2, 0, 2, 4]],
  ])('an axis from %d to %d has ticks at %j', (low, high, ticks) => {
    expect(ticksBetween(low, high)).toEqual(ticks);
  });
});

describe('a wrong PDF_CHROMIUM', () => {
  test('is found before anything is printed, in words for the operator', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'roadside chromium '));
    try {
      const [missing, text] = [join(folder, 'missing'), join(folder, 'text')];
      await writeFile(text, 'not a program', { mode: 0o644 });
      const after = 'Reports go out without PDFs until it names a Chromium or Chrome.';
      expect(await printerProblem(missing)).toBe(`PDF_CHROMIUM=${missing} doesn’t exist. ${after}`);
      expect(await printerProblem(folder)).toBe(`PDF_CHROMIUM=${folder} isn’t a program. ${after}`);
      expect(await printerProblem(text)).toBe(`PDF_CHROMIUM=${text} can’t be run by this user. ${after}`);
      expect(await printerProblem(process.execPath)).toBeNull();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  test('is named by the error of each print', async () => {
    const printer = chromiumPrinter('/nowhere/chromium', 'Letter');
    for (const _ of [1, 2]) {
      // oxlint-disable-next-line no-await-in-loop -- The second print starts it again.
      const error: unknown = await printer.print(pageHtml(page)).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(PrinterNotStartedError);
      expect(String(error)).toContain('PDF_CHROMIUM=/nowhere/chromium could not be started.');
    }
    await printer.close();
  });
});

const { path: chromium } = await ensureChromium();

describe.skipIf(chromium === undefined)('printing', () => {
  test('makes a PDF of the paper’s size, runs no script, and asks no server for anything', async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end('x');
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    const hostile = `<img src="http://127.0.0.1:${port}/picture"><link rel="stylesheet" href="http://127.0.0.1:${port}/style">
      <iframe src="http://127.0.0.1:${port}/frame"></iframe><script>fetch('http://127.0.0.1:${port}/script')</script>`;
    const sizes: string[] = [];
    for (const paper of ['Letter', 'A4'] as const) {
      const printer = chromiumPrinter(chromium ?? '', paper);
      // oxlint-disable-next-line no-await-in-loop -- One browser at a time.
      const pdf = Buffer.from(await printer.print(pageHtml(page).replace('<body>', `<body>${hostile}`))).toString(
        'latin1',
      );
      // oxlint-disable-next-line no-await-in-loop -- As above.
      await printer.close();
      expect(pdf.startsWith('%PDF-')).toBe(true);
      sizes.push(/\/MediaBox\s*\[([^\]]*)\]/.exec(pdf)?.[1]?.trim() ?? '');
    }
    await new Promise((closed) => server.close(closed));
    expect(asked).toEqual([]);
    expect(sizes).toEqual(['0 0 612 792', expect.stringMatching(/^0 0 59[45]\.?\d* 84[12]/)]);
  });

  test('prints pages asked for at once one after another, and nothing of one is in the next', async () => {
    const printer = chromiumPrinter(chromium ?? '', 'Letter');
    const long = { ...page, title: 'Long', sentences: Array.from({ length: 200 }, (_, n) => `Sentence ${n}.`) };
    const pagesOf = (pdf: Uint8Array) =>
      Buffer.from(pdf)
        .toString('latin1')
        .match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    const printed = await Promise.all([long, page, long, page].map((each) => printer.print(pageHtml(each))));
    await printer.close();
    const [many, one, again, last] = printed.map(pagesOf);
    expect(many).toBeGreaterThan(1);
    expect([one, again, last]).toEqual([1, many, 1]);
  });

  test('prints nothing for who left while it waited', async () => {
    const printer = chromiumPrinter(chromium ?? '', 'Letter');
    const leaving = new AbortController();
    const before = printer.print(pageHtml(page));
    const waiting = printer.print(pageHtml(page), leaving.signal);
    leaving.abort(new Error('left'));
    await expect(waiting).rejects.toThrow('left');
    expect((await before).length).toBeGreaterThan(0);
    await printer.close();
  });

  test('is shared: whoever closes it first doesn’t end it for the other', async () => {
    const [one, other] = [1, 2].map(() => sharedPrinter({ chromium: chromium ?? '', paper: 'A4' }));
    if (!one || !other) throw new Error('There are two.');
    const printed = one.print(pageHtml(page));
    const next = other.print(pageHtml(page));
    await printed;
    await one.close();
    await one.close();
    expect((await next).length).toBeGreaterThan(0);
    expect((await other.print(pageHtml(page))).length).toBeGreaterThan(0);
    await other.close();
  });
});
