import { calls } from '@roadside/contract/calls';
import type { MetricAlert } from '@roadside/contract/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { backgroundJobs } from '../../background-jobs.ts';
import { createJobRunner } from '../../platform/jobs/job-runner.ts';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { signInPeople } from '../../platform/testing/sign-in-people.ts';
import { silentLog } from '../../platform/testing/silent-log.ts';
import { fillSmallClub } from '../../platform/testing/small-club.ts';
import type { PersonName, SmallClub } from '../../platform/testing/small-club.ts';
import { openTestApi } from '../../platform/testing/test-api.ts';
import type { TestApi } from '../../platform/testing/test-api.ts';
import { recomputeRollups } from '../metrics/rollups.ts';
import { plainCall, plainSurvey, replaceFacts } from '../metrics/testing/fact-world.ts';

const { alerts, notifications } = calls;

describeEachEngine('alerts on numbers', (open) => {
  let api: TestApi;
  let club: SmallClub;
  let as: (name: PersonName) => { readonly token: string };
  const start = Date.parse('2026-11-20T14:00:00Z');

  beforeAll(async () => {
    club = await fillSmallClub(open());
    await sql`select ensure_call_month('2026-11-01'::date)`.execute(open().kysely);
    api = await openTestApi(open(), { environment: { RATE_LIMITS: 'off' } });
    as = await signInPeople(api, Object.keys(club.employeeIds) as PersonName[]);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    api.clock = start;
    for (const table of ['metric_alert', 'notification', 'job'])
      await sql`delete from ${sql.table(table)}`.execute(open().kysely);
  });

  const ask = (call: Parameters<TestApi['ask']>[0], body: object, who: PersonName = 'sam.station') =>
    api.ask(call, body, as(who));
  const save = (fields: object = {}, who: PersonName = 'sam.station') =>
    ask(
      alerts.save,
      {
        purpose: 'save',
        alert: {
          slug: 'north',
          metric: 'overall_sat_avg',
          time_type: 'This_Month',
          service: null,
          direction: 'below',
          threshold: 82,
          ...fields,
        },
      },
      who,
    );
  const listed = async (who: PersonName = 'sam.station') =>
    (await ask(alerts.list, { purpose: 'list' }, who)).body['alerts'] as MetricAlert[];
  const told = async (who: PersonName = 'sam.station') => {
    const { body } = await ask(notifications.list, { purpose: 'list' }, who);
    return (body['notifications'] as { kind: string; rings: number }[]).filter(({ kind }) => kind === 'metric-alert');
  };
  /** Loads surveys of this month, of which so many are top scores, and checks the alerts. */
  const load = async (top: number, of = 200) => {
    const call = plainCall(1, '2026-11-12', club.organizationIds['north'] ?? 0);
    const surveys = Array.from({ length: of }, (_, index) => {
      const score = index < top ? 5 : 2;
      return plainSurvey(call, { outc1: score, response_sat: score });
    });
    await replaceFacts(open(), { calls: [call], passes: [], surveys });
    await recomputeRollups(open(), { from: '2026-11-01', to: '2026-11-30' });
    api.clock += 301_000;
    const runner = createJobRunner({
      db: open(),
      definitions: backgroundJobs(api.services.config).filter(({ kind }) => kind === 'alerts.check'),
      now: () => new Date(api.clock),
      log: silentLog,
    });
    await runner.runDue();
  };

  test('tell a crossing once, and not again until they are reset', async () => {
    expect((await save()).status).toBe(200);
    await load(170);
    expect(await told()).toEqual([]);
    await load(163);
    expect(await listed()).toMatchObject([{ state: 'crossed', value: 81.5, place_name: 'North Station' }]);
    expect(await told()).toMatchObject([{ rings: 1 }]);
    await load(160);
    expect(await told()).toMatchObject([{ rings: 1 }]);

    const [alert] = await listed();
    expect((await ask(alerts.reset, { purpose: 'reset', id: alert?.id })).status).toBe(200);
    expect(await told()).toEqual([]);
    await load(160);
    expect(await told()).toMatchObject([{ rings: 1 }]);
  });

  test('watch again by themselves once the number came back', async () => {
    await save();
    await load(163);
    await load(165);
    expect(await listed()).toMatchObject([{ state: 'crossed' }]);
    await load(170);
    expect(await listed()).toMatchObject([{ state: 'watching' }]);
    await load(163);
    expect(await told()).toMatchObject([{ rings: 2 }]);
  });

  test('say nothing about a number of few surveys', async () => {
    await save();
    await load(3, 9);
    expect(await told()).toEqual([]);
  });

  test('are checked even if one before them can’t be', async () => {
    await save({}, 'sue.staff');
    await save();
    await sql`update metric_alert set time_type = 'Never' where employee_id = ${club.employeeIds['sue.staff'] ?? 0}`.execute(
      open().kysely,
    );
    await load(163);
    expect(await told('sue.staff')).toEqual([]);
    expect(await told()).toMatchObject([{ rings: 1 }]);
  });

  test('stop when their person loses access, say so once, and start again when set again', async () => {
    await save({}, 'sue.staff');
    await load(163);
    const stationId = club.organizationIds['north'] ?? 0;
    const moveTo = async (organizationId: number) => {
      await sql`update employee set organization_id = ${organizationId}::integer
        where id = ${club.employeeIds['sue.staff'] ?? 0}::integer`.execute(open().kysely);
      as = await signInPeople(api, Object.keys(club.employeeIds) as PersonName[]);
    };
    await moveTo(club.organizationIds['south'] ?? 0);
    await load(150);
    expect(await listed('sue.staff')).toMatchObject([{ value: null, stopped_at: expect.any(String) }]);
    expect(await told('sue.staff')).toMatchObject([{ rings: 2 }]);
    await load(140);
    expect(await told('sue.staff')).toMatchObject([{ rings: 2 }]);
    await moveTo(stationId);
    await load(140);
    expect(await listed('sue.staff')).toMatchObject([{ value: null }]);
    await save({}, 'sue.staff');
    await load(140);
    expect(await listed('sue.staff')).toMatchObject([{ state: 'crossed', value: 70, stopped_at: null }]);
  });

  test('of people who left are not checked', async () => {
    await save();
    const leave = (active: boolean) =>
      sql`update employee set active = ${active}::boolean
        where id = ${club.employeeIds['sam.station'] ?? 0}::integer`.execute(open().kysely);
    await leave(false);
    await load(140);
    await leave(true);
    as = await signInPeople(api, Object.keys(club.employeeIds) as PersonName[]);
    expect(await listed()).toMatchObject([{ value: null, checked_at: null }]);
    expect(await told()).toEqual([]);
  });

  test('on the same number replace each other', async () => {
    await save();
    await save({ threshold: 80 });
    expect(await listed()).toMatchObject([{ threshold: 80, state: 'watching' }]);
  });

  test('are their person’s own, and on locations they may see', async () => {
    await save();
    const [alert] = await listed();
    expect(await listed('sue.staff')).toEqual([]);
    for (const call of [alerts.reset, alerts.remove]) {
      const purpose = call === alerts.reset ? 'reset' : 'remove';
      expect((await ask(call, { purpose, id: alert?.id }, 'ada.admin')).status).toBe(404);
    }
    expect((await save({ slug: 'south' }, 'dan.driver')).status).toBe(403);
    expect((await save({ metric: 'nothing' })).status).toBe(400);
    expect((await ask(alerts.remove, { purpose: 'remove', id: alert?.id })).status).toBe(200);
    expect(await listed()).toEqual([]);
  });
});
