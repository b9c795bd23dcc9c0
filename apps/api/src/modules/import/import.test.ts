import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { openTestPglite } from '../../platform/testing/test-pglite.ts';
import { openTable } from './file/open-table.ts';
import { availability } from './kinds/availability.ts';
import { calls } from './kinds/calls.ts';
import { employees } from './kinds/employees.ts';
import type { ImportKind } from './kinds/import-kind.ts';
import { organizations } from './kinds/organizations.ts';
import { shifts } from './kinds/shifts.ts';
import { surveys } from './kinds/surveys.ts';
import { timeOff } from './kinds/time-off.ts';
import { defaultMap, parseImportMap } from './map/import-map.ts';
import { importFile } from './run/import-file.ts';
import type { ImportReport } from './run/import-file.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roadside-import-'));
});
afterAll(() => rm(folder, { recursive: true }));

interface Options {
  readonly map?: object;
  readonly dryRun?: boolean;
  readonly acceptRejects?: boolean;
  readonly timeZone?: string;
}

async function load<Row>(
  db: Database,
  kind: ImportKind<Row>,
  csv: string | Uint8Array,
  { map, dryRun = false, acceptRejects = false, timeZone }: Options = {},
): Promise<ImportReport> {
  const path = join(folder, `${kind.name}.csv`);
  await writeFile(path, csv);
  const file = await openTable(path, { wanted: kind.fields.map(({ name }) => name) });
  return importFile(kind, {
    db,
    file,
    dryRun,
    acceptRejects,
    timeZone: timeZone ?? null,
    rejectPath: join(folder, `${kind.name}.rejects.csv`),
    map: map
      ? parseImportMap(map, kind.name, 'map.json')
      : defaultMap(
          kind.name,
          kind.fields.map(({ name }) => name),
          file.headers,
        ),
  });
}

const organizationsCsv = `external_id,name,type,parent,facility_type,time_zone,slug
S2,Garage Two,station,B1,nonPSP,,
C1,Test Club,club,,,America/New_York,test-club
T1,Territory,territory,C1,,,
B1,"Garages, Inc.",station-business,T1,,,
S1,Garage One,station,B1,PSP,America/Chicago,
`;
const employeesCsv = `external_id,organization,full_name,position_type,email,service_types
7,S1,Zephyrine,driver,z@example.test,Tow;Battery
8,S1,Ana Lucia de Almeida,driver,,Tow
9,B1,Bo Li,manager,,
`;
const callsCsv = `external_id,station,driver,trouble_code,received_at,arrived_at,cleared_at,promised_minutes,outcome,clear_code,pass_count
c1,S1,7,5f,2026-03-01 08:00,2026-03-01 08:40,2026-03-01 09:30,45,completed,P1,0
c2,S1,8,1B,2026-03-01 23:30,2026-03-02 00:45,2026-03-02 01:10,60,completed,P1,1
c3,S2,,6,2026-03-02 00:10,,,45,cancelled,XX,0
`;
const surveysCsv = `external_id,call,recorded_at,outc1,q24,channel,comment
s1,c1,2026-03-02 10:00,Totally Satisfied,5,SMS,"=1+1"
s2,c2,2026-03-03 10:00,3,4,Email,"late, but kind
thanks"
`;

/** All rows an import may touch, including ids. */
async function state(db: Database): Promise<unknown> {
  const tables = [
    'organization',
    'employee',
    'call',
    'call_source',
    'survey',
    'survey_source',
    'load_run',
    'update_status',
    'rollup_dirty',
    'rollup_station_day',
    'rollup_station_day_total',
    'rollup_driver_day',
  ] as const;
  const content: Record<string, unknown> = {};
  for (const table of tables)
    content[table] = (
      await sql`select row.*::text as line from ${sql.table(table)} as row order by line`.execute(db.kysely)
    ).rows;
  return content;
}

