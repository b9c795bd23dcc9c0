import { calls } from '@roadside/contract/calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { signedInClub } from '../../platform/testing/signed-in-club.ts';
import { password } from '../../platform/testing/small-club.ts';
import type { PersonName } from '../../platform/testing/small-club.ts';

const { accounts } = calls;
const newPassword = 'a much better password';

describeEachEngine('invites and password resets', (open) => {
  const { api, club, as, signIn, signInAgain } = signedInClub(open);
  const mails = async () =>
    (await api.ask(accounts.outbox, {}, as('ada.admin'))).body['mails'] as {
      to: string;
      subject: string;
      link: string;
    }[];
  const tokenOf = (link: string | undefined) => new URL(link ?? '', 'http://x').searchParams.get('token') ?? '';
  const request = (email: string) => api.ask(accounts.resetPasswordRequest, { purpose: 'request', email });
  const confirm = (token: string, secret = newPassword) =>
    api.ask(accounts.resetPasswordConfirm, { purpose: 'confirm', token, password: secret });

  describe('a password reset', () => {
    test('gets the same answer in the same time for known and unknown addresses', async () => {
      const time = async (email: string) => {
        const begin = performance.now();
        const { status, text } = await request(email);
        return { status, text, ms: performance.now() - begin };
      };
      const [unknown, known] = [await time('nobody@small.example'), await time('DEE.driver@small.example')];
      expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
      for (const { ms } of [unknown, known]) expect(ms).toBeGreaterThanOrEqual(245);
      expect((await mails()).map(({ to }) => to)).toEqual(['DEE.driver@small.example']);
    });

    test('sets the password once, only by the link, and ends every session', async () => {
      const [mail] = await mails();
      const token = tokenOf(mail?.link);
      expect(mail?.link).toMatch(/^\/reset-password\/\?token=[\w-]{43}$/);
      expect(JSON.stringify(await open().kysely.selectFrom('single_use_token').selectAll().execute())).not.toContain(
        token,
      );
      expect((await confirm(`${token}x`)).status).toBe(400);
      expect((await confirm(token, 'short')).status).toBe(400);
      const before = [(await signIn('dee.driver')).body, (await signIn('dee.driver')).body];
      const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
      await expect.poll(async () => (await api.ask(accounts.preferencesRead, {}, as('dee.driver'))).status).toBe(401);
      // Every session's refresh tokens are revoked too, not only the access tokens.
      for (const { refresh } of before)
        expect(await api.ask(accounts.refresh, { refresh: String(refresh) })).toMatchObject({
          status: 401,
          body: { code: 'session-ended' },
        });
      expect((await signIn('dee.driver')).status).toBe(401);
      const again = await signIn('dee.driver', newPassword);
      expect(again.status).toBe(200);
      await signInAgain('dee.driver', newPassword);
      expect(await confirm(token)).toMatchObject({
        status: 400,
        body: { fields: { token: expect.any(String) as unknown } },
      });
    });

    test("expires after 30 minutes, and using one link spends the account's other links", async () => {
      await request('sue.staff@small.example');
      const old = tokenOf((await mails())[0]?.link);
      api.clock += 31 * 60_000;
      expect((await confirm(old)).status).toBe(400);
      await signInAgain('ada.admin');
      await request('sue.staff@small.example');
      await request('sue.staff@small.example');
      const [second, first] = await mails();
      expect((await confirm(tokenOf(first?.link))).status).toBe(200);
      expect((await confirm(tokenOf(second?.link))).status).toBe(400);
    });

    test('cannot flood a mailbox', async () => {
      for (let count = 0; count < 6; count++) await request('dan.driver@small.example');
      expect((await mails()).filter(({ to }) => to === 'dan.driver@small.example')).toHaveLength(3);
    });
  });

  describe('an invitation', () => {
    const invite = (name: PersonName, email: string, place: string, position_type: string) =>
      api.ask(
        accounts.inviteCreate,
        { purpose: 'create', email, organization_id: club.organizationIds[place] ?? 0, position_type },
        as(name),
      );
    const accept = (token: string, more: { username?: string; first_name?: string; last_name?: string } = {}) =>
      api.ask(accounts.inviteAccept, {
        purpose: 'accept',
        token,
        username: 'new.person',
        password: newPassword,
        first_name: 'New',
        last_name: 'Person',
        ...more,
      });
    beforeAll(async () => {
      for (const name of ['sam.station', 'eve.executive', 'ada.admin', 'dan.driver'] as const) await signInAgain(name);
    });

    test('creates one account with the invited position and no rights beyond it', async () => {
      expect(await invite('sam.station', 'new@small.example', 'north', 'dispatcher')).toMatchObject({
        status: 200,
        body: { invited: 'new@small.example' },
      });
      const token = tokenOf((await mails())[0]?.link);
      expect(await accept(token, { username: 'SUE.staff' })).toMatchObject({
        status: 409,
        body: { fields: { username: 'Taken' } },
      });
      const answers = await Promise.all([accept(token), accept(token)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
      const { body } = await signIn('new@small.example', newPassword);
      expect(body).toMatchObject({
        user: { username: 'new.person', positionType: 'dispatcher', permission: [], display_name: 'New Person' },
        organization: { slug: 'north' },
      });
      expect(
        await open().kysely.selectFrom('employee').select('id').where('display_name', '=', 'New Person').execute(),
      ).toHaveLength(1);
      expect((await invite('sam.station', 'NEW@small.example', 'north', 'dispatcher')).status).toBe(409);
    });

    test("creates a driver's own record for a station's driver", async () => {
      await invite('sam.station', 'driver@small.example', 'north', 'driver');
      expect(
        (await accept(tokenOf((await mails())[0]?.link), { username: 'new.driver', first_name: 'Dan', last_name: '' }))
          .status,
      ).toBe(200);
      await expect.poll(() => api.services.tree.bySlug('dan-2')).not.toBeNull();
      expect((await signIn('new.driver', newPassword)).body).toMatchObject({
        organization: { slug: 'dan-2', type: 'driver', parent: 'north' },
      });
      // Callers with rights on the parent have them on the new record, and nobody else does.
      const reads = async (who: PersonName) =>
        (
          await api.ask(
            calls.dashboardData.card,
            { metrics: ['paid_call_count'], chart_type: 'card' },
            { ...as(who), params: { chart_type: 'card', slug: 'dan-2' } },
          )
        ).status;
      expect({
        station: await reads('sam.station'),
        executive: await reads('eve.executive'),
        driver: await reads('dan.driver'),
      }).toEqual({ station: 200, executive: 200, driver: 403 });
    });

    test('is limited to the inviter’s organizations and position', async () => {
      expect((await invite('sue.staff', 'x@small.example', 'north', 'dispatcher')).status).not.toBe(200);
      expect((await invite('sam.station', 'x@small.example', 'south', 'dispatcher')).status).toBe(403);
      expect((await invite('sam.station', 'x@small.example', 'north', 'executive')).status).toBe(403);
      expect((await invite('eve.executive', 'x@small.example', 'territory', 'driver')).status).toBe(400);
      expect((await invite('eve.executive', 'x@small.example', 'dan', 'dispatcher')).status).toBe(400);
      expect((await invite('eve.executive', 'x@small.example', 'dan', 'driver')).status).toBe(409);
      expect((await mails()).filter(({ to }) => to === 'x@small.example')).toEqual([]);
    });

    test('reuses the imported person, with the rights on record', async () => {
      const insert = async (email: string, position: string, permissions: string[]) =>
        (
          await open()
            .kysely.insertInto('employee')
            .values({
              organization_id: club.organizationIds['north'] ?? 0,
              first_name: 'Ira',
              last_name: 'Imported',
              display_name: 'Ira Imported',
              position_type: position,
              permissions,
              login_id: null,
              phone_number: null,
              unverified_email: email,
              source: 'payroll',
              external_id: email,
            })
            .returning('id')
            .executeTakeFirstOrThrow()
        ).id;
      const id = await insert('Ira@small.example', 'station-admin', ['see-children']);
      // A position that differs from the record is refused, and so are rights the inviter lacks.
      expect((await invite('eve.executive', 'ira@small.example', 'north', 'dispatcher')).status).toBe(409);
      expect((await invite('eve.executive', 'ira@small.example', 'north', 'station-admin')).status).toBe(403);
      expect((await invite('sam.station', 'ira@small.example', 'north', 'station-admin')).status).toBe(200);
      const token = tokenOf((await mails()).find(({ to }) => to === 'ira@small.example')?.link);
      expect((await accept(token, { username: 'ira', first_name: 'Somebody', last_name: 'Else' })).status).toBe(200);
      const { body } = await signIn('ira@small.example', newPassword);
      expect(body).toMatchObject({
        user: { positionType: 'station-admin', permission: ['see-children'], display_name: 'Ira Imported' },
      });
      const account = await open()
        .kysely.selectFrom('account')
        .select('employee_id')
        .where('username', '=', 'ira')
        .executeTakeFirstOrThrow();
      expect(account.employee_id).toBe(id);
      await insert('twice@small.example', 'dispatcher', []);
      await open()
        .kysely.updateTable('employee')
        .set({ unverified_email: 'twice@small.example' })
        .where('display_name', '=', 'Sue Staff')
        .execute();
      // Sue already has an account, so one person is left.
      expect((await invite('sam.station', 'twice@small.example', 'north', 'dispatcher')).status).toBe(200);
    });

    test('expires after 7 days', async () => {
      await invite('eve.executive', 'late@small.example', 'club', 'dispatcher');
      const token = tokenOf((await mails())[0]?.link);
      api.clock += 8 * 86_400_000;
      expect((await accept(token, { username: 'late.person' })).status).toBe(400);
    });
  });

  describe('sessions', () => {
    test('are listed for their owner and can be ended all at once, or all but the current one', async () => {
      const pairs = await Promise.all(
        ['phone', 'desk', 'wallboard'].map((userAgent) =>
          api.ask(accounts.login, { username: 'eve.executive', password }, { userAgent }),
        ),
      );
      const [phone, desk] = pairs.map(({ body }) => ({
        token: String(body['access']),
        refresh: String(body['refresh']),
      }));
      const list = async () =>
        (await api.ask(accounts.sessions, { action: 'list' }, { token: phone?.token })).body['sessions'] as {
          user_agent: string;
          current: boolean;
        }[];
      const before = await list();
      expect(before.map(({ user_agent }) => user_agent)).toEqual(
        expect.arrayContaining(['phone', 'desk', 'wallboard']),
      );
      expect(before.filter(({ current }) => current).map(({ user_agent }) => user_agent)).toEqual(['phone']);
      const ended = await api.ask(
        accounts.endSessions,
        { action: 'end_all', keep_this: true },
        { token: phone?.token },
      );
      expect(ended.body).toEqual({ ended: before.length - 1 });
      expect((await list()).map(({ user_agent }) => user_agent)).toEqual(['phone']);
      await expect
        .poll(async () => (await api.ask(accounts.preferencesRead, {}, { token: desk?.token })).status)
        .toBe(401);
      expect((await api.ask(accounts.refresh, { refresh: desk?.refresh ?? '' })).status).toBe(401);
      expect((await api.ask(accounts.endSessions, { action: 'end_all' }, { token: phone?.token })).body).toEqual({
        ended: 1,
      });
      expect((await api.ask(accounts.preferencesRead, {}, { token: phone?.token })).status).toBe(401);
    });
  });

  describe('people', () => {
    beforeAll(async () => {
      for (const name of ['sam.station', 'eve.executive'] as const) await signInAgain(name);
      await signInAgain('dan.driver');
    });
    test('lists the drivers of an organization with their services', async () => {
      await open()
        .kysely.updateTable('organization')
        .set({ service_types: ['Battery', 'Tow', 'nonsense'] })
        .where('slug', '=', 'dan')
        .execute();
      const { body } = await api.ask(
        accounts.employeesOfOrganization,
        { org_id: club.organizationIds['north'] ?? 0 },
        as('sam.station'),
      );
      expect(body['drivers']).toMatchObject([
        { full_name: 'Dan', tcd: [] },
        {
          id: club.organizationIds['dan'],
          employee_profile: club.employeeIds['dan.driver'],
          full_name: 'Dan Driver',
          tcd: ['Tow', 'Battery'],
          availability: [],
          pto: [],
        },
      ]);
      expect(
        (
          await api.ask(
            accounts.employeesOfOrganization,
            { org_id: club.organizationIds['north'] ?? 0 },
            as('dan.driver'),
          )
        ).status,
      ).toBe(403);
    });

    test('shows one person as far as the caller may see them', async () => {
      const ask = (name: PersonName, who: PersonName) =>
        api.ask(
          accounts.employee,
          { employee_id: club.employeeIds[who], employee_profile: true, scheduler_info: true },
          as(name),
        );
      expect((await ask('sam.station', 'dan.driver')).body).toMatchObject({
        scheduler_info: { full_name: 'Dan Driver' },
        employee_profile: { phone_number: '555-0100', login_id: 'L-dan.driver' },
      });
      expect((await ask('sam.station', 'dee.driver')).body).toMatchObject({
        employee_profile: { phone_number: null, login_id: null, display_name: 'Dee Driver' },
      });
      expect((await ask('sam.station', 'eve.executive')).status).toBe(403);
      expect((await ask('dan.driver', 'dan.driver')).body).toMatchObject({
        scheduler_info: { id: club.organizationIds['dan'] },
        employee_profile: { phone_number: '555-0100' },
      });
      expect((await ask('dan.driver', 'sue.staff')).status).toBe(404);
      expect(
        (
          await api.ask(
            accounts.employee,
            { employee_id: club.employeeIds['eve.executive'], scheduler_info: true },
            as('eve.executive'),
          )
        ).body,
      ).toEqual({ scheduler_info: null, employee_profile: null });
    });
  });
});
