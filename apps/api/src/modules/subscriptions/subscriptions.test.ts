import { calls } from '@roadside/contract/calls';
import type { Subscription } from '@roadside/contract/schemas';
import { readXlsx } from 'hucre/xlsx';
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
import { sendDueSubscriptions } from './subscriptions.jobs.ts';
import { openSmtpTestServer } from '../email/testing/smtp-test-server.ts';
import type { SmtpTestServer } from '../email/testing/smtp-test-server.ts';

const { notifications, subscriptions } = calls;
const address = (name: PersonName) => `${name}@small.example`;

describeEachEngine('dashboards by email', (open) => {
  let smtp: SmtpTestServer;
  let api: TestApi;
  let club: SmallClub;
  let as: (name: PersonName) => { readonly token: string };
  let dashboardId: number;
  const start = Date.parse('2026-11-20T14:00:00Z');

  beforeAll(async () => {
    smtp = await openSmtpTestServer();
    club = await fillSmallClub(open());
    api = await openTestApi(open(), {
      environment: {
        RATE_LIMITS: 'off',
        SMTP_URL: smtp.url,
        MAIL_FROM: 'roadside@club.example',
        PUBLIC_URL: 'https://roadside.club.example',
      },
    });
    api.clock = start;
    as = await signInPeople(api, Object.keys(club.employeeIds) as PersonName[]);
    const { kysely } = open();
    const { rows } = await sql<{ id: number }>`
      insert into dashboard (name, owner_employee_id, position, icon, data_target, created_at, updated_at)
      values ('Morning numbers', ${idOf('eve.executive')}, 1, '', 'PSP', now(), now()) returning id`.execute(kysely);
    dashboardId = rows[0]?.id ?? 0;
    await sql`insert into dashboard_element (dashboard_id, name, title, position, chart_type, time_type, metrics, relation, request, filters)
      values (${dashboardId}, 'calls', 'Calls', 1, 'table', 'This_Month', array['count_calls'], 'self', '{}', '{}')`.execute(
      kysely,
    );
    for (const name of ['sam.station', 'sue.staff', 'dee.driver'] as const)
      await sql`insert into dashboard_share (dashboard_id, employee_id) values (${dashboardId}, ${idOf(name)})`.execute(
        kysely,
      );
  });
  afterAll(async () => {
    await api.close();
    await smtp.close();
  });
  beforeEach(async () => {
    api.clock = start;
    smtp.answers.clear();
    smtp.taken.length = 0;
    smtp.offered.length = 0;
    for (const table of ['outbox_mail', 'outbox_file', 'notification', 'job', 'subscription'])
      await sql`delete from ${sql.table(table)}`.execute(open().kysely);
  });

  const idOf = (name: PersonName) => club.employeeIds[name] ?? 0;
  const schedule = { every: 'daily', weekday: 1, month_day: 1, time: '10:00' } as const;
  const save = (given: object = {}, who: PersonName = 'eve.executive') =>
    api.ask(
      subscriptions.save,
      {
        purpose: 'save',
        name: 'Morning numbers',
        dashboard_id: dashboardId,
        slug: null,
        schedule,
        condition: { kind: 'always', metric: null, threshold: null },
        receivers: [idOf('sue.staff'), idOf('dee.driver')],
        ...given,
      },
      as(who),
    );
  const saved = async (given: object = {}) => {
    const { status, text, body } = await save(given);
    expect(status, text).toBe(200);
    const [one] = body['subscriptions'] as Subscription[];
    if (!one) throw new Error('Nothing was saved.');
    return one;
  };
  const listOf = async (who: PersonName) => {
    const { status, text, body } = await api.ask(subscriptions.list, { purpose: 'list' }, as(who));
    expect(status, text).toBe(200);
    return body['subscriptions'] as Subscription[];
  };
  const statesOf = async (who: PersonName = 'eve.executive') =>
    Object.fromEntries(
      (await listOf(who)).flatMap(({ receivers }) => receivers.map((each) => [each.display_name, each.state])),
    );
  const run = async (kinds = ['subscriptions.send-due', 'email.send']) => {
    const runner = createJobRunner({
      db: open(),
      definitions: backgroundJobs(api.services.config).filter(({ kind }) => kinds.includes(kind)),
      now: () => new Date(api.clock),
      log: silentLog,
    });
    await runner.runDue();
  };
  /** Passes time, and sends what is due then. */
  const passTo = async (hours: number) => {
    api.clock = start + hours * 3_600_000;
    await run();
    await run();
  };
  const receivers = () =>
    smtp.taken.map((message) => (Array.isArray(message.to) ? '' : (message.to?.text ?? ''))).toSorted();
  const aboutOf = async (to: string) => {
    const message = smtp.taken.find((each) => !Array.isArray(each.to) && each.to?.text === to);
    const [file] = message?.attachments ?? [];
    if (!file) throw new Error(`No file was sent to ${to}.`);
    const { sheets } = await readXlsx(new Uint8Array(file.content));
    return { filename: file.filename, about: Object.fromEntries(sheets[1]?.rows ?? []) as Record<string, string> };
  };

  test('sends each receiver an Excel file of their own location, at the clock time of the place', async () => {
    const { next_at, time_zone } = await saved();
    expect(
      new Intl.DateTimeFormat('en-US', { timeZone: time_zone, timeStyle: 'short' }).format(new Date(next_at)),
    ).toBe('10:00 AM');
    await passTo(0);
    expect(smtp.taken).toEqual([]);
    await passTo(24);
    expect(receivers()).toEqual([address('dee.driver'), address('sue.staff')].toSorted());
    const [dee, sue] = [await aboutOf(address('dee.driver')), await aboutOf(address('sue.staff'))];
    expect(dee.filename).not.toBe(sue.filename);
    expect(sue.about['Location']).toBe('North Station');
    expect(dee.about['Location']).not.toBe('North Station');
    expect(smtp.taken[0]?.text).toMatch(/https:\/\/roadside\.club\.example\/dashboard\/.+\?dashboard=\d+/);
    await passTo(24.5);
    expect(smtp.taken).toHaveLength(2);
    await passTo(48);
    expect(smtp.taken).toHaveLength(4);
  });

  /** Adds colleagues of Sue with her rights, with whom the dashboard is shared, too. */
  const twinsOfSue = async (names: readonly string[]) => {
    const { kysely } = open();
    const { rows: twins } = await sql<{ id: number }>`
      insert into employee (organization_id, first_name, last_name, display_name, position_type, permissions, team)
      select organization_id, 'Twin', name, name, position_type, permissions, team
      from employee, unnest(${[...names]}::text[]) as name where id = ${idOf('sue.staff')} returning id`.execute(
      kysely,
    );
    for (const { id } of twins) {
      await sql`insert into account (employee_id, username, email, password_hash)
        select ${id}::integer, ${`twin${id}`}::text, ${`twin${id}@small.example`}::text, password_hash
        from account where employee_id = ${idOf('sue.staff')}`.execute(kysely);
      await sql`insert into dashboard_share (dashboard_id, employee_id) values (${dashboardId}, ${id})`.execute(kysely);
    }
    return twins;
  };

  test('who lost the share keeps it from no colleague with the same rights', async () => {
    // By name, so the first one a report would be made for.
    const [first] = await twinsOfSue(['Aaron Twin']);
    await saved({ receivers: [idOf('sue.staff'), first?.id] });
    await sql`delete from dashboard_share where employee_id = ${first?.id}::integer`.execute(open().kysely);
    await passTo(24);
    expect(receivers()).toEqual([address('sue.staff')]);
    expect(await statesOf()).toEqual({ 'Aaron Twin': 'no-access', 'Sue Staff': 'sent' });
  });

  test('a report is made and stored once for receivers with the same rights', async () => {
    const { kysely } = open();
    const twins = await twinsOfSue(['Twin 1', 'Twin 2']);
    await saved({ receivers: [idOf('sue.staff'), idOf('dee.driver'), ...twins.map(({ id }) => id)] });
    await passTo(24);
    expect(receivers()).toHaveLength(4);
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from outbox_file`.execute(kysely);
    expect(rows[0]?.n).toBe(2);
  });

  test('who lost the right gets nothing, and the owner hears of it', async () => {
    expect(await saved({ slug: 'north' })).toMatchObject({ slug: 'north', place_name: 'North Station' });
    // Its name is for those who may see it.
    expect(await listOf('dee.driver')).toMatchObject([{ place_name: 'north' }]);
    await passTo(24);
    expect(receivers()).toEqual([address('sue.staff')]);
    expect(await statesOf()).toMatchObject({ 'Dee Driver': 'no-access' });
    const { body } = await api.ask(notifications.list, { purpose: 'list', unread: true }, as('eve.executive'));
    expect(body['notifications']).toMatchObject([{ kind: 'subscription-not-sent', amount: 1 }]);
    await sql`delete from dashboard_share where employee_id = ${idOf('sue.staff')}`.execute(open().kysely);
    smtp.taken.length = 0;
    await passTo(48);
    expect(smtp.taken).toEqual([]);
    await sql`insert into dashboard_share (dashboard_id, employee_id) values (${dashboardId}, ${idOf('sue.staff')})`.execute(
      open().kysely,
    );
  });

  const stoppedFor = async (who: PersonName) => {
    const { body } = await api.ask(notifications.list, { purpose: 'list' }, as(who));
    return (body['notifications'] as { kind: string; rings: number }[]).filter(
      ({ kind }) => kind === 'subscription-stopped',
    );
  };

  test('stops when its owner leaves: receivers and Admins hear of it once, and an Admin can delete it', async () => {
    const { id } = await saved();
    const leave = (active: boolean) =>
      sql`update employee set active = ${active}::boolean where id = ${idOf('eve.executive')}::integer`.execute(
        open().kysely,
      );
    await leave(false);
    await passTo(24);
    await passTo(48);
    expect(smtp.taken).toEqual([]);
    for (const who of ['sue.staff', 'dee.driver', 'ada.admin'] as const)
      expect(await stoppedFor(who), who).toMatchObject([{ rings: 1 }]);
    expect(await stoppedFor('sam.station')).toEqual([]);
    expect(await listOf('sue.staff')).toMatchObject([{ id, may_delete: false, stopped: { why: 'owner-left' } }]);
    expect(await listOf('ada.admin')).toMatchObject([{ id, may_delete: true, receivers: [] }]);
    expect(await listOf('sam.station')).toEqual([]);
    expect((await api.ask(subscriptions.remove, { purpose: 'remove', id }, as('sam.station'))).status).toBe(404);
    expect((await api.ask(subscriptions.remove, { purpose: 'remove', id }, as('ada.admin'))).status).toBe(200);
    expect(await listOf('sue.staff')).toEqual([]);
    expect(await stoppedFor('sue.staff')).toEqual([]);
    await leave(true);
    as = await signInPeople(api, Object.keys(club.employeeIds) as PersonName[]);
  });

  test('stops when its owner loses the right, though its receivers have theirs, and starts when saved again', async () => {
    const [own] = (
      await sql<{ id: number }>`update dashboard set owner_employee_id = ${idOf('sam.station')}::integer
        where id = ${dashboardId}::integer returning id`.execute(open().kysely)
    ).rows;
    expect(own?.id).toBe(dashboardId);
    await sql`insert into dashboard_share (dashboard_id, employee_id)
      values (${dashboardId}, ${idOf('eve.executive')})`.execute(open().kysely);
    const { id, version } = await saved({ receivers: [idOf('sue.staff')] });
    await sql`delete from dashboard_share where employee_id = ${idOf('eve.executive')}::integer`.execute(open().kysely);
    await passTo(24);
    expect(smtp.taken).toEqual([]);
    expect(await stoppedFor('eve.executive')).toMatchObject([{ rings: 1 }]);
    expect(await listOf('eve.executive')).toMatchObject([{ stopped: { why: 'no-access' } }]);
    expect((await api.ask(subscriptions.sendNow, { purpose: 'send_now', id }, as('eve.executive'))).status).toBe(200);
    await passTo(24.1);
    expect(smtp.taken).toEqual([]);
    expect(await stoppedFor('sue.staff')).toMatchObject([{ rings: 1 }]);
    await sql`update dashboard set owner_employee_id = ${idOf('eve.executive')}::integer where id = ${dashboardId}::integer`.execute(
      open().kysely,
    );
    expect(await saved({ id, version, receivers: [idOf('sue.staff')] })).toMatchObject({ stopped: null });
    expect(await stoppedFor('sue.staff')).toEqual([]);
    await passTo(48);
    expect(receivers()).toEqual([address('sue.staff')]);
  });

  test('an executive report goes out as Excel and PDF, made once for all who get it, and to nobody without the right', async () => {
    const report = {
      dashboard_id: null,
      report: 'executive',
      slug: 'club',
      receivers: [idOf('eve.executive'), idOf('sue.staff')],
    };
    const one = await saved({ ...report, name: 'Monday page' });
    expect(one).toMatchObject({ report: 'executive', dashboard_id: null, dashboard_name: 'Executive report' });
    await saved({ ...report, name: 'Monday page again', receivers: [idOf('eve.executive')] });
    const pages: string[] = [];
    let closed = 0;
    const printer = {
      print: async (html: string) => {
        pages.push(html);
        return Buffer.from('%PDF-1.7 test');
      },
      close: async () => {
        closed += 1;
      },
    };
    api.clock = start + 24 * 3_600_000;
    await sendDueSubscriptions(
      api.services.config,
      { db: open(), now: () => new Date(api.clock), log: silentLog, signal: new AbortController().signal },
      () => printer,
    );
    await run(['email.send']);
    expect([pages.length, closed]).toEqual([1, 1]);
    expect(pages[0]).toContain('executive report');
    expect(receivers()).toEqual([address('eve.executive'), address('eve.executive')]);
    expect(smtp.taken[0]?.attachments.map(({ contentType }) => contentType)).toEqual([
      'application/pdf',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ]);
    expect(smtp.taken[0]?.text).toMatch(/\/exec-reports\/club\/\?from=\d{4}-\d\d-\d\d&to=/);
    expect(await statesOf()).toMatchObject({ 'Sue Staff': 'no-access' });
  });

  test('one that can’t be sent keeps none of the others back, and the run counts as failed', async () => {
    const { id } = await saved({ receivers: [idOf('dee.driver')] });
    await saved({ name: 'Second', receivers: [idOf('sue.staff')] });
    await sql`update subscription set time_zone = 'Nowhere/Zone' where id = ${id}::integer`.execute(open().kysely);
    api.clock = start + 24 * 3_600_000;
    const job = { db: open(), now: () => new Date(api.clock), log: silentLog, signal: new AbortController().signal };
    await expect(sendDueSubscriptions(api.services.config, job, () => null)).rejects.toThrow(RangeError);
    await run(['email.send']);
    expect(receivers()).toEqual([address('sue.staff')]);
  });

  test('a report that can’t be printed goes out without its PDF', async () => {
    await saved({ dashboard_id: null, report: 'executive', slug: 'club', receivers: [idOf('eve.executive')] });
    api.clock = start + 24 * 3_600_000;
    const broken = { print: () => Promise.reject(new Error('no display')), close: async () => {} };
    await sendDueSubscriptions(
      api.services.config,
      { db: open(), now: () => new Date(api.clock), log: silentLog, signal: new AbortController().signal },
      () => broken,
    );
    await run(['email.send']);
    expect(smtp.taken.map(({ attachments }) => attachments.length)).toEqual([1]);
  });

  test('a dashboard of cards goes out as a PDF where PDFs are set up, and not at all if it can’t be printed', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into dashboard (name, owner_employee_id, position, icon, data_target, created_at, updated_at)
      values ('Cards', ${idOf('eve.executive')}, 2, '', 'PSP', now(), now()) returning id`.execute(open().kysely);
    const cards = rows[0]?.id ?? 0;
    await sql`insert into dashboard_element (dashboard_id, name, title, position, chart_type, time_type, metrics, relation, request, filters)
      values (${cards}, 'calls', 'Calls', 1, 'card', 'This_Month', array['count_calls'], 'self', '{}', '{}')`.execute(
      open().kysely,
    );
    const given = { dashboard_id: cards, receivers: [idOf('eve.executive')] };
    expect((await save(given)).body).toMatchObject({ fields: { dashboard_id: 'Choose a dashboard with a table' } });
    const printing = await openTestApi(open(), {
      environment: { RATE_LIMITS: 'off', PDF_CHROMIUM: '/usr/bin/chromium' },
    });
    printing.clock = start;
    const reply = await printing.ask(
      subscriptions.save,
      {
        purpose: 'save',
        name: 'Cards',
        slug: null,
        schedule,
        condition: { kind: 'always', metric: null, threshold: null },
        ...given,
      },
      as('eve.executive'),
    );
    await printing.close();
    expect(reply.status, reply.text).toBe(200);
    const send = async (hours: number, print: () => Promise<Uint8Array>) => {
      api.clock = start + hours * 3_600_000;
      const job = { db: open(), now: () => new Date(api.clock), log: silentLog, signal: new AbortController().signal };
      await sendDueSubscriptions(api.services.config, job, () => ({ print, close: async () => {} }));
      await run(['email.send']);
    };
    await send(24, async () => Buffer.from('%PDF-1.7 test'));
    expect(smtp.taken.map(({ attachments }) => attachments.map(({ contentType }) => contentType))).toEqual([
      ['application/pdf'],
    ]);
    expect(smtp.taken[0]?.text).toContain('A PDF to read is attached.');
    await send(48, () => Promise.reject(new Error('no display')));
    expect(smtp.taken).toHaveLength(1);
    expect(await statesOf()).toEqual({ 'Eve Executive': 'failed' });
  });

  test('a report is refused to those who may not read it, and for a station', async () => {
    const report = { dashboard_id: null, report: 'executive', receivers: [idOf('sue.staff')] };
    expect((await save({ ...report, slug: null }, 'sue.staff')).status).toBe(403);
    expect((await save({ ...report, slug: 'north' })).body).toMatchObject({
      fields: { slug: 'Choose a club, region, market or territory' },
    });
    expect((await save({ ...report, dashboard_id: dashboardId, slug: null })).status).toBe(400);
    expect((await save({ dashboard_id: null })).status).toBe(404);
  });

  test('only if changed: equal rows are not sent again, but Send now always sends', async () => {
    const { id } = await saved({
      condition: { kind: 'changed', metric: null, threshold: null },
      receivers: [idOf('sue.staff')],
    });
    await passTo(24);
    await passTo(48);
    expect(smtp.taken).toHaveLength(1);
    expect(Object.values(await statesOf())).toEqual(['unchanged']);
    expect((await api.ask(subscriptions.sendNow, { purpose: 'send_now', id }, as('eve.executive'))).status).toBe(200);
    await passTo(48.1);
    expect(smtp.taken).toHaveLength(2);
  });

  test('a run that was killed before its end sends once, with one Message-ID on each try', async () => {
    await saved({ receivers: [idOf('sue.staff')] });
    api.clock = start + 24 * 3_600_000;
    // Two processes at once.
    await Promise.all([run(['subscriptions.send-due']), run(['subscriptions.send-due'])]);
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from outbox_mail`.execute(open().kysely);
    expect(rows[0]?.n).toBe(1);
    smtp.answers.set(address('sue.staff'), 'cut');
    await run(['email.send']);
    smtp.answers.clear();
    api.clock += 3_600_000;
    await run(['email.send']);
    expect(smtp.taken).toHaveLength(1);
    expect(new Set(smtp.offered).size).toBe(1);
  });

  test('an email refused for good counts as not sent, and the owner hears of it', async () => {
    await saved({ condition: { kind: 'changed', metric: null, threshold: null } });
    smtp.answers.set(address('sue.staff'), 'never');
    await passTo(24);
    expect(receivers()).toEqual([address('dee.driver')]);
    expect(await statesOf()).toEqual({ 'Dee Driver': 'sent', 'Sue Staff': 'failed' });
    const { body } = await api.ask(notifications.list, { purpose: 'list', unread: true }, as('eve.executive'));
    expect(body['notifications']).toMatchObject([{ kind: 'subscription-not-sent', amount: 1 }]);
    // Sue has not got these numbers yet, though they are the same.
    smtp.answers.clear();
    await passTo(48);
    expect(receivers()).toEqual([address('dee.driver'), address('sue.staff')]);
    expect(await statesOf()).toEqual({ 'Dee Driver': 'unchanged', 'Sue Staff': 'sent' });
  });

  test('receivers see and leave what they get; only the owner changes it', async () => {
    const { id, version } = await saved();
    expect(await listOf('sue.staff')).toMatchObject([{ id, mine: false, receivers: [{ display_name: 'Sue Staff' }] }]);
    expect((await save({ id, version, name: 'Taken', receivers: [idOf('sue.staff')] }, 'sue.staff')).status).toBe(404);
    expect((await api.ask(subscriptions.sendNow, { purpose: 'send_now', id }, as('sue.staff'))).status).toBe(404);
    const left = await api.ask(subscriptions.remove, { purpose: 'remove', id }, as('sue.staff'));
    expect(left.body['subscriptions']).toEqual([]);
    await saved({ id, version });
    await passTo(24);
    expect(receivers()).toEqual([address('dee.driver')]);
    expect((await save({ id, version })).status).toBe(409);
    expect(
      (await api.ask(subscriptions.remove, { purpose: 'remove', id }, as('eve.executive'))).body['subscriptions'],
    ).toEqual([]);
    expect((await api.ask(subscriptions.remove, { purpose: 'remove', id }, as('eve.executive'))).status).toBe(404);
  });

  test('the owner sends it again to one of those who left', async () => {
    const { id, version } = await saved();
    for (const who of ['sue.staff', 'dee.driver'] as const)
      await api.ask(subscriptions.remove, { purpose: 'remove', id }, as(who));
    await saved({ id, version, again: [idOf('sue.staff'), idOf('sam.station')] });
    expect(await statesOf()).toEqual({ 'Dee Driver': 'unsubscribed', 'Sue Staff': 'waiting' });
    await passTo(24);
    expect(receivers()).toEqual([address('sue.staff')]);
  });

  test('a location out of view, an unknown dashboard and people out of reach are refused', async () => {
    expect((await save({ slug: 'south', receivers: [idOf('sue.staff')] }, 'sue.staff')).status).toBe(403);
    expect((await save({ dashboard_id: 999_999 })).status).toBe(404);
    expect((await save({ receivers: [999_999] })).status).toBe(403);
    const stranger = await save({ receivers: [idOf('dan.driver')] });
    expect(stranger).toMatchObject({
      status: 400,
      body: { fields: { receivers: 'Share the dashboard with Dan Driver first' } },
    });
  });
});
