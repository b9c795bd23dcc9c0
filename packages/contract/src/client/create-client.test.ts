import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '../calls/index.ts';
import { chat } from '../chat/index.ts';
import { ApiError, CallTimeoutError, NetworkError, ReplyError, SessionEndedError } from './client-errors.ts';
import { createClient, refreshCall } from './create-client.ts';
import { memoryTokens } from './tokens.ts';

interface Seen {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: string;
  readonly contentType: string | undefined;
}

type Answer = (request: Seen, response: ServerResponse) => void | Promise<void>;

let server: Server;
let baseUrl: string;
let seen: Seen[];
let answer: Answer;

const json = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
};
const refusal = { detail: 'Given token not valid: expired', code: 'token-expired' };
const seenAt = (path: string): Seen[] => seen.filter((request) => request.path === path);
const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('latin1');
}

/** A backend with numbered access tokens; only the newest is accepted, and each refresh token works once. */
function sessionBackend({ refreshDelayMs = 20, refuseRefresh = false } = {}): { refreshes: () => number } {
  let generation = 1;
  let refreshes = 0;
  answer = async (request, response) => {
    if (request.path === '/accounts/refresh/') {
      refreshes += 1;
      await later(refreshDelayMs);
      const { refresh } = JSON.parse(request.body) as { refresh: string };
      if (refuseRefresh || refresh !== `refresh-${generation}`)
        return json(response, 401, { detail: 'The session has ended.', code: 'session-ended' });
      generation += 1;
      return json(response, 200, {
        access: `access-${generation}`,
        refresh: `refresh-${generation}`,
        access_expires_in: 300,
      });
    }
    // Access token 1 has expired before the test starts.
    if (generation === 1 || request.authorization !== `Bearer access-${generation}`)
      return json(response, 401, refusal);
    return json(response, 200, { preferences: { show_quick_tips: true } });
  };
  return { refreshes: () => refreshes };
}

