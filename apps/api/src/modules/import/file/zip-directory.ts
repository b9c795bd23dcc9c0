/** A file inside a ZIP archive. */
export interface ZipListing {
  readonly name: string;
  /** Size after decompression, as declared in the archive. */
  readonly size: number;
}

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const endLength = 22;
const longestComment = 0xffff;

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
    files.push({
      name: archive.toString('utf8', at + 46, at + 46 + nameLength),
      size: archive.readUInt32LE(at + 24),
    });
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}
