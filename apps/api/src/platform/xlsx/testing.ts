import { inflateRawSync } from 'node:zlib';

/** A cell as a reader of the file sees it. */
export interface ReadCell {
  readonly text: string | null;
  readonly number: number | null;
  readonly style: number;
}

/** The files of an archive, read the way any reader would: from the directory at its end. */
export function unzip(archive: Uint8Array): ReadonlyMap<string, string> {
  const bytes = Buffer.from(archive);
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  const count = bytes.readUInt16LE(end + 10);
  const files = new Map<string, string>();
  for (let index = 0, at = bytes.readUInt32LE(end + 16); index < count; index++) {
    const packed = bytes.readUInt32LE(at + 20);
    const nameLength = bytes.readUInt16LE(at + 28);
    const local = bytes.readUInt32LE(at + 42);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const begin = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    files.set(name, inflateRawSync(bytes.subarray(begin, begin + packed)).toString('utf8'));
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return files;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const unescapeXml = (text: string): string =>
  text
    .replace(/&(\w+);/g, (all, name: string) => entities[name] ?? all)
    .replace(/_x([0-9A-F]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The rows of a workbook's only sheet, its heading first. */
export function readSheet(archive: Uint8Array): ReadCell[][] {
  const sheet = unzip(archive).get('xl/worksheets/sheet1.xml') ?? '';
  return [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c( [^>]*)?(?:\/>|>(.*?)<\/c>)/gs)].map(([, attributes = '', content = '']) => {
      const text = /<t [^>]*>(.*)<\/t>/s.exec(content)?.[1];
      const number = /<v>(.*)<\/v>/.exec(content)?.[1];
      return {
        text: text === undefined ? null : unescapeXml(text),
        number: number === undefined ? null : Number(number),
        style: Number(/ s="(\d+)"/.exec(attributes)?.[1] ?? 0),
      };
    }),
  );
}
