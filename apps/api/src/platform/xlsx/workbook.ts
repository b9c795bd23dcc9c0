import { setImmediate } from 'node:timers/promises';
import { zip } from './zip.ts';

/** What a column holds. `text` is text whatever it looks like: codes keep their zeros, and nothing becomes a formula. */
export type CellKind = 'text' | 'count' | 'decimal' | 'day' | 'instant';

/** A column of the sheet, with its heading. */
export interface SheetColumn {
  readonly heading: string;
  readonly kind: CellKind;
}

/** Days as 'YYYY-MM-DD', instants as ISO text (shown in UTC); null leaves the cell empty. */
export type CellValue = string | number | null;

/** One sheet of typed cells. */
export interface Sheet {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly CellValue[])[];
}

export const xlsxMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** Rows between two pauses, so that a long sheet does not hold up everybody else. */
const rowsAtOnce = 500;
const longestText = 32_767;
const longestSheetName = 31;

// Places in cellXfs below.
const styles = { heading: 1, text: 2, guarded: 3, count: 4, decimal: 5, day: 6, instant: 7 } as const;

const fixedParts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  // 49 is the built-in format "text"; quotePrefix marks what could be read as a formula as text for good, also when it is typed over or saved as CSV.
  'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="3"><numFmt numFmtId="164" formatCode="#,##0.0"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="166" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="8"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/><xf numFmtId="3" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="166" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

/** Makes an Excel file of one sheet, its heading fixed at the top. */
export async function workbook(sheet: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const name =
    sheet.name
      .replace(/[\\/?*[\]:]/g, ' ')
      .slice(0, longestSheetName)
      .trim() || 'Sheet';
  const book = `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escapeXml(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  const parts = { ...fixedParts, 'xl/workbook.xml': book, 'xl/worksheets/sheet1.xml': await sheetXml(sheet) };
  return zip(Object.entries(parts).map(([path, xml]) => ({ name: path, content: Buffer.from(declaration + xml) })));
}

async function sheetXml({ columns, rows }: Sheet): Promise<string> {
  const widths = columns
    .map(
      ({ heading, kind }, index) =>
        `<col min="${index + 1}" max="${index + 1}" width="${kind === 'text' ? Math.max(18, heading.length + 2) : Math.max(12, heading.length + 2)}" customWidth="1"/>`,
    )
    .join('');
  const lines = [
    rowXml(
      1,
      columns.map(({ heading }) => textCell(heading, styles.heading)),
    ),
  ];
  for (const [index, row] of rows.entries()) {
    lines.push(
      rowXml(
        index + 2,
        columns.map(({ kind }, column) => cellXml(kind, row[column] ?? null)),
      ),
    );
    if (index % rowsAtOnce === rowsAtOnce - 1) await setImmediate();
  }
  return `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths}</cols><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

function rowXml(number: number, cells: readonly string[]): string {
  return `<row r="${number}">${cells.join('')}</row>`;
}

function cellXml(kind: CellKind, value: CellValue): string {
  if (value === null) return '<c/>';
  switch (kind) {
    case 'text':
      return textCell(String(value), styles.text);
    case 'count':
    case 'decimal':
      return numberCell(Number(value), styles[kind]);
    case 'day':
    case 'instant':
      return numberCell(excelDay(String(value)), styles[kind]);
  }
}

function numberCell(value: number, style: number): string {
  return Number.isFinite(value) ? `<c s="${style}"><v>${value}</v></c>` : '<c/>';
}

function textCell(text: string, style: number): string {
  const guarded = style === styles.text && /^[=+\-@\t\r\n]/.test(text) ? styles.guarded : style;
  return `<c s="${guarded}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text.slice(0, longestText))}</t></is></c>`;
}

/** Days since 30 December 1899, as the format counts; NaN for what is no date. */
function excelDay(iso: string): number {
  return Date.parse(iso) / 86_400_000 + 25_569;
}

/** Text as XML can carry it: characters it cannot have become _xHHHH_, and what looks like that already is kept apart from it. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(
      /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu,
      (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