beforeEach(async () => {
  seen = [];
  answer = (_, response) => json(response, 200, { preferences: {} });
  server = createServer((request, response) => {
    void read(request).then((body) => {
      const entry = {
        path: request.url ?? '',
        authorization: request.headers.authorization,
        body,
        contentType: request.headers['content-type'],
      };
      seen.push(entry);
      return answer(entry, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const oldTokens = () => memoryTokens({ access: 'access-1', refresh: 'refresh-1' });

describe('a request', () => {
  it('posts the body to the path with the bearer token and the parameters filled in', async () => {
    const client = createClient({
      baseUrl: `${baseUrl}/`,
      tokens: oldTokens(),
      headers: { 'x-forwarded-for': '203.0.113.7' },
    });
    await client.call(calls.dashboardData.card, {
      params: { slug: 'hillside-fleet-psp' },
      body: { metrics: ['ata_avg'] },
    });
    expect(seen).toEqual([
      {
        path: '/dashboard/dashboard-data/card/hillside-fleet-psp/',
        authorization: 'Bearer access-1',
        body: '{"metrics":["ata_avg"]}',
        contentType: 'application/json',
      },
    ]);
  });

  it('sends an empty object for a call without a body', async () => {
    await createClient({ baseUrl }).call(calls.accounts.preferencesRead);
    expect(seen[0]).toMatchObject({ body: '{}', authorization: undefined });
  });

  it('sends files as a form', async () => {
    answer = (_, response) => json(response, 200, { photo_avatar: '/files/a.webp' });
    const photo = new File([new Uint8Array([1, 2, 3])], 'me.png', { type: 'image/png' });
    const reply = await createClient({ baseUrl, tokens: oldTokens() }).call(calls.accounts.profilePicture, {
      body: { photo },
    });
    expect(reply.photo_avatar).toBe('/files/a.webp');
    expect(seen[0]?.contentType).toMatch(/^multipart\/form-data; boundary=/);
    expect(seen[0]?.body).toContain('name="photo"; filename="me.png"');
  });

  it('escapes path parameters, so a value never becomes another path', async () => {
    const client = createClient({ baseUrl });
    const ask = (slug: string) =>
      client.call(calls.dashboardData.card, { params: { slug }, body: { metrics: ['ata_avg'] } });
    for (const slug of ['a/../../admin', 'a?b=c', 'a#b', 'ü %2F']) await ask(slug);
    expect(seen.map(({ path }) => path)).toEqual(
      ['a%2F..%2F..%2Fadmin', 'a%3Fb%3Dc', 'a%23b', '%C3%BC%20%252F'].map(
        (slug) => `/dashboard/dashboard-data/card/${slug}/`,
      ),
    );
    // Escaping leaves dots unchanged, and dot segments would change the address.
    for (const slug of ['.', '..', '']) await expect(ask(slug)).rejects.toThrow('path parameter slug');
    expect(seen).toHaveLength(4);
  });

  it('refuses to send a path with a missing parameter', async () => {
    const client = createClient({ baseUrl });
    // @ts-expect-error the slug is missing
    await expect(client.call(calls.dashboardData.card, { params: {}, body: { metrics: ['ata_avg'] } })).rejects.toThrow(
      'slug',
    );
    expect(seen).toHaveLength(0);
  });
});

describe('a path parameter', () => {
  it.each(['.', '..'])('that would lead to another call is refused: %s', async (slug) => {
    const client = createClient({ baseUrl });
    await expect(
      client.call(calls.dashboardData.card, { params: { slug }, body: { metrics: ['ata_avg'] } }),
    ).rejects.toThrow('slug');
    expect(seen).toHaveLength(0);
  });

  it('stays one segment for any value', async () => {
    await createClient({ baseUrl }).call(calls.dashboardData.card, {
      params: { slug: '../x?y#z\\%2e' },
      body: { metrics: ['ata_avg'] },
    });
    expect(seen[0]?.path).toBe('/dashboard/dashboard-data/card/..%2Fx%3Fy%23z%5C%252e/');
  });
});

describe('an expired access token', () => {
  it('is renewed by the call defined in the contract', () => {
    expect(calls.accounts.refresh).toMatchObject(refreshCall);
    expect(calls.accounts.refresh.bodyType).toBeUndefined();
  });

  it('is not taken from a reply without tokens', async () => {
    answer = (request, response) =>
      request.path === '/accounts/refresh/' ? json(response, 200, { access: 7 }) : json(response, 401, refusal);
    const tokens = oldTokens();
    await expect(createClient({ baseUrl, tokens }).call(calls.accounts.preferencesRead)).rejects.toThrow(
      'accounts.refresh has no tokens',
    );
    expect(await tokens.read()).toEqual({ access: 'access-1', refresh: 'refresh-1' });
  });

  it('is renewed once and the call retried once', async () => {
    const backend = sessionBackend();
    const tokens = oldTokens();
    await expect(createClient({ baseUrl, tokens }).call(calls.accounts.preferencesRead)).resolves.toEqual({
      preferences: { show_quick_tips: true },
    });
    expect(backend.refreshes()).toBe(1);
    expect(seenAt('/accounts/preferences/')).toHaveLength(2);
    expect(await tokens.read()).toEqual({ access: 'access-2', refresh: 'refresh-2' });
  });

  it('is renewed once for 30 concurrent calls from several clients of one session', async () => {
    const backend = sessionBackend({ refreshDelayMs: 50 });
    const tokens = oldTokens();
    const clients = [1, 2, 3].map(() => createClient({ baseUrl, tokens }));
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, index) => clients[index % 3]?.call(calls.accounts.preferencesRead)),
    );
    expect(replies).toHaveLength(30);
    expect(new Set(replies.map((reply) => JSON.stringify(reply)))).toEqual(
      new Set(['{"preferences":{"show_quick_tips":true}}']),
    );
    expect(backend.refreshes()).toBe(1);
    expect(seenAt('/accounts/preferences/')).toHaveLength(60);
  });

  it('is not renewed again by a refusal that arrives after the renewal', async () => {
    const backend = sessionBackend();
    const renewing = answer;
    let first = true;
    answer = async (request, response) => {
      const slow = request.path === '/accounts/preferences/' && first;
      if (slow) {
        first = false;
        await later(150);
        return json(response, 401, refusal);
      }
      return renewing(request, response);
    };
    const client = createClient({ baseUrl, tokens: oldTokens() });
    await Promise.all([
      client.call(calls.accounts.preferencesRead),
      later(10).then(() => client.call(calls.accounts.preferencesRead)),
    ]);
    expect(backend.refreshes()).toBe(1);
  });

  it('is not renewed after a late refusal if another process has already renewed it', async () => {
    const backend = sessionBackend();
    // Renewed elsewhere: the backend is at its second token, and the store returns it from the second read on.
    await createClient({ baseUrl, tokens: oldTokens() }).call(calls.accounts.preferencesRead);
    let reads = 0;
    const generation = () => (reads++ === 0 ? 1 : 2);
    const tokens = {
      ...memoryTokens(),
      read: () => {
        const number = generation();
        return { access: `access-${number}`, refresh: `refresh-${number}` };
      },
    };
    await createClient({ baseUrl, tokens }).call(calls.accounts.preferencesRead);
    expect(backend.refreshes()).toBe(1);
  });

  it('is renewed once if the store keeps returning the old tokens, like a cookie from the start of a request', async () => {
    const backend = sessionBackend();
    const tokens = { ...oldTokens(), write: () => undefined };
    const client = createClient({ baseUrl, tokens });
    await client.call(calls.accounts.preferencesRead);
    await client.call(calls.accounts.preferencesRead);
    expect(backend.refreshes()).toBe(1);
    expect(seenAt('/accounts/preferences/').map(({ authorization }) => authorization)).toEqual([
      'Bearer access-1',
      'Bearer access-2',
      'Bearer access-1',
      'Bearer access-2',
    ]);
  });

  it('is not renewed again if the store reads slowly', async () => {
    const backend = sessionBackend({ refreshDelayMs: 1 });
    const inner = oldTokens();
    let reads = 0;
    const tokens = {
      ...inner,
      read: async () => {
        const value = await inner.read();
        await later((reads++ % 5) * 20);
        return value;
      },
    };
    const client = createClient({ baseUrl, tokens });
    await Promise.all(Array.from({ length: 20 }, () => client.call(calls.accounts.preferencesRead)));
    expect(backend.refreshes()).toBe(1);
  });

  it('is renewed separately for two sessions', async () => {
    const backend = sessionBackend();
    const [first, second] = [oldTokens(), oldTokens()];
    await createClient({ baseUrl, tokens: first }).call(calls.accounts.preferencesRead);
    await expect(createClient({ baseUrl, tokens: second }).call(calls.accounts.preferencesRead)).rejects.toThrow(
      SessionEndedError,
    );
    expect(backend.refreshes()).toBe(2);
    expect(await first.read()).not.toBeNull();
  });

  it('is retried no more than once if the new token is refused too', async () => {
    answer = (request, response) =>
      request.path === '/accounts/refresh/'
        ? json(response, 200, { access: 'a', refresh: 'r', access_expires_in: 1 })
        : json(response, 401, refusal);
    await expect(
      createClient({ baseUrl, tokens: oldTokens() }).call(calls.accounts.preferencesRead),
    ).rejects.toMatchObject({ status: 401, code: 'token-expired' });
    expect(seenAt('/accounts/preferences/')).toHaveLength(2);
    expect(seenAt('/accounts/refresh/')).toHaveLength(1);
  });

  it('keeps the renewal going for others if one caller aborts', async () => {
    const backend = sessionBackend({ refreshDelayMs: 100 });
    const client = createClient({ baseUrl, tokens: oldTokens() });
    const leaving = new AbortController();
    const left = client.call(calls.accounts.preferencesRead, { signal: leaving.signal });
    const staying = client.call(calls.accounts.preferencesRead);
    setTimeout(() => leaving.abort(new Error('left the page')), 60);
    await expect(left).rejects.toThrow('left the page');
    await expect(staying).resolves.toEqual({ preferences: { show_quick_tips: true } });
    expect(backend.refreshes()).toBe(1);
  });
});

describe('an ended session', () => {
  it('clears the store and fails every pending call with SessionEndedError', async () => {
    const backend = sessionBackend({ refuseRefresh: true });
    const tokens = oldTokens();
    const client = createClient({ baseUrl, tokens });
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => client.call(calls.accounts.preferencesRead)),
    );
    expect(results.every((result) => result.status === 'rejected' && result.reason instanceof SessionEndedError)).toBe(
      true,
    );
    expect(backend.refreshes()).toBe(1);
    expect(await tokens.read()).toBeNull();
  });

  it.each([500, 502, 503, 429])('keeps the tokens if the renewal fails with a %i', async (status) => {
    answer = (request, response) =>
      json(
        response,
        request.path === '/accounts/refresh/' ? status : 401,
        request.path === '/accounts/refresh/' ? {} : refusal,
      );
    const tokens = oldTokens();
    await expect(createClient({ baseUrl, tokens }).call(calls.accounts.preferencesRead)).rejects.toMatchObject({
      name: 'ApiError',
      status,
    });
    expect(await tokens.read()).toEqual({ access: 'access-1', refresh: 'refresh-1' });
  });

  it('never renews for a sign-in or a renewal', async () => {
    answer = (_, response) => json(response, 401, { detail: 'Something went wrong!', code: 'wrong-credentials' });
    const client = createClient({ baseUrl, tokens: oldTokens() });
    await expect(client.call(calls.accounts.login, { body: { username: 'a', password: 'b' } })).rejects.toMatchObject({
      code: 'wrong-credentials',
    });
    await expect(client.call(calls.accounts.refresh, { body: { refresh: 'x' } })).rejects.toBeInstanceOf(ApiError);
    expect(seen.map((request) => request.path)).toEqual(['/accounts/login/', '/accounts/refresh/']);
    expect(seen.every((request) => request.authorization === undefined)).toBe(true);
  });

  it('passes a 401 through if nobody is signed in', async () => {
    answer = (_, response) => json(response, 401, { detail: 'Sign in first.', code: 'not-signed-in' });
    await expect(createClient({ baseUrl }).call(calls.accounts.preferencesRead)).rejects.toMatchObject({
      status: 401,
      code: 'not-signed-in',
    });
    expect(seen).toHaveLength(1);
  });
});

describe('a GraphQL operation', () => {
  const hits = { items: [], nextToken: null, total: 0 };

  it('sends its document with the variables and returns the value of its field', async () => {
    answer = (_, response) => json(response, 200, { data: { searchEmployees: hits } });
    const client = createClient({ baseUrl, tokens: oldTokens(), checkReplies: true });
    await expect(client.query(chat.searchEmployees, { filter: { full_name: 'jo' } })).resolves.toEqual(hits);
    expect(seen[0]).toMatchObject({ path: '/graphql', authorization: 'Bearer access-1' });
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
      operationName: 'searchEmployees',
      query: chat.searchEmployees.document,
      variables: { filter: { full_name: 'jo' } },
    });
  });

  it('renews the session like any call', async () => {
    const backend = sessionBackend();
    const inner = answer;
    answer = (request, response) =>
      request.path === '/graphql' && request.authorization === 'Bearer access-2'
        ? json(response, 200, { data: { listMessages: { items: [], nextToken: null } } })
        : inner(request, response);
    await expect(createClient({ baseUrl, tokens: oldTokens() }).query(chat.listMessages, {})).resolves.toEqual({
      items: [],
      nextToken: null,
    });
    expect(backend.refreshes()).toBe(1);
  });

  it('fails with the code of its error', async () => {
    answer = (_, response) =>
      json(response, 200, { data: null, errors: [{ message: 'No.', extensions: { code: 'forbidden' } }] });
    await expect(createClient({ baseUrl, tokens: oldTokens() }).query(chat.listMessages, {})).rejects.toMatchObject({
      status: 403,
      code: 'forbidden',
      detail: 'No.',
    });
    answer = (_, response) => json(response, 200, { errors: [{ message: 'Odd.', extensions: { code: 'OTHER' } }] });
    await expect(createClient({ baseUrl, tokens: oldTokens() }).query(chat.listMessages, {})).rejects.toMatchObject({
      status: 500,
      code: 'internal',
    });
    answer = (_, response) => json(response, 200, {});
    await expect(createClient({ baseUrl, tokens: oldTokens() }).query(chat.listMessages, {})).rejects.toBeInstanceOf(
      ReplyError,
    );
  });

  it('cannot be a subscription', async () => {
    // @ts-expect-error subscriptions are streams
    const listening = createClient({ baseUrl }).query(chat.onMessage, {});
    await expect(listening).rejects.toBeInstanceOf(ReplyError);
  });
});

