import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zipDirectory } from './zip-directory.ts';

interface Entry {
  readonly name: string;
  readonly size: number;
  readonly extra?: number;
  readonly comment?: number;
}

/** An archive per PKWARE's APPNOTE 6.3, without its files' data. */
function archive(entries: readonly Entry[], { before = 0, comment = '' } = {}): Buffer {
  const records = entries.map(({ name, size, extra = 0, comment: note = 0 }) => {
    const bytes = Buffer.from(name);
    const record = Buffer.alloc(46 + bytes.length + extra + note, 0x20);
    record.writeUInt32LE(0x02014b50, 0);
    record.writeUInt32LE(size, 24);
    record.writeUInt16LE(bytes.length, 28);
    record.writeUInt16LE(extra, 30);
    record.writeUInt16LE(note, 32);
    bytes.copy(record, 46);
    return record;
  });
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(before, 16);
  return Buffer.concat([Buffer.alloc(before, 0x61), ...records, end, Buffer.from(comment, 'latin1')]);
}

describe('the directory of an archive', () => {
  it('lists every file with its size, whatever surrounds it', () => {
    const entry = fc.record({
      name: fc.string({ minLength: 1, unit: 'grapheme', maxLength: 12 }).filter((name) => name.isWellFormed()),
      size: fc.nat(0xffffffff),
      extra: fc.nat(9),
      comment: fc.nat(9),
    });
    fc.assert(
      fc.property(
        fc.array(entry, { maxLength: 5 }),
        fc.nat(50),
        fc.string({ maxLength: 40, unit: 'binary-ascii' }),
        (entries, before, comment) => {
          expect(zipDirectory(archive(entries, { before, comment }))).toMatchObject(
            entries.map(({ name, size }) => ({ name, size })),
          );
        },
      ),
    );
  });

  it('is found behind the longest possible comment, and no further away', () => {
    const one = [{ name: 'a', size: 7 }];
    expect(zipDirectory(archive(one, { comment: 'x'.repeat(0xffff) }))).toMatchObject(one);
    expect(zipDirectory(archive(one, { comment: 'x'.repeat(0x10000) }))).toBeNull();
  });

  it('is null if the bytes end too early or are something else', () => {
    expect(zipDirectory(Buffer.alloc(0))).toBeNull();
    expect(zipDirectory(Buffer.alloc(21))).toBeNull();
    expect(zipDirectory(Buffer.alloc(500, 0x50))).toBeNull();
    const whole = archive([
      { name: 'a', size: 1 },
      { name: 'b', size: 2 },
    ]);
    const promising = Buffer.from(whole);
    promising.writeUInt16LE(3, whole.length - 12);
    expect(zipDirectory(promising)).toBeNull();
    const elsewhere = Buffer.from(whole);
    elsewhere.writeUInt32LE(whole.length, whole.length - 6);
    expect(zipDirectory(elsewhere)).toBeNull();
    const shifted = Buffer.from(whole);
    shifted.writeUInt32LE(1, whole.length - 6);
    expect(zipDirectory(shifted)).toBeNull();
  });
});
