import type { ExportCell } from '../model/export-table.ts';

/** Styles of a workbook, by their place in its list. */
export type StyleOf = (column: number, cell: ExportCell) => number;

/** A sheet of a workbook. */
export interface Sheet {
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: () => Iterable<readonly ExportCell[]>;
  readonly rowCount: number;
  /** In characters. */
  readonly widths: readonly number[];
  readonly styleOf: StyleOf;
  /** Heads stay in sight and offer filters. */
  readonly tabular: boolean;
}

/** What Excel holds in one cell. */
const longest = 32_767;
const unwritable =
  // oxlint-disable-next-line no-control-regex -- Characters XML 1.0 cannot hold, lone surrogates among them.
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
const special = /[&<>"]/g;
const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as XML holds it. */
export const escapeXml = (text: string): string =>
  text.replace(unwritable, '').replace(special, (sign) => names[sign] as string);
/** Text as a cell holds it: Excel reads `_x0041_` as a letter, so an underscore that would begin one is written as one itself. */
const cellText = (text: string): string =>
  escapeXml(text.slice(0, longest).replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_'));

/** Letters of a column: A to Z, then AA. */
export function columnLetters(index: number): string {
  let letters = '';
  for (let rest = index; rest >= 0; rest = Math.floor(rest / 26) - 1)
    letters = String.fromCharCode(65 + (rest % 26)) + letters;
  return letters;
}

const excelEpoch = 25_569;
const day = 86_400_000;
/** Before March 1900 Excel counts a day that never was. */
const firstSerial = 61;

/** Days since 1900 as Excel counts them; null for a time it cannot hold. */
export function serialOf(time: number): number | null {
  const serial = time / day + excelEpoch;
  return serial >= firstSerial && serial < 2_958_466 ? serial : null;
}

function cellXml(reference: string, cell: ExportCell, style: number): string {
  const head = `<c r="${reference}" s="${style}"`;
  if (cell === null) return '';
  if (typeof cell === 'number') return `${head}><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `${head} t="b"><v>${Number(cell)}</v></c>`;
  if (typeof cell === 'object') {
    const serial = serialOf(cell.time);
    return serial === null
      ? cellXml(reference, new Date(cell.time).toISOString(), style)
      : `${head}><v>${serial}</v></c>`;
  }
  // An inline string is text and nothing else: no `f` element is ever written, so no cell can run.
  return `${head} t="inlineStr"><is><t xml:space="preserve">${cellText(cell)}</t></is></c>`;
}

/** Rows that go to the archive at once. */
const batch = 500;

/** A worksheet, piece by piece. */
export function* sheetXml({ header, rows, rowCount, widths, styleOf, tabular }: Sheet): Generator<string> {
  const letters = header.map((_, index) => columnLetters(index));
  const line = (place: number, cells: readonly ExportCell[], style: (column: number, cell: ExportCell) => number) =>
    `<row r="${place}">${cells.map((cell, column) => cellXml(`${letters[column]}${place}`, cell, style(column, cell))).join('')}</row>`;
  yield '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">';
  if (tabular)
    yield '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  yield `<cols>${widths.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`).join('')}</cols><sheetData>`;
  yield line(1, header, () => 1);
  let place = 1;
  let piece = '';
  for (const cells of rows()) {
    place += 1;
    piece += line(place, cells, styleOf);
    if (place % batch !== 0) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}</sheetData>`;
  if (tabular && rowCount > 0) yield `<autoFilter ref="A1:${letters.at(-1)}${rowCount + 1}"/>`;
  yield '</worksheet>';
}