describe('failures', () => {
  it('report what the backend says: code, detail, fields, request id, retry delay', async () => {
    answer = (_, response) =>
      json(
        response,
        429,
        { detail: 'Too many requests', code: 'too-many-requests', fields: { 'args.page': 'Too big' } },
        { 'retry-after': '12', 'x-request-id': 'r-1' },
      );
    await expect(createClient({ baseUrl }).call(calls.accounts.preferencesRead)).rejects.toMatchObject({
      status: 429,
      code: 'too-many-requests',
      detail: 'Too many requests',
      fields: { 'args.page': 'Too big' },
      requestId: 'r-1',
      retryAfterSeconds: 12,
    });
  });

  it.each([
    [501, 'not-built', { notBuilt: true, backendDown: false, unavailable: false }],
    [502, 'upstream-failed', { notBuilt: false, backendDown: true, unavailable: false }],
    [503, 'unavailable', { notBuilt: false, backendDown: false, unavailable: true }],
    [504, 'gateway-timeout', { notBuilt: false, backendDown: true, unavailable: false }],
    [500, 'internal', { notBuilt: false, backendDown: false, unavailable: false }],
  ])('distinguish a %i from the others, even as a page of a proxy', async (status, code, kind) => {
    answer = (_, response) =>
      void response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
    await expect(createClient({ baseUrl }).call(calls.accounts.preferencesRead)).rejects.toMatchObject({
      status,
      code,
      ...kind,
    });
  });

  it('report that nobody responds', async () => {
    await new Promise((resolve) => server.close(resolve));
    await expect(createClient({ baseUrl }).call(calls.accounts.preferencesRead)).rejects.toBeInstanceOf(NetworkError);
  });

  it('report a connection that breaks in the middle of the response', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"pref');
      setTimeout(() => response.destroy(), 20);
    };
    await expect(createClient({ baseUrl }).call(calls.accounts.preferencesRead)).rejects.toBeInstanceOf(NetworkError);
  });

  it('time out after the given time', async () => {
    answer = () => {};
    const client = createClient({ baseUrl, timeoutMs: 40 });
    await expect(client.call(calls.accounts.preferencesRead)).rejects.toMatchObject({
      name: 'CallTimeoutError',
      timeoutMs: 40,
    });
    await expect(client.call(calls.accounts.preferencesRead, { timeoutMs: 20 })).rejects.toBeInstanceOf(
      CallTimeoutError,
    );
  });

  it('reject with the caller’s abort reason, before and during the request', async () => {
    answer = () => {};
    const client = createClient({ baseUrl });
    await expect(
      client.call(calls.accounts.preferencesRead, { signal: AbortSignal.abort(new Error('gone')) }),
    ).rejects.toThrow('gone');
    expect(seen).toHaveLength(0);
    const controller = new AbortController();
    const pending = client.call(calls.accounts.preferencesRead, { signal: controller.signal });
    setTimeout(() => controller.abort(new Error('left')), 20);
    await expect(pending).rejects.toThrow('left');
  });

  it('reject a page as a reply', async () => {
    answer = (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
    await expect(createClient({ baseUrl }).call(calls.accounts.preferencesRead)).rejects.toBeInstanceOf(ReplyError);
  });

  it('validate replies against the contract if requested', async () => {
    answer = (_, response) => json(response, 200, { preferences: { show_quick_tips: { deep: true } } });
    await expect(createClient({ baseUrl }).call(calls.accounts.preferencesRead)).resolves.toBeDefined();
    await expect(createClient({ baseUrl, checkReplies: true }).call(calls.accounts.preferencesRead)).rejects.toThrow(
      'accounts.preferencesRead',
    );
  });
});

