import { chat, chatOperations } from '@roadside/contract/chat';
import { calls } from '@roadside/contract/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { fillSmallClub, password } from '../testing/small-club.ts';
import { openTestPglite } from '../testing/test-pglite.ts';
import { openTestApi } from '../testing/test-api.ts';
import type { Answer, TestApi } from '../testing/test-api.ts';

describe('/graphql', () => {
  let db: Database;
  let api: TestApi;
  let production: TestApi;
  let token: string;
  let driver: string;
  beforeAll(async () => {
    db = await openTestPglite();
    await fillSmallClub(db);
    api = await openTestApi(db);
    production = await openTestApi(db, {
      environment: { ROADSIDE_MODE: 'production', DATABASE_URL: 'postgresql://unused/x' },
    });
    const signIn = async (username: string) =>
      String((await api.ask(calls.accounts.login, { username, password })).body['access']);
    token = await signIn('eve.executive');
    driver = await signIn('dan.driver');
  });
  afterAll(async () => {
    await production.close();
    await api.close();
    await db.close();
  });
  const query = (
    text: string,
    variables: unknown = {},
    bearer: string | undefined = token,
    on: TestApi = api,
  ): Promise<Answer> => on.send('/graphql', JSON.stringify({ query: text, variables }), { token: bearer });
  const codes = ({ body }: Answer) =>
    (body['errors'] as { extensions?: { code?: string } }[] | undefined)?.map(({ extensions }) => extensions?.code);

  test('requires a sign-in and JSON by POST', async () => {
    expect((await api.send('/graphql', '{"query":"{ __typename }"}')).status).toBe(401);
    expect((await api.send('/graphql', '', { token, method: 'GET' })).status).toBe(405);
    expect((await api.send('/graphql', 'query', { token, contentType: 'text/plain' })).status).toBe(415);
    expect((await api.send('/graphql', '[{"query":"{ __typename }"}]', { token })).status).toBe(400);
  });

  test('every operation of the contract exists; one without a handler says that it comes later', async () => {
    const samples: Record<string, unknown> = {
      createMessage: { input: { message: 'hello', chatMessageRecipientId: 1 } },
    };
    for (const operation of chatOperations) {
      if (operation.kind === 'subscription') continue;
      const answer = await query(operation.document, samples[operation.name] ?? {});
      expect(codes(answer), operation.name).toEqual(operation.status === 'draft' ? ['not-built'] : undefined);
    }
  });

  test('a refused subscription ends with the error', async () => {
    const answer = await api.send('/graphql', JSON.stringify({ query: chat.userActivity.document }), {
      token: driver,
      headers: { accept: 'text/event-stream' },
    });
    expect(answer.text).toContain('forbidden');
  });

  test('policy and arguments are checked first', async () => {
    expect(codes(await query('{ searchEmployees { total } }', {}, driver))).toEqual(['forbidden']);
    expect(codes(await query('{ searchEmployees(limit: 1000000000) { total } }'))).toEqual(['invalid-body']);
  });

  test.each([
    ['a field that is not there', '{ nobody }'],
    ['no query at all', ''],
    ['half a query', '{ searchEmployees {'],
    ['1,000 aliases', `{ ${Array.from({ length: 1_000 }, (_, n) => `a${n}: __typename`).join(' ')} }`],
    ['21 aliases', `{ ${Array.from({ length: 21 }, (_, n) => `a${n}: __typename`).join(' ')} }`],
    ['eleven things at once', `{ ${Array.from({ length: 11 }, () => 'searchEmployees { total }').join(' ')} }`],
    [
      'nine levels',
      '{ __schema { types { fields { type { ofType { ofType { ofType { ofType { ofType { name } } } } } } } } } }',
    ],
    [
      'nine levels in fragments',
      '{ __schema { types { ...a } } } fragment a on __Type { fields { type { ...b } } } fragment b on __Type { ofType { ofType { ofType { ofType { ofType { name } } } } } }',
    ],
    ['a fragment that holds itself', '{ searchEmployees { ...a } } fragment a on EmployeeHits { ...a }'],
  ])('%s is refused', async (_, text) => {
    const answer = await query(text);
    expect(answer.body['data'] ?? null).toBeNull();
    expect(answer.status).toBeLessThan(500);
    expect(answer.text).not.toMatch(/at .*\.ts/);
  });

  test('introspection is available in development only', async () => {
    expect((await query('{ __schema { queryType { name } } }')).body['data']).toEqual({
      __schema: { queryType: { name: 'Query' } },
    });
    expect((await query('{ __schema { queryType { name } } }', {}, token, production)).body['data'] ?? null).toBeNull();
  });

  test('a misspelled name gets hints in development only', async () => {
    const operationName = chatOperations.find(({ kind }) => kind === 'query')?.name ?? '';
    for (const text of ['query($a: Strin) { __typename }', `{ ${operationName.slice(0, -1)} }`]) {
      expect((await query(text)).text, text).toContain('Did you mean');
      const closed = await query(text, {}, token, production);
      expect(closed.body['errors'], text).not.toHaveLength(0);
      expect(closed.text, text).not.toContain('Did you mean');
    }
  });
});
