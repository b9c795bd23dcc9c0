import { calls } from '@roadside/contract/calls';
import { seeingMinutes } from '@roadside/domain/session';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { fillSmallClub, password } from '../../platform/testing/small-club.ts';
import type { PersonName, SmallClub } from '../../platform/testing/small-club.ts';
import { openTestApi } from '../../platform/testing/test-api.ts';
import type { TestApi } from '../../platform/testing/test-api.ts';

const { accounts } = calls;
const minute = 60_000;

describeEachEngine('seeing as another person', (open) => {
  let api: TestApi;
  let club: SmallClub;
  beforeAll(async () => {
    club = await fillSmallClub(open());
    api = await openTestApi(open(), { environment: { RATE_LIMITS: 'off' } });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await open().kysely.deleteFrom('seeing').execute();
    await open().kysely.deleteFrom('audit_event').execute();
  });

  const admin: PersonName = 'ada.admin';
  const signIn = async (username: PersonName) => {
    const { body } = await api.ask(accounts.login, { username, password });
    return { token: String(body['access']), refresh: String(body['refresh']) };
  };
  const start = (token: string, name: PersonName) =>
    api.ask(accounts.startSeeing, { action: 'start', employee_id: club.employeeIds[name] }, { token });
  const renew = async (refresh: string) => {
    const { body } = await api.ask(accounts.refresh, { refresh });
    return { token: String(body['access']), refresh: String(body['refresh']), body };
  };
  const preferences = (token: string) => api.ask(accounts.preferencesRead, {}, { token });
  const own = (token: string) => api.ask(accounts.bookmarkAdd, { display: 'CLUB', link: '/dashboard/club' }, { token });

  test('swaps the person with the next tokens, and back', async () => {
    const session = await signIn(admin);
    const started = await start(session.token, 'dan.driver');
    expect(started.body).toEqual({
      seeing: {
        employee_id: club.employeeIds['dan.driver'],
        display_name: 'Dan Driver',
        until: new Date(api.clock + seeingMinutes * minute).toISOString(),
      },
    });
    expect((await preferences(session.token)).status).toBe(401);
    const seeing = await renew(session.refresh);
    expect(seeing.body).toMatchObject({
      person: { user: { username: 'dan.driver' } },
      seen_by: { display_name: 'Ada Admin' },
    });
    expect((await preferences(seeing.token)).status).toBe(200);
    expect((await own(seeing.token)).status).toBe(423);

    expect((await api.ask(accounts.stopSeeing, { action: 'stop' }, { token: seeing.token })).body).toEqual({
      stopped: true,
    });
    expect((await preferences(seeing.token)).status).toBe(401);
    const back = await renew(seeing.refresh);
    expect(back.body).toMatchObject({ person: { user: { username: admin } }, seen_by: null });
    expect((await own(back.token)).status).toBe(200);
  });

  test('is written down: who, whom, when, from and until; the Admin is who did it', async () => {
    const session = await signIn(admin);
    await start(session.token, 'dan.driver');
    const seeing = await renew(session.refresh);
    const from = new Date(api.clock).toISOString();
    api.clock += minute;
    await api.ask(accounts.stopSeeing, { action: 'stop' }, { token: seeing.token });
    const events = await open()
      .kysely.selectFrom('audit_event')
      .select(['event', 'actor_employee_id', 'target'])
      .where('event', 'like', 'seeing%')
      .orderBy('id')
      .execute();
    const whom = `employee:${club.employeeIds['dan.driver']}`;
    const who = club.employeeIds[admin];
    expect(events).toEqual([
      { event: 'seeing_started', actor_employee_id: who, target: whom },
      { event: 'seeing_stopped', actor_employee_id: who, target: whom },
    ]);
    const back = await renew(seeing.refresh);
    const { body } = await api.ask(accounts.listSeeing, { action: 'list' }, { token: back.token });
    expect(body['seeing']).toMatchObject([
      {
        seen_by: { display_name: 'Ada Admin' },
        seen_as: { display_name: 'Dan Driver' },
        from,
        until: new Date(api.clock).toISOString(),
        ended: true,
      },
    ]);
  });

  test('ends by itself after half an hour', async () => {
    const session = await signIn(admin);
    await start(session.token, 'dan.driver');
    api.clock += (seeingMinutes - 5) * minute;
    const seeing = await renew(session.refresh);
    expect((await preferences(seeing.token)).status).toBe(200);
    api.clock += 5 * minute;
    expect((await preferences(seeing.token)).status).toBe(401);
    expect((await renew(seeing.refresh)).body).toMatchObject({ person: { user: { username: admin } }, seen_by: null });
  });

  test('ends with the session', async () => {
    const session = await signIn(admin);
    await start(session.token, 'dan.driver');
    const seeing = await renew(session.refresh);
    expect((await api.ask(accounts.logout, {}, { token: seeing.token })).status).toBe(200);
    expect((await renew(seeing.refresh)).body).toMatchObject({ code: 'session-ended' });
    expect(await open().kysely.selectFrom('seeing').select('id').where('stopped_at', 'is', null).execute()).toEqual([]);
  });

  test.each(['dan.driver', admin] as const)('ends when the rights of %s change', async (name) => {
    const session = await signIn(admin);
    await start(session.token, 'dan.driver');
    const seeing = await renew(session.refresh);
    const { permissions } = await open()
      .kysely.selectFrom('employee')
      .select('permissions')
      .where('id', '=', club.employeeIds[name])
      .executeTakeFirstOrThrow();
    const set = (to: readonly string[]) =>
      open()
        .kysely.updateTable('employee')
        .set({ permissions: [...to] })
        .where('id', '=', club.employeeIds[name])
        .execute();
    await set([...permissions, 'beta']);
    try {
      await expect.poll(async () => (await preferences(seeing.token)).status).toBe(401);
      expect((await renew(seeing.refresh)).body).toMatchObject({ person: { user: { username: admin } } });
    } finally {
      await set(permissions);
    }
  });

  test('works for somebody who has no account yet', async () => {
    const session = await signIn(admin);
    const { id } = await open()
      .kysely.insertInto('employee')
      .columns(['organization_id', 'first_name', 'last_name', 'display_name', 'position_type', 'permissions'])
      .expression((eb) =>
        eb
          .selectFrom('employee')
          .select((from) => [
            'organization_id',
            from.val('New').as('first_name'),
            from.val('Hire').as('last_name'),
            from.val('New Hire').as('display_name'),
            'position_type',
            'permissions',
          ])
          .where('id', '=', club.employeeIds['sue.staff']),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(
      (await api.ask(accounts.startSeeing, { action: 'start', employee_id: id }, { token: session.token })).status,
    ).toBe(200);
    expect((await renew(session.refresh)).body).toMatchObject({
      person: { user: { display_name: 'New Hire', username: '' } },
    });
  });

  test('is refused for oneself, for more rights, and for people who do not exist', async () => {
    const { token } = await signIn(admin);
    for (const employee_id of [club.employeeIds[admin], 999_999])
      expect((await api.ask(accounts.startSeeing, { action: 'start', employee_id }, { token })).status).toBe(403);
    expect((await start((await signIn('eve.executive')).token, 'dan.driver')).status).toBe(403);
    expect((await start((await signIn('dan.driver')).token, 'eve.executive')).status).toBe(403);
  });

  test('records nothing as the person, neither a visit nor an activity', async () => {
    const read = () =>
      open()
        .kysely.selectFrom('employee')
        .select(['site_visits', 'latest_activity_on'])
        .where('id', '=', club.employeeIds['dan.driver'])
        .executeTakeFirstOrThrow();
    const before = await read();
    const session = await signIn(admin);
    await start(session.token, 'dan.driver');
    const seeing = await renew(session.refresh);
    expect((await api.ask(calls.usage.visit, { page: 'home' }, { token: seeing.token })).status).toBe(423);
    expect(await read()).toEqual(before);
    expect(await open().kysely.selectFrom('visit').select('employee_id').execute()).toEqual([]);
  });

  test('says why a page is open: to oneself, and to an Admin about somebody else', async () => {
    const { token } = await signIn(admin);
    const page = { screen: 'surveys', slug: 'north' } as const;
    expect((await api.ask(accounts.explainAccess, { action: 'explain', ...page }, { token })).body).toEqual({
      allowed: true,
      sentences: [
        'Surveys is open to you as an Admin.',
        'You see North Station because it’s part of Small Club, where you belong.',
      ],
    });
    const other = { action: 'explain_other', employee_id: club.employeeIds['dan.driver'], ...page } as const;
    expect((await api.ask(accounts.explainAccessOf, other, { token })).body).toMatchObject({ allowed: false });
    const driver = (await signIn('dan.driver')).token;
    expect((await api.ask(accounts.explainAccessOf, other, { token: driver })).status).toBe(403);
    const [hidden, missing] = await Promise.all(
      ['north', 'nobody-has-this'].map((slug) =>
        api.ask(accounts.explainAccess, { action: 'explain', screen: 'surveys', slug }, { token: driver }),
      ),
    );
    expect(hidden?.body).toEqual(missing?.body);
  });

  test('other sessions of the Admin stay the Admin’s', async () => {
    const [one, other] = [await signIn(admin), await signIn(admin)];
    await start(one.token, 'dan.driver');
    expect((await own(other.token)).status).toBe(200);
  });
});