describeEachEngine('importing a club', (open) => {
  it('imports organizations in any order, with parents found by id', async () => {
    expect(await load(open(), organizations, organizationsCsv)).toMatchObject({ rows: 5, added: 5, rejected: 0 });
    const rows = await open()
      .kysely.selectFrom('organization as o')
      .leftJoin('organization as p', 'p.id', 'o.parent_id')
      .select(['o.slug', 'o.type', 'o.time_zone', 'o.facility_type', 'p.slug as parent'])
      .orderBy('o.slug')
      .execute();
    expect(rows).toEqual([
      {
        slug: 'garage-one',
        type: 'station',
        time_zone: 'America/Chicago',
        facility_type: 'PSP',
        parent: 'garages-inc',
      },
      {
        slug: 'garage-two',
        type: 'station',
        time_zone: 'America/New_York',
        facility_type: 'nonPSP',
        parent: 'garages-inc',
      },
      {
        slug: 'garages-inc',
        type: 'station-business',
        time_zone: 'America/New_York',
        facility_type: null,
        parent: 'territory',
      },
      { slug: 'territory', type: 'territory', time_zone: 'America/New_York', facility_type: null, parent: 'test-club' },
      { slug: 'test-club', type: 'club', time_zone: 'America/New_York', facility_type: null, parent: null },
    ]);
  });

  it('imports people; a driver becomes an organization below their station', async () => {
    expect(await load(open(), employees, employeesCsv)).toMatchObject({ added: 3, rejected: 0 });
    const rows = await open()
      .kysely.selectFrom('employee as e')
      .innerJoin('organization as o', 'o.id', 'e.organization_id')
      .select([
        'e.first_name',
        'e.last_name',
        'o.slug',
        'o.type',
        'o.service_types',
        'e.unverified_email',
        'e.updated_auto',
      ])
      .orderBy('e.external_id')
      .execute();
    expect(rows).toEqual([
      {
        first_name: 'Zephyrine',
        last_name: '',
        slug: 'zephyrine',
        type: 'driver',
        service_types: ['Tow', 'Battery'],
        unverified_email: 'z@example.test',
        updated_auto: true,
      },
      {
        first_name: 'Ana',
        last_name: 'Lucia de Almeida',
        slug: 'ana-lucia-de-almeida',
        type: 'driver',
        service_types: ['Tow'],
        unverified_email: null,
        updated_auto: true,
      },
      {
        first_name: 'Bo',
        last_name: 'Li',
        slug: 'garages-inc',
        type: 'station-business',
        service_types: [],
        unverified_email: null,
        updated_auto: true,
      },
    ]);
  });

  it('imports calls in their station’s own time, and updates the reports', async () => {
    // Simulates another writer that takes every second id.
    await open().execScript('alter sequence call_id_seq increment by 2');
    expect(await load(open(), calls, callsCsv)).toMatchObject({ added: 3, rejected: 0 });
    await open().execScript('alter sequence call_id_seq increment by 1');
    const { rows } =
      await sql<object>`select s.external_id, c.local_day::text as day, c.local_hour as hour, c.received_at, c.provider_type as network, c.trouble_code as code, d.slug as driver
      from call_source s join call c on c.local_day = s.local_day and c.id = s.call_id left join organization d on d.id = c.driver_id order by s.external_id`.execute(
        open().kysely,
      );
    expect(rows).toEqual([
      {
        external_id: 'c1',
        day: '2026-03-01',
        hour: 8,
        received_at: new Date('2026-03-01T14:00:00Z'),
        network: 'P',
        code: '5F',
        driver: 'zephyrine',
      },
      {
        external_id: 'c2',
        day: '2026-03-01',
        hour: 23,
        received_at: new Date('2026-03-02T05:30:00Z'),
        network: 'P',
        code: '1B',
        driver: 'ana-lucia-de-almeida',
      },
      {
        external_id: 'c3',
        day: '2026-03-02',
        hour: 0,
        received_at: new Date('2026-03-02T05:10:00Z'),
        network: 'C',
        code: '6',
        driver: null,
      },
    ]);
    const rollup =
      await sql<object>`select local_day::text as day, calls_received, calls_paid, calls_cancelled, ata_seconds, ata_count, second_offers from rollup_station_day_total order by local_day`.execute(
        open().kysely,
      );
    expect(rollup.rows).toEqual([
      {
        day: '2026-03-01',
        calls_received: 2,
        calls_paid: 2,
        calls_cancelled: 0,
        ata_seconds: 40 * 60 + 75 * 60,
        ata_count: 2,
        second_offers: 1,
      },
      {
        day: '2026-03-02',
        calls_received: 1,
        calls_paid: 0,
        calls_cancelled: 1,
        ata_seconds: 0,
        ata_count: 0,
        second_offers: 0,
      },
    ]);
    const states = await open()
      .kysely.selectFrom('update_status')
      .select('state')
      .where('kind', '=', 'metrics')
      .orderBy('entered_at')
      .orderBy('id')
      .execute();
    expect(states.map(({ state: entered }) => entered)).toEqual([
      'Waiting for file',
      'Checking file',
      'Loading file',
      'Raw Data Updated',
      'Aggregations Completed',
    ]);
  });

  it('imports surveys with the keys of their calls', async () => {
    expect(await load(open(), surveys, surveysCsv)).toMatchObject({ added: 2, rejected: 0 });
    const { rows } =
      await sql<object>`select local_day::text as day, outc1, q24, q26, channel, comment, recorded_at from survey order by id`.execute(
        open().kysely,
      );
    expect(rows).toEqual([
      {
        day: '2026-03-01',
        outc1: 5,
        q24: 5,
        q26: null,
        channel: 'SMS',
        comment: '=1+1',
        recorded_at: new Date('2026-03-02T16:00:00Z'),
      },
      {
        day: '2026-03-01',
        outc1: 3,
        q24: 4,
        q26: null,
        channel: 'Email',
        comment: 'late, but kind\nthanks',
        recorded_at: new Date('2026-03-03T16:00:00Z'),
      },
    ]);
    expect(
      (
        await sql<object>`select surveys, outc1_top_raw, outc1_count_raw from rollup_station_day_total where surveys > 0`.execute(
          open().kysely,
        )
      ).rows,
    ).toEqual([{ surveys: 2, outc1_top_raw: 1, outc1_count_raw: 2 }]);
  });

  it('changes nothing when everything is imported a second time', async () => {
    const before = await state(open());
    expect(await load(open(), organizations, organizationsCsv)).toMatchObject({ added: 0, changed: 0, unchanged: 5 });
    expect(await load(open(), employees, employeesCsv)).toMatchObject({ added: 0, changed: 0, unchanged: 3 });
    expect(await load(open(), calls, callsCsv)).toMatchObject({ added: 0, changed: 0, unchanged: 3 });
    expect(await load(open(), surveys, surveysCsv)).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
    expect(await state(open())).toEqual(before);
  });

  it('updates a call that moved to another day and station, with its survey and both days’ reports', async () => {
    const moved = callsCsv.replace(
      'c2,S1,8,1B,2026-03-01 23:30,2026-03-02 00:45,2026-03-02 01:10',
      'c2,S2,,1B,2026-04-05 23:30,2026-04-06 00:00,2026-04-06 01:10',
    );
    expect(await load(open(), calls, moved)).toMatchObject({ added: 0, changed: 1, unchanged: 2 });
    const rollup =
      await sql<object>`select o.slug, r.local_day::text as day, r.calls_received as calls, r.surveys from rollup_station_day_total r join organization o on o.id = r.station_id order by r.local_day`.execute(
        open().kysely,
      );
    expect(rollup.rows).toEqual([
      { slug: 'garage-one', day: '2026-03-01', calls: 1, surveys: 1 },
      { slug: 'garage-two', day: '2026-03-02', calls: 1, surveys: 0 },
      { slug: 'garage-two', day: '2026-04-05', calls: 1, surveys: 1 },
    ]);
    expect(
      await open()
        .kysely.selectFrom('call')
        .select(sql<number>`count(*)::integer`.as('n'))
        .execute(),
    ).toEqual([{ n: 3 }]);
    expect(await load(open(), surveys, surveysCsv)).toMatchObject({ rejected: 1, changed: 0 }); // now before its call
  });

  it('updates people’s names and positions, and revokes tokens when rights change', async () => {
    const db = open().kysely;
    const person = await db
      .selectFrom('employee')
      .select('id')
      .where('external_id', '=', '9')
      .executeTakeFirstOrThrow();
    await db.insertInto('account').values({ employee_id: person.id, username: 'bo' }).execute();
    expect(
      await load(open(), employees, employeesCsv.replace('9,B1,Bo Li,manager,,', '9,T1,Bo Lindqvist,manager,,')),
    ).toMatchObject({ changed: 1, unchanged: 2 });
    expect(
      await db.selectFrom('account').select('token_version').where('username', '=', 'bo').executeTakeFirst(),
    ).toEqual({ token_version: 2 });
    expect(
      await load(open(), employees, employeesCsv.replace('9,B1,Bo Li,manager,,', '9,T1,Bo Lindgren,manager,,')),
    ).toMatchObject({ changed: 1 });
    expect(
      await db.selectFrom('account').select('token_version').where('username', '=', 'bo').executeTakeFirst(),
    ).toEqual({ token_version: 2 });
  });

  it('writes rejected rows to a file with line and reason, and imports the others', async () => {
    const bad = `external_id,station,trouble_code,received_at,arrived_at,latitude,longitude
g1,S1,5,2026-05-01 08:00,2026-05-01 08:30,40,-75
g2,S1,5,2026-05-01 08:00,,40,-75
g3,S1,5,2026-05-01 08:00,,,
g4,S1,5,2026-05-01 08:00,,,
b1,S9,5,2026-05-01 08:00,,,
b2,S1,77,2026-05-01 08:00,,,
b3,S1,5,2026-05-01 08:00,2026-05-01 07:00,,
"b,""4",S1,5,2026-03-08 02:30,,,
`;
    const report = await load(open(), calls, bad);
    expect(report).toMatchObject({ rows: 8, added: 4, rejected: 4 });
    const text = await readFile(report.rejectFile ?? '', 'utf8');
    expect(text.replace('\ufeff', '').split('\r\n')).toEqual([
      'line,reason,external_id,station,trouble_code,received_at,arrived_at,latitude,longitude',
      "6,station 'S9' isn’t known; import the organizations first,b1,S9,5,2026-05-01 08:00,,,",
      "7,trouble_code '77' isn’t one of 1 1B 4 5 5F 8 BK 0 2 2A 3 3B 3D 6 6A 6B 9; add it to the map’s values,b2,S1,77,2026-05-01 08:00,,,",
      '8,arrived_at is before received_at,b3,S1,5,2026-05-01 08:00,2026-05-01 07:00,,',
      '9,received_at: 2026-03-08 02:30 doesn’t exist in America/Chicago: clocks moved forward past it,"b,""4",S1,5,2026-03-08 02:30,,,',
      '',
    ]);
    // After a corrected import, good rows stay unchanged and the old reject file is deleted.
    const mended = await load(open(), calls, bad.split('\n').slice(0, 5).join('\n'));
    expect(mended).toMatchObject({ added: 0, unchanged: 4, rejectFile: null });
    await expect(readFile(join(folder, 'calls.rejects.csv'))).rejects.toThrow('ENOENT');
  });

  it('keeps a call in order within the repeated hour in autumn', async () => {
    const twice = `external_id,station,trouble_code,received_at,arrived_at,outcome
tw1,S1,5,2026-11-01 01:50,2026-11-01 01:10,completed
`;
    expect(await load(open(), calls, twice)).toMatchObject({ added: 1, rejected: 0 });
    const { rows } = await sql<{
      wait: number;
    }>`select date_part('epoch', arrived_at - received_at)::integer / 60 as wait from call where received_at = '2026-11-01T06:50:00Z'`.execute(
      open().kysely,
    );
    expect(rows).toEqual([{ wait: 20 }]);
  });

  it('drops coordinates outside the map’s bounds, but keeps the call', async () => {
    const map = {
      kind: 'calls',
      source: 'bounded',
      bounds: { south: 39, north: 41, west: -76, east: -75 },
      timeZone: 'UTC',
      fields: {
        external_id: { hash: ['at', 'lat'] },
        station: { constant: 'garage-one' },
        trouble_code: { constant: '8' },
        received_at: 'at',
        latitude: 'lat',
        longitude: 'lon',
      },
    };
    const report = await load(
      open(),
      calls,
      'at,lat,lon\n2026-06-01 00:30,40,-75.5\n2026-06-01 00:31,32,-86\n2026-06-01 00:31,32,-86\n',
      { map },
    );
    expect(report).toMatchObject({ added: 3, rejected: 0 });
    const what = 'places left out: they are outside the map’s bounds';
    expect([...report.notes]).toEqual([
      [what, { count: 2, examples: [3, 4].map((line) => ({ line, what, value: "'32, -86'" })) }],
    ]);
    const { rows } =
      await sql<object>`select c.latitude, c.local_day::text as day from call c join call_source s on s.call_id = c.id and s.local_day = c.local_day where s.source = 'bounded' order by c.id`.execute(
        open().kysely,
      );
    // The file uses UTC and the station Chicago time, so its day is the one before.
    expect(rows).toEqual([
      { latitude: 40, day: '2026-05-31' },
      { latitude: null, day: '2026-05-31' },
      { latitude: null, day: '2026-05-31' },
    ]);
  });

  it('writes nothing in a dry run, and reports what it would do', async () => {
    const before = await state(open());
    expect(await load(open(), calls, callsCsv.replaceAll(/^c/gm, 'd'), { dryRun: true })).toMatchObject({
      rows: 3,
      added: 0,
      rejected: 0,
      rejectFile: null,
    });
    expect(await state(open())).toEqual(before);
  });

  it.each<[string, ImportKind<never> | typeof calls, string, RegExp]>([
    [
      'another kind of record',
      calls as never,
      surveysCsv,
      /Expected calls with at least the columns station, trouble_code, received_at/,
    ],
    ['only a header', calls as never, 'station,trouble_code,received_at\n', /no rows after it\. Expected calls/],
    [
      'rows that are all wrong',
      calls as never,
      'station,trouble_code,received_at\nS8,5,2026-01-01\nS9,5,2026-01-01\n',
      /None of the rows in the file could be read as calls \(2 of 2 rejected\), so nothing was imported\.\n {2}2 rows: station '…' isn’t known; import the organizations first\n {2}For example, line 2/,
    ],
    [
      'rows that are mostly wrong',
      calls as never,
      'station,trouble_code,received_at\nS8,5,2026-01-01\nS9,5,2026-01-01\nS1,5,2026-01-01\n',
      /Fewer than half of the rows.*\(2 of 3 rejected\)[\s\S]*--accept-rejects/,
    ],
    [
      'damage at its end',
      calls as never,
      `${callsCsv.replaceAll(/^c/gm, 'e')}"e9,S1`,
      /A quote opened after line 4 is never closed/,
    ],
  ])('refuses a file with %s before anything is written', async (_what, kind, csv, message) => {
    const before = await state(open());
    await expect(load(open(), kind, csv)).rejects.toThrow(message);
    expect(await state(open())).toEqual(before);
  });

  it('leaves every reason when it refuses a file, and none when a later one is accepted', async () => {
    const rejects = join(folder, 'calls.rejects.csv');
    await rm(rejects, { force: true });
    const csv = 'external_id,station,trouble_code,received_at\n1,S8,5,2026-01-01\n2,S1,99,soon\n3,S1,5,2026-01-01\n';
    await expect(load(open(), calls, csv, { dryRun: true })).resolves.toMatchObject({ rejected: 2 });
    await expect(readFile(rejects)).rejects.toThrow('ENOENT');
    await expect(load(open(), calls, csv)).rejects.toThrow(`All rejected rows with reasons: ${rejects}`);
    const [, first = '', second = ''] = (await readFile(rejects, 'utf8')).split('\r\n');
    expect(first).toBe("2,station 'S8' isn’t known; import the organizations first,1,S8,5,2026-01-01");
    expect(second).toMatch(/^3,"?received_at is 'soon', expected a time.*,2,S1,99,soon$/);
    await load(open(), calls, 'external_id,station,trouble_code,received_at\nr1,S1,5,2026-01-01\n');
    await expect(readFile(rejects)).rejects.toThrow('ENOENT');
  });

  it('imports calls from a workbook, and a second import changes nothing', async () => {
    const content = await writeXlsx({
      sheets: [
        {
          name: 'Jobs',
          rows: [
            ['Jobs of January'],
            ['external_id', 'station', 'trouble_code', 'received_at'],
            ['x1', 'S1', '5F', new Date('2026-01-05T14:05:00Z')],
            ['x2', 'S1', 5, new Date('2026-01-05T15:00:00Z')],
            ['x3', 'S1', '5', 46_027.5],
          ],
        },
      ],
    });
    expect(await load(open(), calls, content)).toMatchObject({
      added: 2,
      rejected: 1,
      examples: [{ line: 5, reason: expect.stringContaining('"dateFormat": "excel"') as unknown }],
    });
    const { rows } = await sql<{ at: Date; code: string }>`select c.received_at as at, c.trouble_code as code
      from call_source s join call c on c.local_day = s.local_day and c.id = s.call_id where s.external_id = 'x1'`.execute(
      open().kysely,
    );
    expect(rows).toEqual([{ at: new Date('2026-01-05T20:05:00Z'), code: '5F' }]);
    const before = await state(open());
    expect(await load(open(), calls, content)).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
    expect(await state(open())).toEqual(before);
  });

  it('accepts a mostly invalid file when told to', async () => {
    expect(
      await load(
        open(),
        calls,
        'external_id,station,trouble_code,received_at\n1,S8,5,2026-01-01\n2,S9,5,2026-01-01\n3,S1,5,2026-01-01\n',
        { acceptRejects: true },
      ),
    ).toMatchObject({ added: 1, rejected: 2 });
  });
});

describe('invalid organizations', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestPglite();
    await load(db, organizations, organizationsCsv);
  });
  afterAll(() => db.close());

  it.each([
    ['X,No Parent,station,,', 'parent is empty; only a club has none'],
    ['X,Orphan,station,nowhere,', "parent 'nowhere' isn’t known"],
    ['X,Upside Down,territory,S1,', "parent 'S1' is a station, which can’t be above a territory"],
    ['X,Self,station,X,', "parent 'X' leads back to the organization itself"],
    [
      'X,Moon,station,B1,Moon/Tranquility',
      "time_zone 'Moon/Tranquility' isn’t a time zone; use a name like America/New_York",
    ],
    ['S1,Garage One,territory,C1,', 'type is territory, but it already exists as a station'],
  ])('%s: %s', async (line, reason) => {
    const report = await load(
      db,
      organizations,
      `external_id,name,type,parent,time_zone\n${line}\nC1,Test Club,club,,America/New_York\n`,
      { dryRun: true },
    );
    expect(report.examples).toEqual([{ line: 2, reason }]);
  });

  it('does not take over someone else’s slug, and gives equal names distinct slugs', async () => {
    const report = await load(
      db,
      organizations,
      'external_id,name,type,parent,slug\nX,Garage One,station,B1,garage-one\nY,Garage One,station,B1,\nZ,Garage One,station,B1,\n',
    );
    expect(report.examples).toEqual([{ line: 2, reason: "slug 'garage-one' belongs to another organization" }]);
    const slugs = await db.kysely
      .selectFrom('organization')
      .select('slug')
      .where('name', '=', 'Garage One')
      .orderBy('id')
      .execute();
    expect(slugs.map(({ slug }) => slug)).toEqual(['garage-one', 'garage-one-2', 'garage-one-3']);
    expect(
      await load(
        db,
        organizations,
        'external_id,name,type,parent,slug\nZ,Garage One,station,B1,\nY,Garage One,station,B1,\n',
      ),
    ).toMatchObject({ unchanged: 2 });
  });

  it('keeps the time zone of a station with calls', async () => {
    await load(db, employees, employeesCsv);
    await load(db, calls, callsCsv);
    const report = await load(db, organizations, organizationsCsv.replace('America/Chicago', 'America/Denver'), {
      dryRun: true,
    });
    expect(report.examples).toEqual([
      {
        line: 6,
        reason:
          'time_zone would change from America/Chicago to America/Denver, but its calls are counted by days in the old zone',
      },
    ]);
  });
});

