import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WrongFileError } from '../wrong-file-error.ts';
import { columnsOf, defaultMap, importKinds, normalized, parseImportMap, readImportMap } from './import-map.ts';

const small = { kind: 'calls', source: 'jobs', fields: { station: 'garage' } };
const parse = (more: object) => parseImportMap({ ...small, ...more }, 'calls', 'map.json');
const faultOf = (more: object) => {
  try {
    parse(more);
    return null;
  } catch (error) {
    return error instanceof WrongFileError ? error.message : error;
  }
};

describe('a map', () => {
  it('needs few settings and has defaults for the rest', () => {
    expect(parse({})).toEqual({
      kind: 'calls',
      source: 'jobs',
      nonexistentTime: 'reject',
      ambiguousTime: 'earlier',
      distinct: false,
      rows: [],
      fields: { station: { column: 'garage' } },
    });
  });

  it('accepts everything that docs/import.md lists', () => {
    const whole = {
      description: 'jobs of the old system',
      sheet: 'Jobs',
      encoding: 'windows-1252',
      delimiter: ';',
      timeZone: 'America/New_York',
      dateFormat: 'M/D/YYYY',
      nonexistentTime: 'later',
      ambiguousTime: 'later',
      distinct: true,
      rows: [{ external_id: 'x', pass_count: 1, appointment: false }],
      bounds: { south: 39.9, north: 40.5, west: -75.7, east: -75 },
      callSource: 'calls',
      fields: {
        external_id: { hash: ['a', 'b'] },
        station: { template: '{a}-{b}', case: 'slug' },
        city: { constant: 'Ambler' },
        driver: { column: 'f', values: {}, unlisted: 'reject' },
        outcome: { column: 'c', values: { done: 'completed', lost: null }, unlisted: 'keep', ifEmpty: 'completed' },
        clear_code: {
          column: 'd',
          match: [
            { contains: 'x', value: null },
            { pattern: '^y', value: 1 },
          ],
          unlisted: 'empty',
        },
        received_at: { column: 'e', format: 'unix' },
      },
    };
    expect(parse(whole)).toEqual({ kind: 'calls', source: 'jobs', ...whole });
  });

  it.each([...importKinds])('accepts the kind %s', (kind) => {
    expect(parseImportMap({ ...small, kind }, kind, 'map.json').kind).toBe(kind);
  });

  it.each<[object, string]>([
    [{ source: 'Jobs' }, 'source: must be lower-case letters, digits and hyphens'],
    [{ source: `a${'b'.repeat(61)}` }, 'source: must be lower-case letters, digits and hyphens'],
    [{ sheet: '' }, 'sheet: '],
    [{ delimiter: '::' }, 'delimiter: '],
    [{ delimiter: '' }, 'delimiter: '],
    [{ nonexistentTime: 'earlier' }, 'nonexistentTime: '],
    [{ ambiguousTime: 'reject' }, 'ambiguousTime: '],
    [{ bounds: { south: 1 } }, 'bounds.north: '],
    [{ extra: 1 }, 'the map: '],
    [{ fields: { station: '' } }, 'fields.station: '],
    [{ fields: { station: { column: '' } } }, 'fields.station'],
    [{ fields: { station: { template: '' } } }, 'fields.station'],
    [{ fields: { station: { column: 'a', format: '' } } }, 'fields.station'],
    [{ fields: { station: { hash: [] } } }, 'fields.station'],
    [{ fields: { station: { hash: [''] } } }, 'fields.station'],
    [{ fields: { station: { column: 'a', case: 'camel' } } }, 'fields.station'],
    [{ fields: { station: { column: 'a', match: [{ contains: '', value: 1 }] } } }, 'fields.station'],
    [{ fields: { station: { column: 'a', match: [{ contains: [], value: 1 }] } } }, 'fields.station'],
    [{ fields: { station: { column: 'a', match: [{ contains: [''], value: 1 }] } } }, 'fields.station'],
    [{ fields: { station: { column: 'a', match: [{ pattern: '', value: 1 }] } } }, 'fields.station'],
    [
      { fields: { station: { case: 'slug' } } },
      'fields.station: needs exactly one of column, constant, template and hash',
    ],
    [
      { fields: { station: { constant: 'a', template: 'b' } } },
      'fields.station: needs exactly one of column, constant, template and hash',
    ],
    [
      { fields: { station: { column: 'a', unlisted: 'keep' } } },
      'fields.station: has unlisted without values or match',
    ],
  ])('refuses %j', (more, fault) => {
    expect(faultOf(more)).toMatch(/^The map map\.json has problems:\n {2}/);
    expect(faultOf(more)).toContain(`\n  ${fault}`);
    expect(faultOf(more)).toMatch(/\ndocs\/import\.md lists what a map can contain\.$/);
  });

  it('reports every problem on its own line', () => {
    expect(String(faultOf({ source: 'X', sheet: '' })).split('\n')).toHaveLength(4);
  });

  it('is for one kind of record', () => {
    expect(faultOf({ kind: 'surveys' })).toBe('The map map.json is for surveys, but you’re importing calls.');
  });

  it('reads each column it names once', () => {
    expect(
      columnsOf(
        parse({
          fields: {
            external_id: { hash: ['id', 'town'] },
            station: { template: 'st-{town}-{zip code}-{}' },
            city: 'town',
            driver: { constant: 'x' },
          },
        }),
      ),
    ).toEqual(['id', 'town', 'zip code']);
  });
});

