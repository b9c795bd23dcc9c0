import { once } from 'node:events';
import { Agent, request as httpRequest, createServer as createHttpServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createServer } from '../../app.ts';
import { toFailure } from '../errors/error-reply.ts';
import { silentLog } from '../testing/silent-log.ts';
import { OverloadGuard } from './overload.ts';
import type { OverloadLimits } from './overload.ts';

const refusal = {
  status: 503,
  retryAfter: '2',
  body: { code: 'unavailable', detail: 'Too many requests right now. Try again in a moment.' },
};

/** A server behind real sockets whose work ends when the test says so, on a clock the test controls. */
async function scene(changes: Partial<OverloadLimits> = {}) {
  const state = { at: 0, seen: 0, entering: 0, opened: 0, closed: 0 };
  const timers = new Set<() => void>();
  const working: { readonly body: unknown; readonly end: () => void }[] = [];
  const logged: object[] = [];
  const stopping = new AbortController();
  const guard = new OverloadGuard({
    limits: {
      maxInFlight: 6,
      maxAtOnce: 1,
      maxWaiting: 2,
      burstWaitMs: 1_000,
      standingWaitMs: 200,
      now: () => state.at,
      later: (callback) => {
        timers.add(callback);
        return () => timers.delete(callback);
      },
      ...changes,
    },
    headers: { 'x-content-type-options': 'nosniff' },
    log: { ...silentLog, warn: (fields) => void logged.push(fields) },
    stopping: stopping.signal,
  });
  const app = Fastify({
    bodyLimit: 6_000_000,
    serverFactory: (serve) => createHttpServer(guard.inFrontOf(serve)),
  });
  app.setErrorHandler((error, _request, reply) => {
    const { status, body, retryAfterSeconds } = toFailure(error);
    if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
    return reply.status(status).send(body);
  });
  app.server.on('request', () => state.seen++);
  app.server.on('connection', (socket) => {
    state.opened++;
    socket.on('close', () => state.closed++);
  });
  app.addHook('preValidation', async () => void state.entering++);
  guard.addHooks(app);
  const work = ({ body }: { readonly body: unknown }) =>
    new Promise((resolve) => working.push({ body, end: () => resolve({ done: body }) }));
  for (const path of ['/work', '/accounts/login/', '/health/live']) app.post(path, work);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  onTestFinished(async () => {
    for (const { end } of working) end();
    app.server.closeAllConnections();
    await app.close();
  });
  const begin = (body: unknown, url = '/work') => {
    const answer = { status: 0, retryAfter: undefined as unknown, body: undefined as unknown };
    post(port, { url, body }).then(
      (given) => Object.assign(answer, given.answer),
      // The test has ended.
      () => undefined,
    );
    return answer;
  };
  const passTime = (ms: number) => {
    state.at += ms;
    const due = Array.from(timers);
    timers.clear();
    for (const callback of due) callback();
  };
  /** Starts one request at a pace of 10 s each, so that the next in the queue would wait too long. */
  const overload = async () => {
    const pace = begin('pace');
    await expect.poll(() => working.length).toBe(1);
    state.at += 1_000_000;
    working[0]?.end();
    await expect.poll(() => pace.status).toBe(200);
    const busy = begin('busy');
    await expect.poll(() => working.length).toBe(2);
    return { end: () => working[1]?.end(), busy };
  };
  return { port, state, working, logged, stopping, begin, passTime, overload };
}

interface Answer {
  readonly answer: { readonly status: number; readonly retryAfter: unknown; readonly body: unknown };
  readonly headers: IncomingHttpHeaders;
}

async function post(
  port: number,
  { url = '/work', body, agent, headers }: { url?: string; body: unknown; agent?: Agent; headers?: object },
): Promise<Answer> {
  const sent = httpRequest({
    host: '127.0.0.1',
    port,
    path: url,
    method: 'POST',
    ...(agent ? { agent } : {}),
    headers: { 'content-type': 'application/json', ...headers },
  });
  sent.end(JSON.stringify(body));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of response) text += String(chunk);
  return {
    answer: {
      status: response.statusCode ?? 0,
      retryAfter: response.headers['retry-after'],
      body: text === '' ? undefined : (JSON.parse(text) as unknown),
    },
    headers: response.headers,
  };
}

