import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

const deflate = promisify<Uint8Array, Buffer>(deflateRaw);

/** One file of an archive. */
export interface ZipEntry {
  readonly name: string;
  readonly content: Uint8Array;
}

const localHeader = 0x04034b50;
const centralHeader = 0x02014b50;
const endOfCentral = 0x06054b50;
const version = 20;
const utf8Names = 0x0800;
const deflated = 8;
/** 1 January 1980, the first day the format knows: an archive of the same content is always the same bytes. */
const day = 0x0021;

/** Packs files into one archive, compressed, all below 4 GiB. */
export async function zip(entries: readonly ZipEntry[]): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const nameBytes = Buffer.from(name);
    const packed = await deflate(content);
    // What the local and the central header have in common, from the version needed to the length of the name.
    const common = Buffer.alloc(26);
    common.writeUInt16LE(version, 0);
    common.writeUInt16LE(utf8Names, 2);
    common.writeUInt16LE(deflated, 4);
    common.writeUInt16LE(day, 8);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.byteLength, 14);
    common.writeUInt32LE(content.byteLength, 18);
    common.writeUInt16LE(nameBytes.byteLength, 22);
    const local = Buffer.concat([uint32(localHeader), common, nameBytes]);
    const where = Buffer.alloc(14);
    where.writeUInt32LE(offset, 10);
    directory.push(uint32(centralHeader), uint16(version), common, where, nameBytes);
    parts.push(local, packed);
    offset += local.byteLength + packed.byteLength;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(central.byteLength, 8);
  end.writeUInt32LE(offset, 12);
  return new Uint8Array(Buffer.concat([...parts, central, uint32(endOfCentral), end]));
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}
