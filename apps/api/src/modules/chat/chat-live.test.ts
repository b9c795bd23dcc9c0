import { randomUUID } from 'node:crypto';
import { calls } from '@roadside/contract/calls';
import type { LiveChange } from '@roadside/contract/live';
import type { Conversation, ConversationMessage } from '@roadside/contract/schemas';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { announce } from '../../platform/live/announce.ts';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { signInPeople } from '../../platform/testing/sign-in-people.ts';
import { fillSmallClub, password } from '../../platform/testing/small-club.ts';
import type { PersonName, SmallClub } from '../../platform/testing/small-club.ts';
import { openTestApi } from '../../platform/testing/test-api.ts';
import type { TestApi } from '../../platform/testing/test-api.ts';
import { leaveConversation } from './conversations.repository.ts';

const { accounts, conversations } = calls;

/** Two processes on one database; what one of them does reaches the streams of the other through the database. */
describeEachEngine('messages in the live stream', (open) => {
  let first: TestApi;
  let second: TestApi;
  let club: SmallClub;
  let as: (name: PersonName) => { readonly token: string };
  const listeners: { stop(): void }[] = [];

  beforeAll(async () => {
    club = await fillSmallClub(open());
    [first, second] = [
      await openTestApi(open(), { environment: { RATE_LIMITS: 'off' } }),
      await openTestApi(open(), { environment: { RATE_LIMITS: 'off' } }),
    ];
    as = await signInPeople(first, Object.keys(club.employeeIds) as PersonName[]);
  });
  afterAll(async () => {
    await first.close();
    await second.close();
  });
  beforeEach(async () => {
    for (const table of ['conversation', 'chat_setting', 'notification', 'live_event'])
      await sql`delete from ${sql.table(table)}`.execute(open().kysely);
  });
  afterEach(async () => {
    for (const { stop } of listeners.splice(0)) stop();
    await expect.poll(() => first.services.live.size + second.services.live.size).toBe(0);
  });

  const idOf = (name: PersonName) => club.employeeIds[name];

  /** Opens a person's stream, and keeps what it tells about chat. */
  const listen = async (name: PersonName, { api = first, token = as(name).token } = {}) => {
    const authorization = `Bearer ${token}`;
    const caller = await api.services.authenticator.authenticate(authorization);
    if (!caller) throw new Error(`${name} is not signed in`);
    const gone = new AbortController();
    const heard: LiveChange[] = [];
    let ended = false;
    const follow = async () => {
      for await (const change of api.services.live.changes(caller, authorization, gone.signal))
        if (change?.topic === 'chat') heard.push(change);
      ended = true;
    };
    const following = follow();
    following.catch(() => undefined);
    listeners.push({ stop: () => gone.abort() });
    return {
      heard,
      messages: () => heard.flatMap(({ message }) => (message ? [message] : [])),
      get ended() {
        return ended;
      },
    };
  };
  const start = async (name: PersonName, others: readonly PersonName[]) => {
    const body = { purpose: 'start' as const, people: others.map(idOf), title: 'Group' };
    return ((await first.ask(conversations.start, body, as(name))).body['conversation'] as Conversation).id;
  };
  const send = async (name: PersonName, id: number, message: string, more: object = {}, api = first) => {
    const body = { purpose: 'send' as const, id, client_id: randomUUID(), message, ...more };
    const answer = await api.ask(conversations.send, body, as(name));
    return { status: answer.status, message: answer.body['message'] as ConversationMessage };
  };
  const read = async (name: PersonName, id: number, more: object = {}) =>
    (await first.ask(conversations.messages, { purpose: 'messages', id, ...more }, as(name))).body[
      'messages'
    ] as ConversationMessage[];

  test('a change carries its message as each member reads it, and the neighbor hears of nothing', async () => {
    const id = await start('eve.executive', ['sue.staff']);
    const { message: old } = await send('eve.executive', id, 'Before Dan');
    await first.ask(conversations.members, { purpose: 'members', id, add: [idOf('dan.driver')] }, as('eve.executive'));
    const [eve, sue, dan, far, dee] = [
      await listen('eve.executive'),
      await listen('sue.staff'),
      await listen('dan.driver'),
      await listen('dan.driver', { api: second }),
      await listen('dee.driver'),
    ];
    const members = { 'eve.executive': eve, 'sue.staff': sue, 'dan.driver': dan };
    const everybodyHas = async (count: number) => {
      for (const [name, { messages }] of Object.entries(members)) {
        await expect.poll(messages).toHaveLength(count);
        expect(messages().at(-1)).toEqual((await read(name as PersonName, id)).at(-1));
      }
      await expect.poll(far.messages).toEqual(dan.messages());
    };
    const { message } = await send('sue.staff', id, 'To everybody', {
      reply_to: old.id,
      mentions: [idOf('dan.driver')],
    });
    await everybodyHas(1);
    // Who came later has no quote from before.
    expect([eve, dan].map(({ messages }) => messages()[0]?.reply_to?.message)).toEqual(['Before Dan', '']);
    const react = { purpose: 'react' as const, message_id: message.id, emoji: '👍' as const, on: true };
    await first.ask(conversations.react, react, as('dan.driver'));
    await everybodyHas(2);
    expect([eve, dan].map(({ messages }) => messages()[1]?.reactions[0]?.mine)).toEqual([false, true]);
    await first.ask(conversations.follow, { purpose: 'follow', message_id: message.id, on: true }, as('eve.executive'));
    await everybodyHas(3);
    expect([eve, sue].map(({ messages }) => messages()[2]?.followed)).toEqual([true, false]);
    const edit = { purpose: 'edit' as const, message_id: message.id, message: 'To all' };
    await second.ask(conversations.edit, edit, as('sue.staff'));
    await everybodyHas(4);
    await second.ask(conversations.delete, { purpose: 'delete', message_id: message.id }, as('sue.staff'));
    await everybodyHas(5);
    expect(dan.messages()[4]).toMatchObject({ message: '', deleted: true });
    // A change of the first message tells who came later that something changed, and not what.
    const before = dan.heard.length;
    await second.ask(conversations.edit, { ...edit, message_id: old.id }, as('eve.executive'));
    await expect.poll(() => sue.messages()).toHaveLength(6);
    await expect.poll(() => dan.heard.length).toBeGreaterThan(before);
    expect(dan.messages()).toHaveLength(5);
    expect(dee.heard).toEqual([]);
  });

  test('a message with links is left to be read with each reader’s rights', async () => {
    const id = await start('eve.executive', ['sue.staff']);
    const sue = await listen('sue.staff');
    const refs = [{ kind: 'driver', id: club.organizationIds['dan'], slug: 'north' }];
    expect((await send('eve.executive', id, 'Look', { refs })).status).toBe(200);
    await send('eve.executive', id, 'Without');
    await expect.poll(sue.messages).toMatchObject([{ message: 'Without' }]);
    expect(sue.heard.filter(({ id: about }) => about === id).length).toBeGreaterThan(1);
  });

  test('a person who may no longer read it gets no message, even if the right was lost a moment ago', async () => {
    const id = await start('eve.executive', ['sue.staff', 'dan.driver']);
    const { message } = await send('eve.executive', id, 'Secret plan');
    const token = String((await first.ask(accounts.login, { username: 'sue.staff', password })).body['access']);
    const { body: admin } = await first.ask(accounts.login, { username: 'ada.admin', password });
    const seeing = { action: 'start' as const, employee_id: idOf('dan.driver') };
    expect((await first.ask(accounts.startSeeing, seeing, { token: String(admin['access']) })).status).toBe(200);
    const { body: seen } = await first.ask(accounts.refresh, { refresh: String(admin['refresh']) });
    const [eve, dan, signedOut, asDan] = [
      await listen('eve.executive', { api: second }),
      await listen('dan.driver', { api: second }),
      await listen('sue.staff', { api: second, token }),
      await listen('dan.driver', { api: second, token: String(seen['access']) }),
    ];
    const { session } = (await second.services.authenticator.authenticate(`Bearer ${token}`)) ?? {};
    // The announcement is made for all of them, in the transaction that takes the right away.
    await open()
      .kysely.transaction()
      .execute(async (trx) => {
        const people = [idOf('eve.executive'), idOf('sue.staff'), idOf('dan.driver')];
        await announce(trx, { topic: 'chat', id, people, by: null, detail: { message: message.id } });
        await leaveConversation(trx, id, idOf('dan.driver'), new Date(first.clock));
        await sql`update session set revoked_at = now() where id = ${session?.id ?? ''}::uuid`.execute(trx);
      });
    await expect.poll(eve.messages).toMatchObject([{ message: 'Secret plan' }]);
    await expect.poll(() => signedOut.ended).toBe(true);
    await expect.poll(() => dan.heard.length).toBeGreaterThan(0);
    for (const { messages } of [dan, signedOut, asDan]) expect(messages()).toEqual([]);
  });

  test('a message of another conversation can’t be had through an announcement about one’s own', async () => {
    const [id, other] = [await start('eve.executive', ['sue.staff']), await start('eve.executive', ['dan.driver'])];
    const { message } = await send('eve.executive', other, 'For Dan');
    const sue = await listen('sue.staff');
    await announce(open().kysely, {
      topic: 'chat',
      id,
      people: [idOf('sue.staff')],
      by: null,
      detail: { message: message.id },
    });
    await send('eve.executive', id, 'For Sue');
    await expect.poll(sue.messages).toMatchObject([{ message: 'For Sue' }]);
  });

  test('everybody hears the messages in the order of their numbers, from whichever process they come', async () => {
    const id = await start('eve.executive', ['sue.staff', 'dan.driver']);
    const streams = [
      await listen('eve.executive'),
      await listen('sue.staff', { api: second }),
      await listen('dan.driver'),
      await listen('dan.driver', { api: second }),
    ];
    const count = 24;
    await Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const name = (['eve.executive', 'sue.staff', 'dan.driver'] as const)[index % 3] ?? 'eve.executive';
        const client_id = randomUUID();
        // A slow machine refuses some of them at first; sent again, they are the same message.
        const api = index % 2 === 0 ? first : second;
        await expect
          .poll(async () => (await send(name, id, `${index}`, { client_id }, api)).status, { timeout: 60_000 })
          .toBe(200);
      }),
    );
    const numbers = Array.from({ length: count }, (_, index) => index + 1);
    for (const { messages } of streams)
      await expect.poll(() => messages().map(({ seq }) => seq), { timeout: 60_000 }).toEqual(numbers);
  });

  test('who was away hears that something changed, and reads it', async () => {
    const id = await start('eve.executive', ['sue.staff']);
    await send('eve.executive', id, 'While Sue was away');
    const sue = await listen('sue.staff', { api: second });
    await expect.poll(() => sue.heard.some((change) => change.id === id)).toBe(true);
    expect(sue.messages()).toEqual([]);
    expect(await read('sue.staff', id, { after: 0 })).toMatchObject([{ message: 'While Sue was away' }]);
  });

  test('how far somebody has read is in the change, unless their place turned receipts off', async () => {
    const id = await start('eve.executive', ['sue.staff', 'dee.driver']);
    const [eve, sue] = [await listen('eve.executive'), await listen('sue.staff', { api: second })];
    const markRead = (name: PersonName, seq: number) =>
      first.ask(conversations.markRead, { purpose: 'mark_read', id, seq }, as(name));
    const receipts = ({ heard }: typeof eve) => heard.flatMap((change) => (change.read ? [change.read] : []));
    await send('eve.executive', id, 'One');
    await markRead('sue.staff', 1);
    const told = [{ user_id: idOf('sue.staff'), seq: 1 }];
    for (const stream of [eve, sue]) await expect.poll(() => receipts(stream)).toEqual(told);
    const off = { purpose: 'receipts' as const, slug: 'north', on: false };
    expect((await first.ask(conversations.receipts, off, as('sam.station'))).status).toBe(200);
    await send('eve.executive', id, 'Two');
    await markRead('sue.staff', 2);
    await markRead('dee.driver', 2);
    const dee = { user_id: idOf('dee.driver'), seq: 2 };
    await expect.poll(() => receipts(eve)).toEqual([...told, dee]);
    // Their own other screens know.
    await expect.poll(() => receipts(sue)).toEqual([...told, { user_id: idOf('sue.staff'), seq: 2 }, dee]);
  });
});
