import { createHash } from 'node:crypto';
import { workbookMediaType, writeWorkbook } from '@roadside/workbook/writer';
import type { Cell } from '@roadside/workbook/writer';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { CallContext } from '../../platform/calls/handler.ts';
import { WorkGate } from '../../platform/concurrency/work-gate.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { storedFilePath } from '@roadside/contract/files';
import { storeFile } from '../../platform/files/stored-files.ts';
import { maxPrintedRows } from '../../platform/pdf/printed-page.ts';
import type { PrintedTable } from '../../platform/pdf/printed-page.ts';
import { printedTable } from '../../platform/pdf/printed-table.ts';
import { slugOf } from '../../platform/organizations/slug.ts';
import { callTableReport } from '../reports/call-table.service.ts';
import { rowsOf, tableReport, toolsOf, trendReport } from '../reports/report.service.ts';
import type { CountedBy } from '../reports/call-table.service.ts';
import type { CommentSearch } from '../reports/survey-table.service.ts';
import type { ElementReport } from './element-request.ts';
import { surveyReport } from './elements.service.ts';
import { listPages, refuseTooMany, withArguments } from './list-pages.ts';
import { aboutExport } from './export-about.ts';
import { callSheet, metricSheet, surveySheet, trendSheet } from './export-sheet.ts';
import type { ExportSheet } from './export-sheet.ts';

/** Places of a table, which is read at once. */
const maxPlaces = 20_000;
const gate = new WorkGate(1, 8);

/** What an export contains besides its element's filters. */
export interface ExportOptions extends CommentSearch {
  /** The columns of a list by id, in order; all if left out. */
  readonly columns?: readonly string[] | undefined;
  /** Only the calls a metric counts; for a list of calls. */
  readonly counted_by?: CountedBy | undefined;
  /** Dates as rows; for a trend table. */
  readonly pivot?: boolean | undefined;
}

/** Follows and stops the writing of a file. */
export interface WritingControl {
  /** Receives the number of rows written, after every few hundred. */
  readonly onProgress: (rows: number) => void;
  /** Receives how many rows there will be, once the first page is read. */
  readonly onCount: (rows: number) => void;
  /** Nothing more is read or written once it is aborted. */
  readonly signal: AbortSignal;
}

/** An export that is ready to download. */
export interface ExportReply {
  readonly file: string;
  readonly filename: string;
  readonly rows: number;
}

/** A table written to an Excel file. */
export interface WrittenElement {
  readonly content: Uint8Array;
  readonly mediaType: string;
  readonly filename: string;
  readonly rows: number;
  /** Of the rows alone: equal if nothing changed. */
  readonly digest: string;
  /** Its first rows, for paper. */
  readonly printed: PrintedTable;
}

/**
 * Writes a table to an Excel file: all pages, with the same filters and rights. A second sheet lists the location,
 * period, filters and time of the data.
 */
export async function writeElement(
  context: CallContext,
  element: ElementReport,
  asked: ExportOptions,
  control?: WritingControl,
): Promise<WrittenElement> {
  const { geography, period } = element.request;
  return gate.run(async () => {
    // It may have been stopped while it waited for its turn.
    control?.signal.throwIfAborted();
    const sheet = await sheetOf(context, withArguments(element, { lower_bound: 0, upper_bound: maxPlaces }), asked);
    control?.onCount(sheet.rowCount);
    const digest = createHash('sha256').update(JSON.stringify(sheet.columns));
    let rows = 0;
    const first: (readonly Cell[])[] = [];
    const workbook = await writeWorkbook({
      ...sheet,
      async *rows() {
        for await (const row of sheet.rows()) {
          rows += 1;
          if (first.length < maxPrintedRows) first.push(row);
          digest.update(JSON.stringify(row));
          yield row;
        }
      },
      about: { name: 'About', lines: aboutExport(element, asked, sheet.rowCount, context.tree) },
      onProgress: control?.onProgress,
      signal: control?.signal,
    });
    return {
      content: new Uint8Array(await workbook.arrayBuffer()),
      mediaType: workbookMediaType,
      filename: `${[slugOf(element.title) || 'export', geography.slug, period.from, period.to].join('_')}.xlsx`,
      rows,
      digest: digest.digest('base64url'),
      printed: onPaper(element.title, sheet, first, rows),
    };
  });
}

