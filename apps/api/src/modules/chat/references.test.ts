import { randomUUID } from 'node:crypto';
import { calls } from '@roadside/contract/calls';
import type { ChatReferenceBody, Conversation, ConversationMessage, DashboardReply } from '@roadside/contract/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { signInPeople } from '../../platform/testing/sign-in-people.ts';
import { fillSmallClub } from '../../platform/testing/small-club.ts';
import type { PersonName, SmallClub } from '../../platform/testing/small-club.ts';
import { openTestApi } from '../../platform/testing/test-api.ts';
import type { TestApi } from '../../platform/testing/test-api.ts';

const { conversations } = calls;
const callId = 987_654_321_012;

describeEachEngine('links in messages', (open) => {
  let api: TestApi;
  let club: SmallClub;
  let as: (name: PersonName) => { readonly token: string };
  let refs: readonly ChatReferenceBody[];
  let foreign: ChatReferenceBody;

  beforeAll(async () => {
    const { kysely } = open();
    club = await fillSmallClub(open());
    api = await openTestApi(open(), { environment: { RATE_LIMITS: 'off' } });
    api.clock = Date.parse('2026-11-20T14:00:00Z');
    as = await signInPeople(api, Object.keys(club.employeeIds) as PersonName[]);
    const [north, dan] = [place('north'), place('dan')];
    const shift = await sql<{ id: number }>`
      insert into shift (employee_id, station_id, local_day, starts_at, ends_at, duration_hours, shown_until, services)
      values (${idOf('dan.driver')}, ${north}, '2026-11-20', '2026-11-20T15:00:00Z', '2026-11-20T23:00:00Z', 8,
        '2026-11-20T23:00:00Z', '{Tow}') returning id`.execute(kysely);
    await sql`select ensure_call_month('2026-11-01')`.execute(kysely);
    await sql`insert into call (id, local_day, local_hour, station_id, driver_id, trouble_code, received_at)
      values (${callId}, '2026-11-20', 9, ${north}, ${dan}, '1L', '2026-11-20T14:00:00Z')`.execute(kysely);
    const elements = await sql<{ id: number }>`
      with shared as (insert into dashboard (owner_employee_id, data_target, name) values (null, 'all', 'Everybody’s') returning id),
        own as (insert into dashboard (owner_employee_id, data_target, name)
          values (${idOf('eve.executive')}, 'own', 'Secret plan') returning id)
      insert into dashboard_element (dashboard_id, name, title, position, request, chart_type, time_type, relation)
        select id, 'e', title, 0, '{}', 'card', 'Yesterday', 'self'
        from (select id, 'On-time arrivals' as title from shared union all select id, 'Secret chart' from own) as t
        order by title returning id`.execute(kysely);
    refs = [
      { kind: 'driver', id: dan, slug: 'north' },
      { kind: 'shift', id: shift.rows[0]?.id ?? 0, slug: 'north' },
      { kind: 'call', id: callId, slug: 'north' },
      { kind: 'element', id: elements.rows[0]?.id ?? 0, slug: 'north' },
    ];
    foreign = { kind: 'element', id: elements.rows[1]?.id ?? 0, slug: 'north' };
  });
  afterAll(() => api.close());

  const idOf = (name: PersonName) => club.employeeIds[name];
  const place = (slug: string) => club.organizationIds[slug] ?? 0;
  const resolve = async (name: PersonName, asked: readonly ChatReferenceBody[]) =>
    (await api.ask(conversations.resolve, { purpose: 'resolve', refs: [...asked] }, as(name))).body['refs'];

  /** A conversation of two people with one message that shares these records. */
  const share = async (from: PersonName, to: PersonName, shared: readonly ChatReferenceBody[]) => {
    const started = await api.ask(conversations.start, { purpose: 'start', people: [idOf(to)] }, as(from));
    const { id } = started.body['conversation'] as Conversation;
    const body = { purpose: 'send' as const, id, client_id: randomUUID(), message: 'See these', refs: [...shared] };
    return { id, sent: await api.ask(conversations.send, body, as(from)) };
  };

  test('a reader with the right opens each kind', async () => {
    const { sent } = await share('eve.executive', 'sue.staff', refs);
    const north = 'North Station';
    const expected = [
      { allowed: true, kind: 'driver', title: 'Dan Driver', slug: 'dan', place: null },
      {
        allowed: true,
        kind: 'shift',
        title: 'Dan Driver',
        slug: 'dan',
        place: north,
        day: '2026-11-20',
        at: '2026-11-20T15:00:00.000Z',
        until: '2026-11-20T23:00:00.000Z',
      },
      { allowed: true, kind: 'call', id: callId, slug: 'north', place: north, at: '2026-11-20T14:00:00.000Z' },
      { allowed: true, kind: 'element', title: 'On-time arrivals', slug: 'north', place: north },
    ];
    expect((sent.body['message'] as ConversationMessage).refs).toMatchObject(expected);
    expect(await resolve('sue.staff', refs)).toMatchObject(expected);
  });

  test('a reader without the right learns nothing from any call that has the message', async () => {
    const { id, sent } = await share('eve.executive', 'dee.driver', [...refs, foreign]);
    const { id: messageId } = sent.body['message'] as ConversationMessage;
    const dee = as('dee.driver');
    const replies = [
      await api.ask(conversations.messages, { purpose: 'messages', id }, dee),
      await api.ask(conversations.list, { purpose: 'list' }, dee),
      await api.ask(conversations.search, { purpose: 'search', text: 'these' }, dee),
      await api.ask(conversations.react, { purpose: 'react', message_id: messageId, emoji: '👍', on: true }, dee),
    ];
    const nothing = Array.from({ length: 5 }, () => ({ allowed: false }));
    for (const { status, body } of replies) {
      expect(status).toBe(200);
      const text = JSON.stringify(body);
      expect(text).toContain(JSON.stringify(nothing));
      expect(text).not.toMatch(/North|north|Dan|Secret|On-time|987654321012|"element"|"shift"|"driver"/);
    }
  });

  test('readers who wait together share what was read, and each learns only what is theirs', async () => {
    const people = [idOf('sue.staff'), idOf('dee.driver')];
    const started = await api.ask(conversations.start, { purpose: 'start', people, title: 'All' }, as('eve.executive'));
    const { id } = started.body['conversation'] as Conversation;
    const body = {
      purpose: 'send' as const,
      id,
      client_id: randomUUID(),
      message: 'See these',
      refs: [...refs, foreign],
    };
    expect((await api.ask(conversations.send, body, as('eve.executive'))).status).toBe(200);
    const read = (name: PersonName) => api.ask(conversations.messages, { purpose: 'messages', id }, as(name));
    const names = ['eve.executive', 'sue.staff', 'dee.driver', 'dan.driver'] as const;
    const alone = new Map<PersonName, unknown>();
    for (const name of names) alone.set(name, (await read(name)).body);
    expect(JSON.stringify(alone.get('eve.executive'))).toContain('Secret chart');
    expect(JSON.stringify(alone.get('sue.staff'))).toContain('On-time arrivals');

    // More than run at once, so that most wait while it is read; their sessions are read anew together, too.
    api.clock += 60_000;
    const crowd = Array.from({ length: 15 }, () => names).flat();
    const replies = await Promise.all(crowd.map(read));
    for (const [index, name] of crowd.entries()) {
      if (name === 'dan.driver') expect(replies[index]?.status).toBe(404);
      else expect(replies[index]?.body).toEqual(alone.get(name));
      if (name === 'sue.staff') expect(JSON.stringify(replies[index]?.body)).not.toContain('Secret');
      if (name === 'dee.driver' || name === 'dan.driver')
        expect(JSON.stringify(replies[index]?.body)).not.toMatch(/North|north|Dan|Secret|On-time|987654321012/);
    }
  });

  test('a reader without the right to a shared element is refused its numbers, also after a share ended', async () => {
    const { dashboards, elements } = calls;
    const title = 'Wait in the north';
    const element = {
      name: 'wait',
      title,
      order: 1,
      request: { slug: 'north', parameters: {} },
      chart_type: 'card' as const,
      time_type: 'This_Month' as const,
      metrics: ['ata_avg'],
      relation: 'self' as const,
    };
    const made = await api.ask(
      dashboards.create,
      { purpose: 'dashboard', action: 'create', dashboard: { dataTarget: 'calls', name: 'd', elements: [element] } },
      as('eve.executive'),
    );
    const dashboard = made.body['dashboard'] as DashboardReply;
    const shareWith = (...names: PersonName[]) =>
      api.ask(
        dashboards.share,
        { purpose: 'dashboard', action: 'share', id: dashboard.id, employees: names.map(idOf) },
        as('eve.executive'),
      );
    const ref = { kind: 'element' as const, id: dashboard.elements[0]?.id ?? 0, slug: 'north' };
    const people = [idOf('sue.staff'), idOf('dee.driver')];
    const started = await api.ask(conversations.start, { purpose: 'start', people, title: 'All' }, as('eve.executive'));
    const { id } = started.body['conversation'] as Conversation;
    const body = { purpose: 'send' as const, id, client_id: randomUUID(), message: 'Look', refs: [ref] };
    expect((await api.ask(conversations.send, body, as('eve.executive'))).status).toBe(200);
    // The call with which the chat fills the card of a shared element.
    const numbers = (name: PersonName) =>
      api.ask(
        elements.request,
        { request: { slug: ref.slug, parameters: {} } },
        { ...as(name), params: { element: String(ref.id) } },
      );
    const record = async (name: PersonName) =>
      (
        (await api.ask(conversations.messages, { purpose: 'messages', id }, as(name))).body[
          'messages'
        ] as ConversationMessage[]
      )[0]?.refs[0];

    expect((await numbers('eve.executive')).status).toBe(200);
    // Both read the chat. Sue may see the place and not the dashboard, Dee neither.
    for (const name of ['sue.staff', 'dee.driver'] as const) {
      const refused = await numbers(name);
      expect([403, 404]).toContain(refused.status);
      expect(refused.text).not.toMatch(/Wait|ata_avg|North/);
      expect(await record(name)).toEqual({ allowed: false });
    }
    await shareWith('sue.staff', 'dee.driver');
    expect((await numbers('sue.staff')).status).toBe(200);
    expect(await record('sue.staff')).toMatchObject({ allowed: true, title });
    // A shared dashboard doesn't open a place.
    expect([403, 404]).toContain((await numbers('dee.driver')).status);
    expect(await record('dee.driver')).toEqual({ allowed: false });
    await shareWith();
    expect([403, 404]).toContain((await numbers('sue.staff')).status);
    expect(await record('sue.staff')).toEqual({ allowed: false });
  });

  test('a record that doesn’t exist, or isn’t of its kind, looks like one out of reach', async () => {
    const unknown = [
      { kind: 'shift', id: 999_999, slug: 'north' },
      { kind: 'driver', id: place('north'), slug: 'north' },
      { kind: 'call', id: 5, slug: 'north' },
      { kind: 'element', id: refs[3]?.id ?? 0, slug: 'nowhere' },
      foreign,
    ] as const satisfies readonly ChatReferenceBody[];
    expect(await resolve('sue.staff', unknown)).toEqual(unknown.map(() => ({ allowed: false })));
    expect(await resolve('eve.executive', [foreign])).toMatchObject([{ title: 'Secret chart' }]);
  });

  test('only calls have ids beyond the range of the others', async () => {
    const asked = { purpose: 'resolve' as const, refs: [{ kind: 'shift' as const, id: callId, slug: 'north' }] };
    expect((await api.ask(conversations.resolve, asked, as('sue.staff'))).status).toBe(400);
  });
});
