import type { Pull } from './pulled.ts';

/**
 * Data type of a column. Text always stays text: codes keep their leading zeros and never become numbers or formulas.
 */
export type ColumnKind = 'text' | 'number' | 'boolean' | 'day' | 'instant';

/** A number with a format of its own, in a column whose other numbers have another one. */
export interface FormattedNumber {
  readonly number: number;
  readonly decimals?: number | undefined;
  /** A share in percent: never shown as 100 or 0 by rounding alone, but as >99.9 or <0.1. */
  readonly share?: boolean | undefined;
}

/** A cell value. A time is epoch milliseconds read as UTC, because spreadsheets have no time zones. */
export type Cell = string | number | boolean | null | { readonly time: number } | FormattedNumber;

export interface WorkbookColumn {
  readonly header: string;
  readonly kind: ColumnKind;
  /** Digits after the decimal point, at most six; if omitted, Excel shows as many as the number has. */
  readonly decimals?: number | undefined;
  /** In characters; if omitted, a width that fits the kind. */
  readonly width?: number | undefined;
}

export interface Sheet {
  readonly name: string;
  readonly columns: readonly WorkbookColumn[];
  readonly rows: Pull<readonly Cell[]>;
  /** Freezes the header row and gives it filter buttons. */
  readonly tabular: boolean;
}

const maxDecimals = 6;
/** Indexes into `cellXfs` of `stylesXml`. */
const styles = { plain: 0, header: 1, text: 2, guarded: 3, day: 4, instant: 5, decimals: 6, shares: 13 } as const;
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const namespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

const fixed = (decimals: number): string => `#,##0${decimals ? `.${'0'.repeat(decimals)}` : ''}`;

/** The format of a share between nothing and everything: Excel shows the text if rounding would reach either. */
function partFormat(decimals: number): string {
  const step = 10 ** -decimals;
  const edge = step / 2;
  return `[>=${(100 - edge).toFixed(decimals + 1)}]">${(100 - step).toFixed(decimals)}";[<${edge.toFixed(decimals + 1)}]"<${step.toFixed(decimals)}";${fixed(decimals)}`;
}

/** The style sheet of every workbook: number formats for each kind of cell, and bold text for headers. */
export function stylesXml(): string {
  const firstOwnFormat = 164;
  const ownFormats = [fixed, partFormat]
    .flatMap((codeOf) => Array.from({ length: maxDecimals + 1 }, (_, decimals) => codeOf(decimals)))
    .map((code, index) => `<numFmt numFmtId="${firstOwnFormat + index}" formatCode="${escapeXml(code)}"/>`);
  const style = (format: number, attributes = '', font = 0) =>
    `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${attributes}/>`;
  const cellStyles = [
    style(0),
    // Format 49 is text: a cell keeps it when its value is edited.
    style(49, ' applyFont="1"', 1),
    style(49),
    // Excel must treat the content as text even after it is edited or saved as CSV.
    style(49, ' quotePrefix="1"'),
    // Formats 14 and 22 are the short date and date-time of the reader's region.
    style(14),
    style(22),
    ...ownFormats.map((_, index) => style(firstOwnFormat + index)),
  ];
  return `${declaration}<styleSheet xmlns="${namespace}"><numFmts count="${ownFormats.length}">${ownFormats.join('')}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${cellStyles.length}">${cellStyles.join('')}</cellXfs></styleSheet>`;
}