/** The first rows of a table, for paper. */
export async function printElement(
  context: CallContext,
  element: ElementReport,
  asked: ExportOptions,
  signal: AbortSignal,
): Promise<PrintedTable> {
  return gate.run(async () => {
    signal.throwIfAborted();
    const sheet = await sheetOf(context, withArguments(element, { lower_bound: 0, upper_bound: maxPlaces }), asked);
    const first: (readonly Cell[])[] = [];
    for await (const row of sheet.rows()) {
      if (first.length === maxPrintedRows) break;
      first.push(row);
    }
    return onPaper(element.title, sheet, first, sheet.rowCount);
  });
}

function onPaper(
  caption: string,
  { columns, paper }: Pick<ExportSheet, 'columns' | 'paper'>,
  first: readonly (readonly Cell[])[],
  all: number,
): PrintedTable {
  if (!paper) return printedTable(caption, columns, first, all);
  const { without, headings = {}, rowNames, rowCount = all, fewOf } = paper;
  const headed = columns.map((column, index) => ({ ...column, header: headings[index] ?? column.header }));
  const table = printedTable(caption, headed, first.slice(0, rowCount), rowCount);
  const isShown = (_: unknown, index: number) => !without.includes(index);
  const written = (cell: string, count: number | null) => (count === null ? cell : `${cell} of ${count}`);
  return {
    ...table,
    columns: table.columns.filter(isShown),
    rows: table.rows.map((cells, row) =>
      cells
        .map((cell, column) => written((column === 0 ? rowNames?.[row] : undefined) ?? cell, fewOf(row, column)))
        .filter(isShown),
    ),
  };
}

/** Exports a table to an Excel file that only the caller can download. */
export async function exportElement(
  context: CallContext,
  element: ElementReport,
  asked: ExportOptions,
): Promise<ExportReply> {
  const written = await writeElement(context, element, asked);
  return context.db.kysely.transaction().execute((trx) => keepExport(context, trx, element, written));
}

/** Stores a written file for the caller, and says so in the audit log. */
export async function keepExport(
  { employee, audit }: CallContext,
  trx: Kysely<Tables>,
  { title, request: { geography, period } }: ElementReport,
  { content, mediaType, filename, rows }: WrittenElement,
): Promise<ExportReply> {
  const name = await storeFile(trx, {
    kind: 'export',
    ownerEmployeeId: employee.id,
    mediaType,
    extension: 'xlsx',
    content,
  });
  await audit(
    {
      event: 'element_exported',
      status: 'success',
      target: `organization:${geography.baseId}`,
      changes: { title, rows, from: period.from, to: period.to },
    },
    trx,
  );
  return { file: storedFilePath(name), filename, rows };
}

async function sheetOf(context: CallContext, element: ElementReport, asked: ExportOptions): Promise<ExportSheet> {
  const tools = toolsOf(context);
  const { chart, request, title } = element;
  if (asked.counted_by && chart !== 'std12e_reduced')
    throw new ApiError('invalid-body', 'Only calls can be limited to those a metric counts.', {
      fields: { counted_by: 'Only for std12e_reduced' },
    });
  // Times are the location's, as on the screen.
  const listed = { columns: asked.columns, timeZone: request.geography.timeZone };
  switch (chart) {
    case 'table': {
      refuseTooMany(rowsOf(tools, request), maxPlaces);
      const { data, totals, meta } = await tableReport(tools, request);
      return metricSheet(title, data, totals, meta);
    }
    case 'trendTable': {
      refuseTooMany(rowsOf(tools, request), maxPlaces);
      const { series, totals, meta } = await trendReport(tools, request);
      return trendSheet(title, series, totals, meta, asked.pivot);
    }
    case 'std12e_reduced': {
      const pages = await listPages(element, async (page) => {
        const { data, meta } = await callTableReport(tools, page.request, asked.counted_by);
        return { rows: data, total: meta.total_rows, next: meta.next_cursor };
      });
      return callSheet(title, pages, listed);
    }
    case 'surveys':
    case 'survey_comments': {
      const pages = await listPages(element, async (page) => {
        const { data, total_rows, next_cursor } = await surveyReport(context, page, asked);
        return { rows: data, total: total_rows, next: next_cursor };
      });
      return surveySheet(title, pages, listed);
    }
    case 'card':
    case 'numberHighlights':
      throw new ApiError('invalid-body', 'Only tables can be exported.', {
        fields: { chart_type: 'Only tables, trend tables, surveys and calls can be exported' },
      });
  }
}
