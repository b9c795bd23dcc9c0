import { crc32, createInflateRaw } from 'node:zlib';
import { WrongFileError } from '../wrong-file-error.ts';
import type { ZipListing } from './zip-directory.ts';

const localHeader = 0x04034b50;
const [stored, deflated] = [0, 8];

/** Files below this size may have any ratio: they cost nothing to read. */
export const smallFile = 10 * 1024 * 1024;
/** Sheets of a million equal rows shrink about 30 times; only padding shrinks more than this. */
export const maxRatio = 100;
const maxTotal = 4 * 1024 * 1024 * 1024;

const bomb = (what: string) =>
  new WrongFileError(
    `The workbook ${what}, so it isn’t a table of records. Open it in Excel, copy the rows to a new workbook, and import that.`,
  );
const megabytes = (bytes: number) => `${Math.ceil(bytes / 1024 / 1024).toLocaleString('en')} MB`;

/**
 * Refuses an archive that would unpack to far more than it is, by the sizes it declares. `entryBytes` makes sure that
 * the declared sizes are true.
 * @throws {WrongFileError} when a file is padded, or the files overlap or are too large
 */
export function checkSizes(files: readonly ZipListing[], archiveSize: number): void {
  const sum = (of: (file: ZipListing) => number) => files.reduce((total, file) => total + of(file), 0);
  const padded = files.find(({ size, packedSize }) => size > smallFile && size > packedSize * maxRatio);
  if (padded)
    throw bomb(
      `unpacks from ${megabytes(padded.packedSize)} to ${megabytes(padded.size)} (${padded.name}, more than ${maxRatio} to 1)`,
    );
  if (sum(({ packedSize }) => packedSize) > archiveSize) throw bomb('says that its parts are larger than it is');
  const total = sum(({ size }) => size);
  if (total > maxTotal) throw bomb(`unpacks to ${megabytes(total)} (the limit is ${megabytes(maxTotal)})`);
}

/**
 * Decompresses one file of an archive, in pieces. Stops as soon as there is more than the archive declares, so a false
 * size can't get past `checkSizes`.
 * @throws {Error} when the file is damaged
 */
export async function* entryBytes(archive: Buffer, entry: ZipListing): AsyncGenerator<Buffer> {
  const { name, offset, packedSize, size, method } = entry;
  if (offset + 30 > archive.length || archive.readUInt32LE(offset) !== localHeader)
    throw new Error(`${name} isn’t where the directory says`);
  const start = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
  if (start + packedSize > archive.length) throw new Error(`${name} is cut off`);
  const packed = archive.subarray(start, start + packedSize);
  let [length, checksum] = [0, 0];
  for await (const bytes of unpacked(packed, method, name)) {
    length += bytes.length;
    if (length > size) throw new Error(`${name} is larger than the directory says`);
    checksum = crc32(bytes, checksum);
    yield bytes;
  }
  if (length !== size) throw new Error(`${name} is cut off`);
  if (checksum !== entry.checksum) throw new Error(`${name} doesn’t match its checksum`);
}

/** The whole text of a small file of an archive. */
export async function entryText(archive: Buffer, entry: ZipListing, most: number): Promise<string> {
  if (entry.size > most) throw bomb(`has a part of ${megabytes(entry.size)} (${entry.name})`);
  const pieces: Buffer[] = [];
  for await (const bytes of entryBytes(archive, entry)) pieces.push(bytes);
  return Buffer.concat(pieces).toString('utf8');
}

async function* unpacked(packed: Buffer, method: number, name: string): AsyncGenerator<Buffer> {
  if (method === stored) {
    yield packed;
    return;
  }
  if (method !== deflated) throw new Error(`${name} is packed in a way Excel doesn’t use`);
  const inflate = createInflateRaw({ chunkSize: 1 << 16 });
  inflate.end(packed);
  try {
    yield* inflate;
  } finally {
    inflate.destroy();
  }
}
