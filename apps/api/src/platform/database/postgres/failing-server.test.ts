import { calls } from '@roadside/contract/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillSmallClub, password } from '../../testing/small-club.ts';
import { openTcpProxy } from '../../testing/tcp-proxy.ts';
import type { TcpProxy } from '../../testing/tcp-proxy.ts';
import { openTestApi } from '../../testing/test-api.ts';
import type { TestApi } from '../../testing/test-api.ts';
import { createTestDatabase, serverUrl } from '../../testing/test-postgres.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { openPostgres } from './open-postgres.ts';

const { accounts } = calls;

describe.skipIf(serverUrl() === undefined)('a PostgreSQL server that fails', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let proxy: TcpProxy;
  let direct: Database;
  let db: Database;
  let api: TestApi;
  let token: string;
  const lost: Error[] = [];
  beforeAll(async () => {
    database = await createTestDatabase();
    direct = openPostgres({ url: database.url });
    await migrate(direct);
    await fillSmallClub(direct);
    const url = new URL(database.url);
    proxy = await openTcpProxy({ host: url.hostname, port: Number(url.port || 5432) });
    url.hostname = '127.0.0.1';
    url.port = String(proxy.port);
    db = openPostgres({ url: url.href, statementTimeoutMs: 1_000, onConnectionLost: (error) => lost.push(error) });
    api = await openTestApi(db);
    token = String((await api.ask(accounts.login, { username: 'eve.executive', password })).body['access']);
  });
  afterAll(async () => {
    await api.close();
    await db.close();
    await proxy.close();
    await direct.close();
    await database.drop();
  });
  const read = () => api.ask(accounts.preferencesRead, {}, { token });
  const ready = () => api.app.inject({ method: 'GET', url: '/health/ready' });

  test('drops every connection: 503 with Retry-After, then 200 once it is back', async () => {
    expect((await read()).status).toBe(200);
    proxy.setMode('refuse');
    const answer = await read();
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(10);
    expect((await ready()).statusCode).toBe(503);
    proxy.setMode('pass');
    await expect.poll(async () => (await read()).status).toBe(200);
    expect((await ready()).statusCode).toBe(200);
  });

  test('stops answering: readiness fails first, requests get 503, and broken connections are not reused', async () => {
    expect((await read()).status).toBe(200);
    proxy.setMode('silent');
    const order: string[] = [];
    const readiness = ready().finally(() => order.push('readiness'));
    const answers = await Promise.all(
      [read(), read(), read()].map((answer) => answer.finally(() => order.push('read'))),
    );
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect((await readiness).statusCode).toBe(503);
    // The readiness check times out sooner than a request.
    expect(order[0]).toBe('readiness');
    proxy.setMode('pass');
    await expect.poll(async () => (await read()).status).toBe(200);
  });

  test('a statement that takes too long is canceled by the server and answered with 503', async () => {
    await expect(sql`select pg_sleep(5)`.execute(db.kysely)).rejects.toMatchObject({ code: '57014' });
  });

  test('a lost listening connection listens again, and reports that messages may have been missed', async () => {
    const received: string[] = [];
    const stop = await db.listen('failing', (payload) => received.push(payload));
    await sql`select pg_notify('failing', 'one')`.execute(direct.kysely);
    await expect.poll(() => received).toEqual(['one']);
    proxy.setMode('refuse');
    await sql`select pg_notify('failing', 'missed')`.execute(direct.kysely);
    proxy.setMode('pass');
    await expect.poll(() => received).toEqual(['one', '']);
    await sql`select pg_notify('failing', 'two')`.execute(direct.kysely);
    await expect.poll(() => received).toEqual(['one', '', 'two']);
    await stop();
    expect(lost.length).toBeGreaterThan(0);
  });

  test('an unfinished transaction is rolled back when the connection is lost', async () => {
    const transaction = db.kysely.transaction().execute(async (trx) => {
      await sql`insert into update_status (state, kind, entered_at) values ('half', 'other', now())`.execute(trx);
      proxy.setMode('refuse');
      await sql`select 1`.execute(trx);
    });
    await expect(transaction).rejects.toThrow();
    proxy.setMode('pass');
    const { rows } = await sql`select 1 from update_status where state = 'half'`.execute(direct.kysely);
    expect(rows).toEqual([]);
  });
});
