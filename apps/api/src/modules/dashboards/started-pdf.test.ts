import { calls } from '@roadside/contract/calls';
import type { CallBody } from '@roadside/contract/call';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ensureChromium } from '../../../../../tooling/bootstrap/chromium.mjs';
import { handle } from '../../platform/calls/handler.ts';
import { readFile } from '../../platform/files/stored-files.ts';
import type { PdfPrinter } from '../../platform/pdf/pdf-printer.ts';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { factWorld, firstDay, lastDay } from '../metrics/testing/fact-world.ts';
import { factClub } from '../reports/testing/fact-club.ts';
import { refusalOf, runCall } from '../reports/testing/run-call.ts';
import type { TestCaller } from '../reports/testing/run-call.ts';
import { startDashboardPdf } from './dashboard-files.service.ts';
import { dashboardsHandlers } from './dashboards.handlers.ts';

const { startPdf } = calls.dashboards;
const { exportProgress, stopExport } = calls.elements;
const [world] = fc.sample(factWorld, { numRuns: 1, seed: 7 });
const { path: chromium } = await ensureChromium();
const range = { time_type: ['Range' as const], args: { from: firstDay, to: lastDay } };
const printing = { PDF_CHROMIUM: '/usr/bin/chromium' };

describeEachEngine('a dashboard as a PDF', (open) => {
  const { caller } = factClub(open, {
    today: '2026-04-06',
    facts: { world, from: firstDay, to: lastDay },
    people: [1, 2],
  });
  let dashboardId = 0;
  let idOf: (title: string) => number;
  beforeEach(async () => {
    const { kysely } = open();
    for (const table of ['started_export', 'stored_file', 'dashboard_share'])
      // oxlint-disable-next-line no-await-in-loop -- Three statements.
      await sql`delete from ${sql.table(table)}`.execute(kysely);
    await sql`delete from dashboard where owner_employee_id is not null`.execute(kysely);
    const { rows } = await sql<{ id: number }>`
      insert into dashboard (name, owner_employee_id, position, icon, data_target, created_at, updated_at)
      values ('Page', 1, 1, '', 'PSP', now(), now()) returning id`.execute(kysely);
    dashboardId = rows[0]?.id ?? 0;
    // In the reverse of their places on the grid.
    const elements = [
      ['Last table', 'table', 'count_calls', 8],
      ['Middle line', 'line', 'ata_avg', 4],
      ['First card', 'card', 'count_calls', 0],
    ] as const;
    const ids = new Map<string, number>();
    for (const [title, chart, metric, y] of elements) {
      // oxlint-disable-next-line no-await-in-loop -- A few rows, in their order.
      const added = await sql<{ id: number }>`insert into dashboard_element
          (dashboard_id, name, title, position, chart_type, time_type, metrics, relation, request, filters, layout)
        values (${dashboardId}::integer, ${title}, ${title}, ${ids.size}::integer, ${chart}, 'Month', array[${metric}],
          ${chart === 'table' ? 'children' : 'self'}, '{}'::jsonb, '{}', ${JSON.stringify({ x: 0, y, w: 12, h: 4 })}::jsonb)
        returning id`.execute(kysely);
      ids.set(title, added.rows[0]?.id ?? 0);
    }
    idOf = (title) => ids.get(title) ?? 0;
  });

  /** A printer that keeps its pages, and waits for what `holds` resolves with. */
  const openPrinter = (holds: (page: number) => Promise<unknown> = async () => null) => {
    const pages: string[] = [];
    let closed = 0;
    const printer: PdfPrinter = {
      print: async (html) => {
        pages.push(html);
        await holds(pages.length);
        return Buffer.from('%PDF-1.7 test');
      },
      close: async () => {
        closed += 1;
      },
    };
    return { printer, pages, closed: () => closed };
  };
  type Asked = Partial<CallBody<typeof startPdf>>;
  const start = (printer: PdfPrinter | null, more: Asked = {}, who: Partial<TestCaller> = {}) =>
    runCall(
      [
        handle(startPdf, (context, { body }) =>
          printer ? startDashboardPdf(context, body, () => printer) : startDashboardPdf(context, body),
        ),
      ],
      startPdf,
      caller({ environment: printing, ...who }),
      { purpose: 'dashboard', action: 'start_pdf', id: dashboardId, slug: 'club', ...more },
    );
  const finished = async (id: number, employeeId = 1) => {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- One question at a time.
      const state = await runCall(dashboardsHandlers, exportProgress, caller({ employeeId }), {
        purpose: 'progress',
        id,
      });
      if (state.state !== 'writing') return state;
    }
  };
  const idStarted = ({ started }: Awaited<ReturnType<typeof start>>) => {
    if (!started) throw new Error('Nothing was started.');
    return started.id;
  };
  const storedFiles = async () =>
    (await open().kysely.selectFrom('stored_file').select(['kind', 'owner_employee_id', 'media_type']).execute()) ?? [];

  it('has the elements in the order of the dashboard, and is a file that only the caller may open', async () => {
    const { printer, pages, closed } = openPrinter();
    const reply = await start(printer);
    expect(reply.set_up).toBe(true);
    const done = await finished(idStarted(reply));
    expect(done).toMatchObject({ state: 'ready', filename: 'page-club.pdf', problem: null });
    const text = (pages[0] ?? '').replaceAll(/<[^>]*>/g, '\n');
    const places = ['Page: ', 'First card', 'Middle line', 'Last table'].map((words) => text.indexOf(words));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(closed()).toBe(1);
    const file = await readFile(open().kysely, (done.file ?? '').replace('/files/', ''));
    expect(file).toMatchObject({ kind: 'export', ownerEmployeeId: 1, mediaType: 'application/pdf' });
  });

  it('shows only the elements of the screen, with their choices', async () => {
    const { printer, pages } = openPrinter();
    const elements = [
      {
        id: idOf('Last table'),
        chart_type: 'table' as const,
        request: {
          slug: 'east',
          parameters: { ...range, metrics: ['ata_avg'], relation: 'children' as const, filters: { tcd__in: ['5'] } },
        },
      },
      { id: idOf('First card'), request: { slug: 'club', parameters: range } },
    ];
    await finished(idStarted(await start(printer, { elements })));
    const [html = ''] = pages;
    expect(html).not.toContain('Middle line');
    expect(html).toMatch(/<caption>Last table, [^<]+<\/caption>/);
    expect(html).toContain('ATA average, min');
    expect(html).toMatch(/Filters of Last table, [^<]+: Trouble code: Tow\./);
    expect(html).toContain('<p>Data through Apr 4, 2026.</p>');
    expect(html).not.toContain('Excel file');
  });

  it('has rows that the location has, whatever the dashboard was made for', async () => {
    const { printer, pages } = openPrinter();
    await sql`update dashboard_element set child_type = 'market' where id = ${idOf('Last table')}::integer`.execute(
      open().kysely,
    );
    expect(await finished(idStarted(await start(printer, { slug: 'station-1' })))).toMatchObject({ state: 'ready' });
    expect(pages[0]).toMatch(/<caption>Last table<\/caption>.*<td>ann<\/td>/s);
  });

  it('is refused like the dashboard itself', async () => {
    const { printer, pages } = openPrinter();
    expect(await refusalOf(start(printer, {}, { employeeId: 2 }))).toMatchObject({ status: 404 });
    expect(await refusalOf(start(printer, { id: 999_999 }))).toMatchObject({ status: 404 });
    const own = { organization: 'station-1', positionType: 'station-admin' };
    expect(await refusalOf(start(printer, {}, own))).toMatchObject({ status: 403 });
    const elements = [{ id: idOf('First card'), request: { slug: 'club', parameters: range } }];
    expect(await refusalOf(start(printer, { slug: 'station-1', elements }, own))).toMatchObject({ status: 403 });
    expect(pages).toEqual([]);
    // The same person, at the own station.
    const reply = await start(printer, { slug: 'station-1', elements: [] }, own);
    expect(await finished(idStarted(reply))).toMatchObject({ state: 'ready' });
  });

  it('says at once that no Chromium is set up, and keeps nothing', async () => {
    expect(await start(null, {}, { environment: {} })).toEqual({ set_up: false, started: null });
    expect(await refusalOf(start(null, {}, { environment: {}, employeeId: 2 }))).toMatchObject({ status: 404 });
    expect(await open().kysely.selectFrom('started_export').selectAll().execute()).toEqual([]);
  });

  it('is made once at a time for a person; another person’s waits for its turn', async () => {
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    const { printer, pages } = openPrinter((page) => (page === 1 ? held : Promise.resolve()));
    const first = idStarted(await start(printer));
    await vi.waitFor(() => expect(pages).toHaveLength(1), { timeout: 60_000 });
    expect(await refusalOf(start(printer))).toMatchObject({ status: 409 });
    await sql`insert into dashboard_share (dashboard_id, employee_id) values (${dashboardId}::integer, 2)`.execute(
      open().kysely,
    );
    const second = idStarted(await start(printer, {}, { employeeId: 2 }));
    expect(pages).toHaveLength(1);
    go();
    expect(await finished(first)).toMatchObject({ state: 'ready' });
    expect(await finished(second, 2)).toMatchObject({ state: 'ready' });
    expect(await finished(idStarted(await start(printer)))).toMatchObject({ state: 'ready' });
    expect((await storedFiles()).map(({ owner_employee_id: owner }) => owner).toSorted()).toEqual([1, 1, 2]);
  });

  it('keeps no file once it is canceled, and lets the person start another one', async () => {
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    const { printer } = openPrinter((page) => (page === 1 ? held : Promise.resolve()));
    const first = idStarted(await start(printer));
    expect(await runCall(dashboardsHandlers, stopExport, caller(), { purpose: 'stop', id: first })).toMatchObject({
      state: 'stopped',
    });
    // The process sees within a second that the first one is stopped.
    const second = await vi.waitFor(async () => idStarted(await start(printer)), { timeout: 60_000 });
    go();
    expect(await finished(second)).toMatchObject({ state: 'ready' });
    expect(await finished(first)).toMatchObject({ state: 'stopped', file: null });
    expect(await storedFiles()).toHaveLength(1);
  });

  it('says in words that it could not be printed', async () => {
    const { printer, closed } = openPrinter(() => Promise.reject(new Error('no display')));
    expect(await finished(idStarted(await start(printer)))).toMatchObject({
      state: 'failed',
      problem: 'Something went wrong on our side. Try again.',
    });
    expect(closed()).toBe(1);
  });

  it('doesn’t ask to try again where the operator’s Chromium can’t be started', async () => {
    const environment = { PDF_CHROMIUM: '/nowhere/chromium' };
    expect(await finished(idStarted(await start(null, {}, { environment })))).toMatchObject({
      state: 'failed',
      problem: 'PDF printing isn’t working on this server. Print the page instead, and choose Save as PDF.',
    });
  });

  describe.skipIf(chromium === undefined)('printed by a Chromium', () => {
    it.each([
      ['Letter', /^0 0 612 792$/],
      ['A4', /^0 0 59[56][.\d]* 84[123][.\d]*$/],
    ] as const)('is on the paper of the operator: %s', async (paper, box) => {
      const environment = { PDF_CHROMIUM: chromium ?? '', PDF_PAPER: paper };
      const done = await finished(idStarted(await start(null, {}, { environment })));
      const file = await readFile(open().kysely, (done.file ?? '').replace('/files/', ''));
      const pdf = Buffer.from(file?.content ?? []).toString('latin1');
      expect(pdf.startsWith('%PDF-')).toBe(true);
      expect(/\/MediaBox\s*\[([^\]]*)\]/.exec(pdf)?.[1]?.trim()).toMatch(box);
    });
  });
});
