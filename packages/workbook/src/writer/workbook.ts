import { escapeXml, type Cell, type Sheet, sheetXml, stylesXml, type WorkbookColumn } from './sheet-xml.ts';
import { pullFrom } from './pulled.ts';
import { type ZipEntry, zipFiles } from './zip.ts';

/** Maximum rows on one Excel sheet below the header. */
const rowsPerSheet = 1_048_575;
const rowsPerReport = 500;
const namespace = 'http://schemas.openxmlformats.org';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

export const workbookMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A table, with a second sheet that describes it. */
export interface Workbook {
  /** Name of the first sheet; characters not allowed in Excel are replaced. */
  readonly name: string;
  readonly columns: readonly WorkbookColumn[];
  /** Called once and read row by row, as they arrive: a long table is never in memory as a whole. */
  readonly rows: () => Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>;
  /** How many sheets are needed; rows that arrive beyond it are still written. */
  readonly rowCount: number;
  /** The second sheet: filters, sort order, date of the data and so on, as label and text. */
  readonly about: { readonly name: string; readonly lines: readonly (readonly [label: string, text: string])[] };
  /** Called after every few hundred rows with the number written. */
  readonly onProgress?: ((rows: number) => void) | undefined;
  /** Stops the writing; `writeWorkbook` rejects with its reason. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Sheet names have at most 31 characters, none of `[]:*?/\`, no apostrophe at either end, are case-insensitively
 * unique, and are not `History`.
 */
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

/** The files in the archive (ECMA-376 part 2, Open Packaging Conventions). */
function parts(sheets: readonly Sheet[]): readonly ZipEntry[] {
  const names = sheetNames(sheets.map(({ name }) => name));
  const relation = `${namespace}/officeDocument/2006/relationships`;
  const list = (write: (index: number) => string) => sheets.map((_, index) => write(index)).join('');
  const text = (content: string) => () => [declaration + content];
  return [
    {
      name: '[Content_Types].xml',
      text: text(
        `<Types xmlns="${namespace}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${workbookMediaType}.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>${list((index) => `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`)}</Types>`,
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
 * Writes a workbook (ECMA-376) with typed cells, a frozen header with filter buttons, and a second sheet that describes
 * the rows. Rows beyond Excel's limit continue on a third sheet. Runs in browsers and in Node, yields between batches
 * of rows, and produces the same bytes for the same content.
 */
export function writeWorkbook({ name, columns, rows, rowCount, about, onProgress, signal }: Workbook): Promise<Blob> {
  const pull = pullFrom(rows());
  let written = 0;
  const counted = (result: Awaited<ReturnType<typeof pull>>) => {
    if (!result.done && ++written % rowsPerReport === 0) onProgress?.(written);
    return result;
  };
  /** The next rows, up to a number. */
  const take = (count: number): Sheet['rows'] => {
    let taken = 0;
    return () => {
      if (taken++ >= count) return { done: true, value: undefined };
      const pulled = pull();
      return pulled instanceof Promise ? pulled.then(counted) : counted(pulled);
    };
  };
  const tables = Array.from({ length: Math.max(1, Math.ceil(rowCount / rowsPerSheet)) }, (): Sheet => ({
    name,
    columns,
    rows: take(rowsPerSheet),
    tabular: true,
  }));
  const [[label, text] = ['', ''], ...lines] = about.lines;
  const aboutSheet: Sheet = {
    name: about.name,
    columns: [
      { header: label, kind: 'text', width: 24 },
      { header: text, kind: 'text', width: 80 },
    ],
    rows: pullFrom(lines),
    tabular: false,
  };
  return zipFiles(parts([tables[0] as Sheet, aboutSheet, ...tables.slice(1)]), workbookMediaType, signal);
}