describe('an interrupted import', () => {
  it('resumes after the last chunk and ends in the same state as an uninterrupted run', async () => {
    const many = `external_id,station,trouble_code,received_at\n${Array.from({ length: 12_000 }, (_, index) => `${index},S${index % 100 === 7 ? 9 : (index % 2) + 1},5,${new Date(Date.UTC(2026, 0, 1) + index * 600_000).toISOString()}`).join('\n')}\n`;
    const [whole, broken] = [await openTestPglite(), await openTestPglite()];
    onTestFinished(async () => void (await Promise.all([whole.close(), broken.close()])));
    for (const db of [whole, broken]) await load(db, organizations, organizationsCsv);
    const all = await load(whole, calls, many);
    const wholeRejects = await readFile(all.rejectFile ?? '', 'utf8');

    let writes = 0;
    const failing: ImportKind<never> = {
      ...(calls as unknown as ImportKind<never>),
      write: (trx, context, rows) => {
        if (++writes === 2) throw new Error('the disk is full');
        return (calls as unknown as ImportKind<never>).write(trx, context, rows);
      },
    };
    await expect(load(broken, failing, many)).rejects.toThrow('the disk is full');
    const resumed = await load(broken, calls, many);
    expect(resumed).toMatchObject({ resumedAfter: 5000, rejected: 120, added: all.added - 4950 });
    expect(await readFile(resumed.rejectFile ?? '', 'utf8')).toBe(wholeRejects);

    const facts = async (db: Database) => {
      const {
        load_run,
        update_status,
        organization: _createdAtOtherTimes,
        ...rest
      } = (await state(db)) as Record<string, unknown>;
      return { ...rest, runs: (load_run as unknown[]).length, states: (update_status as unknown[]).length };
    };
    expect(await facts(broken)).toEqual(await facts(whole));
  });
});

