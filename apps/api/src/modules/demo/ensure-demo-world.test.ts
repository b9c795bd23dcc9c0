import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { openTestPglite, prepareDataFolder } from '../../platform/testing/test-pglite.ts';
import { applyDueRules } from '../surveys/business-rules.repository.ts';
import { readNewComments } from '../surveys/comment-reading.repository.ts';
import { appendDemoDays, ensureDemoWorld } from './ensure-demo-world.ts';
import { firstShiftDay } from './schedule/ensure-schedule.ts';

const small = { seed: 1, scale: 0.02, today: '2026-11-21' };

/**
 * Row count and a digest of all rows from a day on; equal digests mean equal tables. Excludes comment words, which each
 * version of PostgreSQL stems differently.
 */
async function digest(
  db: Database,
  table: 'call' | 'call_event' | 'survey' | 'rollup_station_day_total' | 'rollup_driver_day',
  from = '2000-01-01',
) {
  const day = table === 'call_event' ? 'call_local_day' : 'local_day';
  const { rows } = await sql<{ count: number; digest: string }>`
    select count(*)::integer as count, md5(string_agg(line, E'\n' order by line)) as digest
    from (select (to_jsonb(row.*) - 'comment_words')::text as line from ${sql.table(table)} as row where ${sql.ref(day)} >= ${from}::date) as lines`.execute(
    db.kysely,
  );
  return rows[0];
}
const digests = async (db: Database, from?: string) => ({
  call: await digest(db, 'call', from),
  event: await digest(db, 'call_event', from),
  survey: await digest(db, 'survey', from),
  stations: await digest(db, 'rollup_station_day_total', from),
  drivers: await digest(db, 'rollup_driver_day', from),
});

/**
 * Cached digests of worlds created in one go on PGlite, by creation day and first compared day. Creating a world is
 * slow.
 */
const atOnce = new Map<string, ReturnType<typeof digests>>();
function digestsAtOnce(today: string, from?: string): ReturnType<typeof digests> {
  const key = `${today} ${from ?? ''}`;
  const known = atOnce.get(key);
  if (known) return known;
  const made = (async () => {
    const db = await openTestPglite();
    try {
      await ensureDemoWorld(db, { ...small, today });
      return await digests(db, from);
    } finally {
      await db.close();
    }
  })();
  atOnce.set(key, made);
  return made;
}