/** Sends bytes on a separate connection and collects the response; `ended` resolves once the server has hung up. */
function speak(port: number, bytes: string) {
  const socket = connect(port, '127.0.0.1');
  const heard = { text: '', ended: false };
  socket.on('data', (chunk: Buffer) => (heard.text += chunk.toString()));
  socket.on('close', () => (heard.ended = true));
  socket.on('error', () => undefined);
  socket.write(bytes);
  onTestFinished(() => void socket.destroy());
  return { socket, heard };
}

const raw = (body: string, path = '/work') =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

test('runs a few requests, queues some and refuses the rest with the seconds to wait', async () => {
  const { working, begin } = await scene();
  const first = begin(1);
  await expect.poll(() => working.length).toBe(1);
  const waiting = [begin(2), begin(3)];
  // The last request to arrive finds the queue full, whichever one that is.
  const all = [...waiting, begin(4)];
  await expect.poll(() => all.filter(({ status }) => status === 503)).toEqual([refusal]);
  const kept = [first, ...all.filter(({ status }) => status === 0)];
  expect(kept).toHaveLength(3);

  // Each response gives its place to the next in the queue, and afterward no overload remains.
  for (let index = 0; index < 3; index++) {
    await expect.poll(() => working.length).toBe(index + 1);
    working[index]?.end();
    await expect.poll(() => kept.filter(({ status }) => status === 200).length).toBe(index + 1);
  }
  const after = begin(5);
  await expect.poll(() => working.length).toBe(4);
  working[3]?.end();
  await expect.poll(() => after.status).toBe(200);
});

test('refuses requests that have waited too long while the work continues', async () => {
  const { working, begin, passTime } = await scene();
  const slow = begin(1);
  await expect.poll(() => working.length).toBe(1);
  const waiting = [begin(2), begin(3), begin(4)];
  // One of the three finds the queue full, so the others are in it.
  await expect.poll(() => waiting.filter(({ status }) => status === 503).length).toBe(1);
  passTime(1_001);
  await expect.poll(() => waiting.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect([slow.status, working.length]).toEqual([0, 1]);
});

test('a request that would wait too long is refused right away, in the same format as every error', async () => {
  const { port, overload } = await scene();
  await overload();
  const { answer, headers } = await post(port, { body: 1, headers: { 'x-request-id': 'request-12' } });
  expect(answer).toEqual(refusal);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'x-request-id': 'request-12',
    connection: 'keep-alive',
  });
  const { headers: others } = await post(port, { body: 1, headers: { 'x-request-id': 'a b' } });
  expect(others['x-request-id']).toMatch(/^[\w-]{36}$/);
});

test('a refused write is not done, and its connection serves the next request', async () => {
  const { port, state, working, overload } = await scene();
  const { end } = await overload();
  const before = state.opened;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  // A body of many packets, most of which arrive after the response.
  for (const body of ['refused', 'r'.repeat(5_000_000)])
    expect((await post(port, { body, agent })).answer).toEqual(refusal);
  end();
  const next = post(port, { body: 'next', agent });
  await expect.poll(() => working.length).toBe(3);
  working[2]?.end();
  expect((await next).answer).toMatchObject({ status: 200, body: { done: 'next' } });
  expect(state.opened - before).toBe(1);
  expect(working.map(({ body }) => body)).toEqual(['pace', 'busy', 'next']);
});

test('pipelined requests are answered in order, whichever of them are refused', async () => {
  const { port, working, overload } = await scene();
  const { end } = await overload();
  const { heard } = speak(port, [raw('"a"', '/accounts/login/'), raw('"b"'), raw('"c"')].join(''));
  await expect.poll(() => working.length).toBe(3);
  working[2]?.end();
  await expect
    .poll(() => heard.text.match(/HTTP\/1\.1 \d+/g))
    .toEqual(['HTTP/1.1 200', 'HTTP/1.1 503', 'HTTP/1.1 503']);
  expect(heard.ended).toBe(false);
  end();
  expect(working.map(({ body }) => body)).toEqual(['pace', 'busy', 'a']);
});