describe('the map of a file with our column names', () => {
  it('uses the columns it knows, ignoring case, spaces and hyphens', () => {
    expect(['External ID', ' trouble-code ', 'A  -b'].map(normalized)).toEqual(['external_id', 'trouble_code', 'a_b']);
    expect(defaultMap('calls', ['external_id', 'station', 'city'], ['City', 'External ID', 'Notes'])).toEqual({
      kind: 'calls',
      source: 'import',
      nonexistentTime: 'reject',
      ambiguousTime: 'earlier',
      distinct: false,
      rows: [],
      fields: { external_id: { column: 'External ID' }, city: { column: 'City' } },
    });
  });

  it('identifies records without an id by their whole content, for kinds with ids', () => {
    expect(defaultMap('calls', ['external_id', 'station'], ['station', 'note']).fields).toEqual({
      external_id: { hash: ['station', 'note'] },
      station: { column: 'station' },
    });
    expect(defaultMap('availability', ['driver'], ['driver', 'note']).fields).toEqual({ driver: { column: 'driver' } });
  });
});

describe('the file of a map', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'roadside-map-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  const read = async (content: string | Uint8Array) => {
    const path = join(folder, 'map.json');
    await writeFile(path, content);
    return readImportMap(path, 'calls');
  };
  const expected = 'Expected an object with kind, source and fields, like the example in docs/import.md.';

  it('is JSON, with or without a byte order mark', async () => {
    for (const mark of ['', '\ufeff'])
      expect(await read(mark + JSON.stringify(small))).toMatchObject({ fields: { station: { column: 'garage' } } });
  });

  it.each<[string, string | Uint8Array, string]>([
    ['empty', '', 'is empty. '],
    ['blank', ' \n', 'is empty. '],
    ['not JSON', '{"kind": ', 'isn’t valid JSON: '],
    ['in another encoding', Buffer.from('{"kind":"Zo\xeb"}', 'latin1'), 'isn’t UTF-8 text. Save it as UTF-8. '],
    ['in UTF-16', Buffer.from('{"kind":"calls"}', 'utf16le'), 'isn’t UTF-8 text. Save it as UTF-8. '],
  ])('cannot be %s', async (_what, content, sentence) => {
    const error = await read(content).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(WrongFileError);
    expect((error as Error).message).toContain(`The map ${join(folder, 'map.json')} ${sentence}`);
    expect((error as Error).message.endsWith(expected)).toBe(true);
  });

  it('reports what is missing, with the file name', async () => {
    await expect(read('{"kind":"calls"}')).rejects.toThrow(`The map ${join(folder, 'map.json')} has problems:`);
  });

  it('must exist', async () => {
    const advice =
      'Check the path, write a map as in docs/import.md, or leave out --map if the columns have our names.';
    await expect(readImportMap('', 'calls')).rejects.toThrow(`The path of the map is empty. ${advice}`);
    const none = join(folder, 'none.json');
    await expect(readImportMap(none, 'calls')).rejects.toThrow(`The map ${none} doesn’t exist. ${advice}`);
    await expect(readImportMap(folder, 'calls')).rejects.toThrow(
      `The map ${folder} is a folder. Choose a JSON file in it.`,
    );
  });
});
