import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { availability } from '../modules/import/kinds/availability.ts';
import { calls } from '../modules/import/kinds/calls.ts';
import { employees } from '../modules/import/kinds/employees.ts';
import { organizations } from '../modules/import/kinds/organizations.ts';
import { shifts } from '../modules/import/kinds/shifts.ts';
import { surveys } from '../modules/import/kinds/surveys.ts';
import { timeOff } from '../modules/import/kinds/time-off.ts';
import type { Database } from '../platform/database/database.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { prepareDataFolder } from '../platform/testing/test-pglite.ts';

const command = fileURLToPath(new URL('./import.ts', import.meta.url));
const maps = fileURLToPath(new URL('../../import-maps/', import.meta.url));
const shared = process.env['ROADSIDE_SHARED'] ?? fileURLToPath(new URL('../../../../../shared', import.meta.url));
/** Shared by every run of the command, as with `npm run import`. */
const compileCache = fileURLToPath(new URL('../../../../node_modules/.cache/roadside-api', import.meta.url));
const realFile = join(shared, 'data/montco911/traffic_trim.csv.gz');

let folder = '';
/** A migrated data folder with one club; tests copy it. */
let prepared = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roadside import '));
  prepared = join(folder, 'prepared');
  await prepareDataFolder(prepared);
  await writeFile(
    join(folder, 'organizations.csv'),
    'external_id,name,type,parent,time_zone,slug\nC,Test Club,club,,America/New_York,\nM,Montgomery,territory,C,,montgomery\nPA,Pennsylvania,station-state,C,,pennsylvania\nS,Garage,station,M,,\n',
  );
  expect((await run(prepared, 'organizations', join(folder, 'organizations.csv'))).code).toBe(0);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let copies = 0;
async function dataFolder(): Promise<string> {
  const path = join(folder, `data ${++copies}`);
  await cp(prepared, path, { recursive: true });
  return path;
}