test.each([
  ['of a length no call takes', 'Content-Length: 50000000'],
  ['without end', 'Transfer-Encoding: chunked'],
])('a body %s is refused too, and is not read to its end', async (_, header) => {
  const { port, overload } = await scene();
  await overload();
  const { socket, heard } = speak(
    port,
    `POST /work HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${header}\r\n\r\n`,
  );
  await expect.poll(() => heard.text).toContain('HTTP/1.1 503');
  expect(heard.ended).toBe(false);
  const part = 'x'.repeat(100_000);
  const bytes = header.startsWith('Content') ? part : `${part.length.toString(16)}\r\n${part}\r\n`;
  const send = () => {
    if (!heard.ended) socket.write(bytes, () => setImmediate(send));
  };
  send();
  await expect.poll(() => heard.ended).toBe(true);
});

test('health and sign-in take no place in the queue', async () => {
  const { working, begin, overload } = await scene();
  await overload();
  begin(1, '/health/live');
  begin(2, '/accounts/login/');
  await expect.poll(() => working.length).toBe(4);
});

test('a slow sender does not count as waiting', async () => {
  const { port, state, working, overload, begin } = await scene();
  const { end, busy } = await overload();
  end();
  await expect.poll(() => busy.status).toBe(200);
  for (let index = 0; index < 3; index++) speak(port, raw('"slow"').slice(0, -3));
  await expect.poll(() => state.seen).toBe(5);
  begin('quick');
  await expect.poll(() => working.at(-1)?.body).toBe('quick');
});

test('counts every request from its first byte until its response', async () => {
  const { working, begin } = await scene({ maxInFlight: 4 });
  const held = Array.from({ length: 4 }, () => begin(1, '/accounts/login/'));
  await expect.poll(() => working.length).toBe(4);
  const refused = begin(1, '/accounts/login/');
  await expect.poll(() => refused).toEqual(refusal);
  working[0]?.end();
  await expect.poll(() => held.filter(({ status }) => status === 200).length).toBe(1);
  begin(1, '/accounts/login/');
  await expect.poll(() => working.length).toBe(5);
});

test('a client that hangs up in the queue is not served', async () => {
  const { port, state, working, begin } = await scene();
  begin('first');
  await expect.poll(() => working.length).toBe(1);
  const gone = speak(port, raw('"gone"'));
  await expect.poll(() => state.entering).toBe(2);
  gone.socket.destroy();
  await expect.poll(() => state.closed).toBe(1);
  begin('next');
  await expect.poll(() => state.entering).toBe(3);
  working[0]?.end();
  await expect.poll(() => working.map(({ body }) => body)).toEqual(['first', 'next']);
});

test('logs one line per second with the number of refusals', async () => {
  const { port, logged, overload, passTime } = await scene();
  await overload();
  for (const count of [3, 1]) {
    for (let index = 0; index < count; index++) await post(port, { body: index });
    passTime(1_000);
  }
  expect(logged).toEqual([
    { refused: 3, running: 1, waiting: 0 },
    { refused: 1, running: 1, waiting: 0 },
  ]);
});

test('while the server is stopping, nothing is refused for lack of time', async () => {
  const { working, stopping, begin, overload } = await scene();
  const { end } = await overload();
  stopping.abort();
  begin('last');
  end();
  await expect.poll(() => working.at(-1)?.body).toBe('last');
});

test('the API itself refuses more than 400 requests in flight, with the usual headers of an error', async () => {
  const app = createServer(
    { mode: 'test', trustedProxies: [], databaseUrl: undefined },
    pino({ level: 'silent' }),
    new AbortController().signal,
  );
  let seen = 0;
  app.server.on('request', () => seen++);
  await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(async () => {
    app.server.closeAllConnections();
    await app.close();
  });
  const { port } = app.server.address() as AddressInfo;
  const { headers: usual } = await post(port, { url: '/nothing-here/', body: 1 });
  for (let index = 0; index < 400; index++) speak(port, raw('"slow"').slice(0, -3));
  await expect.poll(() => seen).toBe(401);
  const { answer, headers } = await post(port, { url: '/nothing-here/', body: 1 });
  expect(answer).toEqual(refusal);
  expect(
    Object.keys(headers)
      .filter((name) => name !== 'retry-after')
      .sort(),
  ).toEqual(Object.keys(usual).sort());
});
