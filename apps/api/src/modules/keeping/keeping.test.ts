import { randomUUID } from 'node:crypto';
import { calls } from '@roadside/contract/calls';
import type { MessageReport, PersonalData, RetentionRule } from '@roadside/contract/schemas';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { backgroundJobs } from '../../background-jobs.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { createJobRunner } from '../../platform/jobs/job-runner.ts';
import { silentLog } from '../../platform/testing/silent-log.ts';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { signedInClub } from '../../platform/testing/signed-in-club.ts';
import type { PersonName } from '../../platform/testing/small-club.ts';
import { findPerson } from './keeping.repository.ts';
import { eraseEverywhere } from './personal-data.service.ts';
import { removeMail } from '../mail/index.ts';
import { applyRetention } from './retention.ts';

const { accounts, conversations, keeping, mailbox, messaging, notifications } = calls;

describeEachEngine('keeping', (open) => {
  const { api, club, as } = signedInClub(open);
  const idOf = (name: PersonName) => club.employeeIds[name];

  beforeEach(async () => {
    api.clock = Date.parse('2026-11-20T14:00:00Z');
    for (const table of [
      'outbox_mail',
      'mail_thread',
      'notification',
      'conversation',
      'message_report',
      'retention_rule',
      'widget',
    ])
      await sql`delete from ${sql.table(table)}`.execute(open().kysely);
  });

  const mail = async (from: PersonName, to: readonly PersonName[], body = 'Salt the ramps.') => {
    const answer = await api.ask(
      messaging.sendMail,
      { purpose: 'send_mail', recipients: to.map(idOf), subject: 'Ice tonight', body },
      as(from),
    );
    expect(answer.status, answer.text).toBe(200);
    return answer.body as { id: number; thread_id: number };
  };
  const chat = async (from: PersonName, to: PersonName, message: string) => {
    const started = await api.ask(conversations.start, { purpose: 'start', people: [idOf(to)] }, as(from));
    const { id } = started.body['conversation'] as { id: number };
    const client_id = randomUUID();
    const sent = await api.ask(conversations.send, { purpose: 'send', id, client_id, message }, as(from));
    expect(sent.status, sent.text).toBe(200);
    return { conversation: id, message: client_id };
  };
  const report = (who: PersonName, kind: 'chat' | 'mail', id: string | number, note = '') =>
    api.ask(keeping.report, { purpose: 'report', kind, id: String(id), reason: 'harassment', note }, as(who));
  const reports = async (who: PersonName, state: 'open' | 'decided' = 'open') =>
    (await api.ask(keeping.reports, { purpose: 'reports', state }, as(who))).body['reports'] as MessageReport[];
  const decide = (who: PersonName, id: number, decision: 'remove' | 'keep') =>
    api.ask(keeping.decide, { purpose: 'decide', id, decision, reason: 'Against our rules' }, as(who));
  const noticesOf = async (name: PersonName) =>
    (
      (await api.ask(notifications.list, { purpose: 'list', unread: true }, as(name))).body['notifications'] as {
        kind: string;
      }[]
    ).map(({ kind }) => kind);

  /** Everything written so far is 40 days old now. */
  const growOld = async () => {
    const { kysely } = open();
    await sql`update mail set sent_at = sent_at - interval '40 days'`.execute(kysely);
    await sql`update chat_message set created_at = created_at - interval '40 days'`.execute(kysely);
  };

  test('a reported chat message is removed with a trace: the text is gone, who and why stays', async () => {
    const { conversation, message } = await chat('sue.staff', 'dan.driver', 'You idiot');
    expect((await report('dan.driver', 'chat', message, 'Again')).status).toBe(200);
    expect((await report('dan.driver', 'chat', message)).status).toBe(200);
    expect(await noticesOf('sam.station')).toEqual(['message-reported']);
    expect(await reports('sam.station')).toMatchObject([
      {
        kind: 'chat',
        reason: 'harassment',
        note: 'Again',
        reported_by: { display_name: 'Dan Driver' },
        author: { display_name: 'Sue Staff' },
        organization_name: 'North Station',
        text: 'You idiot',
        reports: 1,
        state: 'open',
      },
    ]);
    const [{ id } = { id: 0 }] = await reports('sam.station');
    expect((await decide('sam.station', id, 'remove')).body['report']).toMatchObject({
      state: 'removed',
      text: '',
      decided_by: 'Sam Station',
      decision_reason: 'Against our rules',
    });
    const read = await api.ask(conversations.messages, { purpose: 'messages', id: conversation }, as('dan.driver'));
    expect(read.body['messages']).toMatchObject([{ id: message, message: '', deleted: true }]);
    expect(await noticesOf('sue.staff')).toContain('message-removed');
    expect(await noticesOf('sam.station')).toEqual([]);
    expect((await decide('ada.admin', id, 'keep')).status).toBe(409);
    const audited = await open()
      .kysely.selectFrom('audit_event')
      .select(['event', 'actor_employee_id', 'target'])
      .where('event', '=', 'message_removed')
      .execute();
    expect(audited).toMatchObject([{ actor_employee_id: idOf('sam.station'), target: `chat:${message}` }]);
  });

  test('one decision is for every report of a message, and takes back every notification of them', async () => {
    const people = [idOf('sue.staff'), idOf('dan.driver')];
    const started = await api.ask(
      conversations.start,
      { purpose: 'start', people, title: 'Storm' },
      as('eve.executive'),
    );
    const group = (started.body['conversation'] as { id: number }).id;
    const write = async (message: string) => {
      const client_id = randomUUID();
      await api.ask(conversations.send, { purpose: 'send', id: group, client_id, message }, as('sue.staff'));
      return client_id;
    };
    const [rude, other] = [await write('You idiots'), await write('Hello')];
    for (const name of ['eve.executive', 'dan.driver'] as const)
      expect((await report(name, 'chat', rude)).status).toBe(200);
    await report('dan.driver', 'chat', other);
    expect(await noticesOf('sam.station')).toEqual(['message-reported', 'message-reported', 'message-reported']);
    const reported = (await reports('sam.station')).find(({ text }) => text === 'You idiots');
    expect((await decide('sam.station', reported?.id ?? 0, 'keep')).status).toBe(200);
    expect(await reports('sam.station')).toMatchObject([{ text: 'Hello' }]);
    expect(await noticesOf('sam.station')).toEqual(['message-reported']);
  });

  test('a report about somebody without managers goes to the Admins who may decide it', async () => {
    const { kysely } = open();
    const { message } = await chat('ada.admin', 'eve.executive', 'You idiot');
    const added = await kysely
      .insertInto('employee')
      .values(
        [
          { display_name: 'Other Admin', permissions: ['Admin', 'see-all'] },
          { display_name: 'Other Driver', permissions: ['see-all'] },
        ].map((person) => ({
          ...person,
          first_name: 'Other',
          organization_id: club.organizationIds['south'] ?? 0,
          position_type: person.permissions.includes('Admin') ? 'Admin' : 'driver',
        })),
      )
      .returning('id')
      .execute();
    // Ada is the only manager above Eve, and it is her message.
    expect((await report('eve.executive', 'chat', message)).status).toBe(200);
    const rung = await kysely
      .selectFrom('notification')
      .select('employee_id')
      .where('kind', '=', 'message-reported')
      .execute();
    expect(rung).toEqual([{ employee_id: added[0]?.id }]);
    for (const { id } of added) await kysely.deleteFrom('employee').where('id', '=', id).execute();
  });

  test('a removed mail shows who removed it, and its copies by email are gone', async () => {
    const { id, thread_id } = await mail('sue.staff', ['sam.station', 'dan.driver'], 'His phone is 555-0123');
    await report('dan.driver', 'mail', id);
    const [{ id: reported } = { id: 0 }] = await reports('ada.admin');
    expect((await decide('ada.admin', reported, 'remove')).status).toBe(200);
    const opened = await api.ask(mailbox.thread, { purpose: 'thread', id: thread_id }, as('sam.station'));
    expect(opened.body['mails']).toMatchObject([
      { body: '', subject: 'Removed mail', removed: { by: 'Ada Admin', reason: 'Against our rules' } },
    ]);
    expect(opened.text).not.toContain('555-0123');
    expect(await open().kysely.selectFrom('outbox_mail').select('id').execute()).toEqual([]);
  });

  test('only what one can read can be reported, and only managers of the author decide', async () => {
    const { id } = await mail('sue.staff', ['sam.station']);
    const { message } = await chat('sue.staff', 'dan.driver', 'Hello');
    for (const [kind, subject] of [
      ['mail', id],
      ['mail', 999_999],
      ['mail', 'x'],
      ['chat', message],
      ['chat', randomUUID()],
      ['chat', 'x'],
    ] as const)
      expect((await report('dee.driver', kind, subject)).status).toBe(404);
    expect((await report('sue.staff', 'chat', message)).status).toBe(400);
    expect((await report('sam.station', 'mail', id)).status).toBe(200);
    const [{ id: reported } = { id: 0 }] = await reports('ada.admin');
    for (const who of ['dan.driver', 'sue.staff'] as const) {
      expect((await api.ask(keeping.reports, { purpose: 'reports' }, as(who))).status).toBe(403);
      expect((await decide(who, reported, 'remove')).status).toBe(403);
    }
    await sql`update message_report set organization_id = ${club.organizationIds['south'] ?? 0}`.execute(open().kysely);
    expect(await reports('sam.station')).toEqual([]);
    for (const each of [reported, 999_999]) expect((await decide('sam.station', each, 'remove')).status).toBe(404);
  });

  test('retention deletes what is older than its days, kind by kind', async () => {
    const old = await mail('sam.station', ['sue.staff'], 'Old');
    const { conversation, message } = await chat('sam.station', 'sue.staff', 'Old');
    const pictures = async () =>
      (await sql<{ name: string }>`select name from stored_file where kind = 'chat'`.execute(open().kysely)).rows;
    await sql`insert into stored_file (name, owner_employee_id, kind, media_type, byte_count, content)
      values ('old.webp', ${idOf('sam.station')}::integer, 'chat', 'image/webp', 1, '\\x00')`.execute(open().kysely);
    await sql`insert into chat_picture (name, conversation_id, author_id, message_id, width, height, created_at)
      values ('old.webp', ${conversation}::integer, ${idOf('sam.station')}::integer, ${message}::uuid, 1, 1, now())`.execute(
      open().kysely,
    );
    await growOld();
    const young = await mail('sam.station', ['sue.staff'], 'Young');
    const set = (who: PersonName, kind: 'chat' | 'mail', days: number | null) =>
      api.ask(keeping.setRetention, { purpose: 'set_retention', kind, days }, as(who));
    expect((await set('eve.executive', 'mail', 30)).status).toBe(403);
    const rules = (await set('ada.admin', 'mail', 30)).body['rules'] as RetentionRule[];
    expect(rules.find(({ kind }) => kind === 'mail')).toMatchObject({ days: 30, set_by: 'Ada Admin' });
    const run = () => applyRetention({ db: open(), now: () => new Date(api.clock), log: silentLog });
    const told = async () => (await noticesOf('sue.staff')).toSorted();
    expect(await told()).toEqual(['chat', 'mail', 'mail']);
    await run();
    // Deleted messages need no notification.
    expect(await told()).toEqual(['chat', 'mail']);
    const threads = await api.ask(mailbox.threads, { purpose: 'threads' }, as('sue.staff'));
    expect(threads.body).toMatchObject({ threads: [{ id: young.thread_id }], unread: 1 });
    expect((await api.ask(mailbox.thread, { purpose: 'thread', id: old.thread_id }, as('sue.staff'))).status).toBe(404);
    const messages = () => api.ask(conversations.messages, { purpose: 'messages', id: conversation }, as('sue.staff'));
    expect((await messages()).body['messages']).toHaveLength(1);
    expect(await pictures()).toHaveLength(1);
    await set('ada.admin', 'chat', 30);
    await run();
    expect(await told()).toEqual(['mail']);
    expect(await pictures()).toEqual([]);
    expect((await messages()).body).toEqual({ messages: [], has_earlier: false, has_later: false });
    const counts = await api.ask(messaging.getLoadingData, { purpose: 'get_loading_data' }, as('sue.staff'));
    expect(counts.body).toMatchObject({ unread_chats: 0 });
  });

  test('huddle messages are kept as long as the rule says', async () => {
    const { kysely } = open();
    const texts = async () =>
      (await sql<{ body: string }>`select body from huddle_message order by id`.execute(kysely)).rows.map(
        ({ body }) => body,
      );
    for (const [body, days] of [
      ['Old', 40],
      ['Young', 5],
    ] as const)
      await sql`insert into huddle_message (client_id, team_id, author_id, body, viewable, created_at)
        select gen_random_uuid(), id, ${idOf('dan.driver')}::integer, ${body}, 'open',
          ${new Date(api.clock - days * 86_400_000)}::timestamptz from team limit 1`.execute(kysely);
    const sue = idOf('sue.staff');
    await sql`insert into huddle_subscription (team_id, employee_id, subscribed_at, read_id)
      select id, ${sue}::integer, now(), 0 from team limit 1`.execute(kysely);
    await sql`insert into notification (employee_id, kind, subject_id, amount, rung_at)
      select ${sue}::integer, 'huddle', id, 2, ${new Date(api.clock)}::timestamptz from team limit 1`.execute(kysely);
    const amounts = async () =>
      (await sql<{ amount: number }>`select amount from notification where kind = 'huddle'`.execute(kysely)).rows.map(
        ({ amount }) => amount,
      );
    const run = () => applyRetention({ db: open(), now: () => new Date(api.clock), log: silentLog });
    await run();
    expect(await amounts()).toEqual([2]);
    expect(await texts()).toEqual(['Old', 'Young']);
    await api.ask(keeping.setRetention, { purpose: 'set_retention', kind: 'huddle', days: 30 }, as('ada.admin'));
    await run();
    expect(await texts()).toEqual(['Young']);
    expect(await amounts()).toEqual([1]);
    await sql`delete from huddle_subscription`.execute(kysely);
    await sql`delete from huddle_message`.execute(kysely);
  });

  test('a removed mail is nothing to read', async () => {
    await mail('sam.station', ['sue.staff'], 'Kept');
    const removed = await mail('sam.station', ['sue.staff'], 'Removed');
    const unread = async () =>
      (await api.ask(mailbox.threads, { purpose: 'threads', folder: 'unread' }, as('sue.staff'))).body as {
        unread: number;
        threads: object[];
      };
    expect(await unread()).toMatchObject({ unread: 2 });
    await open()
      .kysely.transaction()
      .execute((trx) =>
        removeMail(trx, removed.id, { at: new Date(api.clock), by: idOf('ada.admin'), reason: 'Spam' }),
      );
    expect(await unread()).toMatchObject({ unread: 1, threads: [{ preview: 'Kept' }] });
    expect(await noticesOf('sue.staff')).toEqual(['mail']);
  });

  test('notifications are kept as long as the rule says, and 90 days without one', async () => {
    await mail('sam.station', ['sue.staff']);
    const ages = [100, 200, 300];
    const { kysely } = open();
    const daysOf = async () =>
      (
        await sql<{ subject_id: number }>`select subject_id from notification where kind = 'chat' order by 1`.execute(
          kysely,
        )
      ).rows.map(({ subject_id }) => subject_id);
    for (const days of ages)
      await sql`insert into notification (employee_id, kind, subject_id, amount, rung_at)
        values (${idOf('sue.staff')}::integer, 'chat', ${days}::integer, 1,
          ${new Date(api.clock - days * 86_400_000)}::timestamptz)`.execute(kysely);
    const set = (days: number | null) =>
      api.ask(keeping.setRetention, { purpose: 'set_retention', kind: 'notifications', days }, as('ada.admin'));
    const shown = async () =>
      (
        (await api.ask(keeping.retention, { purpose: 'retention' }, as('ada.admin'))).body['rules'] as RetentionRule[]
      ).find(({ kind }) => kind === 'notifications')?.days;
    /** The daily jobs of every module: none of them deletes by days of its own. */
    const run = async () => {
      const context = {
        db: open(),
        now: () => new Date(api.clock),
        log: silentLog,
        signal: new AbortController().signal,
        jobs: createJobRunner({ db: open(), definitions: [], now: () => new Date(api.clock), log: silentLog }),
      };
      for (const job of backgroundJobs(api.services.config))
        if (job.everySeconds === 86_400) await job.run({}, context);
    };
    await set(null);
    await run();
    expect([await shown(), await daysOf()]).toEqual([null, ages]);
    await set(180);
    await run();
    expect([await shown(), await daysOf()]).toEqual([180, [100]]);
    await sql`delete from retention_rule`.execute(kysely);
    await run();
    expect([await shown(), await daysOf()]).toEqual([90, []]);
    expect(await noticesOf('sue.staff')).toEqual(['mail']);
  });

  test('a thread that goes on keeps its young mail, and its list still opens', async () => {
    const first = await mail('sam.station', ['sue.staff'], 'Old');
    await growOld();
    await api.ask(
      messaging.sendMail,
      { purpose: 'send_mail', recipients: [idOf('sue.staff')], reply_to: first.id, subject: 'Re: Ice', body: 'Young' },
      as('sam.station'),
    );
    await api.ask(keeping.setRetention, { purpose: 'set_retention', kind: 'mail', days: 30 }, as('ada.admin'));
    await applyRetention({ db: open(), now: () => new Date(api.clock), log: silentLog });
    const threads = await api.ask(mailbox.threads, { purpose: 'threads' }, as('sue.staff'));
    expect(threads.body['threads']).toMatchObject([{ mails: 1, preview: 'Young' }]);
  });

  test('an export has what a person wrote and got, without secrets or who reported them', async () => {
    await mail('sue.staff', ['sam.station'], 'Mine');
    const got = await mail('sam.station', ['sue.staff'], 'Yours');
    const { message } = await chat('sue.staff', 'dan.driver', 'Chat of mine');
    await report('dan.driver', 'chat', message, 'Dan said so');
    await report('sue.staff', 'mail', got.id, 'Sue said so');
    await api.ask(
      accounts.inviteCreate,
      {
        purpose: 'create',
        email: 'x@small.example',
        organization_id: club.organizationIds['north'] ?? 0,
        position_type: 'dispatcher',
      },
      as('sam.station'),
    );
    await api.ask(
      mailbox.saveDraft,
      {
        purpose: 'save_draft',
        client_id: randomUUID(),
        version: 0,
        recipients: [],
        audience: { positions: [], organization_ids: [], group_ids: [] },
        reply_to: null,
        subject: 'Half',
        body: 'Half written',
      },
      as('sue.staff'),
    );
    await sql`insert into chat_scheduled (id, conversation_id, author_id, content, send_at, created_at)
      select ${randomUUID()}::uuid, conversation_id, author_id, '{"message": "Not sent yet"}', now(), now()
      from chat_message where id = ${message}::uuid`.execute(open().kysely);
    await sql`insert into stored_file (name, kind, owner_employee_id, media_type, byte_count, content)
      values ('sue.webp', 'avatar', ${idOf('sue.staff')}::integer, 'image/webp', 9, ${Buffer.from('A picture')})`.execute(
      open().kysely,
    );
    const answer = await api.ask(keeping.export, { purpose: 'export' }, as('sue.staff'));
    const data = answer.body as unknown as PersonalData;
    expect(data).toMatchObject({ employee_id: idOf('sue.staff'), display_name: 'Sue Staff' });
    for (const words of [
      'Mine',
      'Yours',
      'Chat of mine',
      'Sue said so',
      'sue.staff@small.example',
      'Half written',
      'Not sent yet',
      'sue.webp',
    ])
      expect(answer.text).toContain(words);
    for (const words of [
      'password_hash',
      'token_hash',
      '$argon2',
      'Dan said so',
      Buffer.from('A picture').toString('hex'),
    ])
      expect(answer.text).not.toContain(words);
    expect(
      (
        await api.ask(
          keeping.exportOther,
          { purpose: 'export_other', employee_id: idOf('dan.driver') },
          as('sue.staff'),
        )
      ).status,
    ).toBe(403);
    const inviter = await api.ask(
      keeping.exportOther,
      { purpose: 'export_other', employee_id: idOf('sam.station') },
      as('ada.admin'),
    );
    expect(inviter.status).toBe(200);
    // The link opens an account: nobody gets it out of a file.
    expect(inviter.text).not.toContain('/invite/?token=');
    expect(
      (await api.ask(keeping.exportOther, { purpose: 'export_other', employee_id: 999_999 }, as('ada.admin'))).status,
    ).toBe(404);
    const audited = await sql<{
      n: number;
    }>`select count(*)::integer as n from audit_event where event = 'personal_data_exported'`.execute(open().kysely);
    expect(audited.rows[0]?.n).toBe(2);
  });

  test('erasing needs an Admin, the typed name and somebody else', async () => {
    const erase = (who: PersonName, employee_id: number, name: string) =>
      api.ask(keeping.erase, { purpose: 'erase', employee_id, name }, as(who));
    expect((await erase('eve.executive', idOf('sue.staff'), 'Sue Staff')).status).toBe(403);
    expect((await erase('ada.admin', idOf('ada.admin'), 'Ada Admin')).status).toBe(403);
    expect((await erase('ada.admin', 999_999, 'Nobody')).status).toBe(404);
    expect((await erase('ada.admin', idOf('sue.staff'), 'Sue')).body).toMatchObject({
      fields: { name: 'Type Sue Staff to confirm' },
    });
  });

  test('erasing any of the people keeps every count, and leaves nothing of theirs', async () => {
    await mail('sam.station', ['sue.staff', 'dan.driver'], 'Secret of Sam');
    await mail('sue.staff', ['sam.station'], 'Secret of Sue');
    const { message } = await chat('sue.staff', 'dan.driver', 'Secret of Sue in chat');
    await chat('sam.station', 'dee.driver', 'Secret of Sam in chat');
    await report('dan.driver', 'chat', message, 'Secret of Dan');
    const { kysely } = open();
    await sql`insert into widget (type, title, position, created_at, updated_at)
      values ('announcement', 'Ice', 1, now(), now())`.execute(kysely);
    await sql`insert into widget_event (widget_id, employee_id, organization_id, kind, at)
      select widget.id, employee.id, employee.organization_id, kind, now() from widget cross join employee
      cross join unnest(array['seen', 'click', 'acknowledged']) as kind`.execute(kysely);
    const before = await countsIn(kysely);
    const names = ['sue.staff', 'dan.driver', 'dee.driver', 'sam.station'] as const;
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.constantFrom(...names), { minLength: 1 }), async (erased) => {
        let after: { readonly counts: unknown; readonly texts: string } | undefined;
        const undone = kysely.transaction().execute(async (trx) => {
          for (const name of erased) {
            const person = await findPerson(trx, idOf(name));
            if (person) await eraseEverywhere(trx, person, new Date(api.clock));
          }
          after = { counts: await countsIn(trx), texts: await textsIn(trx) };
          throw new Error('undo');
        });
        await expect(undone).rejects.toThrow('undo');
        expect(after?.counts).toEqual(before);
        for (const name of erased) {
          const [first = '', last = ''] = name.split('.');
          for (const trace of [`secret of ${first}`, name, `${first} ${last}`])
            expect(after?.texts.toLowerCase()).not.toContain(trace);
        }
      }),
      { numRuns: 12 },
    );
  });
});