function start(data: string, more: Record<string, string>, ...parameters: string[]) {
  return spawn(
    process.execPath,
    ['--conditions=@roadside/source', '--disable-warning=ExperimentalWarning', command, ...parameters],
    {
      cwd: folder,
      env: {
        PATH: process.env['PATH'],
        ROADSIDE_MODE: 'test',
        ROADSIDE_DATA: data,
        NODE_COMPILE_CACHE: compileCache,
        ...more,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
}

const run = (data: string, ...parameters: string[]) => ended(start(data, {}, ...parameters));

async function ended(child: ReturnType<typeof start>): Promise<{ code: number | null; out: string; err: string }> {
  let [out, err] = ['', ''];
  child.stdout.on('data', (text) => (out += text));
  child.stderr.on('data', (text) => (err += text));
  await once(child, 'close');
  return { code: child.exitCode, out, err };
}

async function open(data: string): Promise<Database> {
  const db = await openDatabase({ dataFolder: data });
  onTestFinished(() => db.close());
  return db;
}

/**
 * The imported facts and their reports. Leaves out a call's id
 * (its first column), since a lost transaction may skip a number.
 */
async function facts(db: Database): Promise<unknown> {
  const { rows } = await sql`select
    (select md5(string_agg(s.external_id || s.content_hash || substr(c::text, strpos(c::text, ',')), ',' order by s.external_id)) from call_source s join call c on c.id = s.call_id and c.local_day = s.local_day) as calls,
    (select count(*)::integer from call) as count,
    (select md5(string_agg(r::text, ',' order by r::text)) from rollup_station_day r) as reports,
    (select count(*)::integer from rollup_dirty) as dirty,
    (select array_agg(state order by id) from update_status where kind = 'metrics') as states,
    (select count(*)::integer from load_run where finished_at is null) as unfinished`.execute(db.kysely);
  return rows[0];
}

const manyCalls = async (count: number) => {
  const path = join(folder, `calls-${count}.csv`);
  const lines = Array.from(
    { length: count },
    (_, index) =>
      `${index},S,${index % 3 ? '5' : '1B'},${new Date(Date.UTC(2026, 0, 1) + index * 61_000).toISOString()}`,
  );
  await writeFile(path, `external_id,station,trouble_code,received_at\n${lines.join('\n')}\n`);
  return path;
};

describe('npm run import', () => {
  it('explains its usage and lists the available fields', async () => {
    expect(await run(join(folder, 'none'), '--help')).toMatchObject({
      code: 0,
      out: expect.stringContaining('npm run import -- KIND FILE'),
    });
    expect(await run(join(folder, 'none'), 'calls', '--fields')).toMatchObject({
      code: 0,
      out: expect.stringContaining('received_at *'),
    });
    expect(existsSync(join(folder, 'none'))).toBe(false);
  });

  it.each<[string[], RegExp]>([
    [
      ['cars', 'x.csv'],
      /^'cars' isn’t a kind of record. Use one of organizations, employees, calls, surveys, availability, time-off, shifts\.\n$/,
    ],
    [['calls'], /^Expected one file after 'calls'\./],
    [['calls', 'x.csv', '--color'], /Unknown option '--color'[\s\S]*npm run import -- KIND FILE/],
    [['calls', 'x.csv', '--time-zone', 'Mars'], /^'Mars' isn’t a time zone/],
    [['calls', ''], /^The path of the file to import is empty\./],
    [
      ['calls', 'missing.csv'],
      /^The file missing\.csv doesn’t exist\. Check the name of the CSV file or Excel workbook.*folder/,
    ],
    [['calls', '.'], /^\. is a folder\. Choose a file in it\.\n$/],
    [
      ['calls', 'organizations.csv/x.csv'],
      /^The path organizations\.csv\/x\.csv goes through something that isn’t a folder/,
    ],
    [['calls', 'empty.csv'], /^The file is empty\. Expected a CSV file/],
    [
      ['organizations', 'organizations.csv', '--map', 'missing.json'],
      /^The map missing\.json doesn’t exist\. Check the path.*docs\/import\.md.*leave out --map/,
    ],
    [['organizations', 'organizations.csv', '--map', ''], /^The path of the map is empty\./],
    [['organizations', 'organizations.csv', '--map', '.'], /^The map \. is a folder\. Choose a JSON file in it\.\n$/],
    [
      ['organizations', 'organizations.csv', '--map', 'organizations.csv/x.json'],
      /^The path organizations\.csv\/x\.json goes through something that isn’t a folder/,
    ],
    [
      ['organizations', 'organizations.csv', '--map', 'empty.csv'],
      /^The map empty\.csv is empty\. Expected .*docs\/import\.md/,
    ],
    [
      ['organizations', 'organizations.csv', '--map', 'organizations.csv'],
      /^The map organizations\.csv isn’t valid JSON: .*docs\/import\.md/,
    ],
    [
      ['organizations', 'organizations.csv', '--map', 'utf16.json'],
      /^The map utf16\.json isn’t UTF-8 text\. Save it as UTF-8/,
    ],
    [
      ['organizations', 'organizations.csv', '--rejects', 'nowhere/x.csv'],
      /^The folder \S.* for the rejected rows doesn’t exist\. Create it, or choose another file: --rejects/,
    ],
    [
      ['organizations', 'organizations.csv', '--rejects', '.'],
      /^\S.* is a folder\. Choose a file for the rejected rows: --rejects/,
    ],
  ])('%j is refused in a sentence, without touching any data', async (parameters, message) => {
    await writeFile(join(folder, 'empty.csv'), '');
    await writeFile(join(folder, 'utf16.json'), Buffer.from('\ufeff{"kind": "organizations"}', 'utf16le'));
    const result = await run(join(folder, 'none'), ...parameters);
    expect(result.code).toBe(1);
    expect(result.err).toMatch(message);
    expect(result.err).not.toMatch(/\n\s+at |ENOENT|EISDIR|ENOTDIR/);
    expect(existsSync(join(folder, 'none'))).toBe(false);
  });

  // Root can read every file.
  it.skipIf(process.getuid?.() === 0)('reports that a file or a map cannot be read', async () => {
    const path = join(folder, 'locked.csv');
    await writeFile(path, 'name,type\n', { mode: 0o000 });
    for (const parameters of [[path], ['organizations.csv', '--map', path]]) {
      const result = await run(join(folder, 'none'), 'organizations', ...parameters);
      expect(result.code).toBe(1);
      expect(result.err).toMatch(
        /^This user can’t read the (file|map) .*locked\.csv\. Change its owner or permissions/,
      );
    }
  });

  it('reports that the rejected rows cannot be written, and how to write them elsewhere', async () => {
    const path = join(folder, 'wrong.csv');
    await writeFile(path, 'external_id,name,type\nX,Somebody,no-type\n');
    // A folder is in the place of the unfinished file.
    await mkdir(join(folder, 'wrong.rejects.csv.unfinished'));
    const result = await run(await dataFolder(), 'organizations', path);
    expect(result.code).toBe(1);
    expect(result.err).toMatch(/The rejected rows can’t be written to .*wrong\.rejects\.csv\b.* --rejects FILE/);
    expect(result.err).not.toMatch(/\n\s+at /);
  });

  it('explains in a sentence that the database refuses access, without the password', async () => {
    const child = start(
      join(folder, 'none'),
      { DATABASE_URL: 'postgresql://roadside:canary-password@127.0.0.1:1/roadside' },
      'organizations',
      'organizations.csv',
    );
    const result = await ended(child);
    expect(result.code).toBe(1);
    expect(result.err).toMatch(
      /^We can’t connect to the database at DATABASE_URL \(ECONNREFUSED\)\. Check that it’s running/,
    );
    expect(result.err.trim().split('\n')).toHaveLength(1);
    expect(result.err).not.toContain('canary-password');
  });

  it('is refused while another process uses the data folder', async () => {
    const data = await dataFolder();
    await open(data);
    const result = await run(data, 'organizations', join(folder, 'organizations.csv'));
    expect(result.code).toBe(1);
    expect(result.err).toMatch(new RegExp(`in use by process ${process.pid}.*ROADSIDE_DATA=`));
    expect(result.err.trim().split('\n')).toHaveLength(1);
  });

  it('does not create a database for a dry run', async () => {
    const result = await run(join(folder, 'none'), 'organizations', join(folder, 'organizations.csv'), '--dry-run');
    expect(result).toMatchObject({ code: 1, err: expect.stringContaining('has no data to check against') });
    expect(existsSync(join(folder, 'none'))).toBe(false);
  });

  it('killed partway and run again, it ends in the same state as one complete run', async () => {
    const [whole, broken] = [await dataFolder(), await dataFolder()];
    const path = await manyCalls(12_000);
    expect((await run(whole, 'calls', path)).code).toBe(0);

    // Killed after some chunks are loaded, at the first sign of the reports, and right at the start.
    for (const sign of [/Loading 5,000/, /Reports/, /Checking/]) {
      const child = start(broken, {}, 'calls', path);
      let seen = '';
      child.stderr.on('data', (text: Buffer) => {
        seen += text.toString();
        if (sign.test(seen)) child.kill('SIGKILL');
      });
      await once(child, 'close');
      expect(child.signalCode, seen).toBe('SIGKILL');
    }
    const last = await run(broken, 'calls', path);
    expect(last).toMatchObject({ code: 0, out: expect.stringContaining('resumed after row') });
    const expected = await facts(await open(whole));
    expect(expected).toMatchObject({ count: 12_000, dirty: 0, unfinished: 0 });
    expect(await facts(await open(broken))).toEqual(expected);
  }, 240_000);
});

describe.skipIf(!existsSync(realFile))(
  `57,807 real incidents${existsSync(realFile) ? '' : `: skipped, there is no ${realFile} (ROADSIDE_SHARED)`}`,
  () => {
    it('become the calls of territory montgomery, and a second run changes nothing', async () => {
      const data = await dataFolder();
      const townships = await run(data, 'organizations', realFile, '--map', join(maps, 'montco-organizations.json'));
      expect(townships.out).toContain('69 new');
      const incidents = await run(data, 'calls', realFile, '--map', join(maps, 'montco-calls.json'));
      expect(incidents.out).toContain('57,807 new, 0 changed, 0 unchanged');
      expect(incidents.out).toContain('13 places left out: they are outside the map’s bounds');
      expect(incidents.out).not.toContain('rejected');

      const db = await openDatabase({ dataFolder: data });
      const before = await facts(db);
      const { rows } =
        await sql<object>`select count(*)::integer as calls, count(distinct station_id)::integer as stations, count(latitude)::integer as placed,
        (count(*) filter (where trouble_code = '5'))::integer as disabled, (count(*) filter (where trouble_code = '8'))::integer as accidents,
        count(driver_id)::integer + count(outcome)::integer + count(clear_code)::integer + count(arrived_at)::integer + count(pass_count)::integer as invented,
        min(received_at) as first, max(local_day)::text as last, (count(*) filter (where local_hour = 2 and local_day in ('2016-03-13', '2017-03-12')))::integer as impossible
      from call where local_day between '2015-12-10' and '2017-04-13'`.execute(db.kysely);
      expect(rows).toEqual([
        {
          calls: 57_807,
          stations: 68,
          placed: 57_794,
          disabled: 13_715,
          accidents: 44_092,
          invented: 0,
          first: new Date('2015-12-10T21:32:10Z'),
          last: '2017-04-13',
          impossible: 0,
        },
      ]);
      const repeats = await sql<{
        n: number;
      }>`select count(*)::integer as n from call_source where external_id !~ '-1$'`.execute(db.kysely);
      expect(repeats.rows).toEqual([{ n: 318 }]);
      const rollup =
        await sql<object>`select sum(calls_received)::integer as calls, sum(calls_end_known)::integer as known, sum(ata_count)::integer as arrivals, sum(offers)::integer as offers from rollup_station_day_total`.execute(
          db.kysely,
        );
      expect(rollup.rows).toEqual([{ calls: 57_807, known: 0, arrivals: 0, offers: 0 }]);
      await db.close();

      const again = await run(data, 'calls', realFile, '--map', join(maps, 'montco-calls.json'));
      expect(again.out).toContain('0 new, 0 changed, 57,807 unchanged');
      expect(await facts(await open(data))).toEqual(before);
    }, 300_000);
  },
);

const documentation = () => readFile(fileURLToPath(new URL('../../../../docs/import.md', import.meta.url)), 'utf8');

it('does exactly what the example in docs/import.md shows', async () => {
  const text = await documentation();
  const block = (language: string, nth = 0) =>
    [...text.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))][nth]?.[1] ?? '';
  const sheet = text
    .split('\n')
    .filter((line) => /^\| (Job no\.|10-)/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const data = await dataFolder();
  await writeFile(join(folder, 'garages.csv'), block('csv'));
  await writeFile(join(folder, 'jobs.json'), block('json'));
  await writeFile(join(folder, 'jobs.csv'), `\ufeff${sheet.map((cells) => cells.join(';')).join('\r\n')}\r\n`);
  expect(await run(data, 'organizations', 'garages.csv')).toMatchObject({
    code: 0,
    err: expect.any(String),
    out: expect.stringContaining('2 new'),
  });
  expect((await run(data, 'calls', 'jobs.csv', '--map', 'jobs.json', '--dry-run')).out).toContain(
    '2 can be imported; nothing was written',
  );
  expect((await run(data, 'calls', 'jobs.csv', '--map', 'jobs.json')).out).toContain('2 new');
  const { rows } =
    await sql<object>`select s.external_id as id, o.slug, c.trouble_code as code, c.outcome, c.clear_code as clear, c.provider_type as network, c.received_at as at,
      (date_part('epoch', c.arrived_at - c.received_at) / 60)::integer as minutes
    from call c join call_source s on s.call_id = c.id and s.local_day = c.local_day join organization o on o.id = c.station_id order by 1`.execute(
      (await open(data)).kysely,
    );
  expect(rows).toEqual([
    {
      id: '10-4471',
      slug: 'elm-street-towing-norristown',
      code: '1',
      outcome: 'completed',
      clear: 'P1',
      network: 'P',
      at: new Date('2026-11-19T21:05:00Z'),
      minutes: 36,
    },
    {
      id: '10-4472',
      slug: 'elm-street-towing-norristown',
      code: '6',
      outcome: 'cancelled',
      clear: 'XX',
      network: 'P',
      at: new Date('2026-11-19T21:10:00Z'),
      minutes: null,
    },
  ]);
});

it('documents every field and option of the import', async () => {
  const text = await documentation();
  for (const { name: kind, fields } of [organizations, employees, calls, surveys, availability, timeOff, shifts])
    for (const { name, about } of fields)
      expect(text, `${kind}: ${name}`).toMatch(
        new RegExp(`^\\| \`${name}\`( \\*)? \\| .*${about.slice(0, 20).replace(/[()*+?.]/g, '\\$&')}`, 'm'),
      );
  const usage = (await run(folder, '--help')).out;
  for (const [option] of usage.matchAll(/--[a-z-]+/g)) expect(text, option).toContain(option);
});
