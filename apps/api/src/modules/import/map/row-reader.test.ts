import { describe, expect, it } from 'vitest';
import { callFields } from '../kinds/call-fields.ts';
import { defaultMap, parseImportMap } from './import-map.ts';
import { literalRecords, RowReader } from './row-reader.ts';

const headers = ['when', 'lat', 'what', 'twp'];
const montco = (more: object = {}, fields: object = {}) =>
  parseImportMap(
    {
      kind: 'calls',
      source: 'test',
      fields: {
        external_id: { hash: ['when', 'lat', 'what', 'twp'] },
        station: { template: 'st-{twp}', case: 'slug' },
        trouble_code: { column: 'what', values: { Disabled: '5', Accident: 8, Other: null } },
        received_at: 'when',
        ...fields,
      },
      ...more,
    },
    'calls',
    'map.json',
  );
const row = (line: number, ...fields: string[]) => ({ line, fields });
const faultOf = (json: unknown) => {
  try {
    parseImportMap(json, 'calls', 'map.json');
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
};

describe('a map', () => {
  it('turns columns into fields: by name, by template, by a value table, by case', () => {
    const reader = new RowReader(montco(), callFields, headers);
    expect(reader.read(row(2, '2016-07-01 12:00', '40', 'Disabled', 'LOWER MERION'))).toEqual({
      ok: true,
      record: {
        line: 2,
        externalId: expect.stringMatching(/^[0-9a-f]{32}-1$/),
        values: {
          station: 'st-lower-merion',
          trouble_code: '5',
          received_at: { wall: Date.parse('2016-07-01T12:00Z'), span: 60_000 },
        },
      },
    });
  });

  it('distinguishes equal rows by how often they occurred, the same way on every read', () => {
    const ids = () => {
      const reader = new RowReader(montco(), callFields, headers);
      return ['A', 'B', 'A', 'A'].map((twp, index) => {
        const result = reader.read(row(index + 2, '2016-07-01 12:00', '40', 'Disabled', twp));
        return result !== 'repeated' && result.ok ? result.record.externalId : '';
      });
    };
    const [a1 = '', b1 = '', a2 = '', a3 = ''] = ids();
    expect([a1, a2, a3].map((id) => id.split('-')[1])).toEqual(['1', '2', '3']);
    expect(new Set([a1, a2, a3].map((id) => id.split('-')[0])).size).toBe(1);
    expect(b1.split('-')[0]).not.toBe(a1.split('-')[0]);
    expect(ids()).toEqual([a1, b1, a2, a3]);
  });

  it('rejects a text missing from its table, unless configured otherwise', () => {
    const read = (unlisted?: string) =>
      new RowReader(
        montco({}, { trouble_code: { column: 'what', values: { Disabled: '5' }, ...(unlisted ? { unlisted } : {}) } }),
        callFields,
        headers,
      ).read(row(2, '2016-07-01', '', 'Fire', 'A'));
    expect(read()).toMatchObject({ ok: false, problems: ["trouble_code is 'Fire', which the map doesn’t list"] });
    expect(read('keep')).toMatchObject({ ok: true, record: { values: { trouble_code: 'Fire' } } });
    expect(read('empty')).toMatchObject({ ok: false, problems: ['trouble_code is empty'] });
  });

  describe('a column of free text', () => {
    const read = (what: string, more: object = {}) =>
      new RowReader(
        montco(
          {},
          {
            trouble_code: {
              column: 'what',
              values: { 'Tow (battery)': '5' },
              match: [
                { contains: ['battery', 'jump'], value: '1' },
                { pattern: '^tow\\b', value: '5' },
                { contains: 'test', value: null },
              ],
              ...more,
            },
          },
        ),
        callFields,
        headers,
      ).read(row(2, '2016-07-01', '', what, 'A'));
    const codeOf = (what: string, more?: object) => {
      const result = read(what, more);
      return result !== 'repeated' && result.ok ? result.record.values['trouble_code'] : result;
    };

    it.each([
      ['an exact text before all else', 'Tow (battery)', '5'],
      ['a part, whatever its letters', 'Dead BATTERY, I-76 east', '1'],
      ['any of several parts', 'needs a jump start', '1'],
      ['a pattern', 'tow to Ambler', '5'],
      ['the first line that fits', 'tow, battery dead', '1'],
    ])('is read by %s', (_what, text, code) => {
      expect(codeOf(text)).toBe(code);
    });

    it('rejects text that no rule matches, unless configured otherwise', () => {
      expect(read('stowed away')).toMatchObject({
        ok: false,
        problems: ["trouble_code is 'stowed away', which the map doesn’t list"],
      });
      expect(codeOf('5F', { unlisted: 'keep' })).toBe('5F');
      expect(codeOf('other', { unlisted: 'empty', ifEmpty: '9' })).toBe('9');
      expect(codeOf('a test call', { ifEmpty: '9' })).toBe('9');
    });

    it.each([
      [{ match: [{ value: '1' }] }, /match\.0: needs either contains or pattern/],
      [{ match: [{ contains: 'a', pattern: 'b', value: '1' }] }, /match\.0: needs either contains or pattern/],
      [{ match: [{ pattern: '(', value: '1' }] }, /pattern: isn’t a regular expression/],
      [{ match: [] }, /match/],
    ])('refuses the rule %j', (rule, message) => {
      expect(faultOf({ kind: 'calls', source: 'x', fields: { trouble_code: { column: 'what', ...rule } } })).toMatch(
        message,
      );
    });
  });

  describe('the rules of external_id', () => {
    const read = (rule: object, what: string) =>
      new RowReader(montco({}, { external_id: rule, station: { constant: 's' } }), callFields, headers).read(
        row(2, '2016-07-01', '', 'Disabled', what),
      );

    it.each([
      ['values', { column: 'twp', values: { A: 'alpha' } }, 'A', 'alpha'],
      ['match', { column: 'twp', match: [{ contains: 'x', value: 'found' }] }, 'a X b', 'found'],
      ['ifEmpty', { column: 'twp', ifEmpty: 'none' }, ' ', 'none'],
      ['case', { column: 'twp', case: 'slug' }, 'Lower Merion', 'lower-merion'],
      ['case', { column: 'twp', case: 'lower' }, 'Lower MERION', 'lower merion'],
      ['case', { column: 'twp', case: 'upper' }, 'Lower Merion', 'LOWER MERION'],
      ['case', { column: 'twp', case: 'title' }, 'LOWER merion-éast/WEST', 'Lower Merion-Éast/West'],
    ])('%s is applied', (_name, rule, text, id) => {
      expect(read(rule, text)).toMatchObject({ ok: true, record: { externalId: id } });
    });

    it('rejects an id that is not listed, and an empty one', () => {
      expect(read({ column: 'twp', values: { A: 'a' } }, 'B')).toMatchObject({
        ok: false,
        problems: ["external_id is 'B', which the map doesn’t list"],
      });
      expect(read({ column: 'twp', values: { A: null } }, 'A')).toMatchObject({
        ok: false,
        problems: ['external_id is empty'],
      });
    });

    it('refuses a format, and anything else next to a hash', () => {
      expect(() => read({ column: 'twp', format: 'iso' }, 'A')).toThrow(
        'The map gives external_id a format, but only times can have one.',
      );
      for (const more of [{ case: 'upper' }, { values: {} }, { ifEmpty: 'x' }, { format: 'iso' }])
        expect(faultOf({ kind: 'calls', source: 'x', fields: { external_id: { hash: ['twp'], ...more } } })).toMatch(
          /external_id: has a hash, which can’t be combined with anything else/,
        );
    });
  });

  it.each([
    ['46346.5', true],
    ['46346', true],
    ['46346,25', true],
    ['1795176300', false],
    ['soon', false],
  ])('suggests a format for the day number %s: %s', (text, points) => {
    const result = new RowReader(montco(), callFields, headers).read(row(2, text, '', 'Disabled', 'A'));
    const [problem = ''] = result !== 'repeated' && !result.ok ? result.problems : [];
    expect(problem).toContain(`received_at is '${text}'`);
    expect(problem.includes('"dateFormat": "excel"')).toBe(points);
  });

  it.each([
    [{}, {}, "received_at is 'soon', expected a time like 2026-11-20 14:05 (set the format in a map: dateFormat)"],
    [{ dateFormat: 'iso' }, {}, "received_at is 'soon', expected a time like 2026-11-20 14:05"],
    [{ dateFormat: 'M/D/YYYY' }, {}, "received_at is 'soon', expected a time in the format M/D/YYYY"],
    [
      { dateFormat: 'iso' },
      { received_at: { column: 'when', format: 'unix' } },
      "received_at is 'soon', expected a time in the format unix",
    ],
  ])('reports which times a map %j %j expects', (more, fields, problem) => {
    expect(
      new RowReader(montco(more, fields), callFields, headers).read(row(2, 'soon', '', 'Disabled', 'A')),
    ).toMatchObject({
      ok: false,
      problems: [problem],
    });
  });

  it('reads workbook date cells directly, whatever the format for dates written as text', () => {
    const read = (hasDateCells: boolean, text: string) =>
      new RowReader(montco({ dateFormat: 'M/D/YYYY' }), callFields, headers, { hasDateCells }).read(
        row(2, text, '', 'Disabled', 'A'),
      );
    const july = { ok: true, record: { values: { received_at: { wall: Date.parse('2016-07-01T00:00Z') } } } };
    expect(read(true, '2016-07-01 00:00:00')).toMatchObject(july);
    expect(read(true, '7/1/2016')).toMatchObject(july);
    expect(read(false, '7/1/2016')).toMatchObject(july);
    expect(read(false, '2016-07-01 00:00:00')).toMatchObject({ ok: false });
  });

  it('fills fields with a constant, a template and a value for empty cells', () => {
    const reader = new RowReader(
      montco(
        {},
        {
          external_id: 'lat',
          city: { constant: 'Ambler' },
          driver: { template: '{twp}/{lat}', case: 'upper' },
          clear_code: { column: 'twp', ifEmpty: 'XX' },
          pass_count: { column: 'lat', ifEmpty: 0 },
          appointment: { constant: false },
        },
      ),
      callFields,
      headers,
    );
    expect(reader.read(row(2, '2016-07-01', ' 7 ', 'Disabled', ' a '))).toMatchObject({
      ok: true,
      record: {
        line: 2,
        externalId: '7',
        values: { city: 'Ambler', driver: 'A/7', clear_code: 'a', pass_count: 7, appointment: false },
      },
    });
    expect(reader.read(row(3, '', '8', 'Disabled', 'a'))).toMatchObject({
      ok: false,
      problems: ['received_at is empty'],
    });
    // A template is empty only if all of its columns are.
    expect(reader.read(row(4, '2016-07-01', '9', 'Disabled', ' '))).toEqual({
      ok: false,
      problems: ['station is empty'],
      values: expect.objectContaining({ clear_code: 'XX', driver: '/9' }) as unknown,
    });
    expect(reader.read(row(5, '2016-07-01', '', 'Disabled', 'A'))).toMatchObject({
      ok: false,
      problems: ['external_id is empty'],
    });
  });

  it('counts equal rows by the columns of its digest only, ignoring spaces', () => {
    const reader = new RowReader(montco({}, { external_id: { hash: ['twp', 'lat'] } }), callFields, headers);
    const idOf = (line: number, lat: string, twp: string, when = '2016-07-01') => {
      const result = reader.read(row(line, when, lat, 'Disabled', twp));
      return result !== 'repeated' && result.ok ? result.record.externalId : '';
    };
    const first = idOf(2, '1', 'A');
    expect(first).toMatch(/^[0-9a-f]{32}-1$/);
    expect(idOf(3, ' 1 ', 'A ', '2016-07-02')).toBe(first.replace(/1$/, '2'));
    // The columns are hashed separately: moving text from one to the other gives a different row.
    expect(idOf(4, 'A', '1')).toMatch(/-1$/);
    expect(idOf(5, '', 'A1')).toMatch(/-1$/);
  });

  it('reports every problem of a row together', () => {
    expect(new RowReader(montco(), callFields, headers).read(row(2, 'soon', '', 'Other', ' '))).toMatchObject({
      ok: false,
      problems: [
        "received_at is 'soon', expected a time like 2026-11-20 14:05 (set the format in a map: dateFormat)",
        'station is empty',
        'trouble_code is empty',
      ],
    });
  });

  it('rejects rows with more fields than the header, but not missing or extra empty cells at the end', () => {
    const reader = new RowReader(montco(), callFields, headers);
    // Excel leaves out empty cells at the end.
    expect(reader.read(row(2, '2016-07-01', '40', 'Disabled'))).toMatchObject({
      ok: false,
      problems: ['station is empty'],
    });
    expect(reader.read(row(3, '2016-07-01', '40', 'Disabled', 'A', 'extra'))).toMatchObject({
      ok: false,
      problems: ['the row has 5 fields, the header has 4'],
    });
    expect(reader.read(row(4, '2016-07-01', '40', 'Disabled', 'A', '', ''))).toMatchObject({ ok: true });
  });

  it('detects a repeated id', () => {
    const fields = { external_id: 'lat' };
    const read = (map: ReturnType<typeof montco>) => {
      const reader = new RowReader(map, callFields, headers);
      reader.read(row(2, '2016-07-01', '7', 'Disabled', 'A'));
      return reader.read(row(3, '2016-07-02', '7', 'Disabled', 'A'));
    };
    expect(read(montco({}, fields))).toMatchObject({ ok: false, problems: ["external_id '7' is already in line 2"] });
    expect(read(montco({ distinct: true }, fields))).toBe('repeated');
  });

  it('uses the format of the field, then the map’s', () => {
    const reader = new RowReader(
      montco({ dateFormat: 'M/D/YYYY H:mm' }, { arrived_at: { column: 'lat', format: 'excel' } }),
      callFields,
      headers,
    );
    expect(reader.read(row(2, '7/1/2016 12:00', '42552.5', 'Disabled', 'A'))).toMatchObject({
      ok: true,
      record: {
        values: {
          received_at: { wall: Date.parse('2016-07-01T12:00Z') },
          arrived_at: { wall: Date.parse('2016-07-01T12:00Z') },
        },
      },
    });
  });

  it.each<[string, object, object, RegExp]>([
    [
      'names a column the file lacks',
      {},
      { city: 'town' },
      /Expected the columns town, which the map uses\. The file has the columns: when, lat, what, twp\./,
    ],
    [
      'fills a field we lack',
      {},
      { color: 'lat' },
      /The map fills color, but calls have the fields external_id, station/,
    ],
    [
      'has a format that is none',
      {},
      { received_at: { column: 'when', format: 'whenever' } },
      /format 'whenever' for received_at isn’t valid/,
    ],
    ['hashes something else', {}, { city: { hash: ['twp'] } }, /Only external_id can be a hash/],
  ])('that %s does not fit', (_what, more, fields, message) => {
    expect(() => new RowReader(montco(more, fields), callFields, headers)).toThrow(message);
  });

  it('with problems is refused with the position of each', () => {
    expect(
      faultOf({
        kind: 'calls',
        source: 'Not A Name',
        fields: { station: { column: 'a', constant: 'b' }, city: 7 },
        extra: 1,
      }),
    ).toMatch(/source: must be lower-case letters[\s\S]*docs\/import\.md/);
    expect(faultOf({ kind: 'calls', source: 'a', fields: { station: { column: 'a', constant: 'b' } } })).toMatch(
      /fields\.station/,
    );
    expect(faultOf({ kind: 'surveys', source: 'a', fields: {} })).toMatch(/is for surveys, but you’re importing calls/);
    expect(faultOf([])).toMatch(/the map: /);
  });

  it('may add rows of its own', () => {
    expect(
      literalRecords(
        montco({ rows: [{ external_id: 'x', station: 's', trouble_code: 5, received_at: '2016-07-01' }] }),
        callFields,
      ),
    ).toMatchObject([{ line: 0, externalId: 'x', values: { trouble_code: '5' } }]);
    expect(() => literalRecords(montco({ rows: [{ color: 'x' }] }), callFields)).toThrow(
      /Row 1 of the map's rows has 'color'/,
    );
    expect(() => literalRecords(montco({ rows: [{ external_id: 'x', color: 'x' }] }), callFields)).toThrow(
      "Row 1 of the map's rows has 'color', which isn’t a field of calls.",
    );
    const whole = { external_id: 'x', station: 's', trouble_code: 5, received_at: '2016-07-01' };
    expect(() =>
      literalRecords(montco({ rows: [whole, { ...whole, received_at: 'soon', city: ' ' }] }), callFields),
    ).toThrow(
      "Row 2 of the map's rows: received_at is 'soon', expected a time like 2026-11-20 14:05 (set the format in a map: dateFormat).",
    );
    expect(() =>
      literalRecords(montco({ rows: [{ ...whole, received_at: 'soon', external_id: '' }] }), callFields),
    ).toThrow('(set the format in a map: dateFormat); external_id is empty.');
    expect(literalRecords(montco({ rows: [whole, { ...whole, city: 'Ambler' }] }), callFields)).toHaveLength(2);
    expect(() => literalRecords(montco({ rows: [{ external_id: 'x' }] }), callFields)).toThrow(
      "Row 1 of the map's rows is missing station, trouble_code, received_at.",
    );
  });
});

describe('a file with our own column names', () => {
  it('needs no map, ignoring case and spaces in its header', () => {
    const own = ['External ID', 'Station', 'trouble_code', 'Received-At', 'Remarks'];
    const map = defaultMap(
      'calls',
      callFields.map(({ name }) => name),
      own,
    );
    const reader = new RowReader(map, callFields, own);
    expect(reader.read(row(2, '17', 's', '5', '2016-07-01', 'whatever'))).toMatchObject({
      ok: true,
      record: { externalId: '17', values: { station: 's' } },
    });
  });

  it('is identified by its content if it has no id', () => {
    const own = ['station', 'trouble_code', 'received_at'];
    const reader = new RowReader(
      defaultMap(
        'calls',
        callFields.map(({ name }) => name),
        own,
      ),
      callFields,
      own,
    );
    expect(reader.read(row(2, 's', '5', '2016-07-01'))).toMatchObject({
      ok: true,
      record: { externalId: expect.stringMatching(/-1$/) },
    });
  });

  it('is refused if a column is missing, with its name', () => {
    const own = ['station', 'received_at'];
    const names = callFields.map(({ name }) => name);
    expect(() => new RowReader(defaultMap('calls', names, own), callFields, own)).toThrow(
      '; trouble_code is missing. ',
    );
  });

  it('of another kind is refused with what was expected and found', () => {
    const own = ['member', 'amount'];
    expect(
      () =>
        new RowReader(
          defaultMap(
            'calls',
            callFields.map(({ name }) => name),
            own,
          ),
          callFields,
          own,
        ),
    ).toThrow(
      'Expected calls with at least the columns station, trouble_code, received_at; station, trouble_code, received_at are missing. The file has the columns: member, amount. If yours have other names, write a map: docs/import.md.',
    );
  });
});

describe('what a file says about missing and impossible values', () => {
  const now = Date.parse('2026-11-27T12:00Z');
  const columns = ['external_id', 'station', 'trouble_code', 'received_at', 'arrived_at', 'city', 'promised_minutes'];
  const read = (cells: Partial<Record<string, string>>, more: object = {}, shown?: Record<number, string>) => {
    const whole: Partial<Record<string, string>> = {
      external_id: 'c1',
      station: 'S1',
      trouble_code: '5',
      received_at: '2026-11-19 16:05',
      ...cells,
    };
    const map = parseImportMap(
      { kind: 'calls', source: 'x', fields: Object.fromEntries(columns.map((name) => [name, name])), ...more },
      'calls',
      'map.json',
    );
    return new RowReader(map, callFields, columns, { now }).read({
      line: 2,
      fields: columns.map((name) => whole[name] ?? ''),
      ...(shown ? { shown } : {}),
    });
  };

  it('words for no value and Excel errors are empty in every kind of field, with a note', () => {
    expect(read({ arrived_at: 'NULL', city: '\\N', promised_minutes: '#N/A' })).toMatchObject({
      ok: true,
      record: {
        values: { arrived_at: null, city: null, promised_minutes: null },
        notes: [
          { what: expect.stringMatching(/word for no value.*set "empty"/) as unknown, value: "arrived_at 'NULL'" },
          { what: expect.stringMatching(/Excel error/) as unknown, value: "promised_minutes '#N/A'" },
          { value: "city '\\N'" },
        ].toSorted((a, b) => columnOrder(a.value) - columnOrder(b.value)),
      },
    });
    expect(read({ station: 'NULL', external_id: '#REF!' })).toMatchObject({
      ok: false,
      problems: ["station is empty (the file has 'NULL')", "external_id is empty (the file has '#REF!')"],
    });
  });
  const columnOrder = (value: string) => callFields.findIndex(({ name }) => value.startsWith(`${name} `));

  it('the map can name other words, and its own values come first', () => {
    expect(read({ city: 'unknown', arrived_at: '' }, { empty: ['Unknown'] })).toMatchObject({
      record: { values: { city: null } },
    });
    expect(read({ city: 'NULL' }, { empty: [] })).toMatchObject({ record: { values: { city: 'NULL' } } });
    const fields = Object.fromEntries(columns.map((name) => [name, name]));
    const city = { column: 'city', values: { 'n/a': 'Ambler' }, unlisted: 'reject', ifEmpty: 'Camden' };
    expect(read({ city: 'n/a' }, { fields: { ...fields, city } })).toMatchObject({
      record: { values: { city: 'Ambler' } },
    });
    expect(read({ city: 'NULL' }, { fields: { ...fields, city } })).toMatchObject({
      record: { values: { city: 'Camden' } },
    });
  });

  it('texts and ids are read as Excel shows them, and numbers by their value', () => {
    expect(read({ station: '42', promised_minutes: '45' }, {}, { 1: '00042', 6: '45 min' })).toMatchObject({
      record: { values: { station: '00042', promised_minutes: 45 } },
    });
    expect(read({ external_id: '="00077"', station: '=""' })).toMatchObject({ problems: ['station is empty'] });
    expect(read({ external_id: '="00077"' })).toMatchObject({ record: { externalId: '00077' } });
    expect(read({ external_id: '1.23457E+11' })).toMatchObject({ ok: false });
  });

  it.each([
    ['0206-11-19 16:05', "received_at is '0206-11-19 16:05', before 1990; correct the date"],
    ['1900-01-01', "received_at is '1900-01-01', before 1990; correct the date"],
    ['2062-11-19', "received_at is '2062-11-19', in the future; correct the date"],
    ['16:05', 'a time without its date (join the two columns in a map'],
  ])('the time %s is refused', (received_at, problem) => {
    const result = read({ received_at });
    expect(result !== 'repeated' && !result.ok && result.problems.join()).toContain(problem);
  });

  it('a time a few weeks ahead is pointed out', () => {
    expect(read({ received_at: '2026-11-28 10:00' })).not.toHaveProperty('record.notes');
    expect(read({ received_at: '2027-01-19 10:00' })).toMatchObject({
      record: { notes: [{ value: "received_at '2027-01-19 10:00'" }] },
    });
  });
});

describe('times in columns of their own', () => {
  const columns = ['Day', 'Received', 'Arrived'];
  const map = parseImportMap(
    {
      kind: 'calls',
      source: 'x',
      fields: {
        station: { constant: 'S1' },
        trouble_code: { constant: '5' },
        received_at: { template: '{Day} {Received}' },
        arrived_at: { template: '{Day} {Arrived}' },
      },
    },
    'calls',
    'map.json',
  );
  const read = (...fields: string[]) => new RowReader(map, callFields, columns).read({ line: 2, fields });

  it('share the day, and are empty if the clock is', () => {
    expect(read('2026-11-19', '23:40', '00:15')).toMatchObject({
      record: { values: { received_at: { sharesDay: true }, arrived_at: { sharesDay: true } } },
    });
    for (const nothing of ['', ' ', 'NULL'])
      expect(read('2026-11-19', '23:40', nothing)).toMatchObject({ record: { values: { arrived_at: null } } });
  });

  it('are refused without their day', () => {
    const result = read('', '23:40', '');
    expect(result !== 'repeated' && !result.ok && result.problems.join()).toContain("received_at is '23:40'");
  });
});