describeEachEngine('the demo world', (open) => {
  it('is created on an empty database, and a second start finds nothing to do', async () => {
    const seen: string[] = [];
    const made = await ensureDemoWorld(open(), small, ({ stage }) => seen.push(stage));
    expect(made).toMatchObject({ created: true, firstDay: '2025-10-17', lastDay: '2026-11-20', daysAdded: 400 });
    expect(new Set(seen)).toEqual(
      new Set(['Demo club: people and places', 'Demo club: calls', 'Demo club: schedule', 'Demo club: reports']),
    );
    const before = await digests(open());
    expect(before.call?.count).toBe(made.callsAdded);
    expect(before.survey?.count).toBe(made.surveysAdded);

    expect(await ensureDemoWorld(open(), { ...small, seed: 99, scale: 5 })).toMatchObject({
      created: false,
      daysAdded: 0,
      callsAdded: 0,
      lastDay: '2026-11-20',
    });
    expect(await digests(open())).toEqual(before);
    if (open().engine === 'pglite') atOnce.set(`${small.today} `, Promise.resolve(before));
  });

  it('has every edge row even at a small scale', async () => {
    const db = open().kysely;
    const one = async (query: ReturnType<typeof sql<{ n: number }>>) => (await query.execute(db)).rows[0]?.n;
    const july = sql`local_day between '2026-07-01' and '2026-07-31' and latitude is not null and longitude is not null`;
    expect(
      (
        await sql<{
          n: number;
        }>`select count(*)::integer as n from call where ${july} group by station_id having count(*) in (500, 501) order by n`.execute(
          db,
        )
      ).rows,
    ).toEqual([{ n: 500 }, { n: 501 }]);
    expect(
      await one(
        sql`select count(*)::integer as n from organization as station where type = 'station' and not exists (select from call where station_id = station.id)`,
      ),
    ).toBeGreaterThanOrEqual(1);
    expect(
      await one(
        sql`select count(*)::integer as n from (select driver_id from survey where driver_id is not null group by driver_id having count(*) = 1) as single`,
      ),
    ).toBeGreaterThanOrEqual(1);
    expect(await one(sql`select count(*)::integer as n from survey where comment like '=%'`)).toBeGreaterThanOrEqual(1);
    expect(
      await one(
        sql`select count(*)::integer as n from employee where first_name = 'Zephyrine' and last_name = '' and display_name = 'Zephyrine'`,
      ),
    ).toBe(1);
    expect(
      await one(
        sql`select count(*)::integer as n from employee where first_name = 'Ana' and last_name = 'Lucia de Almeida'`,
      ),
    ).toBe(1);
    expect(
      await one(
        sql`select count(*)::integer as n from organization where slug in ('harbor-light', 'harbor-light-fleet')`,
      ),
    ).toBe(2);
  });

  it('has 84 days of schedules (400 with all calls) and 14 ahead, time off, ghosts, templates, requests', async () => {
    const { rows } = await sql<Record<string, number | string>>`select
      (select min(local_day) from shift)::text as first, (select max(local_day) from shift)::text as last,
      (select count(*)::integer from shift) as shifts, (select count(distinct employee_id)::integer from shift) as drivers,
      (select count(*)::integer from placeholder) as ghosts,
      (select count(*)::integer from schedule_template) as templates,
      (select count(*)::integer from availability_request where status = 'pending') as availability,
      (select count(*)::integer from time_off where status = 'pending') as pto,
      (select count(*)::integer from schedule_change_request where status = 'pending' and shift_id is not null) as changes,
      (select count(*)::integer from schedule_fill_request where status = 'pending' and shift_id is not null) as fills,
      (select count(*)::integer from time_off where starts_on < '2026-01-01' and ends_on >= '2026-01-01') as new_year,
      (select count(*)::integer from shift where duration_hours = 9 and local_day = '2026-10-31') as dst_nights,
      (select count(*)::integer from sign_on) as sign_ons`.execute(open().kysely);
    expect(rows[0]).toMatchObject({
      first: '2026-08-29',
      last: '2026-12-05',
      drivers: 415,
      // 25 of the schedule, and the open shifts of the call-out that is waiting for answers.
      ghosts: 27,
      templates: 3,
      availability: 9,
      pto: 14,
      changes: 5,
      fills: 6,
    });
    for (const [name, atLeast] of [
      ['shifts', 24_000],
      ['sign_ons', 20_000],
      ['new_year', 5],
      ['dst_nights', 3],
    ] as const)
      expect(Number(rows[0]?.[name])).toBeGreaterThan(atLeast);
    const firstDay = '2025-10-17';
    expect(firstShiftDay({ firstDay, scale: 1 }, '2026-11-21')).toBe(firstDay);
    expect(firstShiftDay({ firstDay: '2026-11-01', scale: 0.02 }, '2026-11-21')).toBe('2026-11-01');
  });

  it('has seven accounts that can sign in, goals, and all of today’s states', async () => {
    const db = open().kysely;
    const accounts = await db
      .selectFrom('account')
      .select(['username', 'demo', 'password_hash'])
      .orderBy('id')
      .execute();
    expect(accounts.map(({ username }) => username).sort()).toEqual([
      'admin.demo',
      'driver.demo',
      'executive.demo',
      'platform.demo',
      'staff.demo',
      'station-admin.demo',
      'territory.demo',
    ]);
    expect(accounts.every(({ demo, password_hash }) => demo && password_hash?.startsWith('$argon2id$'))).toBe(true);
    const goals = await db
      .selectFrom('metric_goal')
      .select(['metric_id', 'green', 'yellow', 'start_day'])
      .orderBy('metric_id')
      .execute();
    expect(goals).toContainEqual({ metric_id: 'overall_sat_avg', green: 84, yellow: 82, start_day: '2025-10-17' });
    const states = await db.selectFrom('update_status').select(['state', 'entered_at']).orderBy('entered_at').execute();
    expect(states.map(({ state }) => state)).toEqual([
      'Waiting for file',
      'Checking file',
      'Loading file',
      'Raw Data Updated',
      'Aggregations Completed',
    ]);
    expect(states.at(-1)?.entered_at.toISOString().slice(0, 10)).toBe('2026-11-21');
  });

  it('has no data from after midnight, except calls received late in the day', async () => {
    const { rows } = await sql<{
      survey: Date;
      received: Date;
    }>`select max(updated_at) as survey, (select max(received_at) from call) as received from survey`.execute(
      open().kysely,
    );
    const midnight = Date.parse('2026-11-21T05:00:00Z');
    expect(rows[0]?.survey.getTime()).toBeLessThan(midnight);
    expect(rows[0]?.received.getTime()).toBeLessThan(midnight + 3_600_000); // Chicago's day ends an hour later
  });

  it('grows by the missing days into the same world as one created later in one go', { timeout: 600_000 }, async () => {
    const grown = await ensureDemoWorld(open(), { ...small, today: '2026-11-24' });
    expect(grown).toMatchObject({ created: false, daysAdded: 3, lastDay: '2026-11-23' });
    expect(await appendDemoDays(open(), { ...small, today: '2026-12-20' })).toMatchObject({
      daysAdded: 26,
      lastDay: '2026-12-19',
    });
    const shifts = await open()
      .kysely.selectFrom('shift')
      .select(({ fn }) => [fn.max('local_day').as('last'), fn.countAll<number>().as('count')])
      .executeTakeFirstOrThrow();
    expect(shifts.last).toBe('2027-01-03');
    // The later world also begins later, so only the days in both are compared.
    const from = '2025-11-15';
    expect(await digests(open(), from)).toEqual(await digestsAtOnce('2026-12-20', from));
  });

  it('comes with what the jobs would read in its comments and decide about its surveys', async () => {
    const db = open();
    const decided = async () =>
      (
        await sql`
          select count(*)::integer as surveys, count(mark_reason)::integer as marked, count(comment_reading)::integer as read,
            md5(string_agg(concat_ws(' ', survey.id, reroute, remove, mark_reason, comment_reading, comment_tone, comment_language, topics), E'\n' order by survey.id)) as digest
          from survey left join (
            select survey_id, string_agg(concat_ws(' ', start_at, end_at, topic, sentiment), ',' order by start_at, end_at, topic) as topics
            from survey_comment_span group by survey_id
          ) as spans on spans.survey_id = survey.id`.execute(db.kysely)
      ).rows[0];
    const written = await decided();
    expect(await db.kysely.selectFrom('survey_rules_due').selectAll().execute()).toEqual([]);
    expect(await readNewComments(db)).toBe(0);

    await sql`delete from survey_comment_span`.execute(db.kysely);
    await sql`update survey set reroute = false, remove = false, mark_reason = null, comment_reading = null, comment_tone = null, comment_language = null`.execute(
      db.kysely,
    );
    expect(await decided()).toMatchObject({ marked: 0, read: 0 });
    await sql`insert into survey_rules_due select id from survey`.execute(db.kysely);
    await readNewComments(db);
    await applyDueRules(db);
    expect(await decided()).toEqual(written);
    expect(written).not.toMatchObject({ marked: 0 });
  });

  it('does not shrink when the clock is set back', async () => {
    expect(await ensureDemoWorld(open(), { ...small, today: '2026-11-01' })).toMatchObject({
      daysAdded: 0,
      lastDay: '2026-12-19',
    });
  });
});

