import { posix } from 'node:path';
import { builtInFormat, numberFormat } from './number-format.ts';
import type { NumberFormat } from './number-format.ts';
import { attribute, XmlScanner } from './xml-scanner.ts';
import type { XmlHandler } from './xml-scanner.ts';
import type { ZipListing } from './zip-directory.ts';
import { entryText } from './zip-entry.ts';

/** A workbook (.xlsx): its sheets, and where its other parts are. */
export interface Workbook {
  readonly sheets: readonly SheetPart[];
  readonly startsIn1904: boolean;
  readonly texts: ZipListing | null;
  readonly styles: ZipListing | null;
}

export interface SheetPart {
  readonly name: string;
  readonly visible: boolean;
  readonly part: ZipListing | null;
}

/** Parts other than sheets and texts; a workbook's styles can have thousands of formats. */
const largestPart = 16 * 1024 * 1024;

/**
 * Reads which parts a workbook has (ECMA-376 part 2, section 9).
 * @throws {Error} when it is damaged
 */
export async function readWorkbook(archive: Buffer, files: readonly ZipListing[]): Promise<Workbook> {
  const byName = new Map(files.map((file) => [file.name, file]));
  const read = async (name: string) => {
    const file = byName.get(name);
    if (!file) throw new Error(`${name} is missing`);
    return entryText(archive, file, largestPart);
  };
  const relations = async (folder: string, name: string) => readRelations(await read(name), folder);
  const path = (await relations('', '_rels/.rels')).find(({ type }) => type === 'officeDocument')?.target;
  if (path === undefined) throw new Error('it names no workbook');
  const folder = posix.dirname(path);
  const parts = await relations(folder, posix.join(folder, '_rels', `${posix.basename(path)}.rels`));
  const partOf = (target: string | undefined) => byName.get(target ?? '') ?? null;
  const ofType = (wanted: string) => partOf(parts.find(({ type }) => type === wanted)?.target);
  const sheets: SheetPart[] = [];
  let startsIn1904 = false;
  scan(await read(path), (name, attributes) => {
    if (name === 'workbookPr') startsIn1904 = /^(1|true)$/.test(attribute(attributes, 'date1904') ?? '');
    if (name !== 'sheet') return;
    const id = /\s[\w.-]+:id\s*=\s*["']([^"']*)["']/.exec(attributes)?.[1];
    const relation = parts.find((each) => each.id === id);
    if (relation && relation.type !== 'worksheet') return;
    sheets.push({
      name: attribute(attributes, 'name') ?? '',
      visible: (attribute(attributes, 'state') ?? 'visible') === 'visible',
      part: partOf(relation?.target),
    });
  });
  return { sheets, startsIn1904, texts: ofType('sharedStrings'), styles: ofType('styles') };
}

interface Relation {
  readonly id: string;
  /** The last word of its type, which is the same in both dialects of the standard. */
  readonly type: string;
  readonly target: string;
}

function readRelations(xml: string, folder: string): readonly Relation[] {
  const found: Relation[] = [];
  scan(xml, (name, attributes) => {
    if (name !== 'Relationship') return;
    const target = attribute(attributes, 'Target') ?? '';
    found.push({
      id: attribute(attributes, 'Id') ?? '',
      type: (attribute(attributes, 'Type') ?? '').split('/').at(-1) ?? '',
      target: target.startsWith('/') ? target.slice(1) : posix.join(folder, target),
    });
  });
  return found;
}

/** The number format of each cell style, by its number. */
export async function readFormats(archive: Buffer, { styles }: Workbook): Promise<readonly NumberFormat[]> {
  if (!styles) return [];
  const codes = new Map<number, NumberFormat>();
  const formats: NumberFormat[] = [];
  let inCellStyles = false;
  scan(
    await entryText(archive, styles, largestPart),
    (name, attributes) => {
      const id = Number(attribute(attributes, 'numFmtId') ?? 0);
      if (name === 'numFmt') codes.set(id, numberFormat(attribute(attributes, 'formatCode') ?? ''));
      else if (name === 'cellXfs') inCellStyles = true;
      else if (name === 'xf' && inCellStyles) formats.push(codes.get(id) ?? builtInFormat(id));
    },
    (name) => {
      if (name === 'cellXfs') inCellStyles = false;
    },
  );
  return formats;
}

/** The texts that cells refer to by number. Formatting inside a text is dropped, and so are pronunciation guides. */
export async function readTexts(archive: Buffer, { texts }: Workbook, most: number): Promise<readonly string[]> {
  if (!texts) return [];
  const found: string[] = [];
  let [text, inText, inGuide] = ['', false, false];
  scan(
    await entryText(archive, texts, most),
    (name) => {
      if (name === 'si') text = '';
      else if (name === 'rPh') inGuide = true;
      else if (name === 't') inText = !inGuide;
    },
    (name) => {
      if (name === 'si') found.push(unescaped(text));
      else if (name === 'rPh') inGuide = false;
      else if (name === 't') inText = false;
    },
    (piece) => {
      if (inText) text += piece;
    },
  );
  return found;
}

/** Office writes characters that XML can't hold as `_x000D_`. */
export function unescaped(text: string): string {
  return text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
}

function scan(
  xml: string,
  open: XmlHandler['open'],
  close: XmlHandler['close'] = () => undefined,
  text: XmlHandler['text'] = () => undefined,
): void {
  const scanner = new XmlScanner({ open, close, text });
  scanner.write(xml.replace(/^\ufeff/, ''));
  scanner.end();
}
