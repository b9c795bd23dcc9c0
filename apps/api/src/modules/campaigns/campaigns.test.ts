import type { CallReply } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import type { Campaign, CampaignCost, CampaignPerson, TrainingModule } from '@roadside/contract/schemas';
import { dayList } from '@roadside/domain/calendar';
import { measureIds } from '@roadside/domain/metrics';
import type { MeasureId } from '@roadside/domain/metrics';
import { campaignDefaults } from '@roadside/domain/training';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { signInPeople } from '../../platform/testing/sign-in-people.ts';
import { fillSmallClub } from '../../platform/testing/small-club.ts';
import type { PersonName, SmallClub } from '../../platform/testing/small-club.ts';
import { openTestApi } from '../../platform/testing/test-api.ts';
import type { TestApi } from '../../platform/testing/test-api.ts';
import { openRequiredModules } from '../training/index.ts';
import { campaignsDemo } from './campaigns.demo.ts';
import { enrollEligible, remindDue } from './enroll.service.ts';

const { training, campaigns } = calls;

const noMeasures = Object.fromEntries(measureIds.map((id) => [id, 0])) as Record<MeasureId, number>;

const lesson = (title: string) => ({
  title,
  description: '',
  pages: [
    {
      type: 'text',
      title: 'Read',
      content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Cones first.' }] }] },
    },
  ],
});

