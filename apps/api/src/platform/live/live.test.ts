import type { AddressInfo } from 'node:net';
import { calls } from '@roadside/contract/calls';
import { livePath } from '@roadside/contract/live';
import type { DashboardReply } from '@roadside/contract/schemas';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { describeEachEngine } from '../testing/describe-each-engine.ts';
import { fillSmallClub, password } from '../testing/small-club.ts';
import type { PersonName, SmallClub } from '../testing/small-club.ts';
import { openTestApi } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';
import { announce } from './announce.ts';
import { deleteLiveEvents } from './live-event.repository.ts';

interface ReceivedEvent {
  readonly event: string;
  readonly id: number;
  readonly data: Record<string, unknown>;
}

/** A client of the stream that records the events it receives. */
interface Client {
  readonly status: number;
  readonly headers: Headers;
  readonly received: readonly ReceivedEvent[];
  readonly ended: boolean;
  /** Each change once, as a browser counts them: catching up may deliver an event that also arrives live just after. */
  changes(): Record<string, unknown>[];
  kill(): void;
}

describeEachEngine('the stream of changes', (open) => {
  let api: TestApi;
  let club: SmallClub;
  let url: string;
  const tokens = {} as Record<PersonName, string>;
  const clients: Client[] = [];

  beforeAll(async () => {
    club = await fillSmallClub(open());
    api = await openTestApi(open(), { environment: { RATE_LIMITS: 'off' } });
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    url = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}${livePath}`;
    for (const name of Object.keys(club.employeeIds) as PersonName[]) tokens[name] = await signIn(name);
  });
  afterAll(() => api.close());
  afterEach(async () => {
    for (const client of clients.splice(0)) client.kill();
    await expect.poll(() => api.services.live.size).toBe(0);
    await sql`delete from live_event`.execute(open().kysely);
  });

  const signIn = async (username: PersonName) =>
    String((await api.ask(calls.accounts.login, { username, password })).body['access']);
  const place = (slug: string) => club.organizationIds[slug] ?? 0;

  async function listen(token: string | undefined, lastEventId?: number): Promise<Client> {
    const gone = new AbortController();
    const answer = await fetch(url, {
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }),
      },
      signal: gone.signal,
    });
    const received: ReceivedEvent[] = [];
    const client = {
      status: answer.status,
      headers: answer.headers,
      received,
      ended: false,
      changes: () => [
        ...new Map(received.filter(({ event }) => event === 'change').map(({ id, data }) => [id, data])).values(),
      ],
      kill: () => gone.abort(),
    };
    clients.push(client);
    const readAll = async () => {
      let text = '';
      const decoder = new TextDecoder();
      for await (const chunk of (answer.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
        const blocks = (text + decoder.decode(chunk, { stream: true })).split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) {
          const fields = new Map(block.split('\n').map((line) => line.split(/: (.*)/, 2) as [string, string]));
          if (fields.has('event'))
            received.push({
              event: fields.get('event') ?? '',
              id: Number(fields.get('id')),
              data: JSON.parse(fields.get('data') ?? '') as Record<string, unknown>,
            });
        }
      }
    };
    readAll()
      .catch(() => undefined)
      .finally(() => {
        client.ended = true;
      });
    if (answer.status === 200) await expect.poll(() => received[0]?.event).toBe('open');
    return client;
  }

  const tell = (id: number, slug: string | null, topic: 'comments' | 'goals' = 'comments') =>
    open()
      .kysely.transaction()
      .execute((trx) =>
        announce(trx, {
          topic,
          id,
          geographyId: slug === null ? 'everyone' : place(slug),
          by: club.employeeIds['ada.admin'],
        }),
      );

  test('requires a sign-in, and sends headers that keep proxies from buffering it', async () => {
    expect((await listen(undefined)).status).toBe(401);
    expect((await listen(`${tokens['sue.staff']}x`)).status).toBe(401);
    const { status, headers } = await listen(tokens['sue.staff']);
    expect([
      status,
      headers.get('content-type'),
      headers.get('cache-control'),
      headers.get('x-accel-buffering'),
    ]).toEqual([200, 'text/event-stream; charset=utf-8', 'no-store, no-transform', 'no']);
  });

  test('a change reaches the people who may view its organization, and nobody else', async () => {
    const [eve, sue, dan, dee] = await Promise.all(
      (['eve.executive', 'sue.staff', 'dan.driver', 'dee.driver'] as const).map((name) => listen(tokens[name])),
    );
    await tell(1, 'north');
    await tell(2, 'dan');
    await tell(3, 'dee', 'goals');
    await tell(4, null);
    // Events arrive in commit order, so once the last one is there nothing earlier is still to come.
    for (const client of [eve, sue, dan, dee]) await expect.poll(() => client?.changes().at(-1)?.['id']).toBe(4);
    const everyone = { topic: 'comments', id: 4, place: null };
    const atDan = { topic: 'comments', id: 2, place: 'dan' };
    const atDee = { topic: 'goals', id: 3, place: 'dee' };
    const atNorth = { topic: 'comments', id: 1, place: 'north' };
    expect(eve?.changes()).toEqual([atNorth, atDan, atDee, everyone]);
    expect(sue?.changes()).toEqual([atNorth, atDan, everyone]);
    expect(dan?.changes()).toEqual([atDan, everyone]);
    expect(dee?.changes()).toEqual([atDee, everyone]);
  });

  test('a change for some people reaches those people only, and they catch up with it', async () => {
    const ids = club.employeeIds;
    const [eve, sue, dan] = await Promise.all(
      (['eve.executive', 'sue.staff', 'dan.driver'] as const).map((name) => listen(tokens[name])),
    );
    const tellPeople = (id: number, people: readonly number[]) =>
      open()
        .kysely.transaction()
        .execute((trx) => announce(trx, { topic: 'notifications', id, people, by: null }));
    await tellPeople(1, [ids['dan.driver'], ids['sue.staff'], ids['dan.driver']]);
    await tellPeople(2, []);
    await tellPeople(3, [ids['dan.driver']]);
    await tell(4, null);
    for (const client of [eve, sue, dan]) await expect.poll(() => client?.changes().at(-1)?.['id']).toBe(4);
    const received = (client: Client | undefined) => client?.changes().map(({ id, place: at }) => [id, at]);
    expect(received(eve)).toEqual([[4, null]]);
    expect(received(sue)).toEqual([1, 4].map((id) => [id, null]));
    expect(received(dan)).toEqual([1, 3, 4].map((id) => [id, null]));
    const late = await listen(tokens['dee.driver']);
    await expect.poll(() => late.changes()).toHaveLength(1);
    expect(received(late)).toEqual([[4, null]]);
  });

  test('a change that is rolled back is not sent', async () => {
    const eve = await listen(tokens['eve.executive']);
    const failed = open()
      .kysely.transaction()
      .execute(async (trx) => {
        await announce(trx, {
          topic: 'comments',
          id: 7,
          geographyId: place('north'),
          by: club.employeeIds['ada.admin'],
        });
        throw new Error('taken back');
      });
    await expect(failed).rejects.toThrow('taken back');
    await tell(8, 'north');
    await expect.poll(() => eve.changes()).toEqual([{ topic: 'comments', id: 8, place: 'north' }]);
  });

  test('a killed connection is released, and its client catches up with what it missed', async () => {
    const before = await listen(tokens['sue.staff']);
    await tell(1, 'north');
    await expect.poll(() => before.changes()).toHaveLength(1);
    const last = before.received.at(-1)?.id ?? 0;
    before.kill();
    await expect.poll(() => api.services.live.size).toBe(0);
    await tell(2, 'north');
    await tell(3, 'south');
    await tell(4, 'north');
    const after = await listen(tokens['sue.staff'], last);
    // Events received just before may arrive again; the neighbor's change never does.
    await expect.poll(() => after.changes().map(({ id }) => id)).toEqual([1, 2, 4]);
    expect(after.received.at(-1)?.id).toBe(last + 3);
  });

  test('a new page receives changes made while it was loading', async () => {
    await tell(1, 'north');
    const sue = await listen(tokens['sue.staff']);
    await expect.poll(() => sue.changes().map(({ id }) => id)).toEqual([1]);
  });

  test('an event that commits late, after one with a higher id was sent, is caught up with', async () => {
    const { kysely } = open();
    const { rows } = await sql<{ id: number }>`
      insert into live_event (topic, subject_id, organization_id) values ('comments', 1, ${place('north')}), ('comments', 2, ${place('north')})
      returning id`.execute(kysely);
    const sue = await listen(tokens['sue.staff'], Math.max(...rows.map(({ id }) => id)));
    await expect.poll(() => sue.changes().map(({ id }) => id)).toEqual([1, 2]);
  });

  test('a client that was away too long, or missed too much, is told to reload everything', async () => {
    // Wait for it on an open stream: by then the hub has sent it to everyone and will not send it again.
    const first = await listen(tokens['sue.staff']);
    await tell(1, 'north');
    await expect.poll(() => first.changes()).toHaveLength(1);
    const forgotten = await listen(tokens['sue.staff'], 999_999_999);
    await expect.poll(() => forgotten.received.map(({ event }) => event)).toEqual(['open', 'missed']);

    await sql`insert into live_event (topic, subject_id, organization_id) select 'comments', n, ${place('north')} from generate_series(1, 501) as n`.execute(
      open().kysely,
    );
    const flooded = await listen(tokens['sue.staff'], first.received.at(-1)?.id ?? 0);
    await expect.poll(() => flooded.received.map(({ event }) => event)).toEqual(['open', 'missed']);
  });

  test('a stream ends with its session, and only that one', async () => {
    const [ending, staying] = await Promise.all([signIn('sue.staff'), signIn('sue.staff')]);
    const [first, second] = await Promise.all([listen(ending), listen(staying)]);
    await api.ask(calls.accounts.logout, {}, { token: ending });
    await expect.poll(() => first.ended).toBe(true);
    expect((await listen(ending)).status).toBe(401);
    await tell(1, 'north');
    await expect.poll(() => second.changes()).toHaveLength(1);
    expect(second.ended).toBe(false);
    expect(first.changes()).toEqual([]);
  });

  test("a stream ends when its person's permissions change", async () => {
    const dee = await listen(await signIn('dee.driver'));
    const sue = await listen(tokens['sue.staff']);
    const moveTo = (slug: string) =>
      open()
        .kysely.updateTable('employee')
        .set({ organization_id: place(slug) })
        .where('id', '=', club.employeeIds['dee.driver'])
        .execute();
    await moveTo('south');
    await expect.poll(() => dee.ended).toBe(true);
    expect(sue.ended).toBe(false);
    await moveTo('dee');
    tokens['dee.driver'] = await signIn('dee.driver');
  });

  test('a stream does not outlive its access token', async () => {
    const token = await signIn('sue.staff');
    const began = api.clock;
    api.clock = began + api.services.tokens.lifetimeSeconds * 1_000 - 200;
    const sue = await listen(token);
    await expect.poll(() => sue.ended).toBe(true);
    api.clock = began;
  });

  test('one person has a limited number of streams', async () => {
    for (let count = 0; count < 20; count++) expect((await listen(tokens['dan.driver'])).status).toBe(200);
    const refused = await listen(tokens['dan.driver']);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
    expect((await listen(tokens['sue.staff'])).status).toBe(200);
  });

  test('an open stream does not take up a place in the overload guard', async () => {
    for (let count = 0; count < 20; count++) await listen(tokens['sam.station']);
    const { status } = await api.ask(calls.accounts.preferencesRead, {}, { token: tokens['sam.station'] });
    expect(status).toBe(200);
  });

  test('comments, notes, saved dashboards and goals are announced to the right people', async () => {
    const as = (name: PersonName) => ({ token: tokens[name] });
    const element = {
      name: 'wait',
      title: 'Wait',
      order: 1,
      request: { slug: 'north', parameters: {} },
      chart_type: 'card' as const,
      time_type: 'This_Month' as const,
      metrics: ['ata_avg'],
      relation: 'self' as const,
    };
    const [sam, dan, dee] = await Promise.all(
      (['sam.station', 'dan.driver', 'dee.driver'] as const).map((name) => listen(tokens[name])),
    );
    const made = await api.ask(
      calls.dashboards.create,
      { purpose: 'dashboard', action: 'create', dashboard: { dataTarget: 'calls', name: 'd', elements: [element] } },
      as('sam.station'),
    );
    const { id, version, elements } = made.body['dashboard'] as DashboardReply;
    const elem = elements[0]?.id ?? 0;
    const share = (employees: number[]) =>
      api.ask(calls.dashboards.share, { purpose: 'dashboard', action: 'share', id, employees }, as('sam.station'));
    await share([club.employeeIds['dan.driver']]);
    const spot = { elem, organization_id: place('dan') };
    await api.ask(
      calls.myDashboard.createComment,
      { type: 'comments', action: 'create', ...spot, body: 'secret words', parent_comment: null },
      as('sam.station'),
    );
    const note = { type: 'annotations', action: 'create', day: '2026-11-01', until: null, body: 'secret' } as const;
    await api.ask(calls.myDashboard.createAnnotation, { ...note, ...spot }, as('dan.driver'));
    await share([]);
    const bounds = { metric_id: 'ata_avg', green: 40, yellow: 50, start: '2026-11-01', end: null };
    await api.ask(
      calls.documentation.setGoals,
      { purpose: 'set_goals', organization_id: place('dee'), ...bounds },
      as('ada.admin'),
    );
    await api.ask(calls.dashboards.delete, { purpose: 'dashboard', action: 'delete', id, version }, as('sam.station'));
    await tell(99, null);
    for (const client of [sam, dan, dee]) await expect.poll(() => client?.changes().at(-1)?.['id']).toBe(99);
    const receivedBy = (client: Client | undefined) =>
      client
        ?.changes()
        .slice(0, -1)
        .map(({ topic, id: subject, place: at }) => `${String(topic)} ${String(subject)} ${String(at)}`);
    expect(receivedBy(dan)).toEqual([
      `dashboards ${id} dan`,
      `comments ${elem} dan`,
      `notes ${elem} dan`,
      // No longer shared: the screen of the person who had it must be notified, too.
      `dashboards ${id} dan`,
    ]);
    expect(receivedBy(sam)).toEqual(expect.arrayContaining([`dashboards ${id} north`, `comments ${elem} dan`]));
    expect(receivedBy(dee)).toEqual([expect.stringMatching(/^goals \d+ dee$/)]);
    expect(JSON.stringify([sam?.received, dan?.received])).not.toContain('secret');
  });

  test('announcements are deleted after an hour, except the newest', async () => {
    const { kysely } = open();
    const stored = async () =>
      (await kysely.selectFrom('live_event').select('subject_id').orderBy('id').execute()).map((row) => row.subject_id);
    await sql`insert into live_event (topic, subject_id, at) values ('comments', 1, now() - interval '61 minutes'), ('comments', 2, now() - interval '59 minutes'), ('comments', 3, now())`.execute(
      kysely,
    );
    await deleteLiveEvents(kysely, 3_600);
    expect(await stored()).toEqual([2, 3]);
    await sql`update live_event set at = now() - interval '3 hours'`.execute(kysely);
    await deleteLiveEvents(kysely, 3_600);
    expect(await stored()).toEqual([3]);
  });

  test('nothing is lost when the listening connection breaks', async ({ skip }) => {
    if (open().engine !== 'postgres') return skip('PGlite has one connection, inside this process');
    const sue = await listen(tokens['sue.staff']);
    await tell(1, 'north');
    await expect.poll(() => sue.changes().map(({ id }) => id)).toEqual([1]);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %' and datname = current_database()`.execute(
      open().kysely,
    );
    await tell(2, 'north');
    await expect.poll(() => sue.changes().map(({ id }) => id)).toContain(2);
  });
});

describeEachEngine('a stopping api', (open) => {
  test('ends its streams, so that it can close', async () => {
    await fillSmallClub(open());
    const api = await openTestApi(open(), { environment: { RATE_LIMITS: 'off' } });
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    const token = String((await api.ask(calls.accounts.login, { username: 'sue.staff', password })).body['access']);
    const answer = await fetch(`http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}${livePath}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const ended = answer.text();
    await api.close();
    expect(await ended).toMatch(/^id: 0\nevent: open\n/);
  });
});
