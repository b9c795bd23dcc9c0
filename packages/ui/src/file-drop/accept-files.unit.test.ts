import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptFiles, formatSize, isAccepted } from './accept-files.ts';

const file = (name: string, type = '', size = 100) => ({ name, type, size });

describe('isAccepted', () => {
  it.each([
    ['everything, when nothing is asked for', file('a.exe'), [], true],
    ['a media type', file('a', 'application/pdf'), ['application/pdf'], true],
    ['a family of media types', file('a', 'image/webp'), ['image/*'], true],
    ['another family', file('a', 'video/mp4'), ['image/*'], false],
    ['a family is not a prefix', file('a', 'imagery/x'), ['image/*'], false],
    ['an ending, whatever its case', file('Roster.CSV'), ['.csv'], true],
    ['an ending inside the name', file('a.csv.exe'), ['.csv'], false],
    ['one of several', file('a', 'text/csv'), ['.xlsx', 'text/csv'], true],
  ])('%s', (_name, given, accept, accepted) => {
    expect(isAccepted(given, accept)).toBe(accepted);
  });
});

describe('acceptFiles', () => {
  it('reports why each file was rejected, checking the type before the size', () => {
    const { accepted, rejected } = acceptFiles(
      [file('a.csv'), file('b.exe', '', 900), file('c.csv', '', 900), file('d.csv', '', 0), file('e.csv')],
      { accept: ['.csv'], maxSize: 500, maxFiles: 2 },
      1,
    );
    expect(accepted.map(({ name }) => name)).toEqual(['a.csv']);
    expect(rejected.map(({ file, problem }) => [file.name, problem])).toEqual([
      ['b.exe', 'wrongType'],
      ['c.csv', 'tooLarge'],
      ['d.csv', 'empty'],
      ['e.csv', 'tooMany'],
    ]);
  });

  it('loses no file and never accepts more than there is room for', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ name: fc.string(), type: fc.constant(''), size: fc.nat(1000) })),
        fc.nat(10),
        fc.nat(10),
        (files, maxFiles, present) => {
          const { accepted, rejected } = acceptFiles(files, { maxFiles, maxSize: 500 }, present);
          expect(accepted.length + rejected.length).toBe(files.length);
          expect(accepted.length).toBeLessThanOrEqual(Math.max(0, maxFiles - present));
          expect(accepted.every(({ size }) => size > 0 && size <= 500)).toBe(true);
        },
      ),
    );
  });
});

describe('formatSize', () => {
  it.each([
    [0, '0 byte'],
    [999, '999 byte'],
    [1000, '1 kB'],
    [240_400, '240 kB'],
    [1_440_000, '1.4 MB'],
    [3_200_000_000_000, '3,200 GB'],
  ])('%d bytes', (bytes, text) => {
    expect(formatSize(bytes, 'en-US')).toBe(text);
  });
});
