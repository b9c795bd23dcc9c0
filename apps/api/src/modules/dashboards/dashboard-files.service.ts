import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { chartOf, isTimeType, requestChartType } from '@roadside/domain/dashboards';
import { dayText, daysText } from '@roadside/domain/reports';
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { MadeFile, MadeFiles } from '../../platform/files/made-files.ts';
import type { PrintedPage, PrintedPart, PrintedTable } from '../../platform/pdf/printed-page.ts';
import { readDashboard, readElements, visibleDashboards } from './dashboards.repository.ts';
import type { ElementRow } from './dashboards.repository.ts';
import { cardReport, highlightsReport, toolsOf, trendReport } from '../reports/report.service.ts';
import { readElement } from './element-request.ts';
import type { ElementReport } from './element-request.ts';
import { filtersOnPaper } from './export-about.ts';
import { printElement, writeElement } from './export.service.ts';
import { printedCharts, printedNumber } from './printed-elements.ts';
import { inReadingOrder } from './reading-order.ts';
import { startPdf } from './started-pdf.service.ts';
import type { OpenForPdf } from './started-pdf.service.ts';

type Shown = Pick<ElementRow, 'chart_type' | 'time_type'>;

const isTable = ({ chart_type }: Pick<Shown, 'chart_type'>) => {
  const chart = requestChartType(chart_type);
  return chart === 'table' || chart === 'trendTable' || chart === 'survey_comments';
};

/** The elements of a dashboard that can be sent; null if the person may not see it. */
export async function readDashboardTables(
  db: Kysely<Tables>,
  dashboardId: number,
  employeeId: number,
): Promise<readonly ElementRow[] | null> {
  const visible = (await visibleDashboards(db, employeeId)).some(({ id }) => id === dashboardId);
  return visible ? (await readElements(db, [dashboardId])).filter(isTable) : null;
}

/** What an element shows besides a table; null for tables. */
async function drawnParts(
  context: CallContext,
  { chart_type, time_type }: Shown,
  { chart, title, request }: ElementReport,
): Promise<readonly PrintedPart[] | null> {
  const tools = toolsOf(context);
  switch (chart) {
    case 'card': {
      const { data, previous, before, meta } = await cardReport(tools, request);
      const [heading] = meta.metrics;
      const cell = heading && data.metrics[heading.id];
      if (!heading || !cell) return [];
      const goal = meta.goals?.[heading.id]?.green ?? null;
      const number = printedNumber(heading, cell, {
        label: title,
        goal,
        previous: previous[heading.id] ?? null,
        before,
      });
      return [{ kind: 'numbers', caption: '', numbers: [number] }];
    }
    case 'numberHighlights': {
      const { data, before, meta } = await highlightsReport(tools, request);
      const numbers = data.flatMap(({ metric, label, cell, previous }) => {
        const heading = meta.metrics.find(({ id }) => id === metric);
        const goal = meta.goals?.[metric]?.green ?? null;
        return heading ? [printedNumber(heading, cell, { label, goal, previous, before })] : [];
      });
      return [{ kind: 'numbers', caption: title, numbers }];
    }
    case 'trendTable': {
      const shape = chartOf(chart_type, isTimeType(time_type) ? time_type : 'Month');
      if (shape !== 'line' && shape !== 'bar') return null;
      const { totals, meta } = await trendReport(tools, request);
      return printedCharts(title, shape, totals, meta).map((drawn) => ({ kind: 'chart', chart: drawn }));
    }
    case 'table':
    case 'surveys':
    case 'survey_comments':
    case 'std12e_reduced':
      return null;
  }
}

/** Parts of a page, with cards that follow one another in one row. */
function inRows(parts: readonly PrintedPart[]): readonly PrintedPart[] {
  const rows: PrintedPart[] = [];
  for (const part of parts) {
    const last = rows.at(-1);
    if (part.kind === 'numbers' && part.caption === '' && last?.kind === 'numbers' && last.caption === '')
      rows[rows.length - 1] = { ...last, numbers: [...last.numbers, ...part.numbers] };
    else rows.push(part);
  }
  return rows;
}

/** An element of a dashboard, read and checked: its request and how it is drawn. */
interface ReadElement extends Shown {
  readonly element: ElementReport;
  readonly pivot?: boolean | undefined;
}

type DashboardPage = Pick<PrintedPage, 'title' | 'subtitle' | 'parts'> & { readonly lastDay: string };

interface PageSource {
  readonly name: string;
  /** Name of the location. */
  readonly place: string;
  /** In the order of the page. */
  readonly elements: Iterable<ReadElement> | AsyncIterable<ReadElement>;
  /** Reads an element's table; null if what is drawn of it is enough. */
  readonly tableOf: (read: ReadElement, drawn: readonly PrintedPart[] | null) => Promise<PrintedTable | null>;
}

/** The page of a dashboard, for email and on demand: each element as it is drawn, or its table. */
async function dashboardPage(
  context: CallContext,
  { name, place, elements, tableOf }: PageSource,
): Promise<DashboardPage> {
  const parts: PrintedPart[] = [];
  const periods = new Set<string>();
  let lastDay = '';
  for await (const read of elements) {
    const drawn = await drawnParts(context, read, read.element);
    const table = await tableOf(read, drawn);
    parts.push(...(drawn ?? (table ? [{ kind: 'table' as const, table }] : [])));
    const { from, to } = read.element.request.period;
    periods.add(daysText({ from, to }));
    lastDay = read.element.request.lastDay;
  }
  return { title: `${name}: ${place}`, subtitle: [...periods].join(' · '), parts: inRows(parts), lastDay };
}

