import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineResource } from './define-resource.server.ts';

const context = (signedIn = true) =>
  ({
    requestId: 'req-12345678',
    api: {},
    session: { person: signedIn ? { employeeId: 7 } : null },
  }) as never;

const get = (query = '') => new Request(`http://localhost/resources/things/lantern${query}`);
const post = (body: string, headers: Readonly<Record<string, string>> = {}) =>
  new Request('http://localhost/resources/things/lantern', { method: 'POST', body, headers });

const things = defineResource({
  query: async ({ params, search, person }) => ({
    ok: true as const,
    data: { slug: params.slug, page: search.get('page'), by: person.employeeId },
  }),
  body: z.object({ name: z.string().min(1, 'A thing needs a name.') }),
  change: async ({ change, key }) => ({ ok: true as const, data: { ...change, key } }),
});

const run = async (handler: 'loader' | 'action', request: Request, signedIn = true) => {
  try {
    const response = await things[handler]({
      request,
      params: { slug: 'lantern' },
      context: context(signedIn),
    } as never);
    return { status: response.status, ...((await response.json()) as object) };
  } catch (thrown) {
    return { status: (thrown as Response).status, ...((await (thrown as Response).json()) as object) };
  }
};

describe('a resource', () => {
  it('reads with the path, the query and the person', async () => {
    expect(await run('loader', get('?page=2'))).toEqual({
      status: 200,
      ok: true,
      data: { slug: 'lantern', page: '2', by: 7 },
    });
  });

  it.each(['loader', 'action'] as const)(
    'reports a signed-out session in its %s, without redirecting',
    async (handler) => {
      const request = handler === 'loader' ? get() : post('{"name":"a"}');
      expect(await run(handler, request, false)).toMatchObject({
        status: 200,
        ok: false,
        problem: { kind: 'signed-out' },
      });
    },
  );

  it('forwards a well-formed idempotency key and drops any other', async () => {
    const key = '0d4f8a52-8f5e-4f0c-9f8b-3c2f2a6f1b11';
    expect(await run('action', post('{"name":"a"}', { 'Idempotency-Key': key }))).toMatchObject({ data: { key } });
    expect(await run('action', post('{"name":"a"}', { 'Idempotency-Key': 'x y' }))).toEqual({
      status: 200,
      ok: true,
      data: { name: 'a' },
    });
  });

  it.each(['', 'null', '{', '{"name":""}'])('rejects the body %j and changes nothing', async (body) => {
    expect(await run('action', post(body))).toMatchObject({ ok: false, problem: { kind: 'refused' } });
  });

  it('names the invalid field', async () => {
    expect(await run('action', post('{"name":""}'))).toMatchObject({
      problem: { fields: { name: 'A thing needs a name.' } },
    });
  });

  it('without a query cannot be read', async () => {
    const write = defineResource({ body: z.object({}), change: async () => ({ ok: true as const, data: null }) });
    const response = await write.loader({ request: get(), params: {}, context: context() } as never);
    expect(await response.json()).toMatchObject({ ok: false, problem: { kind: 'refused' } });
  });
});
