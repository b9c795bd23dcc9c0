import { describe, expect, it } from 'vitest';
import { WrongFileError } from '../wrong-file-error.ts';
import { notInEncoding, sniff } from './sniff.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const asCsv = "In Excel, choose File > Save As > 'CSV UTF-8 (Comma delimited)'.";

describe('the delimiter', () => {
  it.each([
    ['a,b,c', ','],
    ['a;b,c;d', ';'],
    ['a\tb', '\t'],
    ['a|b', '|'],
    ['name', ','],
    // Equal counts: the more common delimiter wins.
    ['a;b,c', ','],
    ['a|b\tc', '\t'],
    ['"a;b;c",d', ','],
    ['a,b\n1;2;3', ','],
    ['"two\nlines;",b;c;d', ';'],
    ['"a""b,c",d;e;f', ';'],
  ])('of %j is %j', (text, delimiter) => {
    expect(sniff(bytes(text))).toMatchObject({ encoding: 'utf-8', delimiter, linesBeforeHeader: 0 });
  });

  it.each(['sep=;\nid,name', 'SEP=;\r\nid,name'])('is set by the first line of %j', (text) => {
    expect(sniff(bytes(text))).toMatchObject({ encoding: 'utf-8', delimiter: ';', linesBeforeHeader: 1 });
    expect(sniff(bytes(text), { delimiter: '|' })).toMatchObject({ delimiter: '|', linesBeforeHeader: 1 });
  });

  it('can be given explicitly', () => {
    expect(sniff(bytes('a,b,c|d'), { delimiter: '|' })).toMatchObject({ delimiter: '|', linesBeforeHeader: 0 });
  });
});

describe('the encoding', () => {
  const utf16 = (text: string) => Buffer.from(text, 'utf16le');
  it.each<[string, Uint8Array, string]>([
    ['plain letters', bytes('id,name'), 'utf-8'],
    ['a mark of UTF-16', new Uint8Array([0xff, 0xfe, 0x0d, 0x54]), 'utf-16le'],
    ['a mark of the other UTF-16', new Uint8Array([0xfe, 0xff, 0x54, 0x0d]), 'utf-16be'],
    ['zeros in the second bytes', utf16('id,name'), 'utf-16le'],
    ['zeros in the first bytes', Buffer.from(utf16('id,name')).swap16(), 'utf-16be'],
    // A header in Latin letters and a title in others: three in ten bytes are zero.
    ['zeros in a part of them', utf16(`id,name${'名'.repeat(4)}`), 'utf-16le'],
    ['zeros in a part of the others', Buffer.from(utf16(`id,name${'名'.repeat(4)}`)).swap16(), 'utf-16be'],
    ['no zero within the first 1,024 bytes', bytes(`id,${'n'.repeat(1021)}\0`), 'utf-8'],
  ])('with %s is recognized', (_what, head, encoding) => {
    expect(sniff(head).encoding).toBe(encoding);
  });

  it('can be given explicitly if it is supported', () => {
    expect(sniff(new Uint8Array([0x61, 0xeb]), { encoding: 'windows-1252' }).encoding).toBe('windows-1252');
    expect(() => sniff(bytes('a'), { encoding: 'klingon' })).toThrow(
      'Unknown encoding: klingon. Common ones: utf-8, utf-16le, windows-1252.',
    );
    expect(() => sniff(new Uint8Array([0x61, 0xeb, 0x61]))).toThrow(notInEncoding('utf-8').message);
    expect(notInEncoding('utf-8').message).toBe(
      `The file isn’t UTF-8 text. ${asCsv} Or set its encoding, for example --encoding windows-1252.`,
    );
  });

  it('is detected even if the last character of the sample is cut in two', () => {
    expect(sniff(bytes('name,Zoë').subarray(0, -1))).toMatchObject({ encoding: 'utf-8', delimiter: ',' });
  });

  it.each<[string, Uint8Array]>([
    ['zeros in both bytes', new Uint8Array([0x61, 0, 0, 0x62, 0x63, 0, 0, 0x64])],
    ['a zero now and then', bytes('a,b,c,d,e,f\0')],
    ['a zero now and then, in the other bytes', bytes('a,b,c,d,e\0f')],
    ['a zero in every fourth byte', new Uint8Array([0x61, 0, 0x62, 0x63, 0x61, 0, 0x62, 0x63])],
    ['a zero in every other fourth byte', new Uint8Array([0, 0x61, 0x62, 0x63, 0, 0x61, 0x62, 0x63])],
  ])('of %s cannot be detected', (_what, head) => {
    expect(() => sniff(head)).toThrow(`Expected a CSV file, found binary data. ${asCsv}`);
  });
});

describe('a file that is not a text table', () => {
  it.each<[string, number[]]>([
    ['an Excel workbook (.xlsx) or a zip archive', [0x50, 0x4b, 0x03, 0x04]],
    ['a PDF', [...bytes('%PDF')]],
    ['a picture', [0x89, ...bytes('PNG')]],
    ['a picture', [0xff, 0xd8, 0xff]],
    ['an SQLite database', [...bytes('SQLite')]],
    ['a Parquet file', [...bytes('PAR1')]],
  ])('is identified: %s', (what, magic) => {
    expect(() => sniff(new Uint8Array([...magic, 1, 2, 3]))).toThrow(`Expected a CSV file, found ${what}. ${asCsv}`);
  });

  it('can be an old workbook, which Excel itself can save in the new format', () => {
    expect(() => sniff(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]))).toThrow(
      "Expected a CSV file, found an old Excel workbook (.xls) or one with a password. In Excel, remove any password and choose File > Save As > 'Excel Workbook (.xlsx)'.",
    );
  });

  it.each(['%PD,a', 'PAR,b', 'SQL,c', 'PK,d'])('is not %j, which only starts similarly', (text) => {
    expect(sniff(bytes(text)).delimiter).toBe(',');
  });

  it.each([
    ['', 'The file is empty. Expected a CSV file: a line of column names, then one line per record.'],
    [' \n\t', 'The file contains only white space. Expected a CSV file with a line of column names.'],
    ['\n <!DOCTYPE html>', `Expected a CSV file, found a web page or XML. ${asCsv}`],
    ['<HTML>', `Expected a CSV file, found a web page or XML. ${asCsv}`],
    ['<?xml version="1.0"?>', `Expected a CSV file, found a web page or XML. ${asCsv}`],
    [' {"a": 1}', 'Expected a CSV file, found JSON.'],
    ['[ {"a": 1}]', 'Expected a CSV file, found JSON.'],
  ])('is %j', (text, message) => {
    expect(() => sniff(bytes(text))).toThrow(new WrongFileError(message));
  });

  it('is not a column that starts with a bracket', () => {
    expect(sniff(bytes('[id],name')).delimiter).toBe(',');
  });
});
