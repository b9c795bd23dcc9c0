import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineFormAction, defineResource } from './define-resource.server.ts';
import { resourceAddress } from './resource-address.ts';
import type { AddressOf } from './resource.ts';
import { serveResources } from './serve-resources.server.ts';

const context = (signedIn = true) =>
  ({
    requestId: 'req-12345678',
    api: {},
    session: { person: signedIn ? { employeeId: 7 } : null },
  }) as never;

const thingsAddress = resourceAddress('/things/:slug');
const url = (address: string) => `http://localhost${address}`;
const get = (query = '') => new Request(url(thingsAddress({ slug: 'lantern' }, query)));
const post = (body: string, headers: Readonly<Record<string, string>> = {}) =>
  new Request(url(thingsAddress({ slug: 'lantern' })), { method: 'POST', body, headers });

const things = defineResource(thingsAddress, {
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
    const write = defineResource(thingsAddress, {
      body: z.object({}),
      change: async () => ({ ok: true as const, data: null }),
    });
    const response = await write.loader({ request: get(), params: {}, context: context() } as never);
    expect(await response.json()).toMatchObject({ ok: false, problem: { kind: 'refused' } });
  });
});

describe('the route of the resources', () => {
  const findAddress = resourceAddress('/find');
  const find = defineResource(findAddress, {
    query: async ({ search }) => ({ ok: true as const, data: search.get('search') }),
  });
  const form = defineFormAction(resourceAddress('/things/:slug/form'), async ({ params }) => params, '/account/');
  const served = serveResources([find, things, form]);
  const args = (request: Request) => ({ request, params: { '*': 'x' }, context: context() }) as never;

  it('serves the resource of the requested address, with the values of its path', async () => {
    const read = await served.loader(args(new Request(url('/resources/things/a%2Fb?page=2'))));
    expect(await read.json()).toMatchObject({ data: { slug: 'a/b', page: '2' } });
    const found = await served.loader(args(new Request(url('/resources/find/?search=x'))));
    expect(await found.json()).toEqual({ ok: true, data: 'x' });
    const changed = (await served.action(args(post('{"name":"a"}')))) as Response;
    expect(await changed.json()).toMatchObject({ ok: true, data: { name: 'a' } });
  });

  it('answers the form of a page, and redirects a person who opens its address', async () => {
    const address = url('/resources/things/lantern/form');
    expect(await served.action(args(new Request(address, { method: 'POST' })))).toEqual({ slug: 'lantern' });
    const opened = await served.loader(args(new Request(address)));
    expect([opened.status, opened.headers.get('location')]).toEqual([302, '/account/']);
  });

  it.each(['loader', 'action'] as const)('refuses an address that is no resource in its %s', async (handler) => {
    const thrown = await served[handler](args(new Request(url('/resources/gone/lantern')))).catch(
      (response: unknown) => response as Response,
    );
    expect((thrown as Response).status).toBe(404);
    expect(await (thrown as Response).json()).toMatchObject({ ok: false, problem: { kind: 'refused' } });
  });

  it('is read with the address of that resource only', () => {
    const read = (address: AddressOf<typeof things>) => address;
    expect(read(thingsAddress({ slug: 'lantern' }))).toBe('/resources/things/lantern');
    // @ts-expect-error -- the address of another resource
    read(findAddress());
    // @ts-expect-error -- an address typed again
    read('/resources/things/lantern');
  });
});
