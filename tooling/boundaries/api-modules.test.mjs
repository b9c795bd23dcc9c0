import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { importFault, moduleFaults, tablesIn } from './api-modules.mjs';

const tables = tablesIn(`
create table shift (id integer);
create unlogged table if not exists job (id integer);
create table "time_off" (id integer);
`);
const file = (path, ...lines) => ({ file: `apps/api/src/${path}`, source: lines.join('\n') });
const owner = file('modules/shifts/shifts.repository.ts', "await db.insertInto('shift').values(row).execute();");

describe('tables', () => {
  it('are read from the migrations', () => {
    expect([...tables]).toEqual(['shift', 'job', 'time_off']);
  });

  it.each([
    ['inserted', "db.insertInto('shift')"],
    ['inserted, on its own line', "db\n  .insertInto(\n    'shift',\n  )"],
    ['updated', "db.updateTable('shift')"],
    ['deleted', "trx.deleteFrom('shift')"],
    ['copied', "db.copyInto('shift', columns, rows)"],
    ['inserted in SQL', 'sql`insert into shift as s (id) values (1)`'],
    ['inserted in upper case', 'sql`INSERT INTO shift VALUES (1)`'],
    ['inserted over two lines', 'sql`insert into\n  shift (id) values (1)`'],
    ['updated in SQL', 'sql`update shift set note = null`'],
    ['updated with an alias', 'sql`update shift as s set note = null`'],
    [
      'updated in a common table expression',
      'sql`with gone as (update shift s set note = null returning id) select 1`',
    ],
    ['updated with values from elsewhere', 'sql`update shift ${values}`'],
    ['deleted in SQL', 'sql`delete from only shift where id = 1`'],
    ['merged', 'sql`merge into shift using edit on true`'],
    ['emptied', 'sql`truncate table shift`'],
    ['locked', 'sql`select id from shift where id = 1 order by id for no key update`'],
    ['locked by the query builder', "db\n  .selectFrom('shift')\n  .selectAll()\n  .forUpdate()"],
    ['locked by name', "db.selectFrom('call').innerJoin('shift', 'a', 'b').forUpdate(['shift'])"],
    ['locked as a whole', 'sql`lock table shift in share mode`'],
  ])('of another module may not be %s', (_, write) => {
    expect(moduleFaults([owner, file('modules/requests/requests.repository.ts', write)], tables)).toEqual([
      expect.stringMatching(/requests\.repository\.ts: one module writes and locks the table shift/),
    ]);
  });

  it.each([
    ['read', "db.selectFrom('shift').selectAll()"],
    ['named in a comment', '// Then update shift set by set.\n/** delete from shift */'],
    ['joined to a locked one', 'sql`select t.id from time_off t join shift s on true for update of t`'],
  ])('of another module may be %s', (_, read) => {
    expect(moduleFaults([owner, file('modules/requests/requests.repository.ts', read)], tables)).toEqual([]);
  });

  it('of the platform belong to their part of it', () => {
    const queue = file('platform/jobs/job-repository.ts', 'sql`insert into job (id) values (1)`');
    const other = file('modules/forecast/forecast.repository.ts', "db.deleteFrom('job')");
    expect(moduleFaults([queue, other], tables)).toHaveLength(1);
  });

  it('are filled by the import, the demo world and tests', () => {
    const write = "db.insertInto('shift')";
    const others = ['modules/import/kinds/x.repository.ts', 'modules/demo/x.ts', 'modules/requests/requests.test.ts'];
    expect(moduleFaults([owner, ...others.map((path) => file(path, write))], tables)).toEqual([]);
  });

  it.each([
    'sql`update ${sql.table(name)} set status = 1`',
    'sql`delete from ${sql.table(name)} where id = 1`',
    'sql`insert into ${table} (id) values (1)`',
    'sql`select id from ${sql.table(name)} where id = 1 for update`',
    'db.updateTable(name).set(change)',
    "db.selectFrom(name).select('id').forUpdate()",
  ])('have a name where they are written: %s', (write) => {
    expect(moduleFaults([file('modules/requests/requests.repository.ts', write)], tables)).toEqual([
      expect.stringContaining('by their names'),
    ]);
  });
});

describe('modules', () => {
  it('keep their repositories to themselves', () => {
    const fault = (from, to) => importFault(`apps/api/src/modules/${from}`, to);
    expect(fault('requests/decide.service.ts', '../shifts/shift-writes.repository.ts')).toMatch(/shifts\/index\.ts/);
    expect(fault('requests/decide.service.ts', '../shifts/index.ts')).toBeNull();
    expect(fault('shifts/fit.ts', './shift-writes.repository.ts')).toBeNull();
    expect(fault('import/kinds/shifts.repository.ts', '../../shifts/shifts.repository.ts')).toBeNull();
    expect(importFault('apps/api/src/platform/jobs/queue.ts', '../../modules/shifts/index.ts')).toMatch(/registry/);
  });

  it('import each other one way only', () => {
    const cycle = [
      file('modules/a/a.ts', "import { b } from '../b/index.ts';"),
      file('modules/b/b.ts', "import type { C } from '../c/index.ts';"),
      file('modules/c/c.ts', "const a = await import('../a/index.ts');"),
    ];
    expect(moduleFaults(cycle, tables)).toEqual([expect.stringMatching(/^a -> b -> c -> a: .*a\/a\.ts, .*b\/b\.ts/)]);
    expect(moduleFaults(cycle.slice(0, 2), tables)).toEqual([]);
    expect(
      moduleFaults([...cycle.slice(0, 2), file('modules/registry.ts', "import '../modules/a/a.ts';")], tables),
    ).toEqual([]);
  });
});

describe('check-boundaries', () => {
  const tooling = fileURLToPath(new URL('..', import.meta.url));
  const run = (files) => {
    const folder = mkdtempSync(join(tmpdir(), 'roadside-boundaries-'));
    try {
      for (const [path, source] of Object.entries(files)) {
        mkdirSync(join(folder, dirname(path)), { recursive: true });
        writeFileSync(join(folder, path), source);
      }
      spawnSync('git', ['init', '-q'], { cwd: folder });
      return spawnSync(process.execPath, [join(tooling, 'check-boundaries.mjs')], { cwd: folder, encoding: 'utf8' });
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
  const migration = { 'apps/api/src/platform/database/migrations/0001_start.sql': 'create table shift (id integer);' };
  const shifts = { 'apps/api/src/modules/shifts/a.repository.ts': "db.insertInto('shift');\n" };

  it('fails on a second writer and passes without one', () => {
    const second = { 'apps/api/src/modules/requests/b.repository.ts': 'sql`delete from shift`;\n' };
    expect(run({ ...migration, ...shifts })).toMatchObject({ status: 0 });
    const failed = run({ ...migration, ...shifts, ...second });
    expect(failed.status).toBe(1);
    expect(failed.stderr).toContain('one module writes and locks the table shift');
  });
});
