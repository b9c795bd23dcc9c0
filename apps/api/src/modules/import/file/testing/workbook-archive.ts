import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive, and what its headers falsely say. */
export interface ArchivePart {
  readonly name: string;
  readonly content: string | Buffer;
  readonly saysSize?: number;
  readonly saysPackedSize?: number;
}

/** A ZIP archive per PKWARE's APPNOTE 6.3, deflated. */
export function archiveOf(parts: readonly ArchivePart[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, saysSize, saysPackedSize } of parts) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(Buffer.byteLength(name), 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(crc32(bytes), 16);
    entry.writeUInt32LE(saysPackedSize ?? packed.length, 20);
    entry.writeUInt32LE(saysSize ?? bytes.length, 24);
    entry.writeUInt16LE(Buffer.byteLength(name), 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, Buffer.from(name), packed);
    directory.push(entry, Buffer.from(name));
    offset += 30 + Buffer.byteLength(name) + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...directory, end]);
}

const relations = (list: readonly (readonly [type: string, target: string])[]) =>
  `<Relationships>${list
    .map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="http://x/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/** The parts of a workbook with one sheet, `Jobs`, from the XML of its rows, formats and texts. */
export function workbookParts(
  rows: string,
  { formats = [], texts = '' }: { readonly formats?: readonly string[]; readonly texts?: string } = {},
): readonly ArchivePart[] {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return [
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: '_rels/.rels', content: relations([['officeDocument', 'xl/workbook.xml']]) },
    {
      name: 'xl/workbook.xml',
      content: '<x:workbook><x:sheets><x:sheet name="Jobs" sheetId="1" r:id="rId1"/></x:sheets></x:workbook>',
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relations([
        ['worksheet', 'worksheets/sheet1.xml'],
        ['styles', 'styles.xml'],
        ['sharedStrings', '/xl/sharedStrings.xml'],
      ]),
    },
    {
      name: 'xl/styles.xml',
      content: `<styleSheet><numFmts>${formats
        .map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${escaped(code)}"/>`)
        .join('')}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats
        .map((_, index) => `<xf numFmtId="${164 + index}"/>`)
        .join('')}</cellXfs></styleSheet>`,
    },
    { name: 'xl/sharedStrings.xml', content: `<sst>${texts}</sst>` },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `<?xml version="1.0"?><worksheet><!-- a > b --><sheetData>${rows}</sheetData></worksheet>`,
    },
  ];
}
