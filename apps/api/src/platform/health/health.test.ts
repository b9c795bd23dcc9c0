import { calls } from '@roadside/contract/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handle } from '../calls/handler.ts';
import type { Database } from '../database/database.ts';
import { fillSmallClub, password } from '../testing/small-club.ts';
import { openTestApi } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';
import { openTestPglite } from '../testing/test-pglite.ts';

const monitoringToken = 'a monitoring token of more than 32 characters';

describe('health', () => {
  let db: Database;
  let api: TestApi;
  beforeAll(async () => {
    db = await openTestPglite();
    await fillSmallClub(db);
    api = await openTestApi(db, { environment: { MONITORING_TOKEN: monitoringToken } });
  });
  afterAll(async () => {
    await api.close();
    await db.close();
  });
  const ready = async (ip: string, token?: string) =>
    (await api.send('/health/ready', '', { method: 'GET', ip, token })).status;
  const tokenOf = async (username: string) =>
    String((await api.ask(calls.accounts.login, { username, password })).body['access']);

  test('liveness is open to everyone and reveals nothing', async () => {
    expect(await api.send('/health/live', '', { method: 'GET', ip: '203.0.113.1' })).toMatchObject({
      status: 200,
      text: '{"live":true}',
    });
  });

  test('readiness is for this machine, the monitoring token and Admins; for others it does not exist', async () => {
    expect(await ready('127.0.0.1')).toBe(200);
    expect(await ready('203.0.113.1', monitoringToken)).toBe(200);
    expect(await ready('203.0.113.1', await tokenOf('ada.admin'))).toBe(200);
    expect(await ready('203.0.113.1')).toBe(404);
    expect(await ready('203.0.113.1', 'another token')).toBe(404);
    expect(await ready('203.0.113.1', await tokenOf('eve.executive'))).toBe(404);
  });

  test('a missing migration makes it not ready', async () => {
    const { name, checksum } = await db.kysely
      .selectFrom('schema_migration')
      .select(['name', 'checksum'])
      .orderBy('name', 'desc')
      .executeTakeFirstOrThrow();
    await db.kysely.deleteFrom('schema_migration').where('name', '=', name).execute();
    const answer = await api.send('/health/ready', '', { method: 'GET' });
    expect(answer).toMatchObject({
      status: 503,
      body: { ready: false, checks: { database: 'ok', migrations: 'failing', lock: 'ok', started: 'ok', disk: 'ok' } },
      headers: { 'retry-after': '5' },
    });
    await db.kysely.insertInto('schema_migration').values({ name, checksum }).execute();
    expect(await ready('127.0.0.1')).toBe(200);
  });

  test('a full disk is 507 with its own message, and not ready until a minute later', async () => {
    const full = Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' });
    const failing = await openTestApi(db, {
      environment: { MONITORING_TOKEN: monitoringToken },
      handlers: [handle(calls.documentation.getCategorizedMetrics, () => Promise.reject(full))],
    });
    try {
      const answer = await failing.ask(
        calls.documentation.getCategorizedMetrics,
        { purpose: 'get_categorized_metrics' },
        { token: await tokenOf('ada.admin') },
      );
      expect(answer).toMatchObject({
        status: 507,
        body: { code: 'storage-full', detail: expect.stringContaining('The disk is full') as unknown },
      });
      expect(answer.text).not.toContain('extend file');
      const readiness = () => failing.send('/health/ready', '', { method: 'GET' });
      expect(await readiness()).toMatchObject({
        status: 503,
        body: { ready: false, checks: { disk: 'failing' }, reason: expect.stringContaining('disk is full') as unknown },
      });
      failing.clock += 60_000;
      expect(await readiness()).toMatchObject({ status: 200, body: { ready: true, checks: { disk: 'ok' } } });
    } finally {
      await failing.close();
    }
  });

  test('the API description is closed in production unless set', async () => {
    const production = { ROADSIDE_MODE: 'production', DATABASE_URL: 'postgresql://unused/x' };
    const statuses = async (environment: Record<string, string>) => {
      const opened = await openTestApi(db, { environment });
      try {
        const paths = ['/docs', '/docs/start.js', '/docs/reader.js', '/openapi.json'];
        return await Promise.all(paths.map(async (path) => (await opened.send(path, '', { method: 'GET' })).status));
      } finally {
        await opened.close();
      }
    };
    expect(await statuses(production)).toEqual([404, 404, 404, 404]);
    expect(await statuses({ ...production, DEVELOPER_PAGES: 'on' })).toEqual([200, 200, 200, 200]);
  });

  test('the API description and its viewer need no network', async () => {
    const document = await api.send('/openapi.json', '', { method: 'GET' });
    expect(document).toMatchObject({ status: 200, body: { openapi: '3.1.0' } });
    const page = await api.send('/docs', '', { method: 'GET' });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    for (const [, source = ''] of page.text.matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect(source).not.toMatch(/^(https?:)?\/\//);
      if (source.startsWith('/')) expect((await api.send(source, '', { method: 'GET' })).status, source).toBe(200);
    }
  });
});
