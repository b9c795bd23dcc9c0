import { calls } from '@roadside/contract/calls';
import type { Subscription } from '@roadside/contract/schemas';
import { addDays, dayList, monthList } from '@roadside/domain/calendar';
import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadOrganizationTree } from '../../platform/organizations/live-organization-tree.ts';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { signInPeople } from '../../platform/testing/sign-in-people.ts';
import { silentLog } from '../../platform/testing/silent-log.ts';
import { fillSmallClub } from '../../platform/testing/small-club.ts';
import type { PersonName, SmallClub } from '../../platform/testing/small-club.ts';
import { openTestApi } from '../../platform/testing/test-api.ts';
import type { TestApi } from '../../platform/testing/test-api.ts';
import { freezeFinished } from '../exec-reports/freeze.service.ts';
import { recomputeRollups } from '../metrics/rollups.ts';
import { plainCall, replaceFacts } from '../metrics/testing/fact-world.ts';
import { sendDueSubscriptions } from './subscriptions.jobs.ts';

const { subscriptions } = calls;
const lastDay = '2026-11-19';
const days = dayList(addDays(lastDay, -62), lastDay);
/** North has 10 or 11 calls a day and 30 on the last one; South stays as it is. */
const callsOf = { north: (day: number) => (days[day] === lastDay ? 30 : 10 + (day % 2)), south: () => 10 };

