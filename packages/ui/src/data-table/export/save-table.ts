import { inTime } from '@roadside/foundations/in-time';
import type { Cell, ColumnKind, Workbook } from '@roadside/workbook/writer';
import { delimitedText } from '../model/delimited-text.ts';
import type { ColumnType, DataRow } from '../model/column.ts';
import { type ExportCell, type ExportColumn, type ExportTable, exportCell, textRows } from '../model/export-table.ts';
import { percentUnit, wallClock } from '../model/format-value.ts';
import type { RowGroup } from '../model/group-rows.ts';
import type { TableModel } from '../view/table-model.ts';
import { filterWords, sortWords } from '../view/table-words.ts';
import { pickColumnId } from '../view/view-column.ts';

const inGroups = (groups: readonly RowGroup[]): readonly number[] =>
  groups.flatMap((group) => (group.groups.length > 0 ? inGroups(group.groups) : [...group.rows]));

/**
 * Exports all rows that pass the filters, on all pages, in display order. Contains the visible columns, with masked
 * counts left out.
 */
export function exportTable<Row extends DataRow>({ input, columns, pipeline, rules }: TableModel<Row>): ExportTable {
  const views = columns.layout.all.flatMap(({ id }) => (id === pickColumnId ? [] : (columns.views.get(id) ?? [])));
  const order = pipeline.groups ? inGroups(pipeline.groups) : pipeline.order;
  return {
    columns: views.map(({ header, definition: { type, unit, decimals } }) => ({
      header: unit ? `${header}, ${unit}` : header,
      type,
      decimals,
      share: unit === percentUnit,
    })),
    rowCount: order.length,
    *rows() {
      for (const index of order) {
        const row = input.rows[index] as Row;
        yield views.map(({ id, definition }) =>
          rules.masked(id, row) ? rules.maskedText : exportCell(definition.value(row), definition.type),
        );
      }
    },
  };
}

/** Describes the exported rows in words, for the second sheet of a workbook. */
export function aboutTable<Row extends DataRow>(
  { input, text, locale, columns, counts }: TableModel<Row>,
  rowCount: number,
): readonly (readonly [string, string])[] {
  const { held, asOf } = input;
  const words = { views: columns.views, text, locale };
  const filters = held.filters.filter(({ id }) => columns.views.has(id));
  return [
    [text('aboutTable'), input['aria-label']],
    ...(input.aboutLines ?? []),
    [
      text('aboutRows'),
      rowCount === counts.total
        ? text('count', { total: rowCount })
        : text('countOf', { shown: rowCount, total: counts.total }),
    ],
    ...(asOf ? [[text('aboutAsOf'), asOf] as const] : []),
    [text('aboutSort'), sortWords(held.sort, words)],
    ...(filters.length > 0
      ? filters.map((filter) => [text('aboutFilter'), filterWords(filter, words)] as const)
      : [[text('aboutFilter'), text('none')] as const]),
  ];
}

const kinds: Readonly<Record<ColumnType, ColumnKind>> = {
  text: 'text',
  number: 'number',
  boolean: 'boolean',
  date: 'day',
  'date-time': 'instant',
};

/**
 * Exports the table as a workbook.
 * @param clock converts an instant to local time in the reader's time zone; spreadsheets have no time zones.
 */
export function tableWorkbook(
  { columns, rows, rowCount }: ExportTable,
  name: string,
  about: Workbook['about'],
  clock: (instant: number) => number,
): Omit<Workbook, 'rows'> & { readonly rows: () => Iterable<readonly Cell[]> } {
  const cellOf = (cell: ExportCell, column: ExportColumn | undefined): Cell => {
    if (typeof cell === 'object' && cell !== null)
      return column?.type === 'date-time' ? { time: clock(cell.time) } : cell;
    return typeof cell === 'number' && column?.share ? { number: cell, decimals: column.decimals, share: true } : cell;
  };
  return {
    name,
    about,
    rowCount,
    columns: columns.map(({ header, type, decimals }) => ({ header, kind: kinds[type], decimals })),
    *rows() {
      for (const row of rows()) yield row.map((cell, index) => cellOf(cell, columns[index]));
    },
  };
}

function download(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the URL after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Saves the table as a file. With `server.onExport`, the server creates the file instead. */
export async function saveTable<Row extends DataRow>(table: TableModel<Row>, kind: 'csv' | 'excel'): Promise<void> {
  const { input, text, timeZone, announce } = table;
  if (input.server?.onExport) {
    input.server.onExport(kind, input.held);
    return;
  }
  const rows = exportTable(table);
  const clock = wallClock(timeZone);
  const name = `${(input.fileName ?? input['aria-label']).replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim()}.${kind === 'csv' ? 'csv' : 'xlsx'}`;
  let blob: Blob;
  if (kind === 'csv') blob = new Blob([delimitedText(textRows(rows, clock))], { type: 'text/csv;charset=utf-8' });
  else {
    const { writeWorkbook } = await inTime(import('@roadside/workbook/writer'));
    const about = { name: text('aboutSheet'), lines: aboutTable(table, rows.rowCount) };
    blob = await writeWorkbook(tableWorkbook(rows, input['aria-label'], about, clock));
  }
  download(blob, name);
  const message = text('exported', { rows: rows.rowCount, file: name });
  announce(message);
  input.onExport?.({ kind, rows: rows.rowCount, message });
}
