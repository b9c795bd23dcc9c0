import { calls } from '@roadside/contract/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { WorkGate } from '../../platform/concurrency/work-gate.ts';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { fillSmallClub, password, people } from '../../platform/testing/small-club.ts';
import type { PersonName, SmallClub } from '../../platform/testing/small-club.ts';
import { openTestApi } from '../../platform/testing/test-api.ts';
import type { AskOptions, TestApi } from '../../platform/testing/test-api.ts';

const { accounts } = calls;
const loginFailed = { status: 401, text: '{"detail":"Something went wrong!","code":"wrong-credentials"}' };
const minute = 60_000;

describeEachEngine('sessions', (open) => {
  let api: TestApi;
  let club: SmallClub;
  beforeAll(async () => {
    club = await fillSmallClub(open());
    api = await openTestApi(open());
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await open().kysely.deleteFrom('rate_limit').execute();
    await open().kysely.deleteFrom('audit_event').execute();
  });

  const signIn = (username: string, given = password, options: AskOptions = {}) =>
    api.ask(accounts.login, { username, password: given }, options);
  const tokensOf = async (username: PersonName, options: AskOptions = {}) => {
    const { status, body } = await signIn(username, password, options);
    expect(status).toBe(200);
    return body as { access: string; refresh: string };
  };
  const refresh = (token: string, options: AskOptions = {}) => api.ask(accounts.refresh, { refresh: token }, options);
  const read = (token: string) => api.ask(accounts.preferencesRead, {}, { token });
  const events = async () =>
    (
      await open()
        .kysely.selectFrom('audit_event')
        .select(['event', 'status', 'actor_employee_id', 'target'])
        .orderBy('id')
        .execute()
    ).map(({ event }) => event);

  describe('sign-in', () => {
    test('accepts username or email address in any case; returns the person, the place and the tokens', async () => {
      for (const body of [
        { username: 'eve.executive' },
        { username: 'EVE.Executive' },
        { email: 'Eve.Executive@small.example' },
        { username: 'eve.executive@small.example' },
      ]) {
        const answer = await api.ask(accounts.login, { ...body, password });
        expect(answer.status).toBe(200);
        expect(accounts.login.reply.parse(answer.body)).toMatchObject({
          user: {
            employee_id: club.employeeIds['eve.executive'],
            username: 'eve.executive',
            positionType: 'executive',
            permission: ['see-all'],
            team: 'mountain-marvelers',
          },
          organization: { slug: 'club' },
          geography: { slug: 'club' },
          preferences: { show_quick_tips: true },
          video_watched: false,
        });
      }
    });

    test('starts drivers at their own organization, and everybody else at theirs', async () => {
      for (const [username, { organization }] of Object.entries(people)) {
        const { body } = await signIn(username);
        expect([body['organization'], body['geography']]).toMatchObject([
          { slug: organization },
          { slug: organization },
        ]);
      }
      const { body } = await signIn('dan.driver');
      expect(body['organization']).toMatchObject({
        type: 'driver',
        first_name: 'Dan',
        last_name: 'Driver',
        parent: 'north',
        parent_name: 'North Station',
        grandparent: 'business',
      });
    });

    test.each([
      ['a wrong password', () => signIn('eve.executive', 'wrong')],
      ['an unknown name', () => signIn('nobody')],
      ['an unknown address', () => api.ask(accounts.login, { email: 'nobody@small.example', password })],
      ['a password in another case', () => signIn('eve.executive', password.toUpperCase())],
      ['a name with a wildcard', () => signIn('eve%')],
    ])('%s gets the same error', async (_, ask) => {
      expect(await ask()).toMatchObject(loginFailed);
      expect(await events()).toEqual(['authn_login_fail']);
    });

    test('refuses people without a password and people who have left', async () => {
      const { kysely } = open();
      await kysely
        .updateTable('employee')
        .set({ active: false })
        .where('id', '=', club.employeeIds['sue.staff'])
        .execute();
      expect(await signIn('sue.staff')).toMatchObject(loginFailed);
      await kysely
        .updateTable('employee')
        .set({ active: true })
        .where('id', '=', club.employeeIds['sue.staff'])
        .execute();
      const { password_hash: hash } = await kysely
        .selectFrom('account')
        .select('password_hash')
        .where('username', '=', 'sue.staff')
        .executeTakeFirstOrThrow();
      await kysely.updateTable('account').set({ password_hash: null }).where('username', '=', 'sue.staff').execute();
      expect(await signIn('sue.staff')).toMatchObject(loginFailed);
      await kysely.updateTable('account').set({ password_hash: hash }).where('username', '=', 'sue.staff').execute();
      expect((await signIn('sue.staff')).status).toBe(200);
    });

    test('refuses demo accounts, whose password is public, on a production server', async () => {
      const demo = open().kysely.updateTable('account').where('username', '=', 'sue.staff');
      const before = await tokensOf('sue.staff');
      await demo.set({ demo: true }).execute();
      const production = await openTestApi(open(), {
        environment: { ROADSIDE_MODE: 'production', DATABASE_URL: 'postgresql://unused/x' },
      });
      production.clock = api.clock;
      expect(await production.ask(accounts.login, { username: 'sue.staff', password })).toMatchObject(loginFailed);
      expect((await production.ask(accounts.refresh, { refresh: before.refresh })).status).toBe(401);
      expect((await production.ask(accounts.preferencesRead, {}, { token: before.access })).status).toBe(401);
      expect((await production.ask(accounts.login, { username: 'sam.station', password })).status).toBe(200);
      expect((await signIn('sue.staff')).status).toBe(200);
      await demo.set({ demo: false }).execute();
      await production.close();
    });

    test('counts a visit', async () => {
      const before = (await signIn('ada.admin')).body['user'] as { site_visits: number };
      const after = (await signIn('ada.admin')).body['user'] as { site_visits: number };
      expect(after.site_visits).toBe(before.site_visits + 1);
    });

    test('does the same work for an unknown name, a person without a password, and a wrong password', async () => {
      // The work is compared and not the time, which a busy machine changes.
      const compared = vi.spyOn(WorkGate.prototype, 'run');
      const worksOf = async (username: string) => {
        compared.mockClear();
        expect(await signIn(username, 'wrong')).toMatchObject(loginFailed);
        return compared.mock.calls.length;
      };
      expect(await worksOf('eve.executive')).toBe(1);
      expect(await worksOf('nobody.at.all')).toBe(1);
      const account = open().kysely.updateTable('account').where('username', '=', 'eve.executive');
      const { password_hash: hash } = await open()
        .kysely.selectFrom('account')
        .select('password_hash')
        .where('username', '=', 'eve.executive')
        .executeTakeFirstOrThrow();
      await account.set({ password_hash: null }).execute();
      expect(await worksOf('eve.executive')).toBe(1);
      await account.set({ password_hash: hash }).execute();
      compared.mockRestore();
    });
  });

  describe('throttling', () => {
    test('allows a try per half minute after ten wrong passwords from an address, no delay elsewhere', async () => {
      for (let attempt = 0; attempt < 11; attempt++)
        expect((await signIn('eve.executive', 'wrong', { ip: '10.0.0.1' })).status).toBe(401);
      const refused = await signIn('eve.executive', 'wrong', { ip: '10.0.0.1' });
      expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(30);
      expect((await signIn('EVE.executive', password, { ip: '10.0.0.1' })).status).toBe(429);
      expect((await signIn('eve.executive', password, { ip: '10.0.0.2' })).status).toBe(200);
      expect((await signIn('sam.station', password, { ip: '10.0.0.1' })).status).toBe(200);

      api.clock += Number(refused.headers['retry-after']) * 1_000;
      expect((await signIn('eve.executive', 'wrong', { ip: '10.0.0.1' })).status).toBe(401);
      expect((await signIn('eve.executive', 'wrong', { ip: '10.0.0.1' })).status).toBe(429);
      api.clock += 30_000;
      expect((await signIn('eve.executive', password, { ip: '10.0.0.1' })).status).toBe(200);
      expect(await events()).toContain('authn_login_fail_max');
    });

    test("shares one count between an account's name and email address", async () => {
      const byAddress = (given: string) =>
        api.ask(accounts.login, { email: 'Eve.Executive@small.example', password: given }, { ip: '10.0.0.3' });
      for (let attempt = 0; attempt < 6; attempt++) {
        if (attempt < 5) expect((await signIn('eve.executive', 'wrong', { ip: '10.0.0.3' })).status).toBe(401);
        expect((await byAddress('wrong')).status).toBe(401);
      }
      expect((await byAddress('wrong')).status).toBe(429);
      expect((await signIn('EVE.EXECUTIVE', 'wrong', { ip: '10.0.0.3' })).status).toBe(429);
      expect((await signIn('eve.executive@small.example', 'wrong', { ip: '10.0.0.3' })).status).toBe(429);
    });

    test('counts simultaneous guesses one by one', async () => {
      const answers = await Promise.all(
        Array.from({ length: 30 }, () => signIn('dee.driver', 'wrong', { ip: '10.0.1.1' })),
      );
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(11);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(19);
    });

    test('never counts correct passwords', async () => {
      for (let visit = 0; visit < 15; visit++)
        expect((await signIn('ada.admin', password, { ip: '10.0.2.1' })).status).toBe(200);
    });

    test('slows an address guessing many names to one per five seconds, but not its office', async () => {
      expect((await signIn('sam.station', password, { ip: '10.0.3.1' })).status).toBe(200);
      for (let attempt = 0; attempt < 51; attempt++)
        expect((await signIn(`name${attempt}`, 'wrong', { ip: '10.0.3.1' })).status).toBe(401);
      const refused = await signIn('one.more', 'wrong', { ip: '10.0.3.1' });
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(5);
      expect((await signIn('one.more', 'wrong', { ip: '10.0.3.2' })).status).toBe(401);
      // Has signed in here before; anyone who has not waits for a moment.
      expect((await signIn('sam.station', password, { ip: '10.0.3.1' })).status).toBe(200);
      expect((await signIn('sue.staff', password, { ip: '10.0.3.1' })).status).toBe(429);
      api.clock += 5_000;
      expect((await signIn('sue.staff', password, { ip: '10.0.3.1' })).status).toBe(200);
    });

    test('keeps limits across restarts', async () => {
      for (let attempt = 0; attempt < 11; attempt++) await signIn('dan.driver', 'wrong', { ip: '10.0.4.1' });
      const restarted = await openTestApi(open());
      restarted.clock = api.clock;
      expect(
        (await restarted.ask(accounts.login, { username: 'dan.driver', password }, { ip: '10.0.4.1' })).status,
      ).toBe(429);
      await restarted.close();
    });
  });

  describe('refresh', () => {
    test('returns a new pair, and the old access token stays valid until it expires', async () => {
      const first = await tokensOf('eve.executive');
      api.clock += minute;
      const { status, body } = await refresh(first.refresh);
      expect(status).toBe(200);
      const second = accounts.refresh.reply.parse(body);
      expect(second.refresh).not.toBe(first.refresh);
      expect((await read(second.access)).status).toBe(200);
      expect((await read(first.access)).status).toBe(200);
    });

    test("returns the person's current data, also after a change of rights", async () => {
      const { kysely } = open();
      const first = await tokensOf('ada.admin');
      const employee = kysely.updateTable('employee').where('id', '=', club.employeeIds['ada.admin']);
      await employee.set({ position_type: 'staff', permissions: ['beta'] }).execute();
      const renewed = accounts.refresh.reply.parse((await refresh(first.refresh)).body);
      expect(renewed.person).toMatchObject({
        user: { employee_id: club.employeeIds['ada.admin'], positionType: 'staff', permission: ['beta'] },
        organization: { slug: people['ada.admin'].organization },
      });
      await employee.set({ position_type: 'Admin', permissions: ['Admin', 'see-all'] }).execute();
    });

    test('stores tokens only as digests', async () => {
      const { access, refresh: token } = await tokensOf('eve.executive');
      const stored = JSON.stringify([
        await open().kysely.selectFrom('refresh_token').selectAll().execute(),
        await open().kysely.selectFrom('session').selectAll().execute(),
      ]);
      expect(stored).not.toContain(token);
      expect(stored).not.toContain(access.split('.')[2]);
    });

    test('accepts reuse by the same client within 10 s, as from two tabs', async () => {
      const { refresh: token } = await tokensOf('eve.executive');
      const [one, two] = await Promise.all([refresh(token), refresh(token)]);
      expect([one.status, two.status]).toEqual([200, 200]);
      api.clock += 9_000;
      const three = await refresh(token);
      expect(three.status).toBe(200);
      for (const { body } of [one, two, three]) expect((await refresh(String(body['refresh']))).status).toBe(200);
    });

    test('revokes the whole family on later reuse, including access tokens, and audits it', async () => {
      const { refresh: stolen } = await tokensOf('eve.executive');
      const { body: honest } = await refresh(stolen);
      api.clock += 11_000;
      expect(await refresh(stolen)).toMatchObject({
        status: 401,
        body: { code: 'session-ended', detail: 'You need to login again!' },
      });
      expect((await refresh(String(honest['refresh']))).status).toBe(401);
      await expect.poll(async () => (await read(String(honest['access']))).status).toBe(401);
      expect(await events()).toEqual(['authn_login_success', 'authn_token_created', 'authn_token_reuse']);
    });

    test.each([
      ['from another address', { ip: '203.0.113.9' }],
      ['by another program', { userAgent: 'curl' }],
    ])('revokes the family at once on reuse %s', async (_, thief) => {
      const { refresh: token } = await tokensOf('eve.executive');
      const { body: honest } = await refresh(token);
      expect((await refresh(token, thief)).status).toBe(401);
      expect((await refresh(String(honest['refresh']))).status).toBe(401);
    });

    test('leaves other sign-ins alone when one ends', async () => {
      const kept = await tokensOf('eve.executive');
      const { refresh: stolen } = await tokensOf('eve.executive');
      await refresh(stolen);
      api.clock += 11_000;
      await refresh(stolen);
      expect((await refresh(kept.refresh)).status).toBe(200);
    });

    test('refuses anything that is not a refresh token: an access token, noise, nothing', async () => {
      const { access } = await tokensOf('eve.executive');
      for (const token of [access, 'x', `${'a'.repeat(43)}`, '\u{1F69A}'])
        expect((await refresh(token)).status).toBe(401);
      expect((await refresh('')).status).toBe(400);
    });

    test('expires after 14 days unused, and after 30 days even when busy', async () => {
      const idle = await tokensOf('eve.executive');
      const busy = await tokensOf('eve.executive');
      let token = busy.refresh;
      const begin = api.clock;
      for (let week = 1; week <= 4; week++) {
        api.clock = begin + week * 7 * 24 * 60 * minute;
        const { status, body } = await refresh(token);
        expect(status).toBe(200);
        token = String(body['refresh']);
      }
      expect((await refresh(idle.refresh)).status).toBe(401);
      api.clock = begin + 31 * 24 * 60 * minute;
      expect((await refresh(token)).status).toBe(401);
    });

    test('refuses a person who has left', async () => {
      const { refresh: token } = await tokensOf('sue.staff');
      await open()
        .kysely.updateTable('employee')
        .set({ active: false })
        .where('id', '=', club.employeeIds['sue.staff'])
        .execute();
      expect((await refresh(token)).status).toBe(401);
      await open()
        .kysely.updateTable('employee')
        .set({ active: true })
        .where('id', '=', club.employeeIds['sue.staff'])
        .execute();
    });
  });

  describe('access', () => {
    test('reports an expired token with the error that makes the web app renew it', async () => {
      const { access } = await tokensOf('eve.executive');
      api.clock += 15 * minute;
      const answer = await read(access);
      expect(answer).toMatchObject({ status: 401, body: { code: 'token-expired' } });
      expect(String(answer.body['detail']).toLowerCase()).toContain('given token');
    });

    test.each([
      ['no token', undefined, 'not-signed-in'],
      ['a refresh token', 'refresh', 'token-invalid'],
      ['noise', 'x.y.z', 'token-invalid'],
      ['alg none', 'none', 'token-invalid'],
    ])('%s is refused', async (_, kind, code) => {
      const tokens = await tokensOf('eve.executive');
      const none = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${tokens.access.split('.')[1]}.`;
      const token = kind === 'refresh' ? tokens.refresh : kind === 'none' ? none : kind;
      expect(await api.ask(accounts.preferencesRead, {}, token === undefined ? {} : { token })).toMatchObject({
        status: 401,
        body: { code },
      });
    });

    test('signing out ends all tokens of the sign-in at once', async () => {
      const { access, refresh: token } = await tokensOf('eve.executive');
      expect(await api.ask(accounts.logout, {}, { token: access })).toMatchObject({
        status: 200,
        body: { ended: true },
      });
      expect((await read(access)).status).toBe(401);
      expect((await refresh(token)).status).toBe(401);
    });

    test.each([
      ['a new position', { position_type: 'admin' }],
      ['a lost permission', { permissions: [] as string[] }],
      ['leaving', { active: false }],
    ])('%s takes effect at once', async (_, change) => {
      const { access } = await tokensOf('ada.admin');
      expect((await read(access)).status).toBe(200);
      const employee = open().kysely.updateTable('employee').where('id', '=', club.employeeIds['ada.admin']);
      await employee.set(change).execute();
      await expect.poll(async () => (await read(access)).status).toBe(401);
      await employee.set({ position_type: 'Admin', permissions: ['Admin', 'see-all'], active: true }).execute();
    });

    test('a new password invalidates older tokens', async () => {
      const { access } = await tokensOf('dan.driver');
      const account = open().kysely.updateTable('account').where('username', '=', 'dan.driver');
      const { password_hash: hash } = await open()
        .kysely.selectFrom('account')
        .select('password_hash')
        .where('username', '=', 'dan.driver')
        .executeTakeFirstOrThrow();
      await account.set({ password_hash: 'another' }).execute();
      await expect.poll(async () => (await read(access)).status).toBe(401);
      await account.set({ password_hash: hash }).execute();
    });

    test('another process is notified too', async () => {
      const other = await openTestApi(open());
      other.clock = api.clock;
      const { access } = await tokensOf('eve.executive');
      const readThere = () => other.ask(accounts.preferencesRead, {}, { token: access });
      expect((await readThere()).status).toBe(200);
      await api.ask(accounts.logout, {}, { token: access });
      await expect.poll(async () => (await readThere()).status).toBe(401);
      await other.close();
    });
  });

  test('secrets are never logged', () => {
    const log = api.logLines.join('');
    expect(log).not.toContain(password);
    expect(log).not.toMatch(/eyJ[\w-]+\.[\w-]+\./);
  });
});
