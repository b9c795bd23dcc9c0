import { calls } from '@roadside/contract/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

  test('liveness is for everybody and says nothing', async () => {
    expect(await api.send('/health/live', '', { method: 'GET', ip: '203.0.113.1' })).toMatchObject({
      status: 200,
      text: '{"live":true}',
    });
  });

  test('readiness is for this machine, the monitoring token and Admins; for others it is not there', async () => {
    expect(await ready('127.0.0.1')).toBe(200);
    expect(await ready('203.0.113.1', monitoringToken)).toBe(200);
    expect(await ready('203.0.113.1', await tokenOf('ada.admin'))).toBe(200);
    expect(await ready('203.0.113.1')).toBe(404);
    expect(await ready('203.0.113.1', 'another token')).toBe(404);
    expect(await ready('203.0.113.1', await tokenOf('eve.executive'))).toBe(404);
  });

  test('a migration that is missing makes it not ready', async () => {
    const { name, checksum } = await db.kysely
      .selectFrom('schema_migration')
      .select(['name', 'checksum'])
      .orderBy('name', 'desc')
      .executeTakeFirstOrThrow();
    await db.kysely.deleteFrom('schema_migration').where('name', '=', name).execute();
    const answer = await api.send('/health/ready', '', { method: 'GET' });
    expect(answer).toMatchObject({
      status: 503,
      body: { ready: false, checks: { database: 'ok', migrations: 'failing', lock: 'ok', started: 'ok' } },
      headers: { 'retry-after': '5' },
    });
    await db.kysely.insertInto('schema_migration').values({ name, checksum }).execute();
    expect(await ready('127.0.0.1')).toBe(200);
  });

  test('the description of the API and its reader need no network', async () => {
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