describeEachEngine('importing a schedule', (open) => {
  beforeAll(async () => {
    await load(open(), organizations, organizationsCsv);
    await load(open(), employees, employeesCsv);
  });
  /** Imports a file twice and checks that the second time changes nothing. */
  const twice = async <Row>(kind: ImportKind<Row>, csv: string | Uint8Array, options: Options = {}) => {
    const first = await load(open(), kind, csv, { acceptRejects: true, ...options });
    const second = await load(open(), kind, csv, { acceptRejects: true, ...options });
    expect(second).toMatchObject({ added: 0, changed: 0, rejected: first.rejected });
    return { ...first, reasons: first.examples.map(({ line, reason }) => `${line} ${reason}`) };
  };
  const workbook = (rows: (string | Date | null)[][]) =>
    writeXlsx({ sheets: [{ name: 'Sheet', rows: rows as never[][] }] });
  const lastEvents = async () => {
    const { rows } = await sql<{ topic: string; slug: string }>`
      select topic, slug from live_event join organization o on o.id = organization_id order by topic, slug`.execute(
      open().kysely,
    );
    await open().kysely.deleteFrom('live_event').execute();
    return rows.map(({ topic, slug }) => `${topic} ${slug}`);
  };

  it('replaces the week of the drivers it names, and only theirs', async () => {
    const csv = `driver,day_of_week,start_time,end_time,type
7,Monday,6:00,14:00,
7,friday,10 PM,6:00 am,standby
8,Monday,25:00,14:00,
8,Tuesday,08:00,12:00,
8,Tuesday,8 a.m.,12:00,
nobody,Monday,08:00,12:00,
S1,Monday,08:00,12:00,
9,Monday,08:00,12:00,
`;
    const report = await twice(availability, csv);
    expect(report).toMatchObject({ rows: 8, added: 3, rejected: 5 });
    expect(report.reasons).toEqual([
      "4 start_time is '25:00', expected a clock time such as 06:00 or 6:00 AM",
      '6 the file already has these times for the driver',
      "7 driver 'nobody' isn’t known; import the employees first",
      "8 driver 'S1' is a station",
      "9 driver '9' isn’t known; import the employees first",
    ]);
    expect(await lastEvents()).toEqual(['drivers ana-lucia-de-almeida', 'drivers zephyrine', 'schedule garage-one']);
    const changed = await load(open(), availability, 'driver,day_of_week,start_time,end_time\n7,Sunday,08:00,12:00\n');
    expect(changed).toMatchObject({ added: 0, changed: 1 });
    const rows = await open()
      .kysely.selectFrom('availability')
      .innerJoin('employee', 'employee.id', 'employee_id')
      .select(['external_id', 'day_of_week', 'start_time', 'end_time', 'type'])
      .orderBy('external_id')
      .execute();
    expect(rows).toEqual([
      { external_id: '7', day_of_week: 0, start_time: '08:00', end_time: '12:00', type: 'regular' },
      { external_id: '8', day_of_week: 2, start_time: '08:00', end_time: '12:00', type: 'regular' },
    ]);
    // A profile opened before the import is now stale.
    const states = await open().kysely.selectFrom('driver_state').select('version').orderBy('version').execute();
    expect(states).toEqual([{ version: 1 }, { version: 2 }]);
  });

  it('keeps the stored week of a driver whose row is rejected', async () => {
    const head = 'driver,day_of_week,start_time,end_time\n';
    const weekOf = async (driver: string) => {
      const rows = await open()
        .kysely.selectFrom('availability')
        .innerJoin('employee', 'employee.id', 'employee_id')
        .where('external_id', '=', driver)
        .select(['day_of_week', 'start_time', 'end_time'])
        .orderBy('day_of_week')
        .execute();
      return rows.map(({ day_of_week, start_time, end_time }) => `${day_of_week} ${start_time}-${end_time}`);
    };
    const again = (csv: string) => load(open(), availability, head + csv, { acceptRejects: true });
    await again('7,Monday,06:00,14:00\n7,Tuesday,06:00,24:00\n8,Monday,08:00,12:00\n8,Friday,08:00,12:00\n');
    expect(await weekOf('7')).toEqual(['1 06:00-14:00', '2 06:00-00:00']);

    // A faulty time, and a day that can't be read: it may be any.
    for (const [line, fault] of [
      [2, '7,Monday,06:00,25:00'],
      [2, '7,Mnday,06:00,14:00'],
    ]) {
      const report = await again(`${fault}\n7,Tuesday,06:00,15:00\n8,Monday,09:00,12:00\n8,Friday,08:00,12:00\n`);
      expect(report.rejected).toBe(2);
      expect(report.examples[1]?.reason).toBe(
        `line ${line} of this driver was rejected, so the stored week stays; correct that line, and import the driver’s whole week`,
      );
      expect(await weekOf('7')).toEqual(['1 06:00-14:00', '2 06:00-00:00']);
      expect(await weekOf('8')).toEqual(['1 09:00-12:00', '5 08:00-12:00']);
    }

    // Without a driver, the row may be of anyone who would lose that day.
    await again('#N/A,Friday,08:00,12:00\n7,Monday,06:00,13:00\n8,Monday,10:00,12:00\n7,Sunday,06:00,13:00\n');
    expect(await weekOf('7')).toEqual(['0 06:00-13:00', '1 06:00-13:00']);
    expect(await weekOf('8')).toEqual(['1 09:00-12:00', '5 08:00-12:00']);
    await again('7,Sunday,08:00,12:00\n8,Tuesday,08:00,12:00\n');
  });

  it('adds days off as approved, from the formats of a map and from date cells', async () => {
    const report = await twice(
      timeOff,
      'driver,pto_start,pto_end,type,reason\n7,12/30/2026,1/2/2027,sick,Family\n8,12/24/2026,,,\n8,12/24/2026,12/23/2026,,\n8,2/30/2026,,,\n8,12/24/2026,12/24/2026,vacation,again\n',
      {
        map: {
          kind: 'time-off',
          source: 'import',
          dateFormat: 'M/D/YYYY',
          fields: { driver: 'driver', pto_start: 'pto_start', pto_end: 'pto_end', type: 'type', reason: 'reason' },
        },
      },
    );
    expect(report).toMatchObject({ rows: 5, added: 2, rejected: 3 });
    expect(report.reasons[0]).toBe('4 pto_end is before pto_start');
    expect(report.reasons[1]).toContain("5 pto_start is '2/30/2026'");
    expect(report.reasons[2]).toBe('6 the file already has these days for the driver');
    const cells = await twice(
      timeOff,
      await workbook([
        ['driver', 'pto_start', 'pto_end', 'type', 'reason'],
        ['7', new Date('2026-12-30T00:00:00Z'), new Date('2027-01-02T00:00:00Z'), 'sick', 'Flu'],
        ['zephyrine', new Date('2026-11-27T00:00:00Z'), null, null, null],
      ]),
    );
    expect(cells).toMatchObject({ rows: 2, added: 1, changed: 1 });
    const rows = await open()
      .kysely.selectFrom('time_off')
      .select(['starts_on', 'ends_on', 'type', 'status', 'reason'])
      .orderBy('starts_on')
      .execute();
    const approved = { type: 'vacation', status: 'approved', reason: null };
    expect(rows).toEqual([
      { ...approved, starts_on: '2026-11-27', ends_on: '2026-11-27' },
      { ...approved, starts_on: '2026-12-24', ends_on: '2026-12-24' },
      { ...approved, starts_on: '2026-12-30', ends_on: '2027-01-02', type: 'sick', reason: 'Flu' },
    ]);
  });

  it('adds and changes shifts in the station’s local time', async () => {
    await lastEvents();
    const csv = `driver,starts_at,ends_at,services
7,2026-11-27 22:00,2026-11-28 06:00,tow
7,2026-11-28 05:00,2026-11-28 09:00,
8,2026-11-27 08:00,,Battery;Tow
8,2026-11-29 08:00,2026-11-29 07:00,
8,2026-12-01 08:00,2026-12-04 07:00,
8,2026-11-30 08:00,2026-11-30 09:00,Towing
8,2027-03-14 02:30,2027-03-14 09:00,
`;
    const report = await twice(shifts, csv);
    expect(report).toMatchObject({ rows: 7, added: 2, rejected: 5 });
    expect(report.reasons).toEqual([
      '3 overlaps another shift: Fri, Nov 27, 10:00 PM–6:00 AM, in line 2',
      '5 ends_at isn’t after starts_at',
      '6 the shift is longer than 48 hours',
      "7 services has 'Towing', expected some of Tow, Battery, Light Service",
      '8 starts_at: 2027-03-14 02:30 doesn’t exist in America/Chicago: clocks moved forward past it',
    ]);
    expect(await lastEvents()).toEqual(['schedule garage-one']);
    const stored = () =>
      open()
        .kysely.selectFrom('shift')
        .select(['local_day', 'starts_at', 'shown_until', 'duration_hours', 'services', 'version'])
        .orderBy('starts_at')
        .execute();
    // Chicago is six hours behind UTC.
    expect(await stored()).toEqual([
      {
        local_day: '2026-11-27',
        starts_at: new Date('2026-11-27T14:00:00Z'),
        shown_until: new Date('2026-11-27T22:00:00Z'),
        duration_hours: 0,
        services: ['Tow', 'Battery'],
        version: 1,
      },
      {
        local_day: '2026-11-27',
        starts_at: new Date('2026-11-28T04:00:00Z'),
        shown_until: new Date('2026-11-28T12:00:00Z'),
        duration_hours: 8,
        services: ['Tow'],
        version: 1,
      },
    ]);
    // The night shift ends earlier, which makes room for the previously refused morning shift.
    const changed =
      'driver,starts_at,ends_at,services\n7,2026-11-28 05:00,2026-11-28 09:00,\n7,2026-11-27 22:00,2026-11-28 04:00,tow\n';
    expect(await twice(shifts, changed)).toMatchObject({ added: 1, changed: 1, rejected: 0 });
    expect((await stored()).map(({ duration_hours, version }) => [duration_hours, version])).toEqual([
      [0, 1],
      [6, 2],
      [4, 1],
    ]);
    const days = await open().kysely.selectFrom('schedule_day').select(['day', 'version']).orderBy('day').execute();
    expect(days).toEqual([
      { day: '2026-11-27', version: 2 },
      { day: '2026-11-28', version: 1 },
    ]);
    const late = 'driver,starts_at,ends_at\n7,2026-11-28 08:00,2026-11-28 12:00\n8,2026-12-24 08:00,2026-12-24 12:00\n';
    expect((await twice(shifts, late)).reasons).toEqual([
      '2 overlaps another shift: Sat, Nov 28, 5:00 AM–9:00 AM, on the schedule',
    ]);
  });

  it('writes nothing in a dry run', async () => {
    const count = async () =>
      (await sql<{ n: number }>`select count(*)::integer as n from shift`.execute(open().kysely)).rows[0]?.n;
    const before = await count();
    const csv = 'driver,starts_at,ends_at\n7,2027-01-04 08:00,2027-01-04 16:00\n';
    expect(await load(open(), shifts, csv, { dryRun: true })).toMatchObject({ rows: 1, added: 0, rejected: 0 });
    expect(await count()).toBe(before);
  });
});
