import type { ColumnType } from '../model/column.ts';
import type { ExportCell, ExportTable } from '../model/export-table.ts';
import { escapeXml, type Sheet, sheetXml } from './sheet-xml.ts';
import { type ZipEntry, zipFiles } from './zip.ts';

/** Rows a sheet of Excel holds below its heads. */
const rowsPerSheet = 1_048_575;
const namespace = 'http://schemas.openxmlformats.org';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
/** What a saved workbook is, for the browser. */
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface ExcelFileOptions {
  readonly table: ExportTable;
  /** Names of the two sheets. */
  readonly names: { readonly rows: string; readonly about: string };
  /** What the rows are: their filters and sort in words, as label and text. */
  readonly about: readonly (readonly [label: string, text: string])[];
  /** The wall clock of the reader's time zone; spreadsheets know no zones. */
  readonly clock: (instant: number) => number;
}

/**
 * The number formats of the styles: plain, bold head, text (`@`), day, instant, then one for each count of decimals.
 * A text stays text when somebody edits it, so codes such as 5F and 1E5 never turn into numbers.
 */
const formats = { plain: 0, head: 1, text: 2, day: 3, instant: 4, decimals: 5 } as const;
const mostDecimals = 6;

function styleOf(column: ColumnType, decimals: number | undefined, cell: ExportCell): number {
  if (typeof cell === 'string') return formats.text;
  if (typeof cell === 'object') return column === 'date' ? formats.day : formats.instant;
  return typeof cell === 'number' && decimals !== undefined
    ? formats.decimals + Math.min(decimals, mostDecimals)
    : formats.plain;
}

const decimalCodes = Array.from(
  { length: mostDecimals + 1 },
  (_, decimals) => `#,##0${decimals ? `.${'0'.repeat(decimals)}` : ''}`,
);
const stylesXml = () => {
  const style = (format: number, font = 0) =>
    `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0"${format ? ' applyNumberFormat="1"' : ''}${font ? ' applyFont="1"' : ''}/>`;
  const own = 164;
  return `${declaration}<styleSheet xmlns="${namespace}/spreadsheetml/2006/main"><numFmts count="${decimalCodes.length}">${decimalCodes.map((code, index) => `<numFmt numFmtId="${own + index}" formatCode="${code}"/>`).join('')}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs>${[style(0), style(49, 1), style(49), style(14), style(22), ...decimalCodes.map((_, index) => style(own + index))].join('')}</cellXfs></styleSheet>`;
};

/** Names of sheets: at most 31 characters, none of `[]:*?/\`, no apostrophe at either end, no two alike, and not the one Excel keeps for itself. */
function sheetNames(names: readonly string[]): readonly string[] {
  const taken = new Set(['history']);
  return names.map((name) => {
    const clean =
      name
        .replace(/[[\]:*?/\\]/g, ' ')
        .trim()
        .slice(0, 27)
        .replace(/^[\s']+|[\s']+$/g, '') || 'Sheet';
    let unique = clean;
    for (let turn = 2; taken.has(unique.toLowerCase()); turn++) unique = `${clean} ${turn}`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}

function workbook(sheets: readonly Sheet[]): readonly ZipEntry[] {
  const names = sheetNames(sheets.map(({ name }) => name));
  const relation = `${namespace}/officeDocument/2006/relationships`;
  const list = (write: (index: number) => string) => sheets.map((_, index) => write(index)).join('');
  const text = (content: string) => () => [declaration + content];
  return [
    {
      name: '[Content_Types].xml',
      text: text(
        `<Types xmlns="${namespace}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>${list((index) => `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`)}</Types>`,
      ),
    },
    {
      name: '_rels/.rels',
      text: text(
        `<Relationships xmlns="${namespace}/package/2006/relationships"><Relationship Id="rId1" Type="${relation}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ),
    },
    {
      name: 'xl/workbook.xml',
      text: text(
        `<workbook xmlns="${namespace}/spreadsheetml/2006/main" xmlns:r="${relation}"><sheets>${list((index) => `<sheet name="${escapeXml(names[index] as string)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)}</sheets></workbook>`,
      ),
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: text(
        `<Relationships xmlns="${namespace}/package/2006/relationships">${list((index) => `<Relationship Id="rId${index + 1}" Type="${relation}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`)}<Relationship Id="rId${sheets.length + 1}" Type="${relation}/styles" Target="styles.xml"/></Relationships>`,
      ),
    },
    { name: 'xl/styles.xml', text: () => [stylesXml()] },
    ...sheets.map((sheet, index): ZipEntry => ({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      text: () => sheetXml(sheet),
    })),
  ];
}

/**
 * Writes a workbook (ECMA-376): typed cells, heads that stay and offer filters, and a second sheet that says what the
 * rows are. More rows than a sheet holds go on in a third.
 */
export function excelFile({ table, names, about, clock }: ExcelFileOptions): Promise<Blob> {
  const source = table.rows()[Symbol.iterator]();
  const { columns } = table;
  const header = columns.map((column) => column.header);
  const dated = columns.map((column) => column.type === 'date-time');
  function* take(count: number): Generator<readonly ExportCell[]> {
    for (let taken = 0; taken < count; taken++) {
      const { done, value } = source.next();
      if (done) return;
      yield value.map((cell, column) =>
        typeof cell === 'object' && cell !== null && dated[column] ? { time: clock(cell.time) } : cell,
      );
    }
  }
  const widths = columns.map((column) =>
    column.type === 'number' || column.type === 'boolean' ? 12 : column.type === 'text' ? 24 : 18,
  );
  const part = (index: number): Sheet => {
    const rowCount = Math.min(rowsPerSheet, table.rowCount - index * rowsPerSheet);
    return {
      name: names.rows,
      header,
      rows: () => take(rowCount),
      rowCount,
      widths,
      tabular: true,
      styleOf: (column, cell) => styleOf(columns[column]?.type ?? 'text', columns[column]?.decimals, cell),
    };
  };
  const [lead = ['', ''], ...facts] = about;
  const aboutSheet: Sheet = {
    name: names.about,
    header: lead,
    rows: () => facts,
    rowCount: facts.length,
    widths: [24, 80],
    tabular: false,
    styleOf: () => formats.text,
  };
  const parts = Array.from({ length: Math.max(1, Math.ceil(table.rowCount / rowsPerSheet)) }, (_, index) =>
    part(index),
  );
  return zipFiles(workbook([parts[0] as Sheet, aboutSheet, ...parts.slice(1)]), type);
}
