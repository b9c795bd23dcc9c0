import { pullFrom } from './pulled.ts';

/** A file in an archive; its text is generated in pieces. */
export interface ZipEntry {
  readonly name: string;
  readonly text: () => Iterable<string> | AsyncIterable<string>;
}

const crcTable = /* @__PURE__ */ Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

function crcOf(bytes: Uint8Array, before: number): number {
  let crc = before;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] as number) ^ (crc >>> 8);
  return crc;
}

interface Packed {
  readonly name: Uint8Array;
  readonly data: Blob;
  readonly crc: number;
  readonly size: number;
}

/** Compresses with the platform's deflate, which runs off the main thread; only the text is generated on it. */
async function pack({ name, text }: ZipEntry, signal: AbortSignal | undefined): Promise<Packed> {
  const encoder = new TextEncoder();
  const next = pullFrom(text());
  let crc = 0xffffffff;
  let size = 0;
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      signal?.throwIfAborted();
      const { done, value } = await next();
      if (done) {
        controller.close();
        return;
      }
      const bytes = encoder.encode(value);
      crc = crcOf(bytes, crc);
      size += bytes.length;
      controller.enqueue(bytes);
    },
  });
  const data = await new Response(source.pipeThrough(new CompressionStream('deflate-raw'))).blob();
  return { name: encoder.encode(name), data, crc: (crc ^ 0xffffffff) >>> 0, size };
}

/** The maximum for 32-bit sizes and offsets, minus room for the directory. */
const maxBytes = 0xffff_0000;
const u16 = 2;
const u32 = 4;
type Field = readonly [bytes: typeof u16 | typeof u32, value: number];

function record(fields: readonly Field[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(fields.reduce((sum, [width]) => sum + width, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [width, value] of fields) {
    if (width === u16) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += width;
  }
  return bytes;
}

/** Fields shared by the local header and the directory: version 2.0, UTF-8 names, deflate, 1980-01-01. */
const common = ({ name, data, crc, size }: Packed): readonly Field[] => [
  [u16, 20],
  [u16, 0x0800],
  [u16, 8],
  [u16, 0],
  [u16, 0x21],
  [u32, crc],
  [u32, data.size],
  [u32, size],
  [u16, name.length],
  [u16, 0],
];

/**
 * Creates a ZIP archive of text files (PKWARE APPNOTE 6.3). Without the 64-bit extensions, so each part and the whole
 * must stay below 4 GB. Dates are fixed, so the same texts produce the same bytes.
 * @throws {RangeError} if the archive would be larger
 * @throws the signal's reason when it is aborted
 */
export async function zipFiles(entries: readonly ZipEntry[], type: string, signal?: AbortSignal): Promise<Blob> {
  const parts: BlobPart[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const entry of entries) {
    // oxlint-disable-next-line no-await-in-loop -- One at a time: a sheet may be large, and only its compressed bytes are kept.
    const packed = await pack(entry, signal);
    if (Math.max(packed.size, offset + packed.data.size) > maxBytes)
      throw new RangeError('A workbook cannot be larger than 4 GB.');
    const header = record([[u32, 0x04034b50], ...common(packed)]);
    const name = packed.name as Uint8Array<ArrayBuffer>;
    parts.push(header, name, packed.data);
    directory.push(
      record([[u32, 0x02014b50], [u16, 20], ...common(packed), [u16, 0], [u16, 0], [u16, 0], [u32, 0], [u32, offset]]),
      name,
    );
    offset += header.length + name.length + packed.data.size;
  }
  const length = directory.reduce((sum, bytes) => sum + bytes.length, 0);
  const end = record([
    [u32, 0x06054b50],
    [u16, 0],
    [u16, 0],
    [u16, entries.length],
    [u16, entries.length],
    [u32, length],
    [u32, offset],
    [u16, 0],
  ]);
  return new Blob([...parts, ...directory, end], { type });
}
