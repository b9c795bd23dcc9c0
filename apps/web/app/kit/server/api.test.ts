import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calls } from '@roadside/contract/calls';
import { chat } from '@roadside/contract/chat';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Notice } from '../notices/notice.ts';
import { createApi, type ApiOptions } from './api.server.ts';
import type { SessionPerson } from './person.ts';
import { createSealer } from './sealed-cookie.server.ts';
import { RequestSession } from './session.server.ts';
import { createTokenKeeper } from './token-keeper.server.ts';

let answer: (request: IncomingMessage, response: ServerResponse) => void;
const seen: { readonly path: string | undefined; readonly headers: IncomingHttpHeaders }[] = [];
const logged: { readonly event: string; readonly fields: unknown }[] = [];
let baseUrl: string;
const server = createServer((request, response) => {
  seen.push({ path: request.url, headers: request.headers });
  request.resume().on('end', () => answer(request, response));
});

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  seen.length = 0;
  logged.length = 0;
});

/** Answers every call the same way, including a session renewal. */
function answers(status: number, body: unknown, headers: Record<string, string> = {}) {
  answer = (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

function open(changes: Partial<ApiOptions> = {}, signedIn = true) {
  const endedNotice: Notice = { tone: 'warning', text: 'ended' };
  const session = new RequestSession(undefined, {
    sealer: createSealer(['a secret of more than thirty-two characters'], 'session'),
    keeper: createTokenKeeper(),
    secure: false,
    endedNotice,
  });
  if (signedIn)
    session.start({ access: 'access-1', refresh: 'refresh-1' }, { organization: { slug: 'x' } } as SessionPerson);
  const api = createApi({
    baseUrl,
    session,
    requestId: 'request-1',
    client: { address: '203.0.113.7', userAgent: 'Browser/1' },
    signal: new AbortController().signal,
    log: { error: (event, _error, fields) => void logged.push({ event, fields }) },
    ...changes,
  });
  return { api, session };
}

const ask = (changes?: Partial<ApiOptions>, signedIn?: boolean) =>
  open(changes, signedIn).api.attempt(calls.accounts.preferencesRead, {});

describe('a request to the API', () => {
  it('identifies the browser and the request', async () => {
    answers(200, { preferences: { theme: 'night' } });
    expect(await ask()).toEqual({ ok: true, data: { preferences: { theme: 'night' } } });
    expect(seen[0]?.headers).toMatchObject({
      'x-request-id': 'request-1',
      'x-forwarded-for': '203.0.113.7',
      'user-agent': 'Browser/1',
      authorization: 'Bearer access-1',
    });
    await ask({ client: { address: '203.0.113.7', userAgent: undefined } });
    expect(seen[1]?.headers['user-agent']).not.toBe('Browser/1');
  });
});

describe('the problem shown for a failure', () => {
  it.each([
    [403, { detail: 'Not yours.', code: 'forbidden' }, { kind: 'forbidden', detail: 'Not yours.' }],
    [501, { detail: 'Later.', code: 'not-built' }, { kind: 'not-built', detail: 'Later.' }],
    [502, {}, { kind: 'unreachable', detail: '' }],
    [504, {}, { kind: 'unreachable', detail: '' }],
    [500, { detail: 'stack', code: 'internal' }, { kind: 'failed', detail: '' }],
    [505, {}, { kind: 'failed', detail: '' }],
    [507, { detail: 'The disk is full.', code: 'storage-full' }, { kind: 'refused', detail: 'The disk is full.' }],
    [503, {}, { kind: 'busy', detail: '' }],
    [429, { detail: 'Too many.', code: 'too-many-requests' }, { kind: 'busy', detail: '' }],
    [
      400,
      { detail: 'No.', code: 'invalid-body', fields: { name: 'Too long' } },
      { kind: 'refused', detail: 'No.', fields: { name: 'Too long' } },
    ],
    [499, { detail: 'Odd.', code: 'conflict' }, { kind: 'refused', detail: 'Odd.' }],
  ])('%i', async (status, body, problem) => {
    answers(status, body);
    expect(await ask()).toMatchObject({ ok: false, problem });
  });

  it('carries the wait only when the answer does', async () => {
    for (const status of [429, 503]) {
      answers(status, { detail: 'Too many.', code: 'too-many-requests' }, { 'retry-after': '7' });
      expect(await ask()).toMatchObject({ problem: { kind: 'busy', waitSeconds: 7 } });
      expect(((await ask()) as { problem: object }).problem).toEqual(
        status === 429
          ? expect.objectContaining({ throttled: true })
          : expect.not.objectContaining({ throttled: true }),
      );
      answers(status, { detail: 'Too many.', code: 'too-many-requests' });
      expect((await ask()) as object).not.toHaveProperty('problem.waitSeconds');
    }
  });

  it('has the stored record when the change was made on an older version', async () => {
    answers(409, { detail: 'Changed.', code: 'stale-version', current: { name: 'Nights' } });
    expect(await ask()).toMatchObject({ problem: { kind: 'refused', current: { name: 'Nights' } } });
    answers(409, { detail: 'Taken.', code: 'conflict' });
    expect((await ask()) as object).not.toHaveProperty('problem.current');
  });

  it("quotes the API's request id, or its own", async () => {
    answers(400, { detail: 'No.', code: 'invalid-body' }, { 'x-request-id': 'of-the-api' });
    expect(await ask()).toMatchObject({ problem: { requestId: 'of-the-api' } });
    answers(400, { detail: 'No.', code: 'invalid-body' });
    expect(await ask()).toMatchObject({ problem: { requestId: 'request-1' } });
  });

  it('is "unreachable" when the API does not answer, or not in time', async () => {
    expect(await ask({ baseUrl: 'http://127.0.0.1:1' })).toMatchObject({
      problem: { kind: 'unreachable', detail: '', requestId: 'request-1' },
    });
    answer = () => {};
    expect(await ask({ timeoutMs: 30 })).toMatchObject({ problem: { kind: 'unreachable', detail: '' } });
  });

  it('is our own failure when the error did not come from the API', () => {
    expect(open().api.problemOf(new Error('x is undefined'))).toEqual({
      kind: 'failed',
      detail: '',
      requestId: 'request-1',
    });
  });

  it("is the end of the session when it can't be renewed, and a missing one when there is none", async () => {
    answers(401, { detail: 'Session ended.', code: 'session-ended' });
    expect(await ask()).toMatchObject({ problem: { kind: 'signed-out', detail: '' } });
    expect(await ask({}, false)).toMatchObject({ problem: { kind: 'signed-out', detail: '' } });
  });
});

describe('a refusal without a valid session', () => {
  const words = (session: RequestSession) => session.takeNotices().map(({ tone, text }) => [tone, text]);

  it('shows its own message on the next page', async () => {
    const { api, session } = open();
    answer = (request, response) =>
      void response
        .writeHead(request.url === calls.accounts.refresh.path ? 200 : 401, { 'content-type': 'application/json' })
        .end(
          JSON.stringify(
            request.url === calls.accounts.refresh.path
              ? { access: 'access-2', refresh: 'refresh-2' }
              : { detail: 'This account was closed.', code: 'not-signed-in' },
          ),
        );
    expect(await api.attempt(calls.accounts.preferencesRead, {})).toMatchObject({ problem: { kind: 'signed-out' } });
    expect(words(session)).toEqual([['warning', 'This account was closed.']]);
  });

  it('shows nothing to somebody who has not signed in', async () => {
    const { api, session } = open({}, false);
    answers(401, { detail: 'Authentication credentials were not provided.', code: 'not-signed-in' });
    await api.attempt(calls.accounts.preferencesRead, {});
    expect(words(session)).toEqual([]);
  });
});

describe('the log', () => {
  const fields = { requestId: 'request-1', call: 'accounts.preferencesRead' };

  it('has every failure of the API, by who is at fault', async () => {
    answers(500, {});
    await ask();
    answers(503, {});
    await ask();
    answers(502, {});
    await ask();
    await ask({ baseUrl: 'http://127.0.0.1:1' });
    expect(logged).toEqual([
      { event: 'the api failed', fields: { ...fields, status: 500 } },
      { event: 'the api failed', fields: { ...fields, status: 503 } },
      { event: 'backend down', fields: { ...fields, status: 502 } },
      { event: 'no answer from the api', fields },
    ]);
  });

  it('has no refusals, nothing unbuilt, and nothing after the browser has disconnected', async () => {
    for (const status of [400, 403, 404, 409, 429, 499, 501]) {
      answers(status, { detail: 'No.' });
      await ask();
    }
    answer = () => {};
    await expect(
      open({ signal: AbortSignal.abort(new Error('gone')) }).api.call(calls.accounts.preferencesRead),
    ).rejects.toThrow('gone');
    expect(logged).toEqual([]);
  });
});

it('a failed search is reported, not thrown', async () => {
  answers(503, {}, { 'retry-after': '3' });
  expect(await open().api.find(chat.searchEmployees, {})).toMatchObject({
    ok: false,
    problem: { kind: 'busy', waitSeconds: 3 },
  });
});

describe('the state of the api', () => {
  it.each([
    [200, 'ready'],
    [403, 'ready'],
    [499, 'ready'],
    [500, 'starting'],
    [503, 'starting'],
  ])('answered with %i is %s', async (status, state) => {
    answers(status, {});
    expect(await open().api.state()).toBe(state);
    expect(seen[0]?.path).toBe('/health/ready');
  });

  it('is down when it does not answer within a second', async () => {
    expect(await open({ baseUrl: 'http://127.0.0.1:1' }).api.state()).toBe('down');
    answer = () => {};
    const limit = vi.spyOn(AbortSignal, 'timeout');
    expect(await open().api.state()).toBe('down');
    expect(limit.mock.calls).toEqual([[1000]]);
    limit.mockRestore();
  });
});
