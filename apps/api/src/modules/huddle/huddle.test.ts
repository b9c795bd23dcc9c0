import { randomUUID } from 'node:crypto';
import { calls } from '@roadside/contract/calls';
import type { Huddle, HuddleMessage } from '@roadside/contract/schemas';
import { messages } from '@roadside/domain/messages';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { signInPeople } from '../../platform/testing/sign-in-people.ts';
import { fillSmallClub } from '../../platform/testing/small-club.ts';
import type { PersonName, SmallClub } from '../../platform/testing/small-club.ts';
import { openTestApi } from '../../platform/testing/test-api.ts';
import type { TestApi } from '../../platform/testing/test-api.ts';
import { storeTeam, storeTeamMembers } from '../teams/index.ts';
import { huddleDemo } from './huddle.demo.ts';

const { huddles, keeping, messaging, notifications } = calls;

describeEachEngine('huddles', (open) => {
  let api: TestApi;
  let club: SmallClub;
  let as: (name: PersonName) => { readonly token: string };
  const at = new Date('2026-11-20T14:00:00Z');

  beforeAll(async () => {
    club = await fillSmallClub(open());
    for (const [slug, name] of [
      ['dans-team', 'dan.driver'],
      ['dees-team', 'dee.driver'],
    ] as const)
      await storeTeamMembers(open().kysely, {
        teamId: await storeTeam(open().kysely, { slug, name: slug }),
        employeeIds: [club.employeeIds[name]],
        at,
      });
    api = await openTestApi(open(), { environment: { RATE_LIMITS: 'off' } });
    as = await signInPeople(api, Object.keys(club.employeeIds) as PersonName[]);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    for (const table of ['huddle_message', 'huddle_subscription', 'notification', 'live_event'])
      await sql`delete from ${sql.table(table)}`.execute(open().kysely);
  });

  const post = async (name: PersonName, team_slug: string, body: string, more: object = {}) => {
    const answer = await api.ask(
      huddles.post,
      { purpose: 'post', team_slug, client_id: randomUUID(), body, ...more },
      as(name),
    );
    return { status: answer.status, message: answer.body['message'] as HuddleMessage };
  };
  const read = async (name: PersonName, team_slug: string, more: object = {}) => {
    const answer = await api.ask(
      messaging.getHuddleMessages,
      { purpose: 'get_huddle_messages', team_slug, ...more },
      as(name),
    );
    const {
      messages: found = [],
      huddle,
      nextToken,
    } = answer.body as {
      messages?: HuddleMessage[];
      huddle?: Huddle;
      nextToken?: string | null;
    };
    return { status: answer.status, texts: found.map(({ body }) => body), found, huddle, nextToken };
  };
  const follow = (name: PersonName, team_slug: string) =>
    api.ask(messaging.subscribe, { purpose: 'subscribe', team_slug }, as(name));
  const followed = async (name: PersonName) =>
    (await api.ask(messaging.getSubscriptions, { purpose: 'get_subscriptions' }, as(name))).body['subscriptions'];
  const noticesOf = async (name: PersonName) =>
    (await api.ask(notifications.list, { purpose: 'list', unread: true }, as(name))).body['notifications'];

  test('a reader reports a message, and its removal empties it for everybody', async () => {
    const secret = await post('dan.driver', 'dans-team', 'Among us');
    const { message } = await post('dan.driver', 'dans-team', 'You idiots', { viewable: 'open' });
    const report = (who: PersonName, id: number) =>
      api.ask(keeping.report, { purpose: 'report', kind: 'huddle', id: String(id), reason: 'harassment' }, as(who));
    // Sue sees the team through Dan, but isn't in it; Dee sees neither.
    expect((await report('sue.staff', secret.message.id)).status).toBe(404);
    for (const id of [secret.message.id, message.id, 999_999])
      expect((await report('dee.driver', id)).status).toBe(404);
    expect((await report('dan.driver', message.id)).status).toBe(400);
    const { body } = await report('sue.staff', message.id);
    const decided = {
      purpose: 'decide' as const,
      id: body['id'] as number,
      decision: 'remove' as const,
      reason: 'Rude',
    };
    expect((await api.ask(keeping.decide, decided, as('sam.station'))).status).toBe(200);
    expect((await read('dan.driver', 'dans-team')).found.map(({ body: text, removed }) => [text, removed])).toEqual([
      ['', true],
      ['Among us', false],
    ]);
    expect((await report('sue.staff', message.id)).status).toBe(404);
  });

  test('private messages are for members, open ones for everybody who may see the team', async () => {
    await post('dan.driver', 'dans-team', 'Among us');
    await post('dan.driver', 'dans-team', 'For all', { viewable: 'open' });
    const own = await read('dan.driver', 'dans-team');
    expect(own.texts).toEqual(['For all', 'Among us']);
    expect(own.found[0]).toMatchObject({
      msg_type: 'text',
      viewable: 'open',
      photo_avatar: null,
      from_user: { user_id: club.employeeIds['dan.driver'], display_name: 'Dan Driver' },
    });
    expect(own.huddle).toMatchObject({ member: true, following: true });
    const seen = await read('sam.station', 'dans-team');
    expect(seen.texts).toEqual(['For all']);
    expect(seen.huddle).toMatchObject({ member: false, following: false });
  });

  test.each([
    ['dee.driver', 'dans-team', 403],
    ['dan.driver', 'dees-team', 403],
    ['sue.staff', 'dees-team', 403],
    ['eve.executive', 'dees-team', 200],
    ['ada.admin', 'no-such-team', 403],
    // Everybody sees the first team, and being shown it makes nobody a member.
    ['sue.staff', 'mountain-marvelers', 200],
  ] as const)('%s on %s: %s', async (name, team, wanted) => {
    expect((await read(name, team)).status).toBe(wanted);
    expect((await follow(name, team)).status).toBe(wanted);
    expect((await post(name, team, 'Hello')).status).toBe(403);
  });

  test('subscribing says so in the specification’s words, and counts what comes after', async () => {
    await post('dan.driver', 'dans-team', 'Before', { viewable: 'open' });
    const answer = await follow('eve.executive', 'dans-team');
    expect(answer.body).toEqual({ detail: messages.subscribed, team_slug: 'dans-team' });
    expect(await followed('eve.executive')).toMatchObject([{ team_slug: 'dans-team', unread: 0 }]);
    await post('dan.driver', 'dans-team', 'Private');
    const { message } = await post('dan.driver', 'dans-team', 'After', { viewable: 'open' });
    expect(await followed('eve.executive')).toMatchObject([{ team_slug: 'dans-team', unread: 1 }]);
    expect(await noticesOf('eve.executive')).toMatchObject([{ kind: 'huddle', rings: 1 }]);
    expect(await noticesOf('dan.driver')).toEqual([]);
    const read = (id: number) =>
      api.ask(huddles.markRead, { purpose: 'mark_read', team_slug: 'dans-team', id }, as('eve.executive'));
    const { message: last } = await post('dan.driver', 'dans-team', 'While they read', { viewable: 'open' });
    await read(message.id);
    // The one that came while they read is still to be read.
    expect(await followed('eve.executive')).toMatchObject([{ unread: 1 }]);
    expect(await noticesOf('eve.executive')).toMatchObject([{ kind: 'huddle', rings: 2 }]);
    await read(last.id);
    expect(await followed('eve.executive')).toMatchObject([{ unread: 0 }]);
    expect(await noticesOf('eve.executive')).toEqual([]);
  });

  test('who unfollows is no longer rung, and what had rung is cleared, until they follow again', async () => {
    const unfollow = () => api.ask(huddles.unfollow, { purpose: 'unfollow', team_slug: 'dans-team' }, as('sue.staff'));
    await follow('sue.staff', 'dans-team');
    await post('dan.driver', 'dans-team', 'Seen', { viewable: 'open' });
    expect(await noticesOf('sue.staff')).toMatchObject([{ kind: 'huddle', amount: 1 }]);
    expect((await unfollow()).body).toMatchObject({ huddle: { team_slug: 'dans-team', following: false } });
    expect(await noticesOf('sue.staff')).toEqual([]);
    expect((await unfollow()).status).toBe(200);
    await post('dan.driver', 'dans-team', 'Quiet', { viewable: 'open' });
    expect([await noticesOf('sue.staff'), await followed('sue.staff')]).toEqual([[], []]);
    await follow('sue.staff', 'dans-team');
    await post('dan.driver', 'dans-team', 'Back', { viewable: 'open' });
    expect(await noticesOf('sue.staff')).toMatchObject([{ kind: 'huddle', amount: 1 }]);
  });

  test('a follower who lost sight of the team is neither rung nor told, and no longer has it in the list', async () => {
    await follow('sue.staff', 'dans-team');
    await post('dan.driver', 'dans-team', 'Seen', { viewable: 'open' });
    expect(await noticesOf('sue.staff')).toMatchObject([{ kind: 'huddle', amount: 1, rings: 1 }]);
    const move = async (slug: string) => {
      await open()
        .kysely.updateTable('employee')
        .set({ organization_id: club.organizationIds[slug] ?? 0 })
        .where('id', '=', club.employeeIds['sue.staff'])
        .execute();
      as = await signInPeople(api, Object.keys(club.employeeIds) as PersonName[]);
    };
    await move('south');
    await sql`delete from live_event`.execute(open().kysely);
    const { message } = await post('dan.driver', 'dans-team', 'Unseen', { viewable: 'open' });
    expect(await noticesOf('sue.staff')).toMatchObject([{ amount: 1, rings: 1 }]);
    expect(await followed('sue.staff')).toEqual([]);
    const heard = await sql<{ people: number[] }>`select people from live_event where topic = 'huddle'`.execute(
      open().kysely,
    );
    expect(heard.rows.flatMap(({ people }) => people)).toEqual([club.employeeIds['dan.driver']]);
    await move('north');
    const { message: third } = await post('dan.driver', 'dans-team', 'Again', { viewable: 'open' });
    expect(await noticesOf('sue.staff')).toMatchObject([{ amount: 3, rings: 2 }]);
    // What is removed is nothing to read.
    const remove = async (id: number) => {
      const { body } = await api.ask(
        keeping.report,
        { purpose: 'report', kind: 'huddle', id: String(id), reason: 'spam' },
        as('sue.staff'),
      );
      const decided = {
        purpose: 'decide' as const,
        id: body['id'] as number,
        decision: 'remove' as const,
        reason: '-',
      };
      expect((await api.ask(keeping.decide, decided, as('sam.station'))).status).toBe(200);
    };
    await remove(message.id);
    await remove(third.id);
    expect(await noticesOf('sue.staff')).toMatchObject([{ kind: 'huddle', amount: 1 }]);
    expect(await followed('sue.staff')).toMatchObject([{ team_slug: 'dans-team', unread: 1 }]);
  });

  test('a repeated post is one message, and its id belongs to its author', async () => {
    const client_id = randomUUID();
    const first = await post('dan.driver', 'dans-team', 'Once', { client_id });
    expect((await post('dan.driver', 'dans-team', 'Once', { client_id })).message.id).toBe(first.message.id);
    expect((await post('dee.driver', 'dees-team', 'Mine', { client_id })).status).toBe(409);
    expect((await read('dan.driver', 'dans-team')).texts).toEqual(['Once']);
  });

  test('older messages come page by page', async () => {
    for (const body of ['1', '2', '3']) await post('dan.driver', 'dans-team', body);
    const first = await read('dan.driver', 'dans-team', { limit: 2 });
    expect(first.texts).toEqual(['3', '2']);
    const rest = await read('dan.driver', 'dans-team', { limit: 2, nextToken: first.nextToken });
    expect([rest.texts, rest.nextToken]).toEqual([['1'], null]);
  });

  test('the demo has huddles with messages', async () => {
    await open()
      .kysely.transaction()
      .execute((trx) => huddleDemo(trx, { stationIds: [], now: at }));
    expect((await read('dan.driver', 'dans-team')).texts.length).toBeGreaterThan(2);
  });
});
