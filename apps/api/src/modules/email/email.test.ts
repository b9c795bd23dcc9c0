import { calls } from '@roadside/contract/calls';
import type { NotificationKind } from '@roadside/domain/home';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { backgroundJobs } from '../../background-jobs.ts';
import { createJobRunner } from '../../platform/jobs/job-runner.ts';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { signInPeople } from '../../platform/testing/sign-in-people.ts';
import { silentLog } from '../../platform/testing/silent-log.ts';
import { fillSmallClub } from '../../platform/testing/small-club.ts';
import type { PersonName, SmallClub } from '../../platform/testing/small-club.ts';
import { openTestApi } from '../../platform/testing/test-api.ts';
import type { TestApi } from '../../platform/testing/test-api.ts';
import { clearNotification, notify, takeBackNotifications } from '../notifications/index.ts';
import { openSmtpTestServer } from './testing/smtp-test-server.ts';
import type { SmtpTestServer } from './testing/smtp-test-server.ts';

const { accounts, mailbox, messaging, notifications } = calls;
const dan = 'dan.driver@small.example';
const sue = 'sue.staff@small.example';

describeEachEngine('email by SMTP', (open) => {
  let smtp: SmtpTestServer;
  let api: TestApi;
  let club: SmallClub;
  let as: (name: PersonName) => { readonly token: string };
  const start = Date.parse('2026-11-20T14:00:00Z');

  beforeAll(async () => {
    smtp = await openSmtpTestServer();
    club = await fillSmallClub(open());
    api = await openTestApi(open(), {
      environment: {
        RATE_LIMITS: 'off',
        SMTP_URL: smtp.url,
        MAIL_FROM: 'roadside@club.example',
        PUBLIC_URL: 'https://roadside.club.example',
      },
    });
    as = await signInPeople(api, Object.keys(club.employeeIds) as PersonName[]);
  });
  afterAll(async () => {
    await api.close();
    await smtp.close();
  });
  beforeEach(async () => {
    api.clock = start;
    for (const table of [
      'outbox_mail',
      'mail_thread',
      'notification',
      'notification_setting',
      'notification_email',
      'job',
    ])
      await sql`delete from ${sql.table(table)}`.execute(open().kysely);
  });
  afterEach(() => {
    smtp.answers.clear();
    smtp.taken.length = 0;
    smtp.offered.length = 0;
  });

  const runner = () =>
    createJobRunner({
      db: open(),
      definitions: backgroundJobs(api.services.config).filter(({ kind }) =>
        ['email.notifications', 'email.send'].includes(kind),
      ),
      now: () => new Date(api.clock),
      log: silentLog,
    });
  /** Passes time, and sends what is due then. */
  const passTo = async (minutes: number) => {
    api.clock = start + minutes * 60_000;
    await runner().runDue();
  };
  const send = async (people: readonly PersonName[], subject = 'Ice tonight') => {
    const { status, text } = await api.ask(
      messaging.sendMail,
      {
        purpose: 'send_mail',
        recipients: people.map((name) => club.employeeIds[name]),
        subject,
        body: 'Salt the ramps.',
      },
      as('sam.station'),
    );
    expect(status, text).toBe(200);
  };
  const states = async () =>
    (
      await open()
        .kysely.selectFrom('outbox_mail')
        .select(['to_address', 'state', 'tries'])
        .orderBy('to_address')
        .execute()
    ).map(({ to_address, state, tries }) => [to_address, state, tries]);
  const noticesOf = async (name: PersonName) =>
    (
      (await api.ask(notifications.list, { purpose: 'list', unread: true }, as(name))).body['notifications'] as {
        kind: string;
      }[]
    ).map(({ kind }) => kind);

  test('each recipient gets a copy, with a link into the app', async () => {
    await send(['dan.driver', 'sue.staff']);
    await passTo(0);
    expect(smtp.taken.map((message) => (Array.isArray(message.to) ? '' : message.to?.text)).toSorted()).toEqual([
      dan,
      sue,
    ]);
    const [message] = smtp.taken;
    expect(message?.from?.text).toBe('"Roadside" <roadside@club.example>');
    expect(message?.subject).toBe('Ice tonight');
    expect(message?.text).toContain('Salt the ramps.');
    expect(message?.text).toMatch(/https:\/\/roadside\.club\.example\/mail\/\?thread=\d+/);
    expect(await states()).toEqual([
      [dan, 'sent', 1],
      [sue, 'sent', 1],
    ]);
    await passTo(60);
    expect(smtp.taken).toHaveLength(2);
  });

  test('a busy mailbox is tried again later, with the same Message-ID', async () => {
    smtp.answers.set(dan, 'later');
    await send(['dan.driver', 'sue.staff']);
    await passTo(0);
    expect(await states()).toEqual([
      [dan, 'waiting', 1],
      [sue, 'sent', 1],
    ]);
    await passTo(0.5);
    expect(await states()).toContainEqual([dan, 'waiting', 1]);
    const { message_id } = await open()
      .kysely.selectFrom('outbox_mail')
      .select('message_id')
      .where('to_address', '=', dan)
      .executeTakeFirstOrThrow();
    smtp.answers.clear();
    await passTo(1);
    expect(await states()).toContainEqual([dan, 'sent', 2]);
    expect(smtp.taken.at(-1)?.messageId).toBe(message_id);
    expect(await noticesOf('sam.station')).toEqual([]);
  });

  test('a cut connection repeats the message under the same Message-ID', async () => {
    smtp.answers.set(dan, 'cut');
    await send(['dan.driver']);
    await passTo(0);
    expect(await states()).toEqual([[dan, 'waiting', 1]]);
    smtp.answers.clear();
    await passTo(1);
    expect(await states()).toEqual([[dan, 'sent', 2]]);
    expect(smtp.offered).toHaveLength(2);
    expect(new Set(smtp.offered).size).toBe(1);
  });

  test('a mailbox that doesn’t exist is never tried again, and the sender hears of it', async () => {
    smtp.answers.set(dan, 'never');
    await send(['dan.driver']);
    await passTo(0);
    await passTo(24 * 60);
    expect(await states()).toEqual([[dan, 'failed', 1]]);
    expect(await noticesOf('sam.station')).toEqual(['mail-not-delivered']);
    const inbox = await api.ask(mailbox.threads, { purpose: 'threads' }, as('sam.station'));
    const [thread] = inbox.body['threads'] as { id: number }[];
    const opened = await api.ask(mailbox.thread, { purpose: 'thread', id: thread?.id ?? 0 }, as('sam.station'));
    expect(opened.body['mails']).toMatchObject([
      { undelivered: [{ display_name: 'Dan Driver', problem: expect.stringContaining('No such mailbox') }] },
    ]);
    const read = await api.ask(mailbox.thread, { purpose: 'thread', id: thread?.id ?? 0 }, as('dan.driver'));
    expect(read.body['mails']).toMatchObject([{ body: 'Salt the ramps.', undelivered: [] }]);
  });

  test('a mailbox that stays busy is given up after a day of tries', async () => {
    smtp.answers.set(dan, 'later');
    await send(['dan.driver']);
    for (let hour = 0; hour <= 24; hour += 0.25) await passTo(hour * 60);
    expect(await states()).toEqual([[dan, 'failed', 7]]);
    expect(await noticesOf('sam.station')).toEqual(['mail-not-delivered']);
  });

  test('a killed process leaves its emails to the next one, with the same Message-ID', async () => {
    await send(['dan.driver']);
    await sql`update outbox_mail set tries = 1, leased_until = ${new Date(start + 600_000)}::timestamptz`.execute(
      open().kysely,
    );
    await passTo(1);
    expect(smtp.taken).toHaveLength(0);
    await passTo(10);
    expect(await states()).toEqual([[dan, 'sent', 2]]);
  });

  test('invitations and password resets go the same way, and leave no link behind', async () => {
    const to = 'new.person@small.example';
    await api.ask(
      accounts.inviteCreate,
      {
        purpose: 'create',
        email: to,
        organization_id: club.organizationIds['north'] ?? 0,
        position_type: 'dispatcher',
      },
      as('ada.admin'),
    );
    await api.ask(accounts.resetPasswordRequest, { purpose: 'request', email: sue });
    await passTo(0);
    expect(smtp.taken.map(({ subject }) => subject).toSorted()).toEqual([
      'Ada Admin invited you to Roadside',
      'Choose a new password',
    ]);
    const rows = await open().kysely.selectFrom('outbox_mail').select(['link', 'body']).execute();
    expect(rows).toEqual([
      { link: null, body: '' },
      { link: null, body: '' },
    ]);
    smtp.answers.set('gone@small.example', 'never');
    await api.ask(
      accounts.inviteCreate,
      {
        purpose: 'create',
        email: 'gone@small.example',
        organization_id: club.organizationIds['north'] ?? 0,
        position_type: 'dispatcher',
      },
      as('ada.admin'),
    );
    await passTo(1);
    expect(await noticesOf('ada.admin')).toEqual(['invite-not-delivered']);
  });

  const wantByEmail = async (name: PersonName, ...kinds: NotificationKind[]) => {
    for (const kind of kinds) {
      const set = { kind, in_app: true, push: true, mail: true };
      const { body } = await api.ask(notifications.settings, { purpose: 'settings', set }, as(name));
      expect(body).toMatchObject({ email: 'sent', settings: expect.arrayContaining([set]) });
    }
  };
  const ring = (kind: NotificationKind, subjectId: number, again = true) =>
    open()
      .kysely.transaction()
      .execute((trx) =>
        notify(
          trx,
          { kind, subjectId },
          (['dan.driver', 'sue.staff'] as const).map((name) => ({ employeeId: club.employeeIds[name], amount: 1 })),
          { at: new Date(api.clock), by: null, again },
        ),
      );
  const recipients = () => smtp.taken.map((message) => (Array.isArray(message.to) ? '' : message.to?.text));

  test('who wants a kind by email gets one after 5 minutes, once for all that waits', async () => {
    await wantByEmail('dan.driver', 'chat', 'schedule');
    await ring('chat', 7);
    await ring('chat', 8);
    await ring('schedule', 3);
    await ring('huddle', 3);
    await passTo(4);
    expect(smtp.taken).toHaveLength(0);
    await passTo(5);
    expect(recipients()).toEqual([dan]);
    expect(smtp.taken[0]?.subject).toBe('3 new notifications');
    expect(smtp.taken[0]?.text).toContain('- New message (2)\n- Your schedule changed');
    expect(smtp.taken[0]?.text).not.toContain('huddle');
    await passTo(60);
    expect(smtp.taken).toHaveLength(1);
    // It rings again: one email that leads to what it is about.
    await ring('chat', 7);
    await passTo(65);
    expect(smtp.taken[1]?.subject).toBe('New message');
    expect(smtp.taken[1]?.text).toContain('https://roadside.club.example/open/chat/7/');
  });

  test('what was read in the app, taken back or turned off meanwhile isn’t sent', async () => {
    await wantByEmail('dan.driver', 'chat', 'mention', 'swap', 'announcement');
    await ring('chat', 7);
    await api.ask(notifications.read, { purpose: 'read' }, as('dan.driver'));
    await ring('mention', 7);
    await open()
      .kysely.transaction()
      .execute((trx) =>
        clearNotification(trx, club.employeeIds['dan.driver'], { kind: 'mention', subjectId: 7 }, new Date(api.clock)),
      );
    await ring('announcement', 2, false);
    await open()
      .kysely.transaction()
      .execute((trx) => takeBackNotifications(trx, { kind: 'announcement', subjectId: 2 }, { by: null }));
    await ring('swap', 4);
    const off = { kind: 'swap', in_app: true, push: true, mail: false } as const;
    await api.ask(notifications.settings, { purpose: 'settings', set: off }, as('dan.driver'));
    await passTo(5);
    expect(smtp.taken).toHaveLength(0);
  });

  test('by email alone works too, and a copy of mail can be turned off', async () => {
    const only = { kind: 'chat', in_app: false, push: false, mail: true } as const;
    await api.ask(notifications.settings, { purpose: 'settings', set: only }, as('dan.driver'));
    await ring('chat', 7);
    expect(await noticesOf('dan.driver')).toEqual([]);
    await passTo(5);
    expect(recipients()).toEqual([dan]);
    const reach = async () =>
      (
        await api.ask(
          mailbox.reach,
          { purpose: 'reach', recipients: [club.employeeIds['dan.driver'], club.employeeIds['sue.staff']] },
          as('sam.station'),
        )
      ).body;
    expect(await reach()).toEqual({ people: 2, by_email: 2 });
    const none = { kind: 'mail', in_app: true, push: true, mail: false } as const;
    await api.ask(notifications.settings, { purpose: 'settings', set: none }, as('dan.driver'));
    expect(await reach()).toEqual({ people: 2, by_email: 1 });
    await send(['dan.driver', 'sue.staff']);
    await passTo(20);
    expect(recipients()).toEqual([dan, sue]);
    expect(await noticesOf('dan.driver')).toEqual(['mail']);
  });
});