it('do not send a query whose caller has already aborted', async () => {
  const signal = AbortSignal.abort(new Error('gone'));
  await expect(createClient({ baseUrl }).query(chat.listMessages, {}, { signal })).rejects.toThrow('gone');
  expect(seen).toEqual([]);
});

describe('a stream', () => {
  const open = (tokens = oldTokens()) =>
    createClient({ baseUrl, tokens, headers: { 'x-request-id': 'of-the-client' } }).stream('/live', {
      signal: AbortSignal.timeout(10_000),
      headers: { 'last-event-id': '7' },
    });

  it('sends the tokens and the headers of client and caller, and renews the session once', async () => {
    const { refreshes } = sessionBackend();
    const arrived: Record<string, unknown>[] = [];
    server.on('request', ({ url, headers }) => {
      if (url === '/live') arrived.push(headers);
    });
    expect((await open()).status).toBe(200);
    expect(refreshes()).toBe(1);
    const both = { 'x-request-id': 'of-the-client', 'last-event-id': '7' };
    expect(arrived).toMatchObject([
      { ...both, authorization: 'Bearer access-1' },
      { ...both, authorization: 'Bearer access-2' },
    ]);
  });

  it('is not retried if nobody is signed in, or if the failure was not the session', async () => {
    answer = (_, response) => json(response, 401, refusal);
    expect((await open(memoryTokens())).status).toBe(401);
    answer = (_, response) => json(response, 429, { detail: 'Too many.', code: 'rate-limited' });
    expect((await open()).status).toBe(429);
    expect(seen.map(({ path, authorization }) => [path, authorization])).toEqual([
      ['/live', undefined],
      ['/live', 'Bearer access-1'],
    ]);
  });

  it('fails if the session cannot be renewed', async () => {
    sessionBackend({ refuseRefresh: true });
    await expect(open()).rejects.toMatchObject({ name: 'SessionEndedError' });
  });
});