const dataThrough = (lastDay: string) => (lastDay === '' ? '' : `Data through ${dayText(lastDay)}. `);

/**
 * Reads a dashboard at a location, if the reader may see both.
 * @throws ApiError 403 for a location out of view, 404 for a dashboard the reader may not see
 */
async function readAt({ db, tree, employee, require }: CallContext, dashboardId: number, slug: string) {
  const visible = await readDashboardTables(db.kysely, dashboardId, employee.id);
  const dashboard = await readDashboard(db.kysely, dashboardId);
  if (visible === null || !dashboard) throw new ApiError('not-found', 'This dashboard doesn’t exist.');
  require({ geography: tree.bySlug(slug) });
  return {
    name: dashboard.name,
    place: tree.bySlug(slug)?.displayName ?? slug,
    rows: inReadingOrder(await readElements(db.kysely, [dashboardId])),
  };
}

/**
 * Makes the files of a dashboard as the reader of the context would see it: its tables in Excel, all elements in order on a page.
 * @throws ApiError 403 for a location out of view, 404 for a dashboard the reader may not see
 */
export async function makeDashboardFiles(context: CallContext, dashboardId: number, slug: string): Promise<MadeFiles> {
  const { name, place, rows } = await readAt(context, dashboardId, slug);
  const digest = createHash('sha256');
  const files: MadeFile[] = [];
  const { lastDay, ...page } = await dashboardPage(context, {
    name,
    place,
    // One element at a time keeps memory flat.
    elements: (async function* () {
      for (const row of rows)
        yield { ...row, element: await readElement(context, String(row.id), { request: { slug, parameters: {} } }) };
    })(),
    tableOf: async (read, drawn) => {
      // What was drawn counts as a change too; the write functions of charts aren't part of it.
      digest.update(JSON.stringify(drawn));
      if (!isTable(read)) return null;
      const written = await writeElement(context, read.element, {});
      digest.update(written.digest);
      files.push({ name: written.filename, mediaType: written.mediaType, content: written.content });
      return written.printed;
    },
  });
  return {
    slug,
    place,
    path: `/dashboard/${slug}?dashboard=${dashboardId}`,
    files,
    page: {
      ...page,
      sentences: [],
      note: `${dataThrough(lastDay)}Filters are on the second sheet of each Excel file.`,
    },
    digest: digest.digest('base64url'),
  };
}

type StartPdf = typeof calls.dashboards.startPdf;
type ShownElement = Omit<NonNullable<ParsedBody<StartPdf>['elements']>[number], 'id'>;

/**
 * Starts a PDF of a dashboard as it is on the caller's screen: the elements named, with their choices.
 * @throws ApiError 403 for a location out of view, 404 for a dashboard the caller may not see
 */
export async function startDashboardPdf(
  context: CallContext,
  { id, slug, elements: shown }: Pick<ParsedBody<StartPdf>, 'id' | 'slug' | 'elements'>,
  openPrinter?: OpenForPdf,
): Promise<CallReply<StartPdf>> {
  const { name, place, rows } = await readAt(context, id, slug);
  // All are read before the reply, so that what the caller may not see is refused by the call itself.
  const elements: ReadElement[] = [];
  for (const row of rows) {
    const asked: ShownElement | undefined = shown
      ? shown.find((each) => each.id === row.id)
      : { request: { slug, parameters: {} } };
    if (!asked) continue;
    // oxlint-disable-next-line no-await-in-loop -- A few small reads, in the order of the page.
    const element = await readElement(context, String(row.id), asked);
    const { geography } = element.request;
    elements.push({
      chart_type: asked.chart_type ?? row.chart_type,
      time_type: asked.request.parameters.time_type?.[0] ?? row.time_type,
      // An element that looks at another location says so.
      element: geography.slug === slug ? element : { ...element, title: `${element.title}, ${geography.displayName}` },
      pivot: asked.pivot,
    });
  }
  return startPdf(
    context,
    async ({ onCount, onProgress, signal }) => {
      let read = 0;
      onCount(elements.length);
      const { lastDay, ...page } = await dashboardPage(context, {
        name,
        place,
        elements,
        tableOf: async ({ element, pivot }, drawn) => {
          signal.throwIfAborted();
          onProgress(++read);
          return drawn ? null : printElement(context, element, { pivot }, signal);
        },
      });
      // At the top, where the note would be alone on a last page.
      const through = dataThrough(lastDay).trim();
      return {
        ...page,
        sentences: [...filterSentences(elements, context.tree), ...(through === '' ? [] : [through])],
        note: '',
      };
    },
    openPrinter,
  );
}

/** What the elements are limited to: once if it is the same for all, otherwise with the elements it is about. */
function filterSentences(elements: readonly ReadElement[], tree: CallContext['tree']): readonly string[] {
  const wordsOf = ({ element }: ReadElement) => filtersOnPaper(element, tree).join('; ');
  const titles = Map.groupBy(
    elements.filter((read) => wordsOf(read) !== ''),
    wordsOf,
  );
  return [...titles].map(([words, limited]) =>
    limited.length === elements.length
      ? `Filters: ${words}.`
      : `Filters of ${limited.map(({ element }) => element.title).join(', ')}: ${words}.`,
  );
}
