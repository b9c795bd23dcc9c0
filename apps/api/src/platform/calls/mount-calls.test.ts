import { allCalls, calls } from '@roadside/contract/calls';
import { errorReply } from '@roadside/contract/errors';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeEachEngine } from '../testing/describe-each-engine.ts';
import { fillSmallClub, password } from '../testing/small-club.ts';
import type { PersonName, SmallClub } from '../testing/small-club.ts';
import { openTestApi } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';
import { handle } from './handler.ts';
import type { CallContext } from './handler.ts';

const { accounts, dashboardData, documentation } = calls;

describeEachEngine('calls over HTTP', (open) => {
  let api: TestApi;
  let club: SmallClub;
  const tokens = {} as Record<PersonName, string>;
  /** Behavior of the stand-in handler; the contract around it is the real one. */
  let behave: (context: CallContext) => unknown = () => ({});
  beforeAll(async () => {
    club = await fillSmallClub(open());
    api = await openTestApi(open(), {
      handlers: [handle(documentation.getCategorizedMetrics, async (context) => behave(context) as never)],
    });
    for (const username of Object.keys(club.employeeIds) as PersonName[])
      tokens[username] = String((await api.ask(accounts.login, { username, password })).body['access']);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await open().kysely.deleteFrom('rate_limit').execute();
    await open().kysely.deleteFrom('audit_event').execute();
    api.logLines.length = 0;
  });
  const as = (name: PersonName) => ({ token: tokens[name] });
  const callFake = () =>
    api.ask(documentation.getCategorizedMetrics, { purpose: 'get_categorized_metrics' }, as('eve.executive'));

  describe('order of checks', () => {
    test('sign-in is checked before anything in the body', async () => {
      for (const payload of ['', '{}', '{', '{"purpose":"no such"}', '{"slug":1}', 'x'.repeat(2_000_000)])
        for (const path of ['/accounts/organizations/', '/dashboard/', '/dashboard/dashboard-data/card/nowhere/'])
          expect((await api.send(path, payload)).status, `${path} ${payload.slice(0, 30)}`).toBe(401);
    });

    test('every signed-in call of the contract answers 401 without a token', async () => {
      for (const call of allCalls) {
        if (call.access.kind !== 'signed-in') continue;
        const body = {
          ...call.selector.equals,
          ...Object.fromEntries(
            (call.selector.has ?? []).filter((field) => !field.includes('.')).map((field) => [field, 'x']),
          ),
        };
        const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => call.selector.params?.[name] ?? 'x');
        expect((await api.send(path, JSON.stringify(body))).status, call.name).toBe(401);
      }
    });

    test('an unknown purpose is 400 and lists the known ones', async () => {
      const answer = await api.send('/dashboard/', '{"purpose":"no such"}', as('eve.executive'));
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'unknown-purpose', fields: { purpose: expect.stringContaining('scheduler_utils') as unknown } },
      });
    });

    test('policy is checked before the body: a forbidden caller does not learn what the call accepts', async () => {
      const answer = await api.ask(documentation.setGoals, { purpose: 'set_goals' } as never, as('dan.driver'));
      expect(answer).toMatchObject({
        status: 403,
        text: '{"detail":"Sorry you\'re not allowed to go there.","code":"forbidden"}',
      });
      const { event, status, target, actor_employee_id, ip } = await open()
        .kysely.selectFrom('audit_event')
        .selectAll()
        .executeTakeFirstOrThrow();
      expect({ event, status, target, actor_employee_id, ip }).toEqual({
        event: 'authz_fail',
        status: 'failure',
        target: 'documentation.setGoals',
        actor_employee_id: club.employeeIds['dan.driver'],
        ip: '127.0.0.1',
      });
    });

    test('an invalid body names the field and the reason', async () => {
      const answer = await api.ask(accounts.organizations, { slug: 7, owner: 1 } as never, as('eve.executive'));
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'invalid-body', fields: { slug: expect.any(String) as unknown, owner: 'Unknown field' } },
      });
    });

    test('a call planned for a later version is 501, after sign-in, policy and body', async () => {
      const body = { purpose: 'get_announcements' };
      expect((await api.send('/messaging/', JSON.stringify(body))).status).toBe(401);
      expect((await api.send('/messaging/', JSON.stringify({ ...body, extra: 1 }), as('dan.driver'))).status).toBe(400);
      const answer = await api.send('/messaging/', JSON.stringify(body), as('dan.driver'));
      expect(answer).toMatchObject({
        status: 501,
        body: { code: 'not-built', detail: expect.stringContaining('messaging.') as unknown },
      });
    });

    test('path parameters are read from the path', async () => {
      expect((await api.send('/dashboard/dashboard-data/pie/club/', '{}', as('eve.executive'))).status).toBe(400);
      expect((await api.send('/dashboard/dashboard-data/card/%E0%A4%A/', '{}', as('eve.executive'))).status).toBe(400);
      const noSlug = await api.send('/dashboard/dashboard-data/card/%00/', '{}', as('eve.executive'));
      expect(noSlug.status).toBe(400);
      for (const path of ['/%', '/dashboard/dashboard-data/card/%E0%A4%A/']) {
        const answer = await api.send(path, '{}');
        expect(answer).toMatchObject({
          status: 400,
          body: { code: 'invalid-path' },
          headers: { 'x-content-type-options': 'nosniff' },
        });
      }
      expect(dashboardData.card.path).toContain('{slug}');
    });
  });

  describe('bodies', () => {
    test.each([
      ['broken UTF-8', Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d])],
      ['not JSON', '{"slug":'],
      ['a name twice', '{"slug":"club","slug":"north"}'],
      ['__proto__', '{"slug":"club","__proto__":{"admin":true}}'],
      ['constructor.prototype', '{"slug":"club","constructor":{"prototype":{"admin":true}}}'],
      ['a million levels', `{"slug":${'['.repeat(400_000)}${']'.repeat(400_000)}}`],
      ['NUL', '{"slug":"club\\u0000"}'],
      ['half a surrogate pair', '{"slug":"\\ud800"}'],
      ['an array', '[]'],
      ['null', 'null'],
      ['a number', '1e999'],
    ])('%s is 400 in the same format as every error', async (_, payload) => {
      const answer = await api.send('/accounts/organizations/', payload, as('eve.executive'));
      expect(answer.status).toBe(400);
      expect(errorReply.safeParse(answer.body).success).toBe(true);
      expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
    });

    test('more than a megabyte is 413', async () => {
      const answer = await api.send(
        '/accounts/organizations/',
        JSON.stringify({ slug: 'x'.repeat(1_100_000) }),
        as('eve.executive'),
      );
      expect(answer).toMatchObject({ status: 413, body: { code: 'body-too-large' } });
      expect(
        (await api.send('/accounts/profile-picture/', `"${'x'.repeat(1_100_000)}"`, as('eve.executive'))).status,
      ).toBe(413);
    });

    test.each([
      'text/plain',
      'application/x-www-form-urlencoded',
      'text/html',
      'application/xml',
      'multipart/form-data; boundary=x',
    ])('%s is 415', async (contentType) => {
      const answer = await api.send('/accounts/organizations/', '--x--', { ...as('eve.executive'), contentType });
      expect([400, 415]).toContain(answer.status);
      if (!contentType.startsWith('multipart')) expect(answer.status).toBe(415);
    });
  });

  describe('methods and paths', () => {
    test.each(['GET', 'PUT', 'DELETE', 'OPTIONS'] as const)('%s on a call is 405', async (method) => {
      const answer = await api.send('/accounts/login/', '', { method });
      expect(answer).toMatchObject({ status: 405, body: { code: 'method-not-allowed' }, headers: { allow: 'POST' } });
    });

    test('an unknown path is 404, and a missing trailing slash is accepted', async () => {
      expect(await api.send('/no/such/path/', '{}')).toMatchObject({ status: 404, body: { code: 'unknown-path' } });
      expect((await api.send('/accounts/preferences', '{}', as('dan.driver'))).status).toBe(200);
    });
  });

  describe('answers', () => {
    test('fields outside the reply schema are never sent, and in tests they are an error', async () => {
      behave = () => ({ categories: [], password_hash: 'x' });
      expect(await callFake()).toMatchObject({ status: 500, body: { code: 'internal' } });
      behave = () => ({ categories: 'none' });
      expect((await callFake()).status).toBe(500);
      expect(api.logLines.join('')).toContain('documentation.getCategorizedMetrics');
    });

    test('an internal error reveals nothing about itself', async () => {
      behave = () => {
        throw Object.assign(new Error('select secret from account at /home/x.ts:1'), {
          code: '42P01',
          detail: 'Key (email)=(a@b.c)',
        });
      };
      const answer = await callFake();
      expect(answer).toMatchObject({
        status: 500,
        text: '{"detail":"Something went wrong on our side. Include the request id when you report it.","code":"internal"}',
      });
      expect(answer.headers['x-request-id']).toMatch(/^[\w-]{8,64}$/);
      const logged = api.logLines.join('');
      expect(logged).toContain('42P01');
      expect(logged).not.toContain('a@b.c');
    });

    test.each([
      ['08006', 'connection failure'],
      ['53300', 'too many connections'],
      ['57P01', 'administrator command'],
      ['57014', 'statement timeout'],
      ['ECONNREFUSED', 'refused'],
    ])('a database that fails with %s is 503 with Retry-After', async (code, message) => {
      behave = () => {
        throw Object.assign(new Error(message), { code });
      };
      const answer = await callFake();
      expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(10);
    });

    test('include the security headers, no CORS, and are never cached', async () => {
      for (const answer of [
        await api.ask(
          accounts.preferencesRead,
          {},
          { ...as('dan.driver'), headers: { origin: 'https://evil.example' } },
        ),
        await api.send('/no', '{}', { headers: { origin: 'https://evil.example' } }),
      ]) {
        expect(answer.headers).toMatchObject({
          'x-content-type-options': 'nosniff',
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
          'x-frame-options': 'DENY',
        });
        expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
        expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      }
    });

    test('a valid request id from the caller is kept, any other is replaced', async () => {
      const given = await api.send('/no', '{}', { headers: { 'x-request-id': 'abcdef-123456' } });
      expect(given.headers['x-request-id']).toBe('abcdef-123456');
      const forged = await api.send('/no', '{}', { headers: { 'x-request-id': 'a b"<script>' } });
      expect(forged.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    });
  });

  describe('rate limits', () => {
    test('are counted per person and say when to try again', async () => {
      const { max } = accounts.bookmarkAdd.rateLimit;
      const add = (name: PersonName, n: number) =>
        api.ask(accounts.bookmarkAdd, { display: 'x', link: `/x?n=${n}` }, as(name));
      for (let n = 0; n < max; n++) expect((await add('sue.staff', n)).status).toBe(200);
      const refused = await add('sue.staff', max);
      expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await add('sam.station', 0)).status).toBe(200);
      expect((await api.ask(accounts.preferencesRead, {}, as('sue.staff'))).status).toBe(200);
    });
  });

  test('no call has two handlers, and each is bound with the matching function', async () => {
    const one = handle(accounts.preferencesRead, async () => ({ preferences: {} }));
    await expect(openTestApi(open(), { handlers: [one] })).rejects.toThrow('accounts.preferencesRead has two handlers');
    expect(() => handle(accounts.login, async () => ({}) as never)).toThrow('public');
  });
});
