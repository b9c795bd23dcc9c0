import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { chat } from '@roadside/contract/chat';
import { calls } from '@roadside/contract/calls';
import type { ChatPicture, Conversation, ConversationMessage } from '@roadside/contract/schemas';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { silentLog } from '../../platform/testing/silent-log.ts';
import { signInPeople } from '../../platform/testing/sign-in-people.ts';
import { fillSmallClub } from '../../platform/testing/small-club.ts';
import type { PersonName, SmallClub } from '../../platform/testing/small-club.ts';
import { openTestApi } from '../../platform/testing/test-api.ts';
import type { TestApi } from '../../platform/testing/test-api.ts';
import { chatDemo } from './chat.demo.ts';
import { sendDue } from './chat.jobs.ts';
import { deleteRemovedPictures, deleteUnsentPictures } from './pictures.service.ts';
import { deliver } from './send.service.ts';
import { removeMessage } from './remove-message.ts';

const { conversations, messaging, notifications } = calls;

describeEachEngine('chat', (open) => {
  let api: TestApi;
  let club: SmallClub;
  let as: (name: PersonName) => { readonly token: string };
  const start = Date.parse('2026-11-20T14:00:00Z');

  beforeAll(async () => {
    club = await fillSmallClub(open());
    api = await openTestApi(open(), { environment: { RATE_LIMITS: 'off' } });
    as = await signInPeople(api, Object.keys(club.employeeIds) as PersonName[]);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    api.clock = start;
    for (const table of ['conversation', 'chat_setting', 'notification', 'live_event'])
      await sql`delete from ${sql.table(table)}`.execute(open().kysely);
  });

  const idOf = (name: PersonName) => club.employeeIds[name];
  const sendWaiting = () =>
    sendDue(api.services.config, { db: open(), now: () => new Date(api.clock), log: silentLog });
  const later = (minutes: number) => new Date(start + minutes * 60_000).toISOString();
  const begin = async (name: PersonName, others: readonly PersonName[], title?: string) => {
    const { status, body } = await api.ask(
      conversations.start,
      { purpose: 'start', people: others.map(idOf), ...(title === undefined ? {} : { title }) },
      as(name),
    );
    return { status, conversation: body['conversation'] as Conversation };
  };
  const send = async (name: PersonName, id: number, message: string, more: object = {}) => {
    const answer = await api.ask(
      conversations.send,
      { purpose: 'send', id, client_id: randomUUID(), message, ...more },
      as(name),
    );
    return { ...answer, message: answer.body['message'] as ConversationMessage };
  };
  const read = async (name: PersonName, id: number, more: object = {}) =>
    (await api.ask(conversations.messages, { purpose: 'messages', id, ...more }, as(name))).body as unknown as {
      messages: ConversationMessage[];
      has_earlier: boolean;
      has_later: boolean;
    };
  const textsOf = async (name: PersonName, id: number, more: object = {}) =>
    (await read(name, id, more)).messages.map(({ message }) => message);
  const list = async (name: PersonName) =>
    (await api.ask(conversations.list, { purpose: 'list' }, as(name))).body['conversations'] as Conversation[];
  const noticesOf = async (name: PersonName) =>
    (await api.ask(notifications.list, { purpose: 'list', unread: true }, as(name))).body['notifications'] as object[];
  const graphql = (name: PersonName, kind: 'createMessage' | 'listMessages', variables: object) =>
    api.send('/graphql', JSON.stringify({ query: chat[kind].document, variables }), as(name));

  test.each([
    ['eve.executive', 'dan.driver', 200, 'whom she may view'],
    ['dan.driver', 'sam.station', 200, 'the manager of his own station'],
    ['dan.driver', 'sue.staff', 403, 'a dispatcher he may not view'],
    ['dan.driver', 'dee.driver', 403, 'a driver of another station'],
    ['sue.staff', 'eve.executive', 403, 'somebody above'],
  ] as const)('%s writes to %s: %s (%s)', async (from, to, wanted, _why) => {
    expect((await begin(from, [to])).status).toBe(wanted);
    const { body } = await graphql(from, 'createMessage', {
      input: { message: 'hello', chatMessageRecipientId: idOf(to) },
    });
    expect(body['errors'] === undefined).toBe(wanted === 200);
    const unknown = await api.ask(conversations.start, { purpose: 'start', people: [999_999] }, as(from));
    expect(unknown.status).toBe(403);
  });

  test.each([
    ['dan.driver', ['sam.station'], 'SAM'],
    ['sue.staff', ['sam.station'], 'station'],
    ['sam.station', ['sue.staff', 'dan.driver'], 'd'],
  ] as const)('%s finds whom they may write to', async (name, wanted, text) => {
    const found = async (text: string) => {
      const { body } = await api.ask(conversations.people, { purpose: 'people', text }, as(name));
      return (body['people'] as { user_id: number }[]).map(({ user_id }) => user_id);
    };
    const all = await found('');
    for (const each of wanted) expect(all).toContain(idOf(each));
    // Only a person who is found may be written to.
    for (const other of Object.keys(club.employeeIds) as PersonName[])
      if (other !== name) expect((await begin(name, [other], 'Group')).status === 200).toBe(all.includes(idOf(other)));
    const hits = await found(text);
    expect(all).toEqual(expect.arrayContaining(hits));
    expect(hits).toContain(idOf(wanted.at(-1) ?? name));
    expect(await found('nobody has this name')).toEqual([]);
  });

  test('a person who wrote by mail is found too, and may be answered in chat', async () => {
    const found = async () => {
      const { body } = await api.ask(conversations.people, { purpose: 'people', text: 'ada' }, as('dan.driver'));
      return (body['people'] as { user_id: number }[]).map(({ user_id }) => user_id);
    };
    expect(await found()).toEqual([]);
    expect((await begin('dan.driver', ['ada.admin'])).status).toBe(403);
    const sent = await api.ask(
      messaging.sendMail,
      { purpose: 'send_mail', recipients: [idOf('dan.driver')], subject: 'Ice', body: 'Salt the ramps.' },
      as('ada.admin'),
    );
    expect(sent.status).toBe(200);
    expect(await found()).toEqual([idOf('ada.admin')]);
    expect((await begin('dan.driver', ['ada.admin'])).status).toBe(200);
    await sql`delete from mail_thread`.execute(open().kysely);
  });

  test('a notification counts neither deleted messages nor the reader’s own', async () => {
    const { id } = (await begin('eve.executive', ['sue.staff'], 'Group')).conversation;
    await send('eve.executive', id, 'One');
    const { message } = await send('eve.executive', id, 'Two');
    await api.ask(conversations.delete, { purpose: 'delete', message_id: message.id }, as('eve.executive'));
    await send('eve.executive', id, 'Three');
    expect(await noticesOf('sue.staff')).toMatchObject([{ kind: 'chat', amount: 2 }]);
  });

  test('a person who was written to may answer, and has one conversation with the sender', async () => {
    const { conversation } = await begin('eve.executive', ['sue.staff']);
    expect((await begin('sue.staff', ['eve.executive'])).status).toBe(403);
    expect(await list('eve.executive')).toHaveLength(1);
    expect(await list('sue.staff')).toEqual([]);
    const group = (await begin('eve.executive', ['sue.staff'], 'Group')).conversation.id;
    await send('eve.executive', group, 'To all');
    expect((await begin('sue.staff', ['eve.executive'])).status).toBe(403);
    await send('eve.executive', conversation.id, 'How is the ice?');
    const answer = await begin('sue.staff', ['eve.executive']);
    expect(answer.conversation.id).toBe(conversation.id);
    expect((await send('sue.staff', conversation.id, 'Thick.')).status).toBe(200);
    expect((await begin('eve.executive', ['sue.staff'])).conversation.id).toBe(conversation.id);
    expect(await textsOf('eve.executive', conversation.id)).toEqual(['How is the ice?', 'Thick.']);
  });

  test('a repeated send is one message, also at the same moment, and its id belongs to one conversation', async () => {
    const first = (await begin('eve.executive', ['sue.staff'])).conversation.id;
    const second = (await begin('eve.executive', ['dan.driver'])).conversation.id;
    const client_id = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => send('eve.executive', first, 'Once', { client_id })),
    );
    expect(answers.map(({ status, message }) => [status, message.seq])).toEqual(answers.map(() => [200, 1]));
    expect(await textsOf('sue.staff', first)).toEqual(['Once']);
    expect((await send('eve.executive', second, 'Once', { client_id })).status).toBe(409);
    expect((await send('sue.staff', first, 'Mine', { client_id })).status).toBe(409);
    expect(await noticesOf('sue.staff')).toMatchObject([{ kind: 'chat', rings: 1 }]);
  });

  test('everybody has the messages in the same order, numbered without gaps, however many write at once', async () => {
    const { conversation } = await begin('eve.executive', ['sam.station', 'sue.staff', 'dan.driver'], 'Storm');
    const people = ['eve.executive', 'sam.station', 'sue.staff', 'dan.driver'] as const;
    await Promise.all(
      people.flatMap((name) =>
        Array.from({ length: 6 }, async (_, n) => {
          const client_id = randomUUID();
          // A slow machine refuses some of them at first; sent again, they are the same message.
          await expect
            .poll(async () => (await send(name, conversation.id, `${name} ${n}`, { client_id })).status)
            .toBe(200);
        }),
      ),
    );
    const [first, ...others] = await Promise.all(people.map((name) => read(name, conversation.id)));
    expect(first?.messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 24 }, (_, n) => n + 1));
    for (const other of others)
      expect(other.messages.map(({ id, seq }) => [id, seq])).toEqual(first?.messages.map(({ id, seq }) => [id, seq]));
  });

  test('pages in both directions without a gap', async () => {
    const { id } = (await begin('eve.executive', ['sue.staff'])).conversation;
    for (let n = 1; n <= 7; n++) await send('eve.executive', id, `${n}`);
    expect(await read('sue.staff', id, { limit: 3 })).toMatchObject({ has_earlier: true, has_later: false });
    expect(await textsOf('sue.staff', id, { limit: 3 })).toEqual(['5', '6', '7']);
    expect(await textsOf('sue.staff', id, { before: 5, limit: 3 })).toEqual(['2', '3', '4']);
    expect(await read('sue.staff', id, { before: 2, limit: 3 })).toMatchObject({ has_earlier: false, has_later: true });
    expect(await textsOf('sue.staff', id, { after: 5, limit: 1 })).toEqual(['6']);
    expect(await textsOf('sue.staff', id, { after: 7 })).toEqual([]);
  });

  test('unread counts, the notification and its end when it is read here', async () => {
    const { id } = (await begin('eve.executive', ['sue.staff'])).conversation;
    await send('eve.executive', id, 'one');
    await send('eve.executive', id, 'two');
    expect(await list('sue.staff')).toMatchObject([{ id, unread: 2, last_message: { message: 'two' } }]);
    expect(await noticesOf('sue.staff')).toMatchObject([{ kind: 'chat', subject_id: id, amount: 2, rings: 2 }]);
    const data = async () =>
      (await api.ask(messaging.getLoadingData, { purpose: 'get_loading_data' }, as('sue.staff'))).body['unread_chats'];
    expect(await data()).toBe(1);
    const markRead = (seq: number) =>
      api.ask(conversations.markRead, { purpose: 'mark_read', id, seq }, as('sue.staff'));
    await markRead(1);
    expect(await list('sue.staff')).toMatchObject([{ unread: 1, read_seq: 1 }]);
    expect(await noticesOf('sue.staff')).toHaveLength(1);
    await markRead(9);
    expect(await list('sue.staff')).toMatchObject([{ unread: 0, read_seq: 2 }]);
    expect(await noticesOf('sue.staff')).toEqual([]);
    expect(await data()).toBe(0);
    await markRead(1);
    expect(await list('sue.staff')).toMatchObject([{ read_seq: 2 }]);
    expect(await list('eve.executive')).toMatchObject([{ unread: 0 }]);
  });

  test('what is left after reading half is what the notifications count', async () => {
    const { id } = (await begin('eve.executive', ['sue.staff'])).conversation;
    await send('eve.executive', id, 'Sue?', { mentions: [idOf('sue.staff')] });
    for (const text of ['one', 'two']) await send('eve.executive', id, text);
    const markRead = (seq: number) =>
      api.ask(conversations.markRead, { purpose: 'mark_read', id, seq }, as('sue.staff'));
    await markRead(2);
    expect(await noticesOf('sue.staff')).toMatchObject([{ kind: 'chat', amount: 1 }]);
    // Two tabs, the slower one last.
    await Promise.all([markRead(3), markRead(1), markRead(2)]);
    expect(await list('sue.staff')).toMatchObject([{ unread: 0, read_seq: 3 }]);
    expect(await noticesOf('sue.staff')).toEqual([]);
  });

  test('a message that comes while the ones above are marked as read stays notified', async () => {
    const { id } = (await begin('eve.executive', ['sue.staff'])).conversation;
    await send('eve.executive', id, 'one');
    const db = open();
    const outcome = { marked: false };
    let marking: Promise<unknown> = Promise.resolve();
    await db.kysely.transaction().execute(async (trx) => {
      await deliver(trx, {
        id: randomUUID(),
        conversationId: id,
        authorId: idOf('eve.executive'),
        content: { message: 'two', replyTo: null, mentions: [], refs: [], pictures: [] },
        at: new Date(api.clock),
      });
      marking = api
        .ask(conversations.markRead, { purpose: 'mark_read', id, seq: 1 }, as('sue.staff'))
        .finally(() => (outcome.marked = true));
      if (db.engine === 'pglite') return;
      // The second message isn't there for anybody else yet; whoever marks the first as read comes upon it now.
      const waiting = async () =>
        (
          await sql<{ n: number }>`select count(*)::integer as n from pg_locks join pg_stat_activity using (pid)
            where pg_locks.granted = false and datname = current_database()`.execute(trx)
        ).rows[0]?.n ?? 0;
      while (!outcome.marked && (await waiting()) === 0);
    });
    await marking;
    expect(await list('sue.staff')).toMatchObject([{ unread: 1, read_seq: 1 }]);
    expect(await noticesOf('sue.staff')).toMatchObject([{ kind: 'chat', subject_id: id, amount: 1 }]);
  });

  test('who answers has read the messages above, and is no longer notified of them', async () => {
    const { id } = (await begin('eve.executive', ['sue.staff'])).conversation;
    await send('eve.executive', id, 'Ready?', { mentions: [idOf('sue.staff')] });
    await send('eve.executive', id, 'Anybody?');
    expect(await noticesOf('sue.staff')).toHaveLength(2);
    await send('sue.staff', id, 'Ready');
    expect(await list('sue.staff')).toMatchObject([{ unread: 0, read_seq: 3 }]);
    expect(await noticesOf('sue.staff')).toEqual([]);
  });

  test('an unread message that is deleted, or removed, isn’t notified of anymore', async () => {
    const { id } = (await begin('eve.executive', ['sue.staff', 'dan.driver'], 'Storm')).conversation;
    const { message: first } = await send('eve.executive', id, 'one');
    const { message: second } = await send('eve.executive', id, 'two', { mentions: [idOf('dan.driver')] });
    const told = async (name: PersonName) =>
      ((await noticesOf(name)) as { kind: string; amount: number }[])
        .map(({ kind, amount }) => `${kind} ${amount}`)
        .toSorted();
    expect(await told('sue.staff')).toEqual(['chat 2']);
    expect(await told('dan.driver')).toEqual(['chat 1', 'mention 2']);
    await api.ask(conversations.delete, { purpose: 'delete', message_id: second.id }, as('eve.executive'));
    expect(await told('sue.staff')).toEqual(['chat 1']);
    expect(await told('dan.driver')).toEqual(['chat 1']);
    await open()
      .kysely.transaction()
      .execute((trx) => removeMessage(trx, first.id, { at: new Date(api.clock), by: idOf('ada.admin') }));
    for (const name of ['sue.staff', 'dan.driver'] as const) expect(await told(name)).toEqual([]);
  });

  test('a sender sees who has read, unless the reader’s place turned receipts off', async () => {
    const { id } = (await begin('eve.executive', ['sue.staff', 'dee.driver'], 'Both')).conversation;
    await send('eve.executive', id, 'Read me');
    await api.ask(conversations.markRead, { purpose: 'mark_read', id, seq: 1 }, as('sue.staff'));
    const seqs = async () =>
      Object.fromEntries(
        (await list('eve.executive'))[0]?.members.map(({ user_id, read_seq }) => [user_id, read_seq]) ?? [],
      );
    expect(await seqs()).toEqual({ [idOf('eve.executive')]: 1, [idOf('sue.staff')]: 1, [idOf('dee.driver')]: 0 });
    const set = (name: PersonName, body: { slug: string; on?: boolean }) =>
      api.ask(conversations.receipts, { purpose: 'receipts', ...body }, as(name));
    expect((await set('sue.staff', { slug: 'north', on: false })).status).toBe(403);
    expect((await set('sam.station', { slug: 'south', on: false })).status).toBe(403);
    expect((await set('sam.station', { slug: 'north', on: false })).body).toEqual({ on: false, inherited: false });
    expect((await set('sam.station', { slug: 'north' })).body).toEqual({ on: false, inherited: false });
    expect(await seqs()).toEqual({ [idOf('eve.executive')]: 1, [idOf('sue.staff')]: null, [idOf('dee.driver')]: 0 });
    expect((await set('ada.admin', { slug: 'business', on: false })).status).toBe(200);
    expect((await set('ada.admin', { slug: 'south' })).body).toEqual({ on: false, inherited: true });
  });

  test('edits, reactions, replies and deletions are the author’s, and show everywhere', async () => {
    const { id } = (await begin('eve.executive', ['sue.staff'])).conversation;
    const { message } = await send('eve.executive', id, 'Frist');
    const edit = (name: PersonName) =>
      api.ask(conversations.edit, { purpose: 'edit', message_id: message.id, message: 'First' }, as(name));
    expect((await edit('sue.staff')).status).toBe(404);
    api.clock = start + 60_000;
    expect((await edit('eve.executive')).body['message']).toMatchObject({ message: 'First', edited_at: later(1) });
    const react = (name: PersonName, on: boolean) =>
      api.ask(conversations.react, { purpose: 'react', message_id: message.id, emoji: '👍', on }, as(name));
    await react('sue.staff', true);
    await react('sue.staff', true);
    await react('eve.executive', true);
    expect((await react('eve.executive', false)).body['message']).toMatchObject({
      reactions: [{ emoji: '👍', count: 1, mine: false }],
    });
    const reply = await send('sue.staff', id, 'Second', { reply_to: message.id });
    expect(reply.message.reply_to).toMatchObject({ seq: 1, message: 'First' });
    const remove = (name: PersonName) =>
      api.ask(conversations.delete, { purpose: 'delete', message_id: message.id }, as(name));
    expect((await remove('sue.staff')).status).toBe(404);
    expect((await remove('eve.executive')).body['message']).toMatchObject({
      message: '',
      deleted: true,
      reactions: [],
    });
    const { messages } = await read('sue.staff', id);
    expect(messages).toMatchObject([
      { seq: 1, message: '', deleted: true },
      { seq: 2, reply_to: { seq: 1, message: '' } },
    ]);
    expect((await edit('eve.executive')).body['message']).toMatchObject({ message: '', deleted: true });
    expect((await react('dan.driver', true)).status).toBe(404);
  });

  test('a muted group is silent, except where it mentions somebody', async () => {
    const { id } = (await begin('eve.executive', ['sue.staff', 'dan.driver'], 'Loud')).conversation;
    await api.ask(conversations.mute, { purpose: 'mute', id, muted: true }, as('sue.staff'));
    await send('eve.executive', id, 'Hello all');
    expect(await noticesOf('sue.staff')).toEqual([]);
    expect(await noticesOf('dan.driver')).toMatchObject([{ kind: 'chat' }]);
    const { message } = await send('eve.executive', id, 'Sue?', {
      mentions: [idOf('sue.staff'), idOf('dee.driver'), idOf('eve.executive')],
    });
    expect(message.mentions).toEqual([idOf('sue.staff')]);
    expect(await noticesOf('sue.staff')).toMatchObject([{ kind: 'mention', subject_id: id }]);
    expect(await list('sue.staff')).toMatchObject([{ muted: true, mentioned: true, unread: 2 }]);
  });

  test('a followed message notifies of its replies, and of replies to those, also in a muted group', async () => {
    const { id } = (await begin('eve.executive', ['sue.staff', 'dan.driver'], 'Threads')).conversation;
    await api.ask(conversations.mute, { purpose: 'mute', id, muted: true }, as('sue.staff'));
    const follow = (name: PersonName, message_id: string, on: boolean) =>
      api.ask(conversations.follow, { purpose: 'follow', message_id, on }, as(name));
    const { message: ice } = await send('eve.executive', id, 'Ice on Mill Road');
    const { message: fuel } = await send('eve.executive', id, 'New fuel cards');
    for (const _ of [1, 2])
      expect((await follow('sue.staff', ice.id, true)).body).toMatchObject({ message: { followed: true } });
    expect((await read('dan.driver', id)).messages[0]).toMatchObject({ followed: false });
    expect((await follow('dee.driver', ice.id, true)).status).toBe(404);
    await send('dan.driver', id, 'Mine works', { reply_to: fuel.id });
    await send('dan.driver', id, 'Anyone there?');
    expect(await noticesOf('sue.staff')).toEqual([]);
    const { message: salted } = await send('dan.driver', id, 'Salted now', { reply_to: ice.id });
    expect(await noticesOf('sue.staff')).toMatchObject([{ kind: 'chat', subject_id: id }]);
    const seq = (await send('eve.executive', id, 'All of it?')).message.seq;
    await api.ask(conversations.markRead, { purpose: 'mark_read', id, seq }, as('sue.staff'));
    expect(await noticesOf('sue.staff')).toEqual([]);
    await send('eve.executive', id, 'Thanks', { reply_to: salted.id });
    expect(await noticesOf('sue.staff')).toMatchObject([{ kind: 'chat', subject_id: id }]);
    await api.ask(conversations.markRead, { purpose: 'mark_read', id, seq: seq + 1 }, as('sue.staff'));
    expect((await follow('sue.staff', ice.id, false)).body).toMatchObject({ message: { followed: false } });
    await send('dan.driver', id, 'Melted', { reply_to: ice.id });
    expect(await noticesOf('sue.staff')).toEqual([]);
  });

  test('who joins later reads from then on, and who leaves reads no more', async () => {
    const { id } = (await begin('eve.executive', ['sue.staff'], 'Group')).conversation;
    const old = await send('eve.executive', id, 'Before');
    const members = (name: PersonName, add: readonly PersonName[]) =>
      api.ask(conversations.members, { purpose: 'members', id, add: add.map(idOf), title: 'Renamed' }, as(name));
    expect((await members('dan.driver', ['dan.driver'])).status).toBe(404);
    expect((await members('sue.staff', ['dee.driver'])).status).toBe(403);
    expect((await members('eve.executive', ['dan.driver'])).body['conversation']).toMatchObject({ title: 'Renamed' });
    await send('eve.executive', id, 'After', { reply_to: old.message.id });
    expect((await read('dan.driver', id)).messages).toMatchObject([
      { message: 'After', reply_to: { seq: 1, message: '' } },
    ]);
    expect(await read('dan.driver', id)).toMatchObject({ has_earlier: false });
    const react = await api.ask(
      conversations.react,
      { purpose: 'react', message_id: old.message.id, emoji: '👍', on: true },
      as('dan.driver'),
    );
    expect(react.status).toBe(404);
    expect((await api.ask(conversations.leave, { purpose: 'leave', id }, as('dan.driver'))).status).toBe(200);
    expect((await send('dan.driver', id, 'Still here?')).status).toBe(404);
    expect((await api.ask(conversations.messages, { purpose: 'messages', id }, as('dan.driver'))).status).toBe(404);
    expect(await list('dan.driver')).toEqual([]);
    await send('eve.executive', id, 'Gone');
    expect(await noticesOf('dan.driver')).toEqual([]);
    await members('eve.executive', ['dan.driver']);
    await send('eve.executive', id, 'Back');
    expect(await textsOf('dan.driver', id)).toEqual(['Back']);
  });

  test('members who read at the same moment each get what they may read, with their own reactions', async () => {
    const { id } = (await begin('eve.executive', ['sue.staff'], 'At once')).conversation;
    const old = await send('eve.executive', id, 'Before Dan');
    await api.ask(conversations.members, { purpose: 'members', id, add: [idOf('dan.driver')] }, as('eve.executive'));
    const { message } = await send('eve.executive', id, 'To everybody', { reply_to: old.message.id });
    await api.ask(
      conversations.react,
      { purpose: 'react', message_id: message.id, emoji: '👍', on: true },
      as('sue.staff'),
    );
    const names = ['eve.executive', 'sue.staff', 'dan.driver', 'eve.executive', 'dee.driver'] as const;
    const [eve, sue, dan, again, dee] = await Promise.all(
      names.map((name) => api.ask(conversations.messages, { purpose: 'messages', id }, as(name))),
    );
    expect(eve?.body).toMatchObject({
      messages: [{ message: 'Before Dan' }, { message: 'To everybody', reactions: [{ count: 1, mine: false }] }],
    });
    expect(sue?.body).toMatchObject({ messages: [{}, { reactions: [{ count: 1, mine: true }] }] });
    // Who came later reads neither the first message nor its quote.
    expect(dan?.body['messages']).toMatchObject([{ message: 'To everybody', reply_to: { message: '' } }]);
    expect([again?.body, dee?.status]).toEqual([eve?.body, 404]);
  });

  test('a conversation of others can’t be had by any id, and its events reach its members only', async () => {
    const { id } = (await begin('eve.executive', ['sue.staff'])).conversation;
    const { message } = await send('eve.executive', id, 'Confidential');
    const unknown = await api.ask(conversations.messages, { purpose: 'messages', id: 999_999 }, as('dee.driver'));
    const attempts = [
      api.ask(conversations.messages, { purpose: 'messages', id }, as('dee.driver')),
      api.ask(conversations.send, { purpose: 'send', id, client_id: randomUUID(), message: 'x' }, as('dee.driver')),
      api.ask(conversations.markRead, { purpose: 'mark_read', id, seq: 1 }, as('dee.driver')),
      api.ask(conversations.mute, { purpose: 'mute', id, muted: true }, as('dee.driver')),
      api.ask(conversations.typing, { purpose: 'typing', id }, as('dee.driver')),
      api.ask(conversations.leave, { purpose: 'leave', id }, as('dee.driver')),
    ];
    for (const { status, body } of await Promise.all(attempts)) expect([status, body]).toEqual([404, unknown.body]);
    const found = await api.ask(conversations.search, { purpose: 'search', text: 'conf' }, as('dee.driver'));
    expect(found.body).toEqual({ messages: [], next_cursor: null });
    const notify = await api.ask(
      messaging.notifyNewChat,
      {
        purpose: 'notify_new_chat',
        message: { id: message.id, message: 'x', chatMessageRecipientId: idOf('sue.staff') },
      },
      as('dee.driver'),
    );
    expect(notify.status).toBe(404);
    const { rows } = await sql<{ people: number[] | null }>`select people from live_event`.execute(open().kysely);
    expect(rows.length).toBeGreaterThan(0);
    for (const { people } of rows) {
      expect(people).not.toBeNull();
      for (const person of people ?? []) expect([idOf('eve.executive'), idOf('sue.staff')]).toContain(person);
    }
  });

  test('search finds a text in the reader’s own conversations, page by page', async () => {
    const { id } = (await begin('eve.executive', ['sue.staff'])).conversation;
    const other = (await begin('eve.executive', ['dan.driver'])).conversation.id;
    for (const text of ['Ice on 422', 'nothing', '100% ICE', 'ice again']) await send('eve.executive', id, text);
    await send('eve.executive', other, 'Ice for Dan');
    const search = async (name: PersonName, body: object) =>
      (await api.ask(conversations.search, { purpose: 'search', text: 'ice', ...body }, as(name))).body as unknown as {
        messages: ConversationMessage[];
        next_cursor: string | null;
      };
    const first = await search('sue.staff', { rows_per_page: 2 });
    const second = await search('sue.staff', { rows_per_page: 2, cursor: first.next_cursor });
    expect([...first.messages, ...second.messages].map(({ message }) => message)).toEqual([
      'ice again',
      '100% ICE',
      'Ice on 422',
    ]);
    expect(second.next_cursor).toBeNull();
    expect((await search('eve.executive', {})).messages).toHaveLength(4);
    expect((await search('eve.executive', { id: other })).messages).toHaveLength(1);
    expect((await search('sue.staff', { text: '0%' })).messages).toHaveLength(1);
  });

  test('a message for later waits, can be canceled, and is sent once', async () => {
    const { id } = (await begin('eve.executive', ['sue.staff'])).conversation;
    const client_id = randomUUID();
    const { body } = await send('eve.executive', id, 'Morning', { client_id, send_at: later(60) });
    expect(body).toMatchObject({ message: null, scheduled: { id: client_id, send_at: later(60) } });
    const canceled = await send('eve.executive', id, 'Never', { send_at: later(60) });
    const cancelId = (canceled.body['scheduled'] as { id: string }).id;
    const cancel = (name: PersonName) =>
      api.ask(conversations.cancel, { purpose: 'cancel', message_id: cancelId }, as(name));
    expect((await cancel('sue.staff')).status).toBe(404);
    expect((await cancel('eve.executive')).body['scheduled']).toMatchObject([{ message: 'Morning' }]);
    await sendWaiting();
    expect(await textsOf('sue.staff', id)).toEqual([]);
    api.clock = start + 60 * 60_000;
    await Promise.all([sendWaiting(), sendWaiting()]);
    expect((await read('sue.staff', id)).messages).toMatchObject([{ id: client_id, created_at: later(60) }]);
    expect((await send('eve.executive', id, 'Morning', { client_id })).message).toMatchObject({ seq: 1 });
    const list = await api.ask(conversations.scheduled, { purpose: 'scheduled' }, as('eve.executive'));
    expect(list.body).toEqual({ scheduled: [] });
  });

  test('a message for later doesn’t make its author read what came meanwhile', async () => {
    const { id } = (await begin('eve.executive', ['sue.staff'])).conversation;
    await send('eve.executive', id, 'Hello');
    await send('eve.executive', id, 'Morning', { send_at: later(60) });
    await send('sue.staff', id, 'Call me before that');
    api.clock = start + 60 * 60_000;
    await sendWaiting();
    expect(await textsOf('eve.executive', id)).toEqual(['Hello', 'Call me before that', 'Morning']);
    expect(await list('eve.executive')).toMatchObject([{ unread: 1, read_seq: 1 }]);
    expect(await noticesOf('eve.executive')).toMatchObject([{ kind: 'chat', amount: 1 }]);
    const [own] = await list('sue.staff');
    expect(own?.members.find(({ user_id }) => user_id === idOf('eve.executive'))).toMatchObject({ read_seq: 1 });
  });

  test.each(['left the company', 'moved out of reach', 'left the group'] as const)(
    'a message for later whose author %s is not sent and stays with them',
    async (what) => {
      const author = idOf('sue.staff');
      const { id } = (await begin('sue.staff', ['dan.driver'], what === 'left the group' ? 'Night crew' : undefined))
        .conversation;
      await send('sue.staff', id, 'Hello');
      const client_id = randomUUID();
      await send('sue.staff', id, 'Tonight', { client_id, send_at: later(60) });
      const set = (values: { active?: boolean; organization_id?: number }) =>
        open().kysely.updateTable('employee').set(values).where('id', '=', author).execute();
      if (what === 'left the company') await set({ active: false });
      else if (what === 'moved out of reach') await set({ organization_id: club.organizationIds['south'] ?? 0 });
      else await api.ask(conversations.leave, { purpose: 'leave', id }, as('sue.staff'));
      api.clock = start + 60 * 60_000;
      await Promise.all([sendWaiting(), sendWaiting()]);
      await sendWaiting();
      expect(await textsOf('dan.driver', id)).toEqual(['Hello']);
      await set({ active: true, organization_id: club.organizationIds['north'] ?? 0 });
      as = await signInPeople(api, Object.keys(club.employeeIds) as PersonName[]);
      const { body } = await api.ask(conversations.scheduled, { purpose: 'scheduled' }, as('sue.staff'));
      expect(body['scheduled']).toMatchObject([{ id: client_id, message: 'Tonight', refused: true }]);
      expect(await noticesOf('sue.staff')).toMatchObject([{ kind: 'message-not-sent', subject_id: id, rings: 1 }]);
      // The rights are back, but its time is over: it is the author's to send again.
      await sendWaiting();
      expect(await textsOf('dan.driver', id)).toEqual(['Hello']);
      await api.ask(conversations.cancel, { purpose: 'cancel', message_id: client_id }, as('sue.staff'));
    },
  );

  test('when the others were last active is known of those in view, for a day', async () => {
    const { kysely } = open();
    const lastUsed = (name: PersonName, minutes: number) =>
      sql`update session set last_used_at = ${later(minutes)}::timestamptz where account_id =
        (select id from account where employee_id = ${idOf(name)})`.execute(kysely);
    const activeOf = async (reader: PersonName, id: number, other: PersonName) => {
      const { body } = await api.ask(conversations.list, { purpose: 'list', only: id, quiet: true }, as(reader));
      return (body['conversations'] as Conversation[])[0]?.members.find(({ user_id }) => user_id === idOf(other))
        ?.active_at;
    };
    const { id } = (await begin('sam.station', ['dan.driver'])).conversation;
    await send('sam.station', id, 'Hello');
    await lastUsed('dan.driver', -25);
    await lastUsed('sam.station', -5);
    expect(await activeOf('sam.station', id, 'dan.driver')).toBe(later(-25));
    // Dan may write to the manager of his station, but doesn't view the station.
    expect(await activeOf('dan.driver', id, 'sam.station')).toBeNull();
    await lastUsed('dan.driver', -24 * 60 - 1);
    expect(await activeOf('sam.station', id, 'dan.driver')).toBeNull();
    const { body } = await api.ask(conversations.list, { purpose: 'list', only: id }, as('sam.station'));
    expect(JSON.stringify(body)).not.toContain('active_at');
  });

  test('who wouldn’t ring now, and until when, is known before writing; urgent rings with a reason', async () => {
    const dan = idOf('dan.driver');
    const { id } = (await begin('sue.staff', ['dan.driver'])).conversation;
    const quiet = async () => {
      const { body } = await api.ask(conversations.list, { purpose: 'list', only: id, quiet: true }, as('sue.staff'));
      return (body['conversations'] as Conversation[])[0]?.members.find(({ user_id }) => user_id === dan)?.quiet;
    };
    expect(await quiet()).toEqual({ reason: 'off-shift', until: null });
    await sql`insert into shift (employee_id, station_id, local_day, starts_at, ends_at, duration_hours, shown_until, services)
      values (${dan}::integer, ${club.organizationIds['north'] ?? 0}::integer, '2026-11-20', ${later(120)}::timestamptz,
        ${later(600)}::timestamptz, 8, ${later(600)}::timestamptz, array['Tow'])`.execute(open().kysely);
    expect(await quiet()).toEqual({ reason: 'off-shift', until: later(120) });
    const { body } = await api.ask(conversations.list, { purpose: 'list', only: id }, as('sue.staff'));
    expect(JSON.stringify(body)).not.toContain('quiet');
    const rung = async () =>
      (
        await sql<{ urgent: boolean }>`select urgent from notification where employee_id = ${dan}`.execute(
          open().kysely,
        )
      ).rows;
    await send('sue.staff', id, 'When you are back');
    expect(await rung()).toEqual([{ urgent: false }]);
    expect((await send('sue.staff', id, 'Now', { urgent_reason: ' ' })).status).toBe(400);
    expect((await send('sue.staff', id, 'Now', { urgent_reason: 'Keys', send_at: later(60) })).status).toBe(400);
    const client_id = randomUUID();
    for (let time = 0; time < 2; time += 1)
      expect((await send('sue.staff', id, 'Now', { urgent_reason: 'You have the keys', client_id })).status).toBe(200);
    expect(await rung()).toEqual([{ urgent: true }]);
    const audited = await sql`select changes from audit_event where event = 'chat_urgent_sent'`.execute(open().kysely);
    expect(audited.rows).toEqual([{ changes: { conversation: id, reason: 'You have the keys', off_shift: 1 } }]);
    api.clock = start + 121 * 60_000;
    expect(await quiet()).toBeNull();
    await sql`delete from shift`.execute(open().kysely);
  });

  test('the store of the specification has the same messages, one to one, page by page', async () => {
    const input = { id: randomUUID(), message: 'From the store', chatMessageRecipientId: idOf('sue.staff') };
    for (let time = 0; time < 2; time++) {
      const { body } = await graphql('eve.executive', 'createMessage', { input });
      expect(body['data']).toEqual({
        createMessage: {
          id: input.id,
          message: 'From the store',
          chatMessageFromId: idOf('eve.executive'),
          chatMessageRecipientId: idOf('sue.staff'),
          fromEmployeeID: idOf('eve.executive'),
          createdAt: later(0),
          from: { user_id: idOf('eve.executive'), display_name: 'Eve Executive' },
          recipient: { user_id: idOf('sue.staff'), display_name: 'Sue Staff' },
        },
      });
    }
    const [conversation] = await list('sue.staff');
    await send('sue.staff', conversation?.id ?? 0, 'Answer');
    const group = (await begin('eve.executive', ['sue.staff'], 'Group')).conversation.id;
    await send('eve.executive', group, 'Not in the store');
    const page = async (name: PersonName, variables: object) =>
      (
        (await graphql(name, 'listMessages', variables)).body['data'] as Record<
          string,
          { items: { message: string }[]; nextToken: string | null }
        >
      )['listMessages'];
    const first = await page('sue.staff', { limit: 1 });
    expect(first?.items.map(({ message }) => message)).toEqual(['Answer']);
    const second = await page('sue.staff', { limit: 1, nextToken: first?.nextToken });
    expect(second).toMatchObject({ items: [{ message: 'From the store' }], nextToken: null });
    expect((await page('sue.staff', { filter: { message: 'answ' } }))?.items).toHaveLength(1);
    expect((await page('sue.staff', { filter: { withEmployeeId: idOf('dan.driver') } }))?.items).toEqual([]);
    expect((await page('dan.driver', { filter: { withEmployeeId: idOf('sue.staff') } }))?.items).toEqual([]);
    const stolen = await graphql('eve.executive', 'listMessages', { limit: 1, nextToken: first?.nextToken });
    expect(stolen.body['errors']).toMatchObject([{ extensions: { code: 'invalid-body' } }]);
  });

  /** An open subscription and what it has received so far. */
  async function subscribeTo(name: PersonName, query: string, variables: object) {
    if (!api.app.server.listening) await api.app.listen({ port: 0, host: '127.0.0.1' });
    const gone = new AbortController();
    const answer = await fetch(`http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        authorization: `Bearer ${as(name).token}`,
      },
      body: JSON.stringify({ query, variables }),
      signal: gone.signal,
    });
    let text = '';
    const reading = (async () => {
      const decoder = new TextDecoder();
      for await (const chunk of (answer.body ?? []) as unknown as AsyncIterable<Uint8Array>)
        text += decoder.decode(chunk, { stream: true });
    })().catch(() => undefined);
    return {
      text: () => text,
      async close() {
        gone.abort();
        await reading;
        await expect.poll(() => api.services.live.size).toBe(0);
      },
    };
  }

  test('userActivity tells who is online in view, and who goes', async () => {
    await sql`update session set last_used_at = ${new Date(api.clock)}::timestamptz`.execute(open().kysely);
    const { id } = (await begin('eve.executive', ['sue.staff'])).conversation;
    const stream = await subscribeTo('sue.staff', chat.userActivity.document, {});
    const received = () =>
      [...stream.text().matchAll(/"display_name":"([^"]*)","online":(true|false)/g)].map(
        ([, who, on]) => `${who} ${on}`,
      );
    // Nobody outside her view.
    await expect.poll(() => received().toSorted()).toEqual(['Dan Driver true', 'Sam Station true', 'Sue Staff true']);
    await sql`update session set last_used_at = last_used_at - interval '1 hour' where account_id =
      (select id from account where username = 'dan.driver')`.execute(open().kysely);
    // Any change wakes the stream before its timer does.
    await send('eve.executive', id, 'wake up');
    await expect.poll(() => received().slice(3)).toEqual(['Dan Driver false']);
    await stream.close();
  });

  test('onMessage delivers what arrives, and what came after the last id first', async () => {
    const { id } = (await begin('eve.executive', ['sue.staff'])).conversation;
    const { message: known } = await send('eve.executive', id, 'known');
    await send('eve.executive', id, 'missed');
    const stream = await subscribeTo('sue.staff', chat.onMessage.document, { afterId: known.id });
    const received = () => [...stream.text().matchAll(/"message":"([^"]*)"/g)].map(([, message]) => message);
    await expect.poll(received).toEqual(['missed']);
    await send('eve.executive', id, 'live');
    const other = (await begin('eve.executive', ['dan.driver'])).conversation.id;
    await send('eve.executive', other, 'not for Sue');
    await send('sue.staff', id, 'mine');
    await expect.poll(received).toEqual(['missed', 'live', 'mine']);
    await stream.close();
  });

  /** A red picture with a location in its metadata. */
  const photo = async () =>
    new File(
      [
        new Uint8Array(
          await sharp({ create: { width: 2_000, height: 500, channels: 3, background: 'red' } })
            .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 0/1 0/1' } })
            .jpeg()
            .toBuffer(),
        ),
      ],
      'photo.png',
      { type: 'image/png' },
    );
  const upload = async (name: PersonName, id: number, file: File) => {
    const form = new FormData();
    form.set('id', String(id));
    form.set('photo', file);
    const packed = new Response(form);
    return api.send(conversations.picture.path, Buffer.from(await packed.arrayBuffer()), {
      ...as(name),
      contentType: packed.headers.get('content-type') ?? '',
    });
  };
  const fileAs = (name: PersonName, path: string) =>
    api.app.inject({ method: 'GET', url: path, headers: { authorization: `Bearer ${as(name).token}` } });

  test('pictures have no location, are for the conversation only, and go with their message', async () => {
    const { id } = (await begin('eve.executive', ['sue.staff'])).conversation;
    const { picture } = (await upload('eve.executive', id, await photo())).body as { picture: ChatPicture };
    expect(picture).toMatchObject({ width: 1_600, height: 400 });
    const stored = await fileAs('eve.executive', picture.path);
    expect([stored.statusCode, stored.headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await sharp(stored.rawPayload).metadata()).exif).toBeUndefined();
    await send('eve.executive', id, 'Look at this');
    // Not sent yet: no one else has it, and no one else can send it.
    expect((await fileAs('sue.staff', picture.path)).statusCode).toBe(404);
    expect((await send('sue.staff', id, 'Mine', { pictures: [picture.name] })).status).toBe(400);
    const { message } = await send('eve.executive', id, 'The car', { pictures: [picture.name] });
    expect(message.pictures).toEqual([picture]);
    expect((await fileAs('sue.staff', picture.path)).statusCode).toBe(200);
    expect((await fileAs('ada.admin', picture.path)).statusCode).toBe(404);
    expect((await send('eve.executive', id, 'Again', { pictures: [picture.name] })).status).toBe(400);
    await api.ask(conversations.delete, { purpose: 'delete', message_id: message.id }, as('eve.executive'));
    expect((await fileAs('eve.executive', picture.path)).statusCode).toBe(404);
  });

  test('a message that somebody else removes loses its pictures too', async () => {
    const { id } = (await begin('eve.executive', ['sue.staff'])).conversation;
    const { picture } = (await upload('eve.executive', id, await photo())).body as { picture: ChatPicture };
    const { message } = await send('eve.executive', id, 'The car', { pictures: [picture.name] });
    await open()
      .kysely.transaction()
      .execute((trx) => removeMessage(trx, message.id, { at: new Date(api.clock), by: idOf('ada.admin') }));
    for (const name of ['eve.executive', 'sue.staff'] as const) {
      expect((await read(name, id)).messages).toMatchObject([{ deleted: true, pictures: [] }]);
      expect((await fileAs(name, picture.path)).statusCode).toBe(404);
    }
    const kept = await sql`select name from stored_file where name = ${picture.name}`.execute(open().kysely);
    expect(kept.rows).toEqual([]);
  });

  test('pictures of messages removed before they took their pictures along are deleted later', async () => {
    const { id } = (await begin('eve.executive', ['sue.staff'])).conversation;
    const [old, kept] = [
      (await upload('eve.executive', id, await photo())).body as { picture: ChatPicture },
      (await upload('eve.executive', id, await photo())).body as { picture: ChatPicture },
    ];
    const { message } = await send('eve.executive', id, 'Old', { pictures: [old.picture.name] });
    await send('eve.executive', id, 'Kept', { pictures: [kept.picture.name] });
    await sql`update chat_message set deleted_at = now() where id = ${message.id}::uuid`.execute(open().kysely);
    await deleteRemovedPictures(open());
    const { rows } = await sql<{ name: string }>`select name from stored_file where kind = 'chat'
      and name in (${old.picture.name}, ${kept.picture.name})`.execute(open().kysely);
    expect(rows).toEqual([{ name: kept.picture.name }]);
  });

  test('what isn’t a picture is refused, and one that was never sent is deleted after a day', async () => {
    const { id } = (await begin('eve.executive', ['sue.staff'])).conversation;
    expect((await upload('eve.executive', id, new File(['<svg/>'], 'x.png', { type: 'image/png' }))).status).toBe(400);
    expect((await upload('dan.driver', id, await photo())).status).toBe(404);
    const { picture } = (await upload('eve.executive', id, await photo())).body as { picture: ChatPicture };
    await deleteUnsentPictures(open(), new Date(api.clock + 3_600_000));
    expect((await fileAs('eve.executive', picture.path)).statusCode).toBe(200);
    // A message that waits for its time keeps its picture.
    const waiting = (await upload('eve.executive', id, await photo())).body as { picture: ChatPicture };
    await send('eve.executive', id, 'On Friday', {
      pictures: [waiting.picture.name],
      send_at: new Date(api.clock + 3 * 86_400_000).toISOString(),
    });
    await deleteUnsentPictures(open(), new Date(api.clock + 90_000_000));
    expect((await fileAs('eve.executive', picture.path)).statusCode).toBe(404);
    expect((await fileAs('eve.executive', waiting.picture.path)).statusCode).toBe(200);
  });

  test('the demo has conversations between managers and their drivers, some unread', async () => {
    const { kysely } = open();
    await kysely.transaction().execute((trx) => chatDemo(trx, { stationIds: [], now: new Date(api.clock) }));
    const found = await list('dan.driver');
    expect(found.map(({ kind, title }) => [kind, title])).toEqual([
      ['direct', null],
      ['group', 'Tonight’s ice'],
    ]);
    expect(found.map(({ unread }) => unread > 0)).toEqual([false, true]);
    expect(await list('dee.driver')).toEqual([]);
  });

  test('recent sign-ins are those of people in view, and a sender can ring a recipient who has not read', async () => {
    const logins = async (name: PersonName) =>
      (
        (await api.ask(messaging.getRecentLogins, { purpose: 'get_recent_logins' }, as(name))).body['logins'] as {
          display_name: string;
        }[]
      ).map(({ display_name }) => display_name);
    expect((await logins('sue.staff')).toSorted()).toEqual(['Dan Driver', 'Sam Station', 'Sue Staff']);
    expect(await logins('eve.executive')).toHaveLength(6);
    const { id } = (await begin('eve.executive', ['sue.staff'])).conversation;
    const { message } = await send('eve.executive', id, 'Ring');
    const ring = (more: object = {}) =>
      api.ask(
        messaging.notifyNewChat,
        {
          purpose: 'notify_new_chat',
          message: { id: message.id, message: 'Ring', chatMessageRecipientId: idOf('sue.staff'), ...more },
        },
        as('eve.executive'),
      );
    expect((await ring()).body).toEqual({ notified: true });
    // What was deleted is nothing to read.
    const { message: gone } = await send('eve.executive', id, 'Never mind');
    await send('eve.executive', id, 'Are you there?');
    await api.ask(conversations.delete, { purpose: 'delete', message_id: gone.id }, as('eve.executive'));
    expect((await ring()).body).toEqual({ notified: true });
    expect(await noticesOf('sue.staff')).toMatchObject([{ kind: 'chat', amount: 2 }]);
    expect((await ring({ chatMessageFromId: idOf('sue.staff') })).status).toBe(404);
    expect((await ring({ id: 'not-an-id' })).status).toBe(404);
    await api.ask(conversations.markRead, { purpose: 'mark_read', id, seq: 3 }, as('sue.staff'));
    expect((await ring()).body).toEqual({ notified: false });
  });
});