/** Every count that screens show: reach, recipients, unread mail, messages, receipts, people, places and reports. */
async function countsIn(db: Kysely<Tables>): Promise<unknown> {
  const { rows } = await sql`select
    (select jsonb_object_agg(key, n) from (select widget_id || kind as key, count(distinct employee_id) || ' ' || count(*) as n
      from widget_event group by widget_id, kind) as deeds) as reach,
    (select jsonb_object_agg(id, recipient_count) from mail) as recipients,
    (select jsonb_object_agg(employee_id, n) from (select employee_id, count(*) as n from mail_recipient
      where read_at is null group by employee_id) as unread) as unread_mail,
    (select count(*) from chat_message where deleted_at is null) as messages,
    (select jsonb_object_agg(conversation_id || ':' || employee_id, read_seq) from conversation_member) as receipts,
    (select count(*) from employee) as people, (select count(*) from organization) as places,
    (select count(*) from message_report) as reports`.execute(db);
  return rows[0];
}

/** All text that people wrote or that names them. */
async function textsIn(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ texts: string }>`select string_agg(row, ' ') as texts from (
    select to_jsonb(t)::text as row from employee t union all select to_jsonb(t)::text from account t
    union all select to_jsonb(t)::text from organization t union all select to_jsonb(t)::text from chat_message t
    union all select to_jsonb(t)::text from mail t union all select to_jsonb(t)::text from message_report t
    union all select to_jsonb(t)::text from outbox_mail t where mail_id is not null) as every`.execute(db);
  return rows[0]?.texts ?? '';
}
