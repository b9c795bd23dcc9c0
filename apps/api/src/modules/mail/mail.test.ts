import { randomUUID } from 'node:crypto';
import { calls } from '@roadside/contract/calls';
import type { Mail, MailDraft, MailThread } from '@roadside/contract/schemas';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { signedInClub } from '../../platform/testing/signed-in-club.ts';
import type { PersonName } from '../../platform/testing/small-club.ts';
import { mailDemo } from './mail.demo.ts';

const { conversations, mailbox, messaging, notifications } = calls;

describeEachEngine('mail', (open) => {
  const { api, club, as } = signedInClub(open);
  const people = (...names: readonly PersonName[]) => names.map((name) => club.employeeIds[name]);
  const place = (slug: string) => club.organizationIds[slug] ?? 0;

  beforeAll(async () => {
    await sql`update employee set group_name = case position_type when 'driver' then 'Drivers' else 'Office' end`.execute(
      open().kysely,
    );
  });
  beforeEach(async () => {
    for (const table of ['outbox_mail', 'mail_thread', 'mail_draft', 'notification', 'conversation'])
      await sql`delete from ${sql.table(table)}`.execute(open().kysely);
  });

  const written = { purpose: 'send_mail', subject: 'Ice tonight', body: 'Salt the ramps.' } as const;
  const send = (from: PersonName, fields: object) => api.ask(messaging.sendMail, { ...written, ...fields }, as(from));
  const sent = async (from: PersonName, fields: object) => {
    const { status, body, text } = await send(from, fields);
    expect(status, text).toBe(200);
    return body as { id: number; thread_id: number; recipient_count: number };
  };
  const inbox = async (name: PersonName) =>
    (await api.ask(messaging.getInbox, { purpose: 'get_inbox' }, as(name))).body as { mails: Mail[]; unread: number };
  const threads = async (name: PersonName, fields: object = {}) =>
    (await api.ask(mailbox.threads, { purpose: 'threads', ...fields }, as(name))).body['threads'] as MailThread[];
  const thread = (name: PersonName, id: number) => api.ask(mailbox.thread, { purpose: 'thread', id }, as(name));
  const markRead = (name: PersonName, id: number, up_to: number) =>
    api.ask(mailbox.markRead, { purpose: 'mark_read', id, up_to }, as(name));
  const noticesOf = async (name: PersonName) =>
    (
      (await api.ask(notifications.list, { purpose: 'list', unread: true }, as(name))).body['notifications'] as {
        kind: string;
        subject_id: number;
      }[]
    ).map(({ kind, subject_id }) => [kind, subject_id]);
  const groupOf = async (name: string) =>
    (
      await open()
        .kysely.selectFrom('employee_group')
        .select('id')
        .where('group_name', '=', name)
        .executeTakeFirstOrThrow()
    ).id;

  test('a mail to people is in their inboxes, unread, until they read it', async () => {
    const mail = await sent('sam.station', { recipients: people('sue.staff', 'dan.driver') });
    expect(mail.recipient_count).toBe(2);
    expect(await inbox('sue.staff')).toMatchObject({
      unread: 1,
      mails: [
        {
          id: mail.id,
          from: { display_name: 'Sam Station' },
          recipients: [{ display_name: 'Sue Staff' }, { display_name: 'Dan Driver' }],
          subject: 'Ice tonight',
          body: 'Salt the ramps.',
          read: false,
        },
      ],
    });
    expect(await inbox('sam.station')).toMatchObject({ unread: 0, mails: [] });
    expect(await threads('sam.station')).toMatchObject([{ subject: 'Ice tonight', unread: 0, mails: 1 }]);
    expect(await noticesOf('sue.staff')).toEqual([['mail', mail.thread_id]]);
    expect((await markRead('sue.staff', mail.thread_id, mail.id)).body).toEqual({ unread: 0 });
    expect(await noticesOf('sue.staff')).toEqual([]);
    expect((await inbox('dan.driver')).unread).toBe(1);
  });

  test('a group gets it with see-all; a location without', async () => {
    const drivers = await groupOf('Drivers');
    const group = { audience: { group_ids: [drivers] } };
    expect((await send('sam.station', group)).status).toBe(403);
    const { thread_id, recipient_count } = await sent('eve.executive', group);
    expect(recipient_count).toBe(2);
    expect((await inbox('dee.driver')).mails).toMatchObject([{ to: ['Drivers'], recipient_count: 2, recipients: [] }]);
    expect((await thread('sam.station', thread_id)).status).toBe(404);
    const north = { audience: { organization_ids: [place('north')], positions: ['driver'] } };
    expect(await sent('sam.station', north)).toMatchObject({ recipient_count: 1 });
    expect((await inbox('dan.driver')).mails[0]).toMatchObject({ to: ['Driver', 'North Station'] });
    expect((await send('sue.staff', { audience: { organization_ids: [place('south')] } })).status).toBe(403);
    expect((await send('sue.staff', { audience: { organization_ids: [999_999] } })).status).toBe(403);
    expect((await send('eve.executive', { audience: { positions: ['mechanic'] } })).body).toMatchObject({
      fields: { recipients: 'Reaches no one' },
    });
  });

  test('the number of people is that of the mail sent', async () => {
    const fields = { recipients: people('sue.staff'), audience: { organization_ids: [place('north')] } };
    const reach = await api.ask(mailbox.reach, { purpose: 'reach', ...fields }, as('sam.station'));
    // No mail service is set up here: copies stay in the outbox.
    expect(reach.body).toEqual({ people: 2, by_email: 0 });
    expect(await sent('sam.station', fields)).toMatchObject({ recipient_count: 2 });
  });

  test('who may write to whom follows decision 33', async () => {
    expect((await send('dan.driver', { recipients: people('sam.station') })).status).toBe(403);
    expect((await send('sue.staff', { recipients: people('ada.admin') })).status).toBe(403);
    expect((await send('sue.staff', { recipients: [999_999] })).status).toBe(403);
    expect((await send('sue.staff', { recipients: people('sam.station') })).status).toBe(200);
    const first = await sent('ada.admin', { recipients: people('sue.staff', 'dan.driver') });
    expect((await send('sue.staff', { recipients: people('ada.admin'), reply_to: first.id })).status).toBe(200);
    // A driver answers by chat.
    const chat = await api.ask(
      conversations.start,
      { purpose: 'start', people: people('ada.admin') },
      as('dan.driver'),
    );
    expect(chat.status).toBe(200);
    expect(
      (await api.ask(conversations.start, { purpose: 'start', people: people('ada.admin') }, as('dee.driver'))).status,
    ).toBe(403);
  });

  test('a reply joins the thread, and only its own people read it', async () => {
    const first = await sent('sam.station', { recipients: people('sue.staff', 'dan.driver') });
    const reply = await sent('sue.staff', {
      recipients: people('sam.station'),
      reply_to: first.id,
      subject: 'Re: Ice tonight',
      body: 'Done at the north ramp.',
    });
    expect(reply.thread_id).toBe(first.thread_id);
    expect((await thread('sam.station', first.thread_id)).body['mails']).toMatchObject([
      { id: first.id },
      { id: reply.id, read: false },
    ]);
    expect((await thread('dan.driver', first.thread_id)).body['mails']).toMatchObject([{ id: first.id }]);
    expect(await threads('sam.station')).toMatchObject([{ mails: 2, unread: 1, preview: 'Done at the north ramp.' }]);
    expect(await threads('dan.driver')).toMatchObject([{ mails: 1, preview: 'Salt the ramps.' }]);
    expect((await send('eve.executive', { recipients: people('sue.staff'), reply_to: first.id })).status).toBe(404);
    const again = { recipients: people('dan.driver'), reply_to: first.id, client_id: randomUUID() };
    const answered = await sent('sam.station', again);
    expect(await sent('sam.station', again)).toEqual(answered);
    expect((await send('sam.station', { ...again, reply_to: null })).status).toBe(409);
  });

  test('a thread of others and one that doesn’t exist look the same', async () => {
    const { thread_id, id } = await sent('sam.station', { recipients: people('sue.staff') });
    for (const each of [thread_id, 999_999]) {
      expect((await thread('dee.driver', each)).status).toBe(404);
      expect((await markRead('dee.driver', each, id)).status).toBe(404);
    }
    expect((await inbox('sue.staff')).unread).toBe(1);
  });

  test('sending twice is one mail, one notification and one email', async () => {
    const client_id = randomUUID();
    const fields = { recipients: people('sue.staff'), client_id };
    const [first, second] = await Promise.all([sent('sam.station', fields), sent('sam.station', fields)]);
    expect(second).toEqual(first);
    expect(await sent('sam.station', fields)).toEqual(first);
    expect((await inbox('sue.staff')).mails).toHaveLength(1);
    expect(await open().kysely.selectFrom('outbox_mail').select('to_address').execute()).toEqual([
      { to_address: 'sue.staff@small.example' },
    ]);
    expect((await send('eve.executive', { recipients: people('dee.driver'), client_id })).status).toBe(409);
    // An answer was lost, and its sender went on writing: the first mail is out, so the second may not pass for sent.
    const { id: earlier } = await sent('sam.station', { recipients: people('sue.staff') });
    for (const change of [
      { body: 'Bring chains too.' },
      { subject: 'Snow tonight' },
      { recipients: people('sue.staff', 'dan.driver') },
      { recipients: people('dan.driver') },
      { audience: { organization_ids: [place('north')] } },
      { reply_to: earlier },
    ]) {
      const changed = await send('sam.station', { ...fields, ...change });
      expect([changed.status, changed.body]).toMatchObject([409, { detail: expect.stringContaining('already sent') }]);
    }
    expect(await inbox('dan.driver')).toMatchObject({ mails: [] });
  });

  test('the author’s other windows hear of a draft, and nobody else', async () => {
    const client_id = randomUUID();
    const heard = async () => {
      const { rows } = await sql<{ people: number[] }>`
        delete from live_event where topic = 'mail-drafts' returning people`.execute(open().kysely);
      return rows.map(({ people }) => people);
    };
    await heard();
    const draft = { client_id, version: 0, recipients: people('sue.staff'), subject: 'Ice', body: 'Salt' };
    await api.ask(mailbox.saveDraft, { purpose: 'save_draft', ...draft }, as('sam.station'));
    expect(await heard()).toEqual([people('sam.station')]);
    await api.ask(mailbox.discardDraft, { purpose: 'discard_draft', client_id }, as('sam.station'));
    expect(await heard()).toEqual([people('sam.station')]);
  });

  test('a draft is kept until it is sent, and never comes back', async () => {
    const client_id = randomUUID();
    const save = (version: number, body: string, from: PersonName = 'sam.station') =>
      api.ask(
        mailbox.saveDraft,
        { purpose: 'save_draft', client_id, version, recipients: people('sue.staff'), subject: '', body },
        as(from),
      );
    expect((await save(0, 'Salt')).body['draft']).toMatchObject({
      version: 1,
      recipients: [{ display_name: 'Sue Staff' }],
    });
    expect((await save(1, 'Salt the')).body['draft']).toMatchObject({ version: 2, body: 'Salt the' });
    const stale = await save(1, 'Pepper');
    expect(stale.status).toBe(409);
    expect(stale.body['current']).toMatchObject({ draft: { version: 2, body: 'Salt the' } });
    expect((await save(2, 'Mine', 'sue.staff')).status).toBe(409);
    const drafts = async (name: PersonName) =>
      (await api.ask(mailbox.drafts, { purpose: 'drafts' }, as(name))).body['drafts'] as MailDraft[];
    expect(await drafts('sue.staff')).toEqual([]);
    await api.ask(mailbox.discardDraft, { purpose: 'discard_draft', client_id }, as('sue.staff'));
    expect(await drafts('sam.station')).toHaveLength(1);
    await sent('sam.station', { recipients: people('sue.staff'), client_id });
    expect(await drafts('sam.station')).toEqual([]);
    expect((await save(2, 'Late')).status).toBe(409);
  });

  test('threads are paged, searched and filtered', async () => {
    for (let day = 1; day <= 5; day++) {
      api.clock += 60_000;
      await sent('sam.station', {
        recipients: people('sue.staff'),
        subject: `Day ${day}`,
        body: day === 3 ? '100% salt' : 'Plows',
      });
    }
    const first = await api.ask(mailbox.threads, { purpose: 'threads', rows_per_page: 3 }, as('sue.staff'));
    const second = await api.ask(
      mailbox.threads,
      { purpose: 'threads', rows_per_page: 3, cursor: String(first.body['next_cursor']) },
      as('sue.staff'),
    );
    const subjects = [first, second].flatMap(({ body }) =>
      (body['threads'] as MailThread[]).map(({ subject }) => subject),
    );
    expect(subjects).toEqual(['Day 5', 'Day 4', 'Day 3', 'Day 2', 'Day 1']);
    expect(second.body['next_cursor']).toBeNull();
    expect(await threads('sue.staff', { text: '100% s' })).toMatchObject([{ subject: 'Day 3' }]);
    expect(await threads('sue.staff', { text: 'sam sta' })).toHaveLength(5);
    expect(await threads('sue.staff', { folder: 'sent' })).toEqual([]);
    expect(await threads('sam.station', { folder: 'sent' })).toHaveLength(5);
    const { mails } = await inbox('sue.staff');
    await markRead('sue.staff', mails[0]?.thread_id ?? 0, mails[0]?.id ?? 0);
    expect(await threads('sue.staff', { folder: 'unread' })).toHaveLength(4);
  });

  test('the demo has mail with answers, and some of it is unread', async () => {
    await open()
      .kysely.transaction()
      .execute((trx) => mailDemo(trx, { stationIds: [place('north'), place('south')], now: new Date(api.clock) }));
    expect(await threads('sam.station')).toMatchObject([
      { subject: expect.any(String), unread: 0 },
      { subject: 'Re: Winter readiness', mails: 3, unread: 1 },
    ]);
    expect(await threads('dan.driver')).toMatchObject([{ from: { display_name: 'Sam Station' }, unread: 1 }]);
  });
});
