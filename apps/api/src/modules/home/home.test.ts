import { calls } from '@roadside/contract/calls';
import type { EditedWidget, Widget } from '@roadside/contract/schemas';
import { moduleInput } from '@roadside/contract/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { silentLog } from '../../platform/testing/silent-log.ts';
import { signInPeople } from '../../platform/testing/sign-in-people.ts';
import { fillSmallClub } from '../../platform/testing/small-club.ts';
import type { PersonName, SmallClub } from '../../platform/testing/small-club.ts';
import { assignModules, createModule } from '../training/index.ts';
import { openTestApi } from '../../platform/testing/test-api.ts';
import type { TestApi } from '../../platform/testing/test-api.ts';
import { homeDemo } from './home.demo.ts';
import { announceDue } from './home.jobs.ts';

type Who = PersonName | 'amy.editor';
const { homepage, messaging, communications, notifications } = calls;

describeEachEngine('home, announcements and communications', (open) => {
  let api: TestApi;
  let club: SmallClub;
  let editorId: number;
  let as: (name: Who) => { readonly token: string };
  const start = Date.parse('2026-11-20T14:00:00Z');

  beforeAll(async () => {
    club = await fillSmallClub(open());
    const { kysely } = open();
    await sql`update employee set group_name = case position_type when 'driver' then 'Drivers' else 'Office' end`.execute(
      kysely,
    );
    const editor = await kysely
      .insertInto('employee')
      .values({
        organization_id: club.organizationIds['club'] ?? 0,
        first_name: 'Amy',
        display_name: 'Amy Editor',
        position_type: 'admin',
        permissions: ['homepage-edit'],
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    editorId = editor.id;
    await sql`insert into account (employee_id, username, email, password_hash)
      select ${editorId}, 'amy.editor', 'amy@small.example', password_hash from account limit 1`.execute(kysely);
    api = await openTestApi(open(), { environment: { RATE_LIMITS: 'off' } });
    as = await signInPeople(api, [...(Object.keys(club.employeeIds) as PersonName[]), 'amy.editor']);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    api.clock = start;
    await sql`delete from widget`.execute(open().kysely);
    await sql`delete from notification`.execute(open().kysely);
    await sql`delete from live_event`.execute(open().kysely);
  });

  const place = (slug: string) => club.organizationIds[slug] ?? 0;
  const north = () => ({ organization_ids: [place('north')] });
  const later = (minutes: number) => new Date(start + minutes * 60_000).toISOString();
  const passTo = async (minutes: number) => {
    api.clock = start + minutes * 60_000;
    await announceDue(api.services.config, { db: open(), now: () => new Date(api.clock), log: silentLog });
  };
  const create = async (fields: object, who: Who = 'amy.editor'): Promise<EditedWidget> => {
    const { status, body, text } = await api.ask(
      homepage.announcementCreate,
      {
        purpose: 'announcement',
        action: 'create',
        title: 'Ice tonight',
        type: 'announcement',
        modal_content: [{ body: 'Salt the ramps.' }],
        ...fields,
      },
      as(who),
    );
    if (status !== 200) throw new Error(text);
    return body['widget'] as EditedWidget;
  };
  const update = (widget: EditedWidget, fields: object) =>
    api.ask(
      homepage.announcementUpdate,
      {
        purpose: 'announcement',
        action: 'update',
        id: widget.id,
        version: widget.version,
        title: widget.title,
        type: widget.type,
        modal_content: [{ body: 'Salt the ramps.' }],
        asks: widget.asks,
        ...fields,
      },
      as('amy.editor'),
    );
  const widgetsOf = async (name: Who) =>
    (await api.ask(homepage.getWidgets, { purpose: 'get_widgets' }, as(name))).body['widgets'] as Widget[];
  const idsOf = async (name: Who) => (await widgetsOf(name)).map(({ id }) => id);
  const purposes = { widgetSeen: 'widget_seen', widgetClick: 'widget_click', acknowledge: 'acknowledge' } as const;
  const mark = (call: keyof typeof purposes, id: number, name: Who) =>
    api.send('/homepage/', JSON.stringify({ purpose: purposes[call], id }), as(name));
  const noticesOf = async (name: Who, unread = true) =>
    (await api.ask(notifications.list, { purpose: 'list', unread }, as(name))).body['notifications'] as {
      kind: string;
      subject_id: number;
      amount: number;
      rings: number;
    }[];
  const nowOf = async (name: Who) =>
    (await api.ask(homepage.getNow, { purpose: 'get_now' }, as(name))).body['items'] as Record<string, unknown>[];
  const readers = async (id: number, status: 'all' | 'not-acknowledged' = 'all') =>
    (
      await api.ask(
        communications.readers,
        { purpose: 'communications', action: 'readers', id, status },
        as('eve.executive'),
      )
    ).body['readers'] as Record<string, unknown>[];
  const reach = async (id: number) =>
    (await api.ask(communications.reach, { purpose: 'communications', action: 'reach', id }, as('eve.executive')))
      .body as {
      audience: number;
      seen: number;
      acknowledged: number;
      clicks: number;
      by_place: object[];
      by_hour: object[];
    };

  test('a click whose answer was lost is sent again and counted once; so is a removal', async () => {
    const { id } = await create({});
    const again = (headers: Record<string, string>) => ({ ...as('dan.driver'), headers });
    const click = { purpose: 'widget_click', id } as const;
    const key = { 'idempotency-key': 'click-in-the-tunnel' };
    for (const times of [1, 2])
      expect([times, (await api.ask(homepage.widgetClick, click, again(key))).body['total_clicks']]).toEqual([
        times,
        1,
      ]);
    expect((await reach(id)).clicks).toBe(1);
    const remove = { purpose: 'announcement', action: 'delete', id } as const;
    const removed = { ...as('amy.editor'), headers: { 'idempotency-key': 'remove-in-the-tunnel' } };
    for (const times of [1, 2])
      expect([times, (await api.ask(homepage.announcementDelete, remove, removed)).status]).toEqual([times, 200]);
  });

  test('a click shows the pages, counts once more, and has the person in seen_by once', async () => {
    const { id } = await create({ modal_content: [{ title: 'One', body: 'First' }, { body: 'Second' }] });
    await mark('widgetSeen', id, 'dan.driver');
    await mark('widgetClick', id, 'dan.driver');
    expect((await mark('widgetClick', id, 'dan.driver')).body).toEqual({
      id,
      seen: true,
      total_clicks: 2,
      acknowledged_at: null,
    });
    await mark('widgetClick', id, 'sue.staff');
    const dan = club.employeeIds['dan.driver'];
    expect(await widgetsOf('dan.driver')).toMatchObject([
      {
        id,
        modal_content: [
          { title: 'One', body: 'First', image: null },
          { title: null, body: 'Second', image: null },
        ],
        seen_by: [dan],
        total_clicks: 3,
        seen: true,
      },
    ]);
    expect(await widgetsOf('dee.driver')).toMatchObject([{ seen_by: [], total_clicks: 3, seen: false }]);
    expect((await widgetsOf('amy.editor'))[0]?.seen_by).toEqual(
      [dan, club.employeeIds['sue.staff']].toSorted((a, b) => a - b),
    );
  });

  test.each([
    ['everybody', () => ({}), ['sue.staff', 'dan.driver', 'dee.driver', 'eve.executive']],
    ['a station', north, ['sue.staff', 'dan.driver']],
    ['drivers', () => ({ positions: ['driver'] }), ['dan.driver', 'dee.driver']],
    ['drivers at a station', () => ({ ...north(), positions: ['driver'] }), ['dan.driver']],
    [
      'a business and below',
      () => ({ organization_ids: [place('business')] }),
      ['sue.staff', 'dan.driver', 'dee.driver'],
    ],
  ] as const)('an announcement for %s reaches them and nobody else', async (_, audience, wanted) => {
    const { id } = await create({ audience: audience() });
    const names = ['sue.staff', 'dan.driver', 'dee.driver', 'eve.executive'] as const;
    const reached = [];
    for (const name of names) if ((await idsOf(name)).includes(id)) reached.push(name);
    expect(reached).toEqual(wanted);
  });

  test('an employee group limits an audience, and has an id as soon as somebody is in it', async () => {
    const { body } = await api.ask(homepage.getWidgets, { purpose: 'get_widgets' }, as('dan.driver'));
    const groups = body['employee_groups'] as { id: number; group_name: string }[];
    expect(groups.map(({ group_name }) => group_name)).toEqual(['Drivers', 'Office']);
    const drivers = groups[0];
    const { id } = await create({ audience: { group_ids: [drivers?.id] } });
    expect(await idsOf('dee.driver')).toEqual([id]);
    expect(await idsOf('sue.staff')).toEqual([]);
    expect(await widgetsOf('dee.driver')).toMatchObject([{ employee_groups: [drivers] }]);
    await sql`update employee set group_name = 'Night shift' where id = ${club.employeeIds['dee.driver']}`.execute(
      open().kysely,
    );
    expect(await idsOf('dee.driver')).toEqual([]);
    const names = (
      (await api.ask(homepage.getWidgets, { purpose: 'get_widgets' }, as('dan.driver'))).body['employee_groups'] as {
        group_name: string;
      }[]
    ).map(({ group_name }) => group_name);
    expect(names).toContain('Night shift');
    await sql`update employee set group_name = 'Drivers' where id = ${club.employeeIds['dee.driver']}`.execute(
      open().kysely,
    );
  });

  test('a restriction survives every later edit, and nobody outside learns the title or the id', async () => {
    let widget = await create({ title: 'Secret bonus', audience: north(), asks: 'confirm' });
    const other = await create({ title: 'Open house' });
    for (const fields of [
      { title: 'Secret bonus two' },
      { asks: 'acknowledge' },
      { modal_content: [] },
      { ends_at: later(600) },
    ]) {
      const { status, body } = await update(widget, fields);
      expect(status).toBe(200);
      widget = body['widget'] as EditedWidget;
    }
    await api.ask(
      homepage.widgetMove,
      {
        purpose: 'widget_move',
        widget_list: [
          { id: other.id, order: 1 },
          { id: widget.id, order: 2 },
        ],
      },
      as('amy.editor'),
    );
    expect(widget.audience.organizations).toMatchObject([{ slug: 'north' }]);
    expect(widget.reach.audience).toBe(3);
    await passTo(30);
    const seenByDee = [
      await api.ask(homepage.getWidgets, { purpose: 'get_widgets' }, as('dee.driver')),
      await api.ask(messaging.getAnnouncements, { purpose: 'get_announcements' }, as('dee.driver')),
      await api.ask(homepage.getNow, { purpose: 'get_now' }, as('dee.driver')),
      await api.ask(notifications.list, { purpose: 'list' }, as('dee.driver')),
    ];
    for (const { text, status } of seenByDee) {
      expect(status).toBe(200);
      expect(text).not.toContain('Secret');
      expect(text).not.toMatch(new RegExp(`"(?:subject_)?id":${widget.id}\\b`));
    }
    const unknown = await mark('widgetClick', 999_999, 'dee.driver');
    for (const call of ['widgetSeen', 'widgetClick', 'acknowledge'] as const) {
      const { status, body } = await mark(call, widget.id, 'dee.driver');
      expect([status, body]).toEqual([404, unknown.body]);
    }
    // Its events went to its audience only; those of the order went to everybody.
    const { rows } = await sql<{ people: number[] | null }>`
      select people from live_event where subject_id = ${widget.id} and topic in ('announcements', 'notifications')`.execute(
      open().kysely,
    );
    expect(rows.length).toBeGreaterThan(4);
    for (const { people } of rows) expect(people).not.toContain(club.employeeIds['dee.driver']);
    expect(rows.filter(({ people }) => people === null)).toEqual([]);
  });

  test('a narrower audience takes the announcement and its notification back', async () => {
    const widget = await create({ asks: 'acknowledge', audience: { positions: ['driver'] } });
    expect(await noticesOf('dee.driver')).toMatchObject([{ kind: 'announcement', subject_id: widget.id, rings: 1 }]);
    await update(widget, { audience: { positions: ['driver'], ...north() } });
    expect(await noticesOf('dee.driver', false)).toEqual([]);
    expect(await idsOf('dee.driver')).toEqual([]);
    expect(await noticesOf('dan.driver')).toMatchObject([{ rings: 1 }]);
  });

  test('only position admin with homepage-edit edits the page', async () => {
    const { id } = await create({});
    const attempts = (name: Who) => [
      api.ask(homepage.announcementList, { purpose: 'announcement', action: 'list' }, as(name)),
      api.ask(
        homepage.reOrderAnnouncements,
        { purpose: 're_order_announcements', announcements: [{ id, order: 1 }] },
        as(name),
      ),
      api.ask(homepage.announcementDelete, { purpose: 'announcement', action: 'delete', id }, as(name)),
    ];
    for (const name of ['ada.admin', 'eve.executive', 'dan.driver'] as const)
      for (const { status } of await Promise.all(attempts(name))) expect(status).toBe(403);
    expect(await idsOf('dan.driver')).toEqual([id]);
    for (const attempt of attempts('amy.editor')) expect((await attempt).status).toBe(200);
    expect(await idsOf('dan.driver')).toEqual([]);
  });

  test.each(['left', 'lost the right'] as const)(
    'an announcement whose author %s before its start isn’t published until somebody saves it',
    async (what) => {
      const widget = await create({ starts_at: later(60), asks: 'acknowledge' });
      const author = async (values: { active: boolean; permissions: string[] }) => {
        await open().kysely.updateTable('employee').set(values).where('id', '=', editorId).execute();
      };
      await author(
        what === 'left' ? { active: false, permissions: ['homepage-edit'] } : { active: true, permissions: [] },
      );
      // Its start has come, but no one has checked the author's rights yet.
      api.clock = start + 60 * 60_000;
      expect(await idsOf('dan.driver')).toEqual([]);
      expect((await mark('widgetSeen', widget.id, 'dan.driver')).status).toBe(404);
      await passTo(60);
      await passTo(61);
      expect(await idsOf('dan.driver')).toEqual([]);
      expect(await noticesOf('dan.driver')).toEqual([]);
      const told = [{ kind: 'announcement-withheld', subject_id: widget.id, rings: 1 }];
      expect(await noticesOf('eve.executive')).toMatchObject(told);
      await author({ active: true, permissions: ['homepage-edit'] });
      as = await signInPeople(api, [...(Object.keys(club.employeeIds) as PersonName[]), 'amy.editor']);
      expect(await noticesOf('amy.editor')).toMatchObject(told);
      const { rows } = await sql<{ status: string }>`select status from audit_event
        where event = 'announcement_withheld' and target = ${`widget:${widget.id}`}`.execute(open().kysely);
      expect(rows).toEqual([{ status: 'failure' }]);
      const states = async (state: 'scheduled' | 'live') =>
        (
          (
            await api.ask(
              communications.list,
              { purpose: 'communications', action: 'list', state },
              as('eve.executive'),
            )
          ).body['announcements'] as EditedWidget[]
        ).map(({ id, withheld }) => [id, withheld]);
      expect([await states('scheduled'), await states('live')]).toEqual([[[widget.id, true]], []]);
      expect((await update(widget, { starts_at: later(60) })).status).toBe(200);
      expect(await idsOf('dan.driver')).toEqual([widget.id]);
      expect(await noticesOf('eve.executive')).not.toMatchObject(told);
      expect([await states('scheduled'), await states('live')]).toEqual([[], [[widget.id, false]]]);
    },
  );

  test('a start and an end are kept to the second, and the list has those that expired', async () => {
    const { id } = await create({ starts_at: later(60), ends_at: later(120), asks: 'acknowledge' });
    expect(await idsOf('dan.driver')).toEqual([]);
    expect(await noticesOf('dan.driver')).toEqual([]);
    expect((await mark('widgetSeen', id, 'dan.driver')).status).toBe(404);
    await passTo(60);
    expect(await idsOf('dan.driver')).toEqual([id]);
    expect(await noticesOf('dan.driver')).toMatchObject([{ subject_id: id }]);
    expect(await nowOf('dan.driver')).toMatchObject([{ kind: 'acknowledge', id, at: later(60) }]);
    await passTo(120);
    expect(await idsOf('dan.driver')).toEqual([]);
    expect(await noticesOf('dan.driver', false)).toEqual([]);
    const { body } = await api.ask(
      homepage.announcementList,
      { purpose: 'announcement', action: 'list' },
      as('amy.editor'),
    );
    expect(body['widgets']).toMatchObject([{ id, state: 'expired' }]);
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::integer as n from live_event where topic = 'announcements'`.execute(open().kysely);
    expect(rows[0]?.n).toBe(3);
  });

  test('refuses an end before its start, and an audience that does not exist', async () => {
    for (const [fields, field] of [
      [{ ends_at: later(-1) }, 'ends_at'],
      [{ starts_at: later(10), ends_at: later(10) }, 'ends_at'],
      [{ audience: { organization_ids: [999_999] } }, 'audience.organization_ids'],
      [{ audience: { group_ids: [999_999] } }, 'audience.group_ids'],
    ] as const) {
      const { status, body } = await api.ask(
        homepage.announcementCreate,
        {
          purpose: 'announcement',
          action: 'create',
          title: 'x',
          type: 'announcement',
          modal_content: [],
          ...fields,
        } as never,
        as('amy.editor'),
      );
      expect([status, Object.keys(body['fields'] as object)]).toEqual([400, [field]]);
    }
  });

  test('the second of two editors gets the first one’s version', async () => {
    const widget = await create({});
    expect((await update(widget, { title: 'First' })).status).toBe(200);
    const { status, body } = await update(widget, { title: 'Second' });
    expect([status, body['code']]).toEqual([409, 'stale-version']);
    expect(body['current']).toMatchObject({ widget: { title: 'First', version: 2 } });
  });

  test('announcements take each other’s places; external tiles keep theirs', async () => {
    const [a, link, b, c] = [
      await create({ title: 'a' }),
      await create({ title: 'link', type: 'external', link: 'https://club.example/' }),
      await create({ title: 'b' }),
      await create({ title: 'c' }),
    ].map(({ id }) => id) as [number, number, number, number];
    const reorder = (ids: readonly number[]) =>
      api.ask(
        homepage.reOrderAnnouncements,
        { purpose: 're_order_announcements', announcements: ids.map((id, order) => ({ id, order })) },
        as('amy.editor'),
      );
    const { body } = await reorder([c, a, b]);
    expect((body['announcements'] as { id: number }[]).map(({ id }) => id)).toEqual([c, a, b]);
    expect(await idsOf('dan.driver')).toEqual([c, link, a, b]);
    for (const wanted of [
      [a, b],
      [a, b, c, link],
      [a, b, b],
    ]) {
      expect((await reorder(wanted)).status).toBe(409);
      expect(await idsOf('dan.driver')).toEqual([c, link, a, b]);
    }
    const moved = await api.ask(
      homepage.widgetMove,
      { purpose: 'widget_move', widget_list: [link, b, a, c].map((id, order) => ({ id, order })) },
      as('amy.editor'),
    );
    expect((moved.body['widgets'] as Widget[]).map(({ id, order }) => [id, order])).toEqual([
      [link, 1],
      [b, 2],
      [a, 3],
      [c, 4],
    ]);
    expect(await idsOf('dan.driver')).toEqual([link, b, a, c]);
  });

  test('who has confirmed and who has not, a reminder for those, and a word to their managers', async () => {
    const { id } = await create({ asks: 'acknowledge', audience: { organization_ids: [place('business')] } });
    expect(await nowOf('dan.driver')).toMatchObject([{ kind: 'acknowledge', id, title: 'Ice tonight' }]);
    await mark('acknowledge', id, 'dan.driver');
    await mark('acknowledge', id, 'dan.driver');
    await mark('widgetSeen', id, 'sue.staff');
    expect(await nowOf('dan.driver')).toEqual([]);
    expect(await noticesOf('dan.driver')).toEqual([]);
    const all = await readers(id);
    expect(all.map(({ organization_name }) => organization_name)).toEqual([
      'North Station',
      'South Station',
      'North Station',
      'North Station',
    ]);
    expect(all.map(({ display_name, seen_at, acknowledged_at }) => [display_name, seen_at, acknowledged_at])).toEqual([
      ['Dan Driver', later(0), later(0)],
      ['Dee Driver', null, null],
      ['Sam Station', null, null],
      ['Sue Staff', later(0), null],
    ]);
    expect((await readers(id, 'not-acknowledged')).map(({ display_name }) => display_name)).toEqual([
      'Dee Driver',
      'Sam Station',
      'Sue Staff',
    ]);
    const remind = await api.ask(
      communications.remind,
      { purpose: 'communications', action: 'remind', id },
      as('eve.executive'),
    );
    expect(remind.body).toEqual({ reminded: 3 });
    expect(await noticesOf('dee.driver')).toMatchObject([{ subject_id: id, rings: 2 }]);
    expect(await noticesOf('dan.driver')).toEqual([]);
    const escalated = await api.ask(
      communications.escalate,
      { purpose: 'communications', action: 'escalate', id },
      as('eve.executive'),
    );
    // Sam manages Sue; the nearest managers of Dee and Sam work for the club.
    expect(escalated.body).toMatchObject({ managers: 4, without_manager: 0 });
    expect(escalated.body['told']).toHaveLength(4);
    expect(escalated.body['told']).toContainEqual({
      employee_id: club.employeeIds['eve.executive'],
      display_name: 'Eve Executive',
      people: 2,
    });
    expect(escalated.body['told']).toContainEqual({
      employee_id: club.employeeIds['sam.station'],
      display_name: 'Sam Station',
      people: 1,
    });
    expect((await noticesOf('sam.station')).find(({ kind }) => kind === 'not-acknowledged')).toMatchObject({
      amount: 1,
    });
    expect(await noticesOf('eve.executive')).toMatchObject([{ kind: 'not-acknowledged', subject_id: id, amount: 2 }]);
    expect(await nowOf('eve.executive')).toMatchObject([
      { kind: 'not-acknowledged', id, title: null, amount: 2, names: ['Dee Driver', 'Sam Station'] },
    ]);
    expect(await nowOf('sam.station')).toMatchObject([
      { kind: 'acknowledge', names: [] },
      { kind: 'not-acknowledged', amount: 1, names: ['Sue Staff'] },
    ]);
    // Reading the notification leads home, where they stay until they confirm.
    await api.ask(notifications.read, { purpose: 'read' }, as('sam.station'));
    expect((await nowOf('sam.station')).map(({ kind }) => kind)).toEqual(['acknowledge', 'not-acknowledged']);
    // Who has confirmed since isn't named anymore.
    await api.ask(homepage.acknowledge, { purpose: 'acknowledge', id }, as('sue.staff'));
    expect((await nowOf('sam.station')).map(({ kind }) => kind)).toEqual(['acknowledge']);
  });

  test('a manager is no longer told of people who have confirmed since, also at once', async () => {
    const { id } = await create({ asks: 'acknowledge', audience: { organization_ids: [place('business')] } });
    const told = async (name: Who) =>
      (await noticesOf(name)).filter(({ kind }) => kind === 'not-acknowledged').map(({ amount }) => amount);
    await api.ask(communications.escalate, { purpose: 'communications', action: 'escalate', id }, as('eve.executive'));
    expect([await told('sam.station'), await told('eve.executive')]).toEqual([[2], [2]]);
    await mark('acknowledge', id, 'dan.driver');
    expect(await told('sam.station')).toEqual([1]);
    await mark('acknowledge', id, 'sue.staff');
    expect([await told('sam.station'), await told('eve.executive')]).toEqual([[], [2]]);
    await Promise.all([mark('acknowledge', id, 'dee.driver'), mark('acknowledge', id, 'sam.station')]);
    expect(await told('eve.executive')).toEqual([]);
  });

  test('a manager is no longer told of people who are outside a narrower audience', async () => {
    const widget = await create({ asks: 'acknowledge', audience: { organization_ids: [place('business')] } });
    const told = async (name: Who) =>
      (await noticesOf(name)).filter(({ kind }) => kind === 'not-acknowledged').map(({ amount }) => amount);
    await api.ask(
      communications.escalate,
      { purpose: 'communications', action: 'escalate', id: widget.id },
      as('eve.executive'),
    );
    expect([await told('sam.station'), await told('eve.executive')]).toEqual([[2], [2]]);
    await update(widget, { audience: { organization_ids: [place('south')] } });
    expect([await told('sam.station'), await told('eve.executive')]).toEqual([[], [1]]);
  });

  test('an important one rings every quarter of an hour until it is confirmed', async () => {
    const { id } = await create({ asks: 'confirm', audience: { positions: ['driver'] } });
    const ringsOf = async (name: Who) => (await noticesOf(name, false)).map(({ rings }) => rings);
    expect(await ringsOf('dee.driver')).toEqual([1]);
    await passTo(14);
    expect(await ringsOf('dee.driver')).toEqual([1]);
    await api.ask(notifications.read, { purpose: 'read' }, as('dee.driver'));
    await passTo(15);
    expect(await noticesOf('dee.driver')).toMatchObject([{ rings: 2 }]);
    await mark('acknowledge', id, 'dee.driver');
    expect(await noticesOf('dee.driver')).toEqual([]);
    await passTo(30);
    expect(await ringsOf('dee.driver')).toEqual([2]);
    expect(await ringsOf('dan.driver')).toEqual([3]);
    await passTo(31);
    expect(await ringsOf('dan.driver')).toEqual([3]);
  });

  test('an urgent one needs a reason, which is audited, and stays urgent when it is edited', async () => {
    const fields = { asks: 'confirm' as const, audience: { positions: ['driver'] }, urgent: true as const };
    const refused = await api.ask(
      homepage.announcementCreate,
      {
        purpose: 'announcement',
        action: 'create',
        title: 'Ice tonight',
        type: 'announcement',
        modal_content: [{ body: 'Salt the ramps.' }],
        ...fields,
      },
      as('amy.editor'),
    );
    expect([refused.status, refused.body['fields']]).toEqual([400, { urgent_reason: 'Enter a reason' }]);
    const rings = async () =>
      (await sql<{ urgent: boolean }>`select urgent from notification`.execute(open().kysely)).rows;
    expect(await rings()).toEqual([]);
    const widget = await create({ ...fields, urgent_reason: ' Black ice ' });
    expect(widget.urgent_reason).toBe('Black ice');
    expect(await rings()).toEqual([{ urgent: true }, { urgent: true }]);
    const { rows } = await sql<{ reason: string }>`select changes->>'urgent_reason' as reason from audit_event
      where target = ${`widget:${widget.id}`}`.execute(open().kysely);
    expect(rows).toEqual([{ reason: 'Black ice' }]);
    // A reminder rings off shift again, no matter who sends it.
    await api.ask(
      communications.remind,
      { purpose: 'communications', action: 'remind', id: widget.id },
      as('eve.executive'),
    );
    const reminded = await sql<{ reason: string }>`select changes->>'urgent_reason' as reason from audit_event
      where target = ${`widget:${widget.id}`} and event = 'announcement_reminded'`.execute(open().kysely);
    expect(reminded.rows).toEqual([{ reason: 'Black ice' }]);
    const edit = (more: object) =>
      api.ask(
        homepage.announcementUpdate,
        {
          purpose: 'announcement',
          action: 'update',
          id: widget.id,
          version: widget.version,
          title: 'Ice tonight and tomorrow',
          type: 'announcement',
          modal_content: [{ body: 'Salt the ramps.' }],
          asks: 'confirm',
          ...more,
        },
        as('amy.editor'),
      );
    const kept = (await edit({})).body['widget'] as EditedWidget;
    expect(kept.urgent_reason).toBe('Black ice');
    const calm = (await edit({ version: kept.version, urgent: false })).body['widget'] as EditedWidget;
    expect(calm.urgent_reason).toBeNull();
  });

  test('one that becomes urgent rings once more for those who have it already', async () => {
    const rung = async () =>
      (
        await sql`select rings, urgent from notification where kind = 'announcement' order by employee_id`.execute(
          open().kysely,
        )
      ).rows;
    const calm = await create({ asks: 'acknowledge', audience: { positions: ['driver'] } });
    await api.ask(notifications.read, { purpose: 'read' }, as('dan.driver'));
    expect(await rung()).toEqual([1, 1].map((rings) => ({ rings, urgent: false })));
    const reason = { urgent: true, urgent_reason: 'Black ice' };
    const urgent = (await update(calm, reason)).body['widget'] as EditedWidget;
    expect(await rung()).toEqual([2, 2].map((rings) => ({ rings, urgent: true })));
    expect(await noticesOf('dan.driver')).toMatchObject([{ kind: 'announcement', rings: 2 }]);
    await update(urgent, { ...reason, title: 'Ice until noon' });
    expect(await rung()).toEqual([2, 2].map((rings) => ({ rings, urgent: true })));
  });

  test('reach equals the log of what readers did', async () => {
    const { id } = await create({ asks: 'acknowledge', audience: { organization_ids: [place('business')] } });
    const deeds = [
      ['widgetSeen', 'dan.driver', 0],
      ['widgetClick', 'dan.driver', 10],
      ['acknowledge', 'dan.driver', 61],
      ['widgetClick', 'sue.staff', 61],
      ['widgetClick', 'sue.staff', 62],
      ['acknowledge', 'dee.driver', 130],
      ['acknowledge', 'dee.driver', 131],
    ] as const;
    for (const [call, name, minutes] of deeds) {
      api.clock = start + minutes * 60_000;
      await mark(call, id, name);
    }
    const found = await reach(id);
    expect(found).toMatchObject({ audience: 4, seen: 3, acknowledged: 2, clicks: 3 });
    expect(found.by_place).toEqual([
      { organization_id: place('north'), display_name: 'North Station', audience: 3, seen: 2, acknowledged: 1 },
      { organization_id: place('south'), display_name: 'South Station', audience: 1, seen: 1, acknowledged: 1 },
    ]);
    expect(found.by_hour).toEqual([
      { at: later(0), seen: 1, acknowledged: 0, clicks: 1 },
      { at: later(60), seen: 1, acknowledged: 1, clicks: 2 },
      { at: later(120), seen: 1, acknowledged: 1, clicks: 0 },
    ]);
    const { rows } = await sql<Record<string, number>>`
      select count(*) filter (where kind = 'seen')::integer as seen, count(*) filter (where kind = 'click')::integer as clicks,
        count(*) filter (where kind = 'acknowledged')::integer as acknowledged from widget_event where widget_id = ${id}`.execute(
      open().kysely,
    );
    expect(found).toMatchObject(rows[0] ?? {});
    const list = await api.ask(
      communications.list,
      { purpose: 'communications', action: 'list', state: 'live' },
      as('eve.executive'),
    );
    expect(list.body['announcements']).toMatchObject([{ id, reach: { audience: 4, seen: 3, acknowledged: 2 } }]);
  });

  test('who left the audience after confirming doesn’t hide who still has to', async () => {
    const { id, version } = await create({ asks: 'acknowledge', audience: { organization_ids: [place('business')] } });
    for (const name of ['dan.driver', 'sue.staff'] as const) await mark('acknowledge', id, name);
    const update = await api.ask(
      homepage.announcementUpdate,
      {
        purpose: 'announcement',
        action: 'update',
        id,
        version,
        title: 'Ice tonight',
        type: 'announcement',
        modal_content: [{ body: 'Salt the ramps.' }],
        asks: 'acknowledge',
        audience: { organization_ids: [place('south')] },
      },
      as('amy.editor'),
    );
    expect(update.body['widget']).toMatchObject({ reach: { audience: 1, acknowledged: 2, owing: 1 } });
    const list = async () =>
      (await api.ask(communications.list, { purpose: 'communications', action: 'list' }, as('eve.executive'))).body[
        'announcements'
      ];
    expect(await list()).toMatchObject([{ reach: { audience: 1, acknowledged: 2, owing: 1 } }]);
    await mark('acknowledge', id, 'dee.driver');
    expect(await list()).toMatchObject([{ reach: { owing: 0 } }]);
  });

  test('a read is live for everybody who may see the reach, and for nobody else', async () => {
    const { id } = await create({ audience: { positions: ['driver'] } });
    await sql`delete from live_event`.execute(open().kysely);
    await mark('widgetSeen', id, 'dan.driver');
    const { rows } = await sql<{ people: number[] | null }>`
      select people from live_event where topic = 'announcements' and subject_id = ${id}`.execute(open().kysely);
    const told = rows.flatMap(({ people }) => people ?? []);
    expect(told).toContain(club.employeeIds['dan.driver']);
    expect(told).toContain(club.employeeIds['eve.executive']);
    expect(told).toContain(editorId);
    expect(told).not.toContain(club.employeeIds['dee.driver']);
    expect(told).not.toContain(club.employeeIds['sam.station']);
    expect(rows.every(({ people }) => people !== null)).toBe(true);
  });

  test('communications finds an announcement by part of its title, and one alone', async () => {
    const ice = await create({ title: 'Ice tonight' });
    await create({ title: 'Uniforms 100%' });
    const found = async (fields: object) =>
      (
        await api.ask(
          communications.list,
          { purpose: 'communications', action: 'list', ...fields },
          as('eve.executive'),
        )
      ).body['announcements'];
    expect(await found({ search: 'ICE' })).toMatchObject([{ title: 'Ice tonight' }]);
    expect(await found({ search: '0%' })).toMatchObject([{ title: 'Uniforms 100%' }]);
    expect(await found({ search: '' })).toHaveLength(2);
    expect(await found({ only: ice.id })).toMatchObject([{ id: ice.id }]);
    expect(await found({ only: 999_999 })).toEqual([]);
  });

  test('an editor without see-all chooses and counts an audience, and finds pictures', async () => {
    const ask = (action: string, fields: object = {}, who: Who = 'amy.editor') =>
      api.send('/homepage/', JSON.stringify({ purpose: 'announcement', action, ...fields }), as(who));
    const { positions, groups } = (await ask('choices')).body as { positions: string[]; groups: object[] };
    expect(positions).toContain('driver');
    expect(groups).toContainEqual({ id: expect.any(Number), group_name: 'Drivers' });
    expect((await ask('audience', { audience: { organization_ids: [place('north')] } })).body).toEqual({ people: 3 });
    const photos = (await ask('search_photos', { query: 'night' })).body;
    expect(photos).toMatchObject({ source: 'bundled' });
    expect(photos['photos']).toContainEqual({
      id: 'night-road',
      thumbnail: '/media/backgrounds/night-road.svg',
      description: 'Empty road at night',
      credit: 'Drawn for Roadside',
    });
    expect((await ask('keep_photo', { id: 'night-road' })).body).toMatchObject({
      image: '/media/backgrounds/night-road.svg',
    });
    expect((await ask('keep_photo', { id: 'nowhere' })).status).toBe(404);
    for (const action of ['choices', 'search_photos'])
      expect((await ask(action, action === 'choices' ? {} : { query: '' }, 'eve.executive')).status).toBe(403);
  });

  test('communications: how many it reaches, compose, expire, pages without gaps, and see-all only', async () => {
    const base = { purpose: 'communications' } as const;
    const eve = as('eve.executive');
    const audience = { positions: ['driver'] };
    expect((await api.ask(communications.audience, { ...base, action: 'audience', audience }, eve)).body).toEqual({
      people: 2,
    });
    expect((await api.ask(communications.choices, { ...base, action: 'choices' }, eve)).body).toMatchObject({
      positions: ['Admin', 'admin', 'dispatcher', 'driver', 'executive', 'station-admin'].toSorted(),
    });
    const ids: number[] = [];
    for (let n = 0; n < 5; n++) {
      const { body } = await api.ask(
        communications.compose,
        { ...base, action: 'compose', title: `News ${n}`, modal_content: [{ body: 'x' }], audience },
        eve,
      );
      ids.push((body['announcement'] as EditedWidget).id);
    }
    expect(await idsOf('dan.driver')).toEqual(ids);
    const found: number[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await api.ask(
        communications.list,
        { ...base, action: 'list', rows_per_page: 2, ...(cursor === undefined ? {} : { cursor }) },
        eve,
      );
      found.push(...(body['announcements'] as EditedWidget[]).map(({ id }) => id));
      cursor = (body['next_cursor'] as string | null) ?? undefined;
    } while (cursor !== undefined);
    expect(found).toEqual(ids.toReversed());
    const first = ids[0] ?? 0;
    const expired = await api.ask(communications.expire, { ...base, action: 'expire', id: first }, eve);
    expect(expired.body['announcement']).toMatchObject({ id: first, state: 'expired' });
    expect(await idsOf('dan.driver')).toEqual(ids.slice(1));
    expect((await api.ask(communications.remind, { ...base, action: 'remind', id: first }, eve)).status).toBe(409);
    expect((await api.ask(communications.list, { ...base, action: 'list' }, as('sam.station'))).status).toBe(403);
  });

  test('counts for the start, and managers nearest first with their addresses', async () => {
    const { id } = await create({ asks: 'acknowledge' });
    await create({ title: 'Also' });
    await create({ type: 'external', title: 'Link' });
    const counts = async () =>
      (await api.ask(messaging.getLoadingData, { purpose: 'get_loading_data' }, as('dan.driver'))).body;
    expect(await counts()).toEqual({
      unseen_announcements: 2,
      unconfirmed_announcements: 1,
      unread_notifications: 1,
      unread_chats: 0,
    });
    await mark('acknowledge', id, 'dan.driver');
    expect(await counts()).toEqual({
      unseen_announcements: 1,
      unconfirmed_announcements: 0,
      unread_notifications: 0,
      unread_chats: 0,
    });
    const { body } = await api.ask(homepage.getManagers, { purpose: 'get_managers' }, as('sue.staff'));
    expect((body['managers'] as { display_name: string }[])[0]).toEqual({
      display_name: 'Sam Station',
      email: 'sam.station@small.example',
    });
    expect((body['managers'] as unknown[]).length).toBe(4);
    expect((await api.ask(homepage.getManagers, { purpose: 'get_managers' }, as('dan.driver'))).status).toBe(403);
  });

  test('the demo’s home has four announcements and two links, and asks people to confirm two of them', async () => {
    const { kysely } = open();
    // People of a demo club have external ids; those who can't sign in have read things.
    await kysely
      .insertInto('employee')
      .values(
        Array.from({ length: 40 }, (_, n) => ({
          organization_id: place('north'),
          first_name: 'Jo',
          display_name: `Jo ${n}`,
          position_type: 'driver',
          source: 'test',
          external_id: `jo-${n}`,
        })),
      )
      .execute();
    await kysely.transaction().execute((trx) => homeDemo(trx, { stationIds: [], now: new Date(api.clock) }));
    const widgets = await widgetsOf('dan.driver');
    expect(widgets.map(({ type }) => type).toSorted()).toEqual([
      ...Array<string>(4).fill('announcement'),
      ...Array<string>(2).fill('external'),
    ]);
    expect((await nowOf('dan.driver')).map(({ kind }) => kind)).toEqual(['confirm', 'acknowledge', 'unread']);
    expect(await noticesOf('dan.driver')).toHaveLength(2);
    const found = await reach(widgets[0]?.id ?? 0);
    expect(found.audience).toBe(43);
    expect(found.seen).toBeGreaterThan(25);
    expect(found.acknowledged).toBeLessThanOrEqual(found.seen);
    await sql`delete from employee where source = 'test'`.execute(kysely);
  });

  test('what to do now: requests for who decides them, and the next shift for who drives it', async () => {
    const { kysely } = open();
    const dan = club.employeeIds['dan.driver'];
    await sql`insert into time_off (employee_id, starts_on, ends_on, type, status, created_at)
      values (${dan}, '2026-12-01', '2026-12-02', 'vacation', 'pending', ${later(-60)}::timestamptz)`.execute(kysely);
    await sql`insert into shift (employee_id, station_id, local_day, starts_at, ends_at, duration_hours, shown_until, services)
      values (${dan}, ${place('north')}, '2026-11-20', ${later(-600)}::timestamptz, ${later(-120)}::timestamptz, 8, ${later(-120)}::timestamptz, '{Tow}'),
        (${dan}, ${place('north')}, '2026-11-21', ${later(1440)}::timestamptz, ${later(1920)}::timestamptz, 8, ${later(1920)}::timestamptz, '{Tow}')`.execute(
      kysely,
    );
    expect(await nowOf('sam.station')).toMatchObject([
      { kind: 'request', at: later(-60), title: 'Dan Driver', slug: 'dan', request_type: 'pto_requests' },
    ]);
    expect(await nowOf('dan.driver')).toMatchObject([
      { kind: 'next-shift', at: later(1440), until: later(1920), title: 'North Station', point: null },
    ]);
    await sql`update organization set latitude = 40.12, longitude = -75.34 where id = ${place('north')}`.execute(
      kysely,
    );
    expect(await nowOf('dan.driver')).toMatchObject([{ point: { latitude: 40.12, longitude: -75.34 } }]);
    expect(await nowOf('dee.driver')).toEqual([]);
    expect(await nowOf('sue.staff')).toEqual([]);
    await sql`insert into shift (employee_id, station_id, local_day, starts_at, ends_at, duration_hours, shown_until, services)
      values (${club.employeeIds['dee.driver']}, ${place('north')}, '2026-11-21', ${later(1500)}::timestamptz, ${later(2100)}::timestamptz, 10, ${later(2100)}::timestamptz, '{Tow}')`.execute(
      kysely,
    );
    expect(await nowOf('dan.driver')).toMatchObject([{ kind: 'next-shift', names: ['Dee Driver'] }]);
    expect(await nowOf('dee.driver')).toMatchObject([{ kind: 'next-shift', names: ['Dan Driver'] }]);
    await sql`delete from shift`.execute(kysely);
    await sql`delete from time_off`.execute(kysely);
  });

  test('a coming call-out leads to its board, with who said yes', async () => {
    const { kysely } = open();
    const { rows } = await sql<{ id: number }>`
      insert into call_out (organization_id, starts_at, ends_at, reason, created_at, closed_at)
      select ${place('north')}::integer, ${later(60)}::timestamptz + make_interval(hours => n),
        ${later(420)}::timestamptz, 'Ice', ${later(0)}::timestamptz, case n when 1 then ${later(0)}::timestamptz end
      from generate_series(-2, 1) n where n <> -1 returning id`.execute(kysely);
    const [, coming] = rows;
    await sql`insert into call_out_driver (call_out_id, employee_id, station_id, starts_at, ends_at, overtime, asked_at, answer)
      select ${coming?.id}::integer, id, ${place('north')}::integer, ${later(60)}::timestamptz, ${later(420)}::timestamptz,
        false, ${later(0)}::timestamptz, case id when ${club.employeeIds['dan.driver']}::integer then 'can' end
      from employee where id in (${club.employeeIds['dan.driver']}, ${club.employeeIds['dee.driver']})`.execute(kysely);
    // One has started, one was ended.
    const item = { kind: 'call-out-answers', id: coming?.id, at: later(60), until: later(420), title: 'North Station' };
    for (const name of ['sam.station', 'sue.staff'] as const)
      expect(await nowOf(name)).toMatchObject([{ ...item, amount: 1, names: ['Dan Driver'] }]);
    expect(await nowOf('dan.driver')).toEqual([]);
    expect(await nowOf('dee.driver')).toMatchObject([{ kind: 'call-out', id: coming?.id }]);
    expect((await nowOf('eve.executive')).map(({ kind }) => kind)).toEqual([]);
    await sql`delete from call_out`.execute(kysely);
  });

  test('training that is due within a week, or was, is there on shift and off', async () => {
    const { kysely } = open();
    const dan = club.employeeIds['dan.driver'] ?? 0;
    const assign = (title: string, dueOn: string | null) =>
      kysely.transaction().execute(async (trx) => {
        const page = { type: 'text', content: { type: 'doc', content: [{ type: 'paragraph' }] } };
        const moduleId = await createModule(trx, moduleInput.parse({ title, description: '', pages: [page] }), {
          by: null,
          at: new Date(start),
        });
        await assignModules(trx, [{ employeeId: dan, moduleId, source: 'manager', reason: '', dueOn }], {
          by: null,
          at: new Date(start),
        });
        return moduleId;
      });
    const soon = await assign('Jump starts', '2026-11-22');
    const late = await assign('Winching', '2026-11-12');
    await assign('Later', '2026-12-20');
    await assign('Someday', null);
    const due = async (name: Who) => (await nowOf(name)).filter(({ kind }) => kind === 'training-due');
    expect(await due('dan.driver')).toMatchObject([
      { id: late, title: 'Winching', at: '2026-11-12T05:00:00.000Z', amount: 1 },
      { id: soon, title: 'Jump starts', at: '2026-11-22T05:00:00.000Z' },
    ]);
    expect(await due('dee.driver')).toEqual([]);
    await sql`delete from training_module`.execute(kysely);
  });

  test('a driver on shift is offered the lesson they owe in a half hour the forecast can spare them', async () => {
    const { kysely } = open();
    const [dan, north] = [club.employeeIds['dan.driver'] ?? 0, place('north')];
    const id = await kysely.transaction().execute(async (trx) => {
      const page = { type: 'text', content: { type: 'doc', content: [{ type: 'paragraph' }] } };
      const module = moduleInput.parse({ title: 'Updates', description: '', pages: [page] });
      const created = await createModule(trx, module, { by: null, at: new Date(start) });
      const reason = 'Kept informed is down 7.4 points';
      await assignModules(
        trx,
        [{ employeeId: dan, moduleId: created, source: 'prescribed', reason, dueOn: '2026-12-01' }],
        { by: null, at: new Date(start) },
      );
      return created;
    });
    const forecast = async (calls: (hour: number) => number) => {
      for (const table of ['forecast_day', 'forecast_run']) await sql`delete from ${sql.table(table)}`.execute(kysely);
      await sql`with run as (
          insert into forecast_run (club_id, service, through_day, trained_at, milliseconds, summary)
          select id, 'Tow', '2026-11-19', ${later(-60)}::timestamptz, 1, '{}'::jsonb from organization
          where type = 'club' limit 1 returning id)
        insert into forecast_day (station_id, service, local_day, run_id, volume, low, high)
        select ${north}::integer, 'Tow', '2026-11-20', run.id, ${Array.from({ length: 24 }, (_, hour) => calls(hour))}::real[],
          array_fill(0::smallint, array[24]), array_fill(9::smallint, array[24]) from run`.execute(kysely);
    };
    const offered = async () => (await nowOf('dan.driver')).filter(({ kind }) => kind === 'quiet-lesson');
    // On shift with somebody else from 8 AM to 4 PM; it is 9 AM at the station.
    for (const driver of [dan, club.employeeIds['dee.driver'] ?? 0])
      await sql`insert into shift (employee_id, station_id, local_day, starts_at, ends_at, duration_hours, shown_until,
          services)
        values (${driver}, ${north}, '2026-11-20', ${later(-60)}::timestamptz, ${later(420)}::timestamptz, 8,
          ${later(420)}::timestamptz, '{Tow}')`.execute(kysely);
    // Without a forecast nobody knows.
    expect(await offered()).toEqual([]);
    await forecast((hour) => (hour === 13 ? 0 : 9));
    expect(await offered()).toMatchObject([
      {
        id,
        at: later(240),
        until: later(270),
        title: 'Updates: Kept informed is down 7.4 points',
        amount: 1,
      },
    ]);
    await forecast(() => 9);
    expect(await offered()).toEqual([]);
    for (const table of ['shift', 'forecast_day', 'forecast_run', 'training_module'])
      await sql`delete from ${sql.table(table)}`.execute(kysely);
  });
});