describeEachEngine('reports by email on a condition', (open) => {
  let api: TestApi;
  let club: SmallClub;
  let as: (name: PersonName) => { readonly token: string };
  let dashboardId: number;
  const start = Date.parse('2026-11-20T14:00:00Z');
  const idOf = (name: PersonName) => club.employeeIds[name] ?? 0;

  beforeAll(async () => {
    const { kysely } = open();
    club = await fillSmallClub(open());
    for (const month of monthList(days[0] ?? '', lastDay))
      await sql`select ensure_call_month(${month}::date)`.execute(kysely);
    const facts = days.flatMap((day, index) =>
      (['north', 'south'] as const).flatMap((slug, place) =>
        Array.from({ length: callsOf[slug](index) }, (_, n) =>
          plainCall(index * 1_000 + place * 100 + n + 1, day, club.organizationIds[slug] ?? 0),
        ),
      ),
    );
    await replaceFacts(open(), { calls: facts, passes: [], surveys: [] });
    await recomputeRollups(open(), { from: days[0] ?? '', to: lastDay });
    api = await openTestApi(open(), { environment: { RATE_LIMITS: 'off' } });
    api.clock = start;
    as = await signInPeople(api, Object.keys(club.employeeIds) as PersonName[]);
    const { rows } = await sql<{ id: number }>`
      insert into dashboard (name, owner_employee_id, position, icon, data_target, created_at, updated_at)
      values ('Morning numbers', ${idOf('eve.executive')}, 1, '', 'PSP', now(), now()) returning id`.execute(kysely);
    dashboardId = rows[0]?.id ?? 0;
    await sql`insert into dashboard_element (dashboard_id, name, title, position, chart_type, time_type, metrics, relation, request, filters)
      values (${dashboardId}, 'calls', 'Calls', 1, 'table', 'Day', array['count_calls'], 'self', '{}', '{}')`.execute(
      kysely,
    );
    for (const name of ['sam.station', 'sue.staff', 'dee.driver'] as const)
      await sql`insert into dashboard_share (dashboard_id, employee_id) values (${dashboardId}, ${idOf(name)})`.execute(
        kysely,
      );
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    api.clock = start;
    for (const table of ['outbox_mail', 'outbox_file', 'notification', 'job', 'subscription'])
      await sql`delete from ${sql.table(table)}`.execute(open().kysely);
  });

  type Kind = Subscription['condition']['kind'];
  const condition = (kind: Kind, threshold: number | null = null) => ({ kind, metric: 'count_calls', threshold });
  const save = (given: object = {}) =>
    api.ask(
      subscriptions.save,
      {
        purpose: 'save',
        name: 'Morning numbers',
        dashboard_id: dashboardId,
        slug: null,
        schedule: { every: 'daily', weekday: 1, month_day: 1, time: '10:00' },
        condition: { kind: 'always', metric: null, threshold: null },
        receivers: [idOf('sue.staff')],
        ...given,
      },
      as('eve.executive'),
    );
  const listOf = async (who: PersonName) => {
    const { status, text, body } = await api.ask(subscriptions.list, { purpose: 'list' }, as(who));
    expect(status, text).toBe(200);
    return body['subscriptions'] as Subscription[];
  };
  const outcomes = async (who: PersonName = 'eve.executive') =>
    (await listOf(who)).flatMap(({ receivers }) =>
      receivers.map(({ display_name, state, reason }) => ({ display_name, state, reason })),
    );
  /** Runs what is due two hours later; how many pages were printed. */
  const run = async () => {
    api.clock = start + 2 * 3_600_000;
    let printed = 0;
    const printer = {
      print: async () => {
        printed += 1;
        return Buffer.from('%PDF-1.7 test');
      },
      close: async () => {},
    };
    const job = { db: open(), now: () => new Date(api.clock), log: silentLog, signal: new AbortController().signal };
    await sendDueSubscriptions(api.services.config, job, () => printer);
    return printed;
  };
  const mails = async () =>
    (
      await sql<{ to: string; body: string; files: number[] }>`
        select to_address as to, body, file_ids as files from outbox_mail order by to_address`.execute(open().kysely)
    ).rows;

  test('a number past its value sends the report, says why, and nothing is made for the others', async () => {
    expect((await save({ condition: condition('above', 20), receivers: [idOf('sue.staff')] })).status).toBe(200);
    await save({ condition: condition('above', 30), receivers: [idOf('sue.staff')] });
    await save({ condition: condition('below', 11), receivers: [idOf('sue.staff'), idOf('sam.station')] });
    expect(await run()).toBe(1);
    const sent = await mails();
    expect(sent.map(({ to }) => to)).toEqual(['sue.staff@small.example']);
    expect(sent[0]?.body).toContain('You get this because “Calls assigned” was 30 on Nov 19, 2026, above 20.');
    expect(await outcomes()).toEqual([
      { display_name: 'Sue Staff', state: 'sent', reason: '“Calls assigned” was 30 on Nov 19, 2026, above 20' },
      { display_name: 'Sue Staff', state: 'not-met', reason: '“Calls assigned” was 30 on Nov 19, 2026, not above 30' },
      {
        display_name: 'Sam Station',
        state: 'not-met',
        reason: '“Calls assigned” was 30 on Nov 19, 2026, not below 11',
      },
      { display_name: 'Sue Staff', state: 'not-met', reason: '“Calls assigned” was 30 on Nov 19, 2026, not below 11' },
    ]);
    expect((await listOf('eve.executive')).map(({ condition_words }) => condition_words)).toEqual([
      'only if “Calls assigned” is above 20',
      'only if “Calls assigned” is above 30',
      'only if “Calls assigned” is below 11',
    ]);
  });

  test('each receiver’s own location is judged, and a skipped run is on record with its time', async () => {
    await save({ condition: condition('above', 20), receivers: [idOf('sue.staff'), idOf('dee.driver')] });
    await run();
    expect((await mails()).map(({ to }) => to)).toEqual(['sue.staff@small.example']);
    const [dee] = (await listOf('eve.executive'))[0]?.receivers ?? [];
    expect(dee).toMatchObject({ state: 'not-met', last_sent_at: null, checked_at: '2026-11-20T16:00:00.000Z' });
    // The next time is set, so nothing is tried again today.
    expect((await listOf('eve.executive'))[0]?.next_at).toBe('2026-11-21T15:00:00.000Z');
    expect(await run()).toBe(0);
  });

  test('a number outside its forecast’s interval sends the report; one within doesn’t', async () => {
    await save({ slug: 'north', condition: condition('unexpected'), receivers: [idOf('sam.station')] });
    await save({ slug: 'south', condition: condition('unexpected'), receivers: [idOf('eve.executive')] });
    await run();
    const sent = await mails();
    expect(sent.map(({ to }) => to)).toEqual(['sam.station@small.example']);
    expect(sent[0]?.body).toMatch(/because “Calls assigned” was 30 on Nov 19, 2026, outside the expected \d+–1[1-3]\./);
    expect(await outcomes()).toMatchObject([
      { state: 'sent' },
      { state: 'not-met', reason: '“Calls assigned” was 10 on Nov 19, 2026, within the expected 10–10' },
    ]);
  });

  test('Send now sends whatever the condition', async () => {
    await save({ condition: condition('above', 1_000) });
    const [one] = await listOf('eve.executive');
    await api.ask(subscriptions.sendNow, { purpose: 'send_now', id: one?.id ?? 0 }, as('eve.executive'));
    expect(await run()).toBe(1);
    expect((await mails())[0]?.body).toContain('You get this because Eve Executive sent it now.');
  });

  test('without a condition, and when the numbers changed, the email says so', async () => {
    await save();
    await save({
      condition: { kind: 'changed', metric: null, threshold: null },
      receivers: [idOf('sam.station'), idOf('dee.driver')],
    });
    // Sam has had one with other numbers, Dee none.
    await sql`update subscription_receiver set digest = 'other' where employee_id = ${idOf('sam.station')}`.execute(
      open().kysely,
    );
    await run();
    expect((await mails()).map(({ to, body }) => [to, /You get this because (.*)\./.exec(body)?.[1]])).toEqual([
      ['dee.driver@small.example', 'Eve Executive added you to “Morning numbers”'],
      ['sam.station@small.example', 'the numbers changed since the last one'],
      ['sue.staff@small.example', 'Eve Executive added you to “Morning numbers”'],
    ]);
  });

  test('a condition that can’t be judged, on an unknown metric or without its value, is refused', async () => {
    expect((await save({ condition: { ...condition('unexpected'), metric: 'happiness' } })).body).toMatchObject({
      fields: { 'condition.metric': 'Choose a metric' },
    });
    expect((await save({ condition: condition('above') })).status).toBe(400);
    expect((await save({ condition: condition('changed') })).status).toBe(400);
  });

  test('a receiver without the right learns nothing of the number', async () => {
    await save({ slug: 'north', condition: condition('above', 20), receivers: [idOf('dee.driver')] });
    await run();
    expect(await mails()).toEqual([]);
    expect(await outcomes()).toEqual([{ display_name: 'Dee Driver', state: 'no-access', reason: null }]);
  });

  test('station scorecards go out as the station’s own page, to those who may read them', async () => {
    const tools = { db: open(), now: () => new Date(start), log: silentLog, config: api.services.config };
    await freezeFinished(
      { ...tools, tree: await loadOrganizationTree(open()) },
      { most: 1_000, signal: new AbortController().signal },
    );
    const scorecard = { dashboard_id: null, report: 'scorecard' };
    expect((await save({ ...scorecard, slug: 'club' })).body).toMatchObject({ fields: { slug: 'Choose a station' } });
    await save({ ...scorecard, receivers: [idOf('sam.station'), idOf('dee.driver')] });
    await save({ ...scorecard, slug: 'south', receivers: [idOf('eve.executive'), idOf('sam.station')] });
    expect(await run()).toBe(2);
    const sent = await mails();
    expect(sent.map(({ to }) => to)).toEqual(['eve.executive@small.example', 'sam.station@small.example']);
    const pages = await Promise.all(
      sent.map(async ({ files }) => {
        const { rows } = await sql<{ name: string; content: Uint8Array }>`
          select name, content from outbox_file where id = any(${files}::integer[]) order by name`.execute(
          open().kysely,
        );
        const workbook = rows.find(({ name }) => name.endsWith('.xlsx'));
        const { sheets } = await readXlsx(new Uint8Array(workbook?.content ?? []));
        return { names: rows.map(({ name }) => name), about: Object.fromEntries(sheets[1]?.rows ?? []) };
      }),
    );
    expect(pages).toMatchObject([
      { names: ['scorecard_south_2026-10.xlsx', 'south-station-scorecard.pdf'], about: { Station: 'South Station' } },
      { names: ['north-station-scorecard.pdf', 'scorecard_north_2026-10.xlsx'], about: { Station: 'North Station' } },
    ]);
    expect(await outcomes()).toMatchObject([
      { display_name: 'Dee Driver', state: 'no-access' },
      { display_name: 'Sam Station', state: 'sent' },
      { display_name: 'Eve Executive', state: 'sent' },
      { display_name: 'Sam Station', state: 'no-access' },
    ]);
  });
});