describeEachEngine('training campaigns', (open) => {
  let api: TestApi;
  let club: SmallClub;
  let as: (name: PersonName) => { readonly token: string };
  const start = Date.parse('2026-11-20T14:00:00Z');

  beforeAll(async () => {
    club = await fillSmallClub(open());
    await sql`update employee set group_name = case position_type when 'driver' then 'Drivers' else 'Office' end,
      date_joined = '2026-01-15T12:00:00Z'`.execute(open().kysely);
    api = await openTestApi(open(), { environment: { RATE_LIMITS: 'off' } });
    as = await signInPeople(api, Object.keys(club.employeeIds) as PersonName[]);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    api.clock = start;
    for (const table of ['module_assignment', 'training_campaign', 'campaign_module', 'campaign_draft', 'notification'])
      await sql`delete from ${sql.table(table)}`.execute(open().kysely);
  });

  const place = (slug: string) => club.organizationIds[slug] ?? 0;
  const days = (count: number) => new Date(start + count * 86_400_000).toISOString();
  const input = (fields: object = {}) => ({
    title: 'Winter starts',
    description: 'Batteries in the cold',
    start: days(-1),
    end: days(30),
    ...fields,
  });
  const create = (fields: object = {}, who: PersonName = 'sam.station') =>
    api.ask(training.createCampaign, { purpose: 'create_campaign', campaign: input(fields) }, as(who));
  const created = async (fields: object = {}, who: PersonName = 'sam.station'): Promise<Campaign> => {
    const { status, body, text } = await create(fields, who);
    if (status !== 200) throw new Error(text);
    return body['campaign'] as Campaign;
  };
  const required = (fields: object = {}) => ({
    has_req_modules: true,
    modules_required: [lesson('Cones'), lesson('Clamps')],
    ...fields,
  });
  const listed = async (who: PersonName, get_by?: 'active' | 'past' | 'all') => {
    const { body } = await api.ask(
      training.getCampaignList,
      { purpose: 'get_campaign_list', ...(get_by && { get_by }) },
      as(who),
    );
    return (body['campaigns'] as Campaign[]).map(({ title }) => title).toSorted();
  };
  const people = async (id: number, who: PersonName = 'sam.station', status = 'all') => {
    const { body, text } = await api.ask(
      campaigns.people,
      { purpose: 'campaign_people', id, status: status as 'all' },
      as(who),
    );
    if (!body['people']) throw new Error(text);
    return body['people'] as CampaignPerson[];
  };
  const excuseFrom = (moduleId: number, who: PersonName) =>
    sql`update module_assignment set excused_at = ${new Date(api.clock)}, excuse = 'On leave'
      where excused_at is null and module_id = ${moduleId} and employee_id = ${club.employeeIds[who]}`.execute(
      open().kysely,
    );
  const enroll = () => enrollEligible(open(), () => new Date(api.clock));

  test('a campaign that says nothing has the defaults of section 9', async () => {
    const campaign = await created();
    const {
      start: _start,
      end: _end,
      title: _title,
      description: _description,
      image: _image,
      ...defaults
    } = campaignDefaults;
    const { modules_required: _modules, ...stored } = defaults;
    expect(campaign).toMatchObject({ ...stored, image: null, version: 1, manages: true });
  });

  test('modules are created with it, in their order, and a picture by a call of its own', async () => {
    const campaign = await created(required());
    expect(campaign.existing_modules_req).toHaveLength(2);
    const { body } = await api.ask(campaigns.read, { purpose: 'read_campaign', id: campaign.id }, as('ada.admin'));
    expect((body['modules'] as { title: string }[]).map(({ title }) => title)).toEqual(['Cones', 'Clamps']);
  });

  test('the active list has campaigns of the moment; drivers see those they may take part in', async () => {
    await created({ title: 'Now' });
    await created({ title: 'Past', start: days(-20), end: days(-10) });
    await created({ title: 'Later', start: days(10), end: days(20) });
    await created({ title: 'Office', positions: ['dispatcher'] });
    expect(await listed('sue.staff')).toEqual(['Now', 'Office']);
    expect(await listed('sue.staff', 'past')).toEqual(['Past']);
    expect(await listed('sue.staff', 'all')).toEqual(['Later', 'Now', 'Office', 'Past']);
    // North's campaigns are for North: everybody eligible means everybody where it belongs.
    expect(await listed('dan.driver')).toEqual(['Now']);
    expect(await listed('dee.driver')).toEqual([]);
  });

  test('its budget is for those who build campaigns or manage it', async () => {
    await created({ budget: 900 }, 'ada.admin');
    const budgets = async (who: PersonName) => {
      const { body } = await api.ask(training.getCampaignList, { purpose: 'get_campaign_list' }, as(who));
      return (body['campaigns'] as Campaign[]).map(({ budget }) => budget);
    };
    expect([await budgets('dan.driver'), await budgets('sue.staff')]).toEqual([[null], [null]]);
    expect([await budgets('sam.station'), await budgets('ada.admin')]).toEqual([[900], [900]]);
  });

  describe('module_list', () => {
    const modules = async (who: PersonName, campaign_id?: number) => {
      const { status, body } = await api.ask(
        training.moduleList,
        { purpose: 'module_list', ...(campaign_id !== undefined && { campaign_id }) },
        as(who),
      );
      return status === 200 ? (body['modules'] as TrainingModule[]) : status;
    };
    const titles = async (who: PersonName, id?: number) => {
      const found = await modules(who, id);
      return typeof found === 'number' ? found : found.map(({ title }) => title);
    };
    const choices = async (who: PersonName) => {
      const { body } = await api.ask(training.moduleListSelect, { purpose: 'module_list_select' }, as(who));
      return (body['modules'] as { title: string }[]).map(({ title }) => title);
    };
    const orderPage = {
      type: 'question',
      question: {
        question: 'In which order?',
        type: 'order',
        answers: [{ answer: 'Cones' }, { answer: 'Clamps' }, { answer: 'Start' }],
      },
    };
    const closed = { open: false };

    beforeEach(async () => {
      await sql`delete from training_module`.execute(open().kysely);
    });

    test('has the modules of a campaign in its order, and a driver’s own only', async () => {
      const north = await created(
        required({
          modules_required: [
            { ...lesson('Zips'), ...closed },
            { ...lesson('Cones'), ...closed },
          ],
        }),
      );
      const office = await created({
        title: 'Office',
        positions: ['dispatcher'],
        has_req_modules: true,
        modules_required: [{ ...lesson('Phones'), ...closed }],
      });
      expect(await titles('sue.staff', north.id)).toEqual(['Zips', 'Cones']);
      expect(await titles('sue.staff')).toEqual(['Cones', 'Phones', 'Zips']);
      expect(await titles('dan.driver', north.id)).toEqual(['Zips', 'Cones']);
      expect(await titles('dan.driver')).toEqual(['Cones', 'Zips']);
      expect(await choices('dan.driver')).toEqual(['Cones', 'Zips']);
      expect(await choices('sue.staff')).toEqual(['Cones', 'Phones', 'Zips']);
      expect(await titles('dee.driver')).toEqual([]);
      // A foreign campaign answers like one that doesn't exist.
      expect([await titles('dan.driver', office.id), await titles('dan.driver', 999_999)]).toEqual([404, 404]);
    });

    test('has progress and the question of an open page, and never the right order', async () => {
      const campaign = await created(
        required({ modules_required: [{ ...lesson('Cones'), pages: [...lesson('Cones').pages, orderPage] }] }),
      );
      await enroll();
      const listed = async () => {
        const found = await modules('dan.driver', campaign.id);
        if (typeof found === 'number' || !found[0]) throw new Error('no module');
        return found[0];
      };
      const before = await listed();
      const [read, order] = before.pages;
      expect(before.pages.map(({ question }) => question)).toEqual([null, null]);
      const completed = await api.ask(
        training.completeModules,
        { purpose: 'complete_modules', module_id: before.id, page_id: read?.id ?? 0, is_completed: true },
        as('dan.driver'),
      );
      expect(completed.status).toBe(200);
      const after = await listed();
      expect(after.pages.map(({ is_completed }) => is_completed)).toEqual([true, false]);
      const answers = after.pages[1]?.question?.answers ?? [];
      expect(answers.map(({ answer }) => answer).toSorted()).toEqual(['Clamps', 'Cones', 'Start']);
      expect(answers.map(({ answer }) => answer)).not.toEqual(['Cones', 'Clamps', 'Start']);
      expect(JSON.stringify(after)).not.toContain('correct');
      const right = ['Cones', 'Clamps', 'Start'].map((text) => answers.find(({ answer }) => answer === text)?.id ?? 0);
      const { body } = await api.ask(
        training.completeModules,
        {
          purpose: 'complete_modules',
          module_id: after.id,
          page_id: order?.id ?? 0,
          is_completed: true,
          answers: right,
        },
        as('dan.driver'),
      );
      expect(body).toMatchObject({ is_completed: true });
      expect((await listed()).is_completed).toBe(true);
    });
  });

  test('a location outside the builder’s own is refused like one that does not exist', async () => {
    const elsewhere = (id: number) => create({ all_eligible: false, geography_eligiblity: [id] });
    expect((await elsewhere(place('north'))).status).toBe(200);
    const [neighbor, unknown] = [await elsewhere(place('south')), await elsewhere(999_999)];
    expect([neighbor.status, unknown.status]).toEqual([403, 403]);
    expect(neighbor.body['detail']).toBe(unknown.body['detail']);
  });

  test('a location outside one’s own is refused by a change and by the forecast too, unless the campaign has it', async () => {
    const only = (...ids: number[]) => input({ all_eligible: false, geography_eligiblity: ids });
    const { id, version } = await created(
      { ...only(place('south')), managers: [club.employeeIds['sam.station']] },
      'ada.admin',
    );
    const changed = async (...ids: number[]) =>
      (
        await api.ask(
          campaigns.update,
          {
            purpose: 'update_campaign',
            id,
            version,
            campaign: { ...only(...ids), managers: [club.employeeIds['sam.station']] },
          },
          as('sam.station'),
        )
      ).status;
    const forecast = async (of: number | null, ...ids: number[]) =>
      (
        await api.ask(
          campaigns.cost,
          { purpose: 'cost_forecast', campaign: only(...ids), ...(of !== null && { id: of }) },
          as('sam.station'),
        )
      ).status;
    expect([await forecast(null, place('north')), await forecast(null, place('south'))]).toEqual([200, 403]);
    expect([await forecast(null, 999_999), await forecast(null, place('north'), place('south'))]).toEqual([403, 403]);
    // South is the campaign's already; the whole club isn't.
    expect([await forecast(id, place('south')), await forecast(id, place('club'))]).toEqual([200, 403]);
    expect([await changed(place('south'), place('club')), await changed(999_999)]).toEqual([403, 403]);
    expect(await changed(place('south'), place('north'))).toBe(200);
  });

  test('drivers and staff build nothing', async () => {
    expect((await create({}, 'dan.driver')).status).toBe(403);
    expect((await create({}, 'sue.staff')).status).toBe(403);
  });

  test('parts that no longer exist are named by their field', async () => {
    const { status, body } = await create({
      existing_modules_req: [999_999],
      group_eligibility: [999_999],
      tags: [999_999],
      managers: [club.employeeIds['dan.driver']],
    });
    expect(status).toBe(400);
    expect(Object.keys(body['fields'] as object).toSorted()).toEqual([
      'existing_modules_req',
      'group_eligibility',
      'managers',
      'tags',
    ]);
  });

  test('eligible people are enrolled once, with their due date, and told', async () => {
    const campaign = await created(required({ positions: ['driver'], due_days: 14 }));
    await enroll();
    await enroll();
    const [dan, ...others] = await people(campaign.id);
    expect(others).toEqual([]);
    expect(dan).toMatchObject({
      employee_id: club.employeeIds['dan.driver'],
      state: 'open',
      modules_done: 0,
      modules_total: 2,
      due_on: '2026-12-04',
    });
    const { body } = await api.ask(calls.notifications.list, { purpose: 'list', unread: true }, as('dan.driver'));
    expect(body['notifications']).toMatchObject([{ kind: 'campaign', subject_id: campaign.id, amount: 2, rings: 1 }]);
  });

  const assignmentsOf = (who: PersonName) =>
    open()
      .kysely.selectFrom('module_assignment')
      .select(['module_id', 'due_on', 'reminded_days_left'])
      .where('employee_id', '=', club.employeeIds[who])
      .orderBy('module_id')
      .execute();
  const change = (campaign: Campaign, fields: object) =>
    api.ask(
      campaigns.update,
      { purpose: 'update_campaign', id: campaign.id, version: campaign.version, campaign: input(fields) },
      as('sam.station'),
    );

  test('a module added to a running campaign is assigned to those enrolled already, once', async () => {
    const fields = { positions: ['driver'], due_days: 14 };
    const campaign = await created(required(fields));
    await enroll();
    const [first = 0] = campaign.existing_modules_req;
    await excuseFrom(first, 'dan.driver');
    await change(
      campaign,
      required({
        ...fields,
        existing_modules_req: campaign.existing_modules_req,
        modules_required: [lesson('Chains')],
      }),
    );
    api.clock = start + 86_400_000;
    await enroll();
    await enroll();
    expect((await assignmentsOf('dan.driver')).map(({ due_on }) => due_on)).toEqual([
      '2026-12-04',
      '2026-12-04',
      '2026-12-05',
    ]);
    const { body } = await api.ask(calls.notifications.list, { purpose: 'list', unread: true }, as('dan.driver'));
    expect(body['notifications']).toMatchObject([{ subject_id: campaign.id, amount: 1, rings: 2 }]);
  });

  test('notes from when to when it requires each module, whatever else is changed', async () => {
    const campaign = await created(required({ positions: ['driver'] }));
    const [first = 0, second = 0] = campaign.existing_modules_req;
    const hours = (count: number) => new Date(start + count * 3_600_000);
    const requirements = async () =>
      (
        await open()
          .kysely.selectFrom('module_requirement')
          .select(['module_id', 'required_at', 'ended_at'])
          .where('campaign_id', '=', campaign.id)
          .orderBy('id')
          .execute()
      ).map((row) => [row.module_id, row.required_at, row.ended_at]);
    let version = campaign.version;
    const changeAt = async (at: Date, fields: object) => {
      api.clock = at.getTime();
      const { status } = await change({ ...campaign, version }, { positions: ['driver'], ...fields });
      expect(status).toBe(200);
      version += 1;
    };
    const both = [
      [first, hours(0), null],
      [second, hours(0), null],
    ];
    expect(await requirements()).toEqual(both);
    await changeAt(hours(1), { title: 'Renamed', has_req_modules: true, existing_modules_req: [second, first] });
    expect(await requirements()).toEqual(both);
    await changeAt(hours(2), { has_req_modules: true, existing_modules_req: [second] });
    expect(await requirements()).toEqual([[first, hours(0), hours(2)], both[1]]);
    // Modules that are only offered are not required.
    await changeAt(hours(3), { has_req_modules: false, existing_modules_req: [second, first] });
    await changeAt(hours(4), { has_req_modules: true, existing_modules_req: [second, first] });
    expect(await requirements()).toEqual([
      [first, hours(0), hours(2)],
      [second, hours(0), hours(3)],
      [second, hours(4), null],
      [first, hours(4), null],
    ]);
  });

  test('a module finished before is not assigned again by a campaign', async () => {
    const campaign = await created(required({ positions: ['driver'], due_days: 14 }));
    const [first = 0, second = 0] = campaign.existing_modules_req;
    const before = new Date(start - 86_400_000);
    await sql`insert into module_progress (employee_id, module_id, version_id, begun_at, updated_at, completed_at)
      select ${club.employeeIds['dan.driver']}::integer, module_id, id, ${before}::timestamptz, ${before}::timestamptz,
        ${before}::timestamptz from module_version where module_id = ${first}::integer`.execute(open().kysely);
    await enroll();
    expect((await assignmentsOf('dan.driver')).map(({ module_id }) => module_id)).toEqual([second]);
    expect(await people(campaign.id)).toMatchObject([{ modules_done: 1, modules_total: 2 }]);
    await sql`delete from module_progress`.execute(open().kysely);
  });

  test('a changed due date reaches those enrolled already, who are reminded again', async () => {
    const campaign = await created(required({ positions: ['driver'], due_on: '2026-11-27' }));
    await enroll();
    await remindDue(open(), () => new Date(api.clock));
    expect(await assignmentsOf('dan.driver')).toMatchObject([
      { due_on: '2026-11-27', reminded_days_left: 7 },
      { due_on: '2026-11-27', reminded_days_left: 7 },
    ]);
    const moved = required({
      positions: ['driver'],
      existing_modules_req: campaign.existing_modules_req,
      modules_required: [],
      due_on: '2026-11-27',
      due_days: 20,
    });
    expect((await change(campaign, moved)).status).toBe(200);
    expect((await people(campaign.id))[0]).toMatchObject({ due_on: '2026-12-10' });
    expect(await assignmentsOf('dan.driver')).toMatchObject([
      { due_on: '2026-12-10', reminded_days_left: null },
      { due_on: '2026-12-10', reminded_days_left: null },
    ]);
  });

  test('the calendar reminds no one who turned it off, and doesn’t say it did', async () => {
    const campaign = await created(required({ positions: ['driver'], due_on: '2026-11-27' }));
    await enroll();
    await api.ask(
      calls.notifications.settings,
      { purpose: 'settings', set: { kind: 'campaign', in_app: false, push: false, mail: false } },
      as('dan.driver'),
    );
    await remindDue(open(), () => new Date(api.clock));
    expect((await people(campaign.id))[0]?.reminded_at).toBeNull();
    await sql`delete from notification_setting`.execute(open().kysely);
    await remindDue(open(), () => new Date(api.clock));
    expect((await people(campaign.id))[0]?.reminded_at).toBe(new Date(api.clock).toISOString());
  });

  test('eligible people may take what a campaign requires though nothing assigns it, while it runs', async () => {
    const closed = { ...lesson('Closed'), open: false };
    const campaign = await created(
      required({ positions: ['driver'], auto_enroll: false, modules_required: [closed], end: days(3) }),
    );
    const [id = 0] = campaign.existing_modules_req;
    await enroll();
    expect(await assignmentsOf('dan.driver')).toEqual([]);
    const take = async (who: PersonName) =>
      (await api.ask(training.getLesson, { purpose: 'get_lesson', module_id: id }, as(who))).status;
    // Dee works for another station, and Sue is no driver.
    expect([await take('dan.driver'), await take('dee.driver'), await take('sue.staff')]).toEqual([200, 404, 404]);
    api.clock = start + 4 * 86_400_000;
    expect(await take('dan.driver')).toBe(404);
  });

  test('people who join later, or move to the group, are enrolled by the next run', async () => {
    const groups = await open().kysely.selectFrom('employee_group').selectAll().execute();
    const drivers = groups.find(({ group_name }) => group_name === 'Drivers')?.id ?? 0;
    const campaign = await created(required({ group_eligibility: [drivers], joined_since: '2026-11-15' }), 'ada.admin');
    await enroll();
    expect(await people(campaign.id, 'ada.admin')).toEqual([]);
    await sql`update employee set date_joined = '2026-11-16T12:00:00Z' where id = ${club.employeeIds['dee.driver']}`.execute(
      open().kysely,
    );
    await enroll();
    expect((await people(campaign.id, 'ada.admin')).map(({ employee_id }) => employee_id)).toEqual([
      club.employeeIds['dee.driver'],
    ]);
    await sql`update employee set date_joined = '2026-01-15T12:00:00Z'`.execute(open().kysely);
  });

  test('those who are behind come first; reminding and excusing concern open modules only', async () => {
    const campaign = await created(required({ due_on: '2026-11-25' }), 'ada.admin');
    await enroll();
    api.clock = start + 7 * 86_400_000;
    const all = await people(campaign.id, 'ada.admin');
    expect(all.every(({ state }) => state === 'overdue')).toBe(true);
    const dan = club.employeeIds['dan.driver'];
    const excuse = await api.ask(
      campaigns.excuse,
      { purpose: 'campaign_excuse', id: campaign.id, employee_ids: [dan], reason: 'On leave' },
      as('ada.admin'),
    );
    expect(excuse.body).toEqual({ excused: 1 });
    expect((await people(campaign.id, 'ada.admin')).at(-1)).toMatchObject({
      employee_id: dan,
      state: 'excused',
      excuse: 'On leave',
    });
    const { body } = await api.ask(
      campaigns.remind,
      { purpose: 'campaign_remind', id: campaign.id, employee_ids: all.map(({ employee_id }) => employee_id) },
      as('ada.admin'),
    );
    expect(body).toEqual({ reminded: all.length - 1, reminded_lately: 0, turned_off: 0 });
    expect((await people(campaign.id, 'ada.admin', 'behind'))[0]?.reminded_at).toBe(new Date(api.clock).toISOString());
  });

  test('a driver’s module is late when it is where the campaign belongs', async () => {
    const campaign = await created(required({ positions: ['driver'], due_on: '2026-11-25' }));
    await enroll();
    const zone = (name: string) =>
      sql`update organization set time_zone = ${name} where id = ${place('north')}`.execute(open().kysely);
    const states = async () => {
      const { body } = await api.ask(training.getLessons, { purpose: 'get_lessons' }, as('dan.driver'));
      const lessons = body['must'] as { id: number; due: string }[];
      return lessons.filter(({ id }) => campaign.existing_modules_req.includes(id)).map(({ due }) => due);
    };
    // It is November 26 in New York, where Dan is, and the evening before in Honolulu.
    api.clock = Date.parse('2026-11-26T06:00:00Z');
    expect(await states()).toEqual(['overdue', 'overdue']);
    await zone('Pacific/Honolulu');
    try {
      expect(await states()).toEqual(['soon', 'soon']);
    } finally {
      await zone('America/New_York');
    }
  });

  test('a notification counts what is still open, and goes once nothing is', async () => {
    const campaign = await created(required({ positions: ['driver'] }));
    const [first = 0, second = 0] = campaign.existing_modules_req;
    await enroll();
    const dan = club.employeeIds['dan.driver'];
    const said = async () =>
      (await open().kysely.selectFrom('notification').select('amount').where('employee_id', '=', dan).execute()).map(
        ({ amount }) => amount,
      );
    expect(await said()).toEqual([2]);
    const { body } = await api.ask(
      campaigns.excuse,
      { purpose: 'campaign_excuse', id: campaign.id, employee_ids: [dan], module_id: first, reason: 'Knows it' },
      as('sam.station'),
    );
    expect(body).toEqual({ excused: 1 });
    expect(await said()).toEqual([1]);
    // Dan's screens hear of it, and those of who manages the campaign.
    const told = async (moduleId: number) =>
      (
        await open()
          .kysely.selectFrom('live_event')
          .select('people')
          .where('topic', '=', 'training')
          .where('subject_id', '=', moduleId)
          .execute()
      ).map(({ people: heard }) => heard);
    const both = [dan, club.employeeIds['sam.station']];
    expect(await told(first)).toEqual([both]);
    const { body: lessonOf } = await api.ask(
      training.getLesson,
      { purpose: 'get_lesson', module_id: second },
      as('dan.driver'),
    );
    const [page] = (lessonOf['module'] as { pages: { id: number }[] }).pages;
    await api.ask(
      training.completeModules,
      { purpose: 'complete_modules', module_id: second, page_id: page?.id ?? 0, is_completed: true },
      as('dan.driver'),
    );
    expect(await said()).toEqual([]);
    expect(await told(second)).toEqual([both]);
  });

  describe('a reminder of everybody', () => {
    const list = async (id: number, status: 'behind' | 'open' | 'done', module_id?: number) => {
      const { body } = await api.ask(
        campaigns.people,
        { purpose: 'campaign_people', id, status, ...(module_id !== undefined && { module_id }) },
        as('ada.admin'),
      );
      return body as unknown as CallReply<typeof campaigns.people>;
    };
    const remind = async (id: number, who: object) =>
      (await api.ask(campaigns.remind, { purpose: 'campaign_remind', id, ...who }, as('ada.admin'))).body;
    const rings = async (id: number) =>
      (
        await open()
          .kysely.selectFrom('notification')
          .select(['employee_id', 'rings', 'amount'])
          .where('subject_id', '=', id)
          .where('kind', '=', 'campaign')
          .orderBy('employee_id')
          .execute()
      ).map(({ employee_id, rings: count, amount }) => [employee_id, count, amount]);
    const late = async () => {
      const campaign = await created(required({ positions: ['driver'], due_on: '2026-11-25' }), 'ada.admin');
      await enroll();
      api.clock = start + 7 * 86_400_000;
      return campaign;
    };

    test('reaches those who are behind, says how many, and reaches no one twice within a day', async () => {
      const { id } = await late();
      expect((await list(id, 'behind')).reminder).toEqual({ reaches: 2, reminded_lately: 0, turned_off: 0 });
      const before = await rings(id);
      // Two managers at the same moment: together they remind each person once.
      const both = await Promise.all([remind(id, { everybody: 'behind' }), remind(id, { everybody: 'behind' })]);
      expect(both.map(({ reminded }) => Number(reminded)).toSorted()).toEqual([0, 2]);
      expect(await rings(id)).toEqual(before.map(([person, count]) => [person, Number(count) + 1, 2]));
      expect((await list(id, 'behind')).reminder).toEqual({ reaches: 0, reminded_lately: 2, turned_off: 0 });
      const dan = club.employeeIds['dan.driver'];
      expect(await remind(id, { employee_ids: [dan] })).toEqual({ reminded: 0, reminded_lately: 1, turned_off: 0 });
      api.clock += 86_400_000;
      expect(await remind(id, { everybody: 'open' })).toMatchObject({ reminded: 2 });
    });

    test('of a module reaches only who is behind in it', async () => {
      const { id, existing_modules_req: modules } = await late();
      const [first = 0, second = 0] = modules;
      await excuseFrom(first, 'dan.driver');
      const people = (found: { people: readonly CampaignPerson[] }) => found.people.map((each) => each.display_name);
      expect(people(await list(id, 'behind', first))).toEqual(['Dee Driver']);
      expect(people(await list(id, 'behind', second))).toEqual(['Dan Driver', 'Dee Driver']);
      expect((await list(id, 'behind', first)).modules.map(({ title }) => title)).toEqual(['Cones', 'Clamps']);
      expect(await remind(id, { everybody: 'behind', module_id: first })).toMatchObject({ reminded: 1 });
      expect((await list(id, 'behind', second)).reminder).toMatchObject({ reaches: 1, reminded_lately: 1 });
    });

    test('leaves alone who is done, and who turned these notifications off', async () => {
      const { id } = await late();
      await api.ask(
        calls.notifications.settings,
        { purpose: 'settings', set: { kind: 'campaign', in_app: false, push: false, mail: false } },
        as('dee.driver'),
      );
      expect((await list(id, 'done')).reminder).toEqual({ reaches: 0, reminded_lately: 0, turned_off: 0 });
      expect((await list(id, 'behind')).reminder).toEqual({ reaches: 1, reminded_lately: 0, turned_off: 1 });
      expect(await remind(id, { everybody: 'behind' })).toEqual({ reminded: 1, reminded_lately: 0, turned_off: 1 });
      await sql`delete from notification_setting`.execute(open().kysely);
    });

    test('needs people or a group of people, not both', async () => {
      const { id } = await created();
      expect(await remind(id, {})).toMatchObject({ code: 'invalid-body' });
      expect(await remind(id, { everybody: 'open', employee_ids: [1] })).toMatchObject({ code: 'invalid-body' });
    });

    test('a due date that falls within a day of it is reminded of later', async () => {
      const campaign = await created(required({ positions: ['driver'], due_on: '2026-11-27' }), 'ada.admin');
      await enroll();
      const ran = async () => {
        await remindDue(open(), () => new Date(api.clock));
        return (await rings(campaign.id)).map(([, count]) => count);
      };
      expect(await remind(campaign.id, { everybody: 'open' })).toMatchObject({ reminded: 2 });
      expect(await ran()).toEqual([2, 2]);
      api.clock = start + 86_400_000;
      expect(await ran()).toEqual([3, 3]);
    });
  });

  test('the list counts as behind and finished whom the campaign’s people show so', async () => {
    const campaign = await created(required({ positions: ['driver'], due_on: '2026-11-25' }), 'ada.admin');
    await enroll();
    api.clock = start + 2 * 86_400_000;
    // One module of Dan's is due earlier than the campaign; Dee is excused from all of hers.
    await sql`update module_assignment set due_on = '2026-11-21' where employee_id = ${club.employeeIds['dan.driver']}
      and module_id = ${campaign.existing_modules_req[0]}`.execute(open().kysely);
    for (const id of campaign.existing_modules_req) await excuseFrom(id, 'dee.driver');
    expect((await people(campaign.id, 'ada.admin', 'behind')).map(({ display_name }) => display_name)).toEqual([
      'Dan Driver',
    ]);
    expect(await people(campaign.id, 'ada.admin', 'done')).toEqual([]);
    const { body } = await api.ask(training.getCampaignList, { purpose: 'get_campaign_list' }, as('ada.admin'));
    const listed = (body['campaigns'] as Campaign[]).find(({ id }) => id === campaign.id);
    expect(listed?.progress).toEqual({ people: 2, finished: 0, behind: 1 });
  });

  test('people are listed with where they work: a driver’s own record is not a place', async () => {
    const campaign = await created(required(), 'ada.admin');
    await enroll();
    const all = await people(campaign.id, 'ada.admin');
    const dan = all.find(({ employee_id }) => employee_id === club.employeeIds['dan.driver']);
    expect(dan).toMatchObject({ display_name: 'Dan Driver', organization_name: 'North Station' });
  });

  test('due dates are reminded of at 7, 3 and 1 days, each once', async () => {
    const campaign = await created(required({ positions: ['driver'], due_on: '2026-11-27' }));
    await enroll();
    const rings: number[] = [];
    for (const day of [0, 0, 1, 4, 4, 6, 7, 8]) {
      api.clock = start + day * 86_400_000;
      await remindDue(open(), () => new Date(api.clock));
      const row = await open()
        .kysely.selectFrom('notification')
        .select('rings')
        .where('subject_id', '=', campaign.id)
        .executeTakeFirstOrThrow();
      rings.push(row.rings);
    }
    expect(rings).toEqual([2, 2, 2, 3, 3, 4, 4, 4]);
  });

  test('a change needs the version it was read with', async () => {
    const campaign = await created();
    const change = (version: number, title: string) =>
      api.ask(
        campaigns.update,
        { purpose: 'update_campaign', id: campaign.id, version, campaign: input({ title }) },
        as('sam.station'),
      );
    expect((await change(1, 'First')).status).toBe(200);
    const late = await change(1, 'Second');
    expect(late.status).toBe(409);
    expect(late.body['current']).toMatchObject({ campaign: { title: 'First', version: 2 } });
  });

  test('only its managers see and change it', async () => {
    const campaign = await created({}, 'eve.executive');
    const ask = (who: PersonName, id = campaign.id) =>
      api.ask(campaigns.people, { purpose: 'campaign_people', id }, as(who));
    expect((await ask('eve.executive')).status).toBe(200);
    expect((await ask('ada.admin')).status).toBe(200);
    const [other, unknown] = [await ask('sam.station'), await ask('sam.station', 999_999)];
    expect([other.status, other.body['detail']]).toEqual([unknown.status, unknown.body['detail']]);
    await open()
      .kysely.insertInto('campaign_manager')
      .values({ campaign_id: campaign.id, employee_id: club.employeeIds['sam.station'] })
      .execute();
    expect((await ask('sam.station')).status).toBe(200);
  });

  test('tags come grouped by type, and by name within one', async () => {
    await sql`insert into training_tag (type, name) values ('topics', 'Zebra'), ('media', 'Alpha'), ('campaign', 'Late'),
      ('topics', 'Air') on conflict do nothing`.execute(open().kysely);
    const { body } = await api.ask(training.tagList, { purpose: 'tag_list' }, as('dan.driver'));
    const tags = body['tags'] as { type: string; name: string }[];
    const types = tags.map(({ type }) => type).filter((type, at, all) => type !== all[at - 1]);
    expect(types).toEqual(['campaign', 'media', 'topics']);
    expect(tags.filter(({ type }) => type === 'topics').map(({ name }) => name)).toEqual(['Air', 'Zebra']);
  });

  test('a module is changed by who manages every campaign that requires it', async () => {
    const own = await created(required());
    const [shared = 0, other = 0] = own.existing_modules_req;
    await created({ has_req_modules: true, existing_modules_req: [shared] }, 'eve.executive');
    const save = async (who: PersonName, id: number) =>
      (
        await api.ask(
          campaigns.moduleSave,
          { purpose: 'module_save', id, module: lesson(`Changed by ${who}`) as never },
          as(who),
        )
      ).status;
    const locked = async (who: PersonName, id: number) =>
      (await api.ask(campaigns.moduleRead, { purpose: 'module_read', id }, as(who))).body['locked'];
    expect([await save('sam.station', shared), await save('eve.executive', shared)]).toEqual([403, 403]);
    // Before anything is typed, they read whose it is and who could change it.
    expect(await locked('sam.station', shared)).toEqual({ campaigns: ['Winter starts'], managers: [] });
    expect([await locked('sam.station', other), await locked('ada.admin', shared)]).toEqual([null, null]);
    await open()
      .kysely.insertInto('campaign_manager')
      .values({ campaign_id: own.id, employee_id: club.employeeIds['eve.executive'] })
      .execute();
    expect(await locked('sam.station', shared)).toMatchObject({ managers: ['Eve Executive'] });
    expect(await locked('eve.executive', shared)).toBeNull();
    await sql`delete from campaign_manager`.execute(open().kysely);
    expect([await save('sam.station', other), await save('ada.admin', shared)]).toEqual([200, 200]);
    const titleOf = async (id: number) => {
      const { body } = await api.ask(campaigns.moduleRead, { purpose: 'module_read', id }, as('ada.admin'));
      return (body['module'] as { title: string }).title;
    };
    expect([await titleOf(shared), await titleOf(other)]).toEqual(['Changed by ada.admin', 'Changed by sam.station']);
  });

  test('a module that no campaign requires is changed by its creator, managers of that place and Admins', async () => {
    const { employeeIds } = club;
    const neighbor = await open()
      .kysely.insertInto('employee')
      .values({
        organization_id: place('south'),
        first_name: 'Nina',
        last_name: 'Neighbor',
        display_name: 'Nina Neighbor',
        position_type: 'station-admin',
        permissions: ['see-children'],
        login_id: 'L-nina',
        phone_number: '555-0100',
        unverified_email: 'nina@unverified.example',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const save = async (who: PersonName, id: number | null, title = 'Cones') => {
      const module = { ...lesson(title), published: title === 'Cones' } as never;
      return api.ask(campaigns.moduleSave, { purpose: 'module_save', id, module }, as(who));
    };
    const id = ((await save('sam.station', null)).body['module'] as { id: number }).id;
    const made = (by: number | null) =>
      sql`update training_module set created_by = ${by} where id = ${id}`.execute(open().kysely);
    const statuses = async () => [
      (await save('sam.station', id)).status,
      (await save('eve.executive', id)).status,
      (await save('ada.admin', id)).status,
    ];
    expect(await statuses()).toEqual([200, 200, 200]);
    await made(neighbor.id);
    expect(await statuses()).toEqual([403, 200, 200]);
    const { body } = await api.ask(campaigns.moduleRead, { purpose: 'module_read', id }, as('sam.station'));
    expect(body['locked']).toEqual({ campaigns: [], managers: ['Nina Neighbor'] });
    // Requiring it in a campaign of one's own makes it no more one's own.
    await created({ has_req_modules: true, existing_modules_req: [id] });
    expect((await save('sam.station', id, 'Taken')).status).toBe(403);
    await made(null);
    expect(await statuses()).toEqual([403, 403, 200]);
    await made(employeeIds['sam.station']);
    await sql`delete from employee where id = ${neighbor.id}`.execute(open().kysely);
  });

  test('the picture is a second call with the campaign’s id, and only if there is one', async () => {
    const { id, image } = await created();
    expect(image).toBeNull();
    const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    const set = async (fields: Readonly<Record<string, string | File>>, who: PersonName = 'sam.station') => {
      const form = new FormData();
      for (const [key, value] of Object.entries({ purpose: 'set_campaign_image', ...fields })) form.append(key, value);
      const encoded = new Response(form);
      return api.send('/training/campaigns/', Buffer.from(await encoded.arrayBuffer()), {
        ...as(who),
        contentType: encoded.headers.get('content-type') ?? '',
      });
    };
    const file = (content: Buffer) => new File([new Uint8Array(content)], 'x.png', { type: 'image/png' });
    const campaignId = String(id);
    expect((await set({ id: campaignId })).status).toBe(400);
    expect((await set({ image: file(picture) })).status).toBe(400);
    expect((await set({ id: campaignId, image: file(Buffer.from('not a picture')) })).status).toBe(400);
    expect((await set({ id: campaignId, image: file(picture) }, 'sue.staff')).status).toBe(403);
    const answer = await set({ id: campaignId, image: file(picture) });
    expect([answer.status, answer.body['id']]).toEqual([200, id]);
    const { body } = await api.ask(campaigns.read, { purpose: 'read_campaign', id }, as('sam.station'));
    expect((body['campaign'] as Campaign).image).toBe(answer.body['image']);
  });

  test('the words of the picture are stored, and the place whose days it has is told', async () => {
    const shown = { image_alt: ' A truck in the snow ' };
    const campaign = await created(shown);
    expect(campaign).toMatchObject({
      image_alt: 'A truck in the snow',
      place: { name: 'North Station', time_zone: 'America/New_York' },
    });
    const { body } = await api.ask(campaigns.choices, { purpose: 'campaign_choices' }, as('ada.admin'));
    // An Admin's campaign is the whole club's.
    expect(body['place']).toEqual({ name: 'Small Club', time_zone: 'America/New_York' });
  });

  test('a lesson that a campaign assigned has the picture of the campaign', async () => {
    const campaign = await created(required({ positions: ['driver'], image_alt: 'A truck in the snow' }));
    await sql`update training_campaign set image = '/files/snow.webp' where id = ${campaign.id}`.execute(open().kysely);
    await enroll();
    const { body } = await api.ask(training.getLessons, { purpose: 'get_lessons' }, as('dan.driver'));
    const must = body['must'] as { title: string; picture: unknown }[];
    expect(must.map(({ picture }) => picture)).toEqual(
      Array.from({ length: 2 }, () => ({ src: '/files/snow.webp', alt: 'A truck in the snow' })),
    );
  });

  test('a draft is saved as it is typed; another tab learns of it and other people don’t', async () => {
    const save = (id: number | null, version?: number, who: PersonName = 'sam.station') =>
      api.ask(
        campaigns.draftSave,
        {
          purpose: 'draft_save',
          id,
          ...(version === undefined ? {} : { version }),
          title: '',
          content: { title: 'Half a ti', anything: [1, { nested: true }] },
        },
        as(who),
      );
    const { body } = await save(null);
    const draft = body['draft'] as { id: number; version: number };
    expect((await save(draft.id, draft.version)).status).toBe(200);
    const late = await save(draft.id, draft.version);
    expect(late.status).toBe(409);
    expect(late.body['current']).toMatchObject({ draft: { version: 2, content: { title: 'Half a ti' } } });
    expect((await save(draft.id, 2, 'eve.executive')).status).toBe(404);
    expect((await save(999_999, 2, 'eve.executive')).status).toBe(404);
  });

  describe('the cost forecast', () => {
    const ask = async (fields: object, who: PersonName = 'ada.admin', id?: number) => {
      const { body, text } = await api.ask(
        campaigns.cost,
        { purpose: 'cost_forecast', campaign: input(fields), ...(id !== undefined && { id }) },
        as(who),
      );
      if (!body['cost']) throw new Error(text);
      return body['cost'] as CampaignCost;
    };
    /** Calls of a driver a day, on every day of a period. Each is 15 points. */
    const callsOf = (slug: string, from: string, to: string, count: number) =>
      open()
        .kysely.insertInto('rollup_driver_day')
        .values(
          dayList(from, to).map((local_day) => ({
            ...noMeasures,
            driver_id: place(slug),
            station_id: place('north'),
            local_day,
            ata_minutes: [],
            ata_minute_counts: [],
            calls_completed: count,
          })),
        )
        .execute();
    const joined = (who: PersonName, day: string) =>
      sql`update employee set date_joined = ${`${day}T12:00:00Z`}::timestamptz where id = ${club.employeeIds[who]}`.execute(
        open().kysely,
      );
    const drivers = { positions: ['driver'], metric_values: { overall_sat: 0, kmi: 0, kept_informed: 0 } };
    beforeEach(() => sql`delete from rollup_driver_day`.execute(open().kysely));
    afterAll(() => sql`update employee set date_joined = '2026-01-15T12:00:00Z'`.execute(open().kysely));

    test('counts eligible drivers and compares with the budget, in dollars', async () => {
      // Two drivers, 30 points a day each, 32 days.
      await callsOf('dan', '2026-08-22', '2026-11-19', 2);
      await callsOf('dee', '2026-08-22', '2026-11-19', 2);
      const cost = await ask({ ...drivers, settings: { cents_per_point: 5 }, budget: 90 });
      expect(cost).toMatchObject({
        people: 2,
        people_with_history: 2,
        days: 32,
        points: { expected: 1920 },
        dollars: { expected: 96 },
        exceeds: true,
        may_exceed: true,
      });
      expect(cost.dollars.low).toBeLessThan(96);
      expect(cost.dollars.high).toBeGreaterThan(96);
      expect(await ask({ ...drivers, settings: { cents_per_point: 5 }, budget: 96 })).toMatchObject({
        exceeds: false,
        may_exceed: true,
      });
    });

    test('goes by the days a new hire has been here, not by all 90', async () => {
      await callsOf('dan', '2026-08-22', '2026-11-19', 2);
      await callsOf('dee', '2026-10-31', '2026-11-19', 4);
      await joined('dee.driver', '2026-10-31');
      // 20 days of 60 points, not 90 days of 13.
      expect((await ask(drivers)).points.expected).toBe(32 * (30 + 60));
    });

    test.each([
      ['joined less than two weeks ago', '2026-11-10', '2026-11-10'],
      ['joined and has no call yet', '2026-11-10', null],
      ['starts tomorrow', '2026-11-21', null],
    ] as const)('takes the average of the others for a driver who %s', async (_who, day, first) => {
      await callsOf('dan', '2026-08-22', '2026-11-19', 2);
      if (first !== null) await callsOf('dee', first, '2026-11-19', 9);
      await joined('dee.driver', day);
      expect(await ask(drivers)).toMatchObject({ people: 2, people_with_history: 1, points: { expected: 32 * 60 } });
    });

    test('of a launched campaign is for the people where it belongs, no matter who changes it', async () => {
      const { id } = await created({ managers: [club.employeeIds['eve.executive']] });
      // The executive's own campaigns would be for the whole club.
      expect((await ask({}, 'eve.executive')).people).toBe(6);
      expect((await ask({}, 'eve.executive', id)).people).toBe(3);
      const others = { purpose: 'cost_forecast', campaign: input(), id } as const;
      await sql`delete from campaign_manager`.execute(open().kysely);
      expect((await api.ask(campaigns.cost, others, as('eve.executive'))).status).toBe(404);
    });
  });

  test('a module may be taken without being assigned by its audience alone', async () => {
    const groups = await open().kysely.selectFrom('employee_group').selectAll().execute();
    const office = groups.find(({ group_name }) => group_name === 'Office')?.id ?? 0;
    const save = (audience: object, fields: object = {}) =>
      api.ask(
        campaigns.moduleSave,
        { purpose: 'module_save', id: null, module: { ...lesson('Cones'), audience, ...fields } as never },
        as('sam.station'),
      );
    const takers = async (audience: object, fields: object = {}) => {
      const { body } = await save(audience, fields);
      const { id } = body['module'] as { id: number };
      const may = [];
      for (const who of ['dan.driver', 'dee.driver', 'sue.staff'] as const) {
        const { status } = await api.ask(training.getLesson, { purpose: 'get_lesson', module_id: id }, as(who));
        if (status === 200) may.push(who);
      }
      const { body: read } = await api.ask(campaigns.moduleRead, { purpose: 'module_read', id }, as('sam.station'));
      return { may, places: read['places'] };
    };
    expect(await takers({})).toEqual({ may: ['dan.driver', 'dee.driver', 'sue.staff'], places: [] });
    expect(await takers({}, { open: false })).toMatchObject({ may: [] });
    expect(await takers({ positions: ['driver'] })).toMatchObject({ may: ['dan.driver', 'dee.driver'] });
    expect(await takers({ group_ids: [office] })).toMatchObject({ may: ['sue.staff'] });
    expect(await takers({ organization_ids: [place('north')] })).toEqual({
      may: ['dan.driver', 'sue.staff'],
      places: [{ id: place('north'), name: 'North Station' }],
    });
    expect((await save({ organization_ids: [999_999], group_ids: [999_999] })).body).toMatchObject({
      fields: {
        'audience.organization_ids': 'One of these locations no longer exists',
        'audience.group_ids': 'One of these groups no longer exists',
      },
    });
  });

  test('people can be excused from one module alone, and are found by that', async () => {
    const campaign = await created(required({ positions: ['driver'] }));
    const [first = 0, second = 0] = campaign.existing_modules_req;
    await enroll();
    const excused = await api.ask(
      campaigns.excuse,
      {
        purpose: 'campaign_excuse',
        id: campaign.id,
        employee_ids: [club.employeeIds['dan.driver']],
        module_id: first,
        reason: 'Trained elsewhere',
      },
      as('sam.station'),
    );
    expect(excused.body).toEqual({ excused: 1 });
    const [dan] = await people(campaign.id, 'sam.station', 'excused');
    expect(dan).toMatchObject({
      state: 'open',
      excuse: 'Trained elsewhere',
      modules: [
        { module_id: first, state: 'excused' },
        { module_id: second, state: 'open' },
      ],
    });
    expect(await people(campaign.id, 'sam.station', 'open')).toHaveLength(1);
  });

  test('an excuse counts in the campaign it was given in, and not in others that require the module', async () => {
    const dan = club.employeeIds['dan.driver'];
    const first = await created(required({ positions: ['driver'], modules_required: [lesson('Cones')], due_days: 7 }));
    const [cones = 0] = first.existing_modules_req;
    const later = {
      title: 'Spring starts',
      positions: ['driver'],
      has_req_modules: true,
      existing_modules_req: [cones],
      end: days(40),
    };
    const second = await created(later);
    await enroll();
    const excuse = async (id: number) =>
      (
        await api.ask(
          campaigns.excuse,
          { purpose: 'campaign_excuse', id, employee_ids: [dan], reason: 'On leave' },
          as('sam.station'),
        )
      ).body;
    const states = async () => [
      (await people(first.id)).map(({ state, excuse: why }) => [state, why]),
      (await people(second.id)).map(({ state, excuse: why }) => [state, why]),
    ];
    const must = async () => {
      const { body } = await api.ask(training.getLessons, { purpose: 'get_lessons' }, as('dan.driver'));
      return (body['must'] as { id: number; reason: string }[]).filter(({ id }) => id === cones);
    };
    const openIn = async (id: number) =>
      [...(await openRequiredModules(open().kysely, id, [dan])).values()].flat().length;
    expect(await excuse(first.id)).toEqual({ excused: 1 });
    expect(await states()).toEqual([[['excused', 'On leave']], [['soon', null]]]);
    expect([await openIn(first.id), await openIn(second.id)]).toEqual([0, 1]);
    // The other campaign still asks for it, and says so. Its job changes nothing about it.
    expect(await must()).toMatchObject([{ reason: 'Spring starts' }]);
    await enroll();
    expect(await must()).toHaveLength(1);
    // The notification of the first campaign is gone, and that of the second stays.
    const told = await open()
      .kysely.selectFrom('notification')
      .select('subject_id')
      .where('employee_id', '=', dan)
      .where('kind', '=', 'campaign')
      .execute();
    expect(told.map(({ subject_id }) => subject_id)).toEqual([second.id]);
    expect(await excuse(first.id)).toEqual({ excused: 0 });
    expect(await excuse(second.id)).toEqual({ excused: 1 });
    expect([await states(), await must()]).toEqual([[[['excused', 'On leave']], [['excused', 'On leave']]], []]);
    await enroll();
    expect(await must()).toEqual([]);
    // A third one that comes later asks for it anew.
    const third = await created({ ...later, title: 'Summer starts' });
    await enroll();
    expect((await people(third.id)).map(({ state }) => state)).toEqual(['open']);
    expect(await must()).toHaveLength(1);
  });

  test('a campaign that assigns nothing by itself lists everybody it is for, and a manager assigns', async () => {
    const [dan, dee] = [club.employeeIds['dan.driver'], club.employeeIds['dee.driver']];
    const fields = { positions: ['driver'], auto_enroll: false, due_days: 14 };
    const campaign = await created(required(fields), 'ada.admin');
    const [first = 0, second = 0] = campaign.existing_modules_req;
    await enroll();
    const listed = async () =>
      (await people(campaign.id, 'ada.admin')).map(({ employee_id, state, assigned, due_on }) => [
        employee_id,
        state,
        assigned,
        due_on,
      ]);
    const call = async (who: PersonName, employee_ids: number[], module_id?: number) => {
      const body = { purpose: 'campaign_assign' as const, id: campaign.id, employee_ids };
      const answer = await api.ask(campaigns.assign, { ...body, ...(module_id && { module_id }) }, as(who));
      return answer.status === 200 ? answer.body : answer.status;
    };
    expect(await listed()).toEqual([
      [dan, 'open', false, null],
      [dee, 'open', false, null],
    ]);
    expect(await assignmentsOf('dan.driver')).toEqual([]);
    // Nobody can be reminded of what wasn't assigned.
    const remind = { purpose: 'campaign_remind', id: campaign.id, everybody: 'open' } as const;
    expect((await api.ask(campaigns.remind, remind, as('ada.admin'))).body).toMatchObject({ reminded: 0 });

    expect(await call('sam.station', [dan])).toBe(404);
    // Those it isn't for are left out.
    expect(await call('ada.admin', [dan, club.employeeIds['sue.staff']], first)).toEqual({ assigned: 1 });
    expect(await assignmentsOf('dan.driver')).toMatchObject([{ module_id: first, due_on: '2026-12-04' }]);
    expect(await listed()).toEqual([
      [dan, 'open', false, '2026-12-04'],
      [dee, 'open', false, null],
    ]);
    expect([await call('ada.admin', [dan]), await call('ada.admin', [dan])]).toEqual([
      { assigned: 1 },
      { assigned: 0 },
    ]);
    expect((await assignmentsOf('dan.driver')).map(({ module_id }) => module_id)).toEqual([first, second]);
    expect((await listed())[0]).toEqual([dan, 'open', true, '2026-12-04']);
    const { body } = await api.ask(calls.notifications.list, { purpose: 'list', unread: true }, as('dan.driver'));
    expect(body['notifications']).toMatchObject([{ kind: 'campaign', subject_id: campaign.id }]);

    // Whoever isn't to take it can be excused without being assigned it first, and isn't assigned it later.
    const { body: excused } = await api.ask(
      campaigns.excuse,
      { purpose: 'campaign_excuse', id: campaign.id, employee_ids: [dee], reason: 'On leave' },
      as('ada.admin'),
    );
    expect(excused).toEqual({ excused: 1 });
    expect((await people(campaign.id, 'ada.admin', 'excused')).map(({ employee_id }) => employee_id)).toEqual([dee]);
    expect(await call('ada.admin', [dee])).toEqual({ assigned: 0 });

    await sql`update training_campaign set ends_at = ${days(-0.5)}`.execute(open().kysely);
    expect(await call('ada.admin', [dan])).toBe(409);
  });

  test('a campaign that assigns by itself lists those it has assigned to', async () => {
    const campaign = await created(required({ positions: ['driver'] }));
    expect(await people(campaign.id)).toEqual([]);
    await enroll();
    expect(await people(campaign.id)).toMatchObject([{ employee_id: club.employeeIds['dan.driver'], assigned: true }]);
  });

  test('the demo has a campaign that is over, two that run and one to come, with people enrolled', async () => {
    const { kysely } = open();
    await kysely.transaction().execute((trx) => campaignsDemo(trx, { stationIds: [], now: new Date(api.clock) }));
    expect(await listed('ada.admin')).toEqual(['Safe on the shoulder', 'Winter starts']);
    expect(await listed('ada.admin', 'past')).toEqual(['Keep the member informed']);
    expect(await listed('ada.admin', 'all')).toHaveLength(4);
    const [winter] = await kysely
      .selectFrom('training_campaign')
      .select('id')
      .where('title', '=', 'Winter starts')
      .execute();
    expect(await people(winter?.id ?? 0, 'ada.admin')).toHaveLength(2);
  });
});
