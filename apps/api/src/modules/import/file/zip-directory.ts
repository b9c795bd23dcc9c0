/** A file inside a ZIP archive. */
export interface ZipListing {
  readonly name: string;
  /** Size after decompression, as declared in the archive. */
  readonly size: number;
  /** Size inside the archive, as declared. */
  readonly packedSize: number;
  /** 0 = stored, 8 = deflated. */
  readonly method: number;
  /** CRC-32 of the decompressed content. */
  readonly checksum: number;
  /** Position of its local header. */
  readonly offset: number;
}

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const endLength = 22;
const longestComment = 0xffff;
/** Means that the real number is in the ZIP64 extra field. */
const elsewhere = 0xffffffff;
const zip64Extra = 1;

/** Lists an archive by its directory (PKWARE APPNOTE 6.3, sections 4.3.12 and 4.3.16); null when it has none. */
export function zipDirectory(archive: Buffer): readonly ZipListing[] | null {
  const first = Math.max(0, archive.length - endLength - longestComment);
  let end = archive.length - endLength;
  while (end >= first && archive.readUInt32LE(end) !== endOfDirectory) end--;
  if (end < first) return null;
  const count = archive.readUInt16LE(end + 10);
  const files: ZipListing[] = [];
  let at = archive.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    if (at + 46 > archive.length || archive.readUInt32LE(at) !== directoryEntry) return null;
    const nameLength = archive.readUInt16LE(at + 28);
    const extraLength = archive.readUInt16LE(at + 30);
    const next = at + 46 + nameLength + extraLength + archive.readUInt16LE(at + 32);
    if (next > archive.length) return null;
    const [size = 0, packedSize = 0, offset = 0] = longNumbers(
      [archive.readUInt32LE(at + 24), archive.readUInt32LE(at + 20), archive.readUInt32LE(at + 42)],
      archive.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength),
    );
    files.push({
      name: archive.toString('utf8', at + 46, at + 46 + nameLength),
      size,
      packedSize,
      method: archive.readUInt16LE(at + 10),
      checksum: archive.readUInt32LE(at + 16),
      offset,
    });
    at = next;
  }
  return files;
}

/** Replaces numbers that don't fit into 32 bits with those of the ZIP64 extra field, in its order (section 4.5.3). */
function longNumbers(numbers: readonly number[], extra: Buffer): readonly number[] {
  if (!numbers.includes(elsewhere)) return numbers;
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== zip64Extra) continue;
    const end = Math.min(extra.length, at + 4 + extra.readUInt16LE(at + 2));
    let from = at + 4;
    return numbers.map((number) => {
      if (number !== elsewhere || from + 8 > end) return number;
      from += 8;
      return Number(extra.readBigUInt64LE(from - 8));
    });
  }
  return numbers;
}
