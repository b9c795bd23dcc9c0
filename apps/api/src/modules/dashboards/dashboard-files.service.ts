import { chartOf, isTimeType, requestChartType } from '@roadside/domain/dashboards';
import { dayText, daysText } from '@roadside/domain/reports';
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { MadeFile, MadeFiles } from '../../platform/files/made-files.ts';
import type { PrintedPart } from '../../platform/pdf/printed-page.ts';
import { readDashboard, readElements, visibleDashboards } from './dashboards.repository.ts';
import type { ElementRow } from './dashboards.repository.ts';
import { cardReport, highlightsReport, toolsOf, trendReport } from '../reports/report.service.ts';
import { readElement } from './element-request.ts';
import type { ElementReport } from './element-request.ts';
import { writeElement } from './export.service.ts';
import { printedCharts, printedNumber } from './printed-elements.ts';
import { inReadingOrder } from './reading-order.ts';

const isTable = ({ chart_type }: ElementRow) => {
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
  { chart_type, time_type }: ElementRow,
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

/**
 * Makes the files of a dashboard as the reader of the context would see it: its tables in Excel, all elements in order on a page.
 * @throws ApiError 403 for a location out of view, 404 for a dashboard the reader may not see
 */
export async function makeDashboardFiles(context: CallContext, dashboardId: number, slug: string): Promise<MadeFiles> {
  const { db, tree, employee } = context;
  const visible = await readDashboardTables(db.kysely, dashboardId, employee.id);
  const dashboard = await readDashboard(db.kysely, dashboardId);
  if (visible === null || !dashboard) throw new ApiError('not-found', 'This dashboard doesn’t exist.');
  context.require({ geography: tree.bySlug(slug) });
  const digest = createHash('sha256');
  const files: MadeFile[] = [];
  const parts: PrintedPart[] = [];
  const periods = new Set<string>();
  let lastDay = '';
  for (const row of inReadingOrder(await readElements(db.kysely, [dashboardId]))) {
    // oxlint-disable-next-line no-await-in-loop -- One element at a time keeps memory flat.
    const element = await readElement(context, String(row.id), { request: { slug, parameters: {} } });
    // oxlint-disable-next-line no-await-in-loop -- As above.
    const drawn = await drawnParts(context, row, element);
    parts.push(...(drawn ?? []));
    // What was drawn counts as a change too; the write functions of charts aren't part of it.
    digest.update(JSON.stringify(drawn));
    const { from, to } = element.request.period;
    periods.add(daysText({ from, to }));
    lastDay = element.request.lastDay;
    if (!isTable(row)) continue;
    // oxlint-disable-next-line no-await-in-loop -- As above.
    const written = await writeElement(context, element, {});
    digest.update(written.digest);
    files.push({ name: written.filename, mediaType: written.mediaType, content: written.content });
    if (drawn === null) parts.push({ kind: 'table', table: written.printed });
  }
  const place = tree.bySlug(slug)?.displayName ?? slug;
  return {
    slug,
    place,
    path: `/dashboard/${slug}?dashboard=${dashboardId}`,
    files,
    page: {
      title: `${dashboard.name}: ${place}`,
      subtitle: [...periods].join(' · '),
      sentences: [],
      parts: inRows(parts),
      note: `${lastDay === '' ? '' : `Data through ${dayText(lastDay)}. `}Filters are on the second sheet of each Excel file.`,
    },
    digest: digest.digest('base64url'),
  };
}
