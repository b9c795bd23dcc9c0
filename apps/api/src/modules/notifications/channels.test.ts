import { calls } from '@roadside/contract/calls';
import type { NotificationSetting } from '@roadside/contract/schemas';
import { notificationKinds } from '@roadside/domain/home';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { signInPeople } from '../../platform/testing/sign-in-people.ts';
import { fillSmallClub } from '../../platform/testing/small-club.ts';
import type { SmallClub } from '../../platform/testing/small-club.ts';
import { openTestApi } from '../../platform/testing/test-api.ts';
import type { TestApi } from '../../platform/testing/test-api.ts';
import { latestEmails } from '../email/index.ts';
import { emailNotifications } from '../email/notification-emails.ts';
import { channelsFor, notify } from './index.ts';

const { notifications } = calls;
type Reader = 'dan.driver' | 'sue.staff';

describeEachEngine('channels of notifications', (open) => {
  let api: TestApi;
  let club: SmallClub;
  let as: (name: Reader) => { readonly token: string };
  const at = new Date('2026-11-20T14:00:00Z');

  beforeAll(async () => {
    club = await fillSmallClub(open());
    api = await openTestApi(open(), { environment: { RATE_LIMITS: 'off' } });
    as = await signInPeople(api, ['dan.driver', 'sue.staff']);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    for (const table of ['notification', 'notification_setting'])
      await sql`delete from ${sql.table(table)}`.execute(open().kysely);
  });

  const settings = async (name: Reader, set?: NotificationSetting) =>
    (await api.ask(notifications.settings, { purpose: 'settings', ...(set === undefined ? {} : { set }) }, as(name)))
      .body['settings'] as NotificationSetting[];
  const shownTo = async (name: Reader) =>
    (await api.ask(notifications.list, { purpose: 'list' }, as(name))).body['notifications'] as object[];
  const ring = (kind: NotificationSetting['kind'], again = true) =>
    open()
      .kysely.transaction()
      .execute((trx) =>
        notify(
          trx,
          { kind, subjectId: 7 },
          (['dan.driver', 'sue.staff'] as const).map((name) => ({ employeeId: club.employeeIds[name], amount: 1 })),
          { at, by: null, again },
        ),
      );

  test('a person sets each kind, for oneself only', async () => {
    expect((await settings('dan.driver')).map(({ kind }) => kind)).toEqual(notificationKinds);
    const set = { kind: 'chat', in_app: true, push: false, mail: true } as const;
    expect(await settings('dan.driver', set)).toContainEqual(set);
    expect(await settings('dan.driver', { ...set, mail: false })).toContainEqual({ ...set, mail: false });
    expect(await settings('sue.staff')).toContainEqual({ kind: 'chat', in_app: true, push: true, mail: false });
    const people = [club.employeeIds['dan.driver'], club.employeeIds['sue.staff']];
    const found = await channelsFor(open().kysely, 'chat', people);
    expect(people.map((id) => found.get(id)?.push)).toEqual([false, true]);
  });

  test('a kind that is turned off in the app is not shown there, and others are', async () => {
    // Without a place in the app there is no push either, and the settings say so.
    const set = { kind: 'chat', in_app: false, push: true, mail: false } as const;
    expect(await settings('dan.driver', set)).toContainEqual({ ...set, push: false });
    expect(await ring('chat')).toBe(1);
    expect(await ring('mention')).toBe(2);
    expect(await shownTo('dan.driver')).toMatchObject([{ kind: 'mention' }]);
    expect(await shownTo('sue.staff')).toHaveLength(2);
  });

  test('without a mail service, emails wait in the outbox and the settings say so', async () => {
    const set = { kind: 'chat', in_app: true, push: true, mail: true } as const;
    const { body } = await api.ask(notifications.settings, { purpose: 'settings', set }, as('dan.driver'));
    expect(body).toMatchObject({ email: 'kept' });
    await ring('chat');
    await emailNotifications(api.services.config, { db: open(), now: () => new Date(at.getTime() + 5 * 60_000) });
    const { rows } = await sql<object>`select to_address, subject, state from outbox_mail`.execute(open().kysely);
    expect(rows).toEqual([{ to_address: 'dan.driver@small.example', subject: 'New message', state: 'kept' }]);
    // They never crowd out invitations and password links.
    await sql`insert into outbox_mail (to_address, subject, body, link, created_at)
      values ('new@small.example', 'You are invited', '', '/', ${new Date(at.getTime() - 1)}::timestamptz)`.execute(
      open().kysely,
    );
    expect((await latestEmails(open().kysely, 1)).map(({ subject }) => subject)).toEqual([
      'New message',
      'You are invited',
    ]);
    await sql`update account set email = null where username = 'sue.staff'`.execute(open().kysely);
    const sue = await api.ask(notifications.settings, { purpose: 'settings' }, as('sue.staff'));
    expect(sue.body).toMatchObject({ email: 'no-address' });
  });

  test('what must be read can’t be turned off', async () => {
    const off = { kind: 'announcement', in_app: false, push: false, mail: false } as const;
    expect(await settings('dan.driver', off)).toContainEqual({ ...off, in_app: true });
    expect(await ring('announcement')).toBe(2);
    expect(await shownTo('dan.driver')).toMatchObject([{ kind: 'announcement' }]);
  });
});