describe('an interrupted demo world', () => {
  let whole: Awaited<ReturnType<typeof digests>>;
  beforeAll(async () => {
    whole = await digestsAtOnce(small.today);
  });

  it('resumes after an error between two tables with the same result', async () => {
    const broken = await openTestPglite();
    onTestFinished(() => broken.close());
    let copies = 0;
    const failing: Database = {
      ...broken,
      copyInto: (...request) => {
        if (++copies === 9) throw new Error('disk full');
        return broken.copyInto(...request);
      },
    };
    await expect(ensureDemoWorld(failing, small)).rejects.toThrow('disk full');
    expect(await ensureDemoWorld(broken, small)).toMatchObject({ created: false, lastDay: '2026-11-20' });
    expect(await digests(broken)).toEqual(whole);
  });

  // Creates two worlds, one of them in a process that is killed, so it needs more than the usual timeout on a busy
  // machine.
  it('resumes after kill -9 with the same result', { timeout: 600_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'roadside-world-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await prepareDataFolder(folder);
    const child = spawn(
      process.execPath,
      [
        '--conditions=@roadside/source',
        '--disable-warning=ExperimentalWarning',
        fileURLToPath(new URL('./load/seed-world.testchild.ts', import.meta.url)),
        folder,
      ],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const ended = new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)));
    for await (const line of createInterface({ input: child.stdout }))
      if (/calls 1[0-9]0$/.test(line)) child.kill('SIGKILL');
    expect(await ended).toBe('SIGKILL');

    const db = await openDatabase({ dataFolder: folder }, { purpose: 'background' });
    onTestFinished(() => db.close());
    // As the next start does: it builds the indexes that the killed load had dropped.
    await migrate(db);
    const report = await ensureDemoWorld(db, small);
    expect(report.created).toBe(false);
    expect(report.daysAdded).toBeLessThan(400);
    expect(await digests(db)).toEqual(whole);
  });
});