/** The longest text Excel accepts in one cell. */
const longestText = 32_767;
// oxlint-disable-next-line no-control-regex -- Control characters cannot appear in XML 1.0, so they are escaped.
const unwritable = /[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]/g;
const special = /[&<>"]/g;
/** Most texts need none of it, and looking once is quicker. */
// oxlint-disable-next-line no-control-regex -- As above.
const needsEscape = /[&<>"\u0000-\u0008\u000B-\u001F\uD800-\uDFFF\uFFFE\uFFFF]/;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Escapes text for XML. Lone surrogates become U+FFFD; characters XML 1.0 can't represent become `_xHHHH_`, as in
 * Excel.
 */
export const escapeXml = (text: string): string => (needsEscape.test(text) ? escaped(text) : text);

const escaped = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(unwritable, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replace(special, (sign) => entities[sign] as string);

/** Excel reads `_x0041_` in a cell as the letter A, so a literal underscore in such text is escaped. */
const cellText = (text: string): string => {
  const cut = text.length > longestText ? text.slice(0, longestText) : text;
  return escapeXml(cut.includes('_x') ? cut.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_') : cut);
};

/** Column letters: A to Z, then AA. */
export function columnLetters(index: number): string {
  let letters = '';
  for (let rest = index; rest >= 0; rest = Math.floor(rest / 26) - 1)
    letters = String.fromCharCode(65 + (rest % 26)) + letters;
  return letters;
}

const unixEpoch = 25_569;
const day = 86_400_000;
/** March 1, 1900: Excel's calendar has a February 29, 1900, so earlier serials are off by one. */
const firstSerial = 61;

/** Days since December 30, 1899, as Excel counts them; null for a time it can't display. */
export function serialOf(time: number): number | null {
  const serial = time / day + unixEpoch;
  return serial >= firstSerial && serial < 2_958_466 ? serial : null;
}

/** Spreadsheets and their CSV readers treat text that starts like this as a formula. */
const looksLikeFormula = /^[=+\-@\t\r\n]/;

/** The style of a number: plain, with fixed decimals, or that of a share between 0 and 100. */
function numberStyle({ number, decimals, share }: FormattedNumber): number {
  if (decimals === undefined) return styles.plain;
  const isPart = share === true && number > 0 && number < 100;
  return (isPart ? styles.shares : styles.decimals) + Math.min(decimals, maxDecimals);
}

function cellXml(reference: string, cell: Cell, { kind, decimals }: WorkbookColumn, isHeader: boolean): string {
  if (cell === null) return '';
  const open = (style: number) => `<c r="${reference}" s="${style}"`;
  const numberXml = (formatted: FormattedNumber) =>
    Number.isFinite(formatted.number) ? `${open(numberStyle(formatted))}><v>${formatted.number}</v></c>` : '';
  if (typeof cell === 'number') return numberXml({ number: cell, decimals });
  if (typeof cell === 'object' && 'number' in cell) return numberXml(cell);
  if (typeof cell === 'boolean') return `${open(styles.plain)} t="b"><v>${Number(cell)}</v></c>`;
  if (typeof cell === 'object') {
    const serial = serialOf(cell.time);
    if (serial !== null) return `${open(kind === 'day' ? styles.day : styles.instant)}><v>${serial}</v></c>`;
    if (Number.isNaN(cell.time)) return '';
  }
  const text = typeof cell === 'string' ? cell : new Date(cell.time).toISOString();
  const style = isHeader ? styles.header : looksLikeFormula.test(text) ? styles.guarded : styles.text;
  // An inline string is never evaluated, and no `f` element is ever written, so no cell can execute.
  // Spaces at the ends and line breaks are kept only where it says so.
  const space = /^\s|\s$|\n/.test(text) ? ' xml:space="preserve"' : '';
  return `${open(style)} t="inlineStr"><is><t${space}>${cellText(text)}</t></is></c>`;
}

function widthOf({ kind, header, width }: WorkbookColumn): number {
  const least = kind === 'number' || kind === 'boolean' ? 12 : kind === 'text' ? 24 : 18;
  return width ?? Math.min(60, Math.max(least, header.length + 2));
}

/** Rows per batch: enough to be fast, few enough to let other work run in between. */
const rowsAtOnce = 500;

/** Generates a worksheet's XML in pieces, as its rows arrive. */
export async function* sheetXml({ columns, rows, tabular }: Sheet): AsyncGenerator<string> {
  const letters = columns.map((_, index) => columnLetters(index));
  const line = (place: number, cells: readonly Cell[], isHeader = false) =>
    `<row r="${place}">${columns.map((column, index) => cellXml(`${letters[index]}${place}`, cells[index] ?? null, column, isHeader)).join('')}</row>`;
  yield `${declaration}<worksheet xmlns="${namespace}">`;
  if (tabular)
    yield '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  if (columns.length > 0)
    yield `<cols>${columns.map((column, index) => `<col min="${index + 1}" max="${index + 1}" width="${widthOf(column)}" customWidth="1"/>`).join('')}</cols>`;
  yield '<sheetData>';
  yield line(
    1,
    columns.map(({ header }) => header),
    true,
  );
  let place = 1;
  let piece = '';
  for (;;) {
    const pulled = rows();
    const { done, value: cells } = pulled instanceof Promise ? await pulled : pulled;
    if (done) break;
    place += 1;
    piece += line(place, cells);
    if (place % rowsAtOnce !== 0) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}</sheetData>`;
  if (tabular && place > 1) yield `<autoFilter ref="A1:${letters.at(-1)}${place}"/>`;
  yield '</worksheet>';
}
