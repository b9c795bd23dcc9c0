import { once } from 'node:events';
import { createServer, request as send, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSealer } from '../app/kit/server/sealed-cookie.server.ts';
import { RequestSession } from '../app/kit/server/session.server.ts';
import { createTokenKeeper } from '../app/kit/server/token-keeper.server.ts';
import type { SessionPerson } from '../app/kit/server/person.ts';
import type { WebConfig } from './config.ts';
import { filesProxy } from './files-proxy.ts';
import { lastResort } from './last-resort.ts';
import { liveProxy } from './live-proxy.ts';
import { createLog } from './log.ts';
import { onlyOwnWrites } from './own-writes.ts';
import { requestContexts } from './request-context.ts';
import { securityHeaders } from './security-headers.ts';
import { refuseOddTargets } from './request-target.ts';
import { webServer } from './web-server.ts';
import { pictureAddress } from '../app/areas/account/model/addresses.ts';
import { liveAddress } from '../app/kit/live/addresses.ts';

const secrets: [string] = ['a secret of more than thirty-two characters'];
const picture = 'Pq3-kZ0_s8VtYw1RbN5cXg.webp';
const endless = 'BBBBBBBBBBBBBBBBBBBBBB.webp';
let givenUp = 0;
const gone = 'AAAAAAAAAAAAAAAAAAAAAA.webp';
const packed = 'CCCCCCCCCCCCCCCCCCCCCC.webp';
const lines: string[] = [];
const files: { path: string; authorization: string | undefined; range: string | undefined }[] = [];
let backend: Server;
let web: Server;
let port: number;
const stopping = new AbortController();
/** The backend's stream responses, by access token. */
const streams: { authorization: string | undefined; position: string | undefined; forwarded: string | undefined }[] =
  [];
let streamStatus = 200;
/** Whether the backend ends a stream after its first event. */
let streamEnds = false;
let streamsClosed = 0;
let renewalStatus = 200;

beforeAll(async () => {
  backend = createServer((request, response) => {
    files.push({ path: request.url ?? '', authorization: request.headers.authorization, range: request.headers.range });
    if (request.url === '/accounts/refresh/')
      return void response
        .writeHead(renewalStatus, { 'content-type': 'application/json' })
        .end(
          JSON.stringify(
            renewalStatus === 200 ? { access: 'renewed', refresh: 'r2' } : { detail: 'no', code: 'session-ended' },
          ),
        );
    if (request.url === '/live') {
      const { authorization, 'last-event-id': position, 'x-forwarded-for': forwarded } = request.headers;
      streams.push({
        authorization,
        position: position as string | undefined,
        forwarded: forwarded as string | undefined,
      });
      const status = authorization === 'Bearer renewed' ? 200 : streamStatus;
      if (status !== 200) return void response.writeHead(status).end('{}');
      response.writeHead(200, { 'content-type': 'text/event-stream', 'set-cookie': 'stolen=1', server: 'secret/1.0' });
      response.on('close', () => (streamsClosed += 1));
      response.write('id: 5\nevent: open\ndata: {}\n\n');
      if (streamEnds) response.end();
      return;
    }
    if (request.url?.endsWith(endless)) {
      response.on('close', () => (givenUp += 1));
      return void response.writeHead(200, { 'content-type': 'image/webp' }).write('pic');
    }
    if (request.url?.endsWith(packed)) {
      const bytes = gzipSync('packed picture');
      return void response
        .writeHead(200, {
          'content-type': 'image/svg+xml',
          'content-encoding': 'gzip',
          'content-length': bytes.length,
          etag: '"7"',
          'last-modified': 'Fri, 20 Nov 2026 08:00:00 GMT',
          'content-disposition': 'attachment',
          'accept-ranges': 'bytes',
          'x-odd': '1',
        })
        .end(bytes);
    }
    if (request.url?.endsWith(gone)) return void response.writeHead(404).end('no such file');
    response.writeHead(request.headers.range ? 206 : 200, {
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=60',
      'set-cookie': 'stolen=1',
      server: 'secret/1.0',
    });
    response.end('picture');
  }).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const apiUrl = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  const config: WebConfig = {
    mode: 'test',
    dev: false,
    host: '127.0.0.1',
    port: 0,
    apiUrl,
    sessionSecrets: secrets,
    today: null,
    access: {},
    trustProxy: 'loopback',
    developerPages: true,
    basemap: null,
    basemapProvider: null,
  };
  const { attach, contextOf } = requestContexts(
    config,
    createLog((line) => lines.push(line)),
  );
  const app = express();
  app.use(securityHeaders({ dev: false, maps: [] }), refuseOddTargets(), attach, onlyOwnWrites());
  app.use('/files', filesProxy(apiUrl, contextOf));
  app.use(liveAddress(), liveProxy(contextOf, stopping.signal));
  app.use('/broken', filesProxy('http://127.0.0.1:1', contextOf));
  app.get('/notify', (_request, response) => {
    contextOf(response).session.notify({ tone: 'info', text: 'hello' });
    response.send('told');
  });
  app.get('/notices', (_request, response) => {
    const words = contextOf(response)
      .session.takeNotices()
      .map(({ text }) => text);
    response.status(Number(_request.query['status'] ?? 200)).send(words.join());
  });
  app.get('/notify-broken', (_request, response) => {
    contextOf(response).session.notify({ tone: 'info', text: 'hello' });
    response.writeHead(1000);
  });
  app.get(['/place', '/place.data', '/.data/place'], (_request, response) => {
    response.send(`in a page: ${contextOf(response).inPage}`);
  });
  app.use('/kept', express.static(import.meta.dirname));
  app.get('/broken-page', () => {
    throw new Error('the cause');
  });
  app.all(['/write', pictureAddress(), '/places/:slug'], (_request, response) => response.send('written'));
  app.post('/read', express.text(), (_request, response) => response.send('read'));
  app.use(lastResort(createLog((line) => lines.push(line))));
  web = webServer(app, { requestMs: 400, checkEveryMs: 50 }).listen(0, '127.0.0.1');
  await once(web, 'listening');
  port = (web.address() as AddressInfo).port;
});
afterAll(() => {
  web.close();
  backend.close();
});

const cookie = () => {
  const session = new RequestSession(undefined, {
    sealer: createSealer(secrets, 'session'),
    keeper: createTokenKeeper(),
    secure: false,
    endedNotice: { tone: 'info', text: '' },
  });
  session.start({ access: 'the-access-token', refresh: 'r' }, { organization: { slug: 'x' } } as SessionPerson);
  return session.setCookie()?.split(';')[0] ?? '';
};

async function ask(
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
) {
  const request = send({ host: '127.0.0.1', port, path, method, headers });
  request.end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of response) text += String(chunk);
  return { status: response.statusCode, headers: response.headers, text };
}

/** Sends raw bytes, which a client library would correct, and reads until the server closes the connection. */
async function raw(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return text;
}

it.each([302, 202])('a notice taken for a page that isn’t sent waits for the next one, status %i', async (status) => {
  const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const read = (path: string, cookie: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie }, redirect: 'manual' });
  const told = cookieOf(await read('/notify', ''));
  const moved = await read(`/notices?status=${status}`, told);
  const shown = await read('/notices', cookieOf(moved) || told);
  expect(await shown.text()).toBe('hello');
  expect(await (await read('/notices', cookieOf(shown))).text()).toBe('');
});

describe('a request target', () => {
  it.each([
    ['OPTIONS *', 'OPTIONS * HTTP/1.1'],
    ['an absolute address', 'GET http://127.0.0.1/kept/http.test.ts HTTP/1.1'],
    ['a dot segment', 'GET /kept/./http.test.ts HTTP/1.1'],
    ['an encoded slash before dots', 'GET /places/lantern%2F..%2Fx HTTP/1.1'],
    ['a host after two slashes', 'GET //169.254.169.254/kept/http.test.ts HTTP/1.1'],
  ])('is refused when it is %s', async (_what, line) => {
    expect(await raw(`${line}\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 400 [\s\S]*This address cannot be read\.$/,
    );
  });

  it.each(['a b', 'evil.example/x', 'user@evil.example', '127.0.0.1:port'])(
    'is refused for an invalid host: %s',
    async (host) => {
      expect(await raw(`GET /write HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).toMatch(
        /^HTTP\/1\.1 400 /,
      );
    },
  );

  it('may have dots in its names and in its query', async () => {
    for (const path of ['/places/a..b', '/places/.hidden', '/places/x?next=/../y', '/kept/http.test.ts'])
      expect([path, (await ask(path)).status]).toEqual([path, 200]);
  });
});

describe('writes', () => {
  const own = () => ({ origin: `http://127.0.0.1:${port}` });

  it.each([
    ['from another site', { origin: 'https://evil.example' }],
    ['from a sandboxed page', { origin: 'null' }],
    ['from another port', { origin: 'http://127.0.0.1:1' }],
    ['marked cross-site by the browser', { 'sec-fetch-site': 'cross-site' }],
    ['from a sibling host', { 'sec-fetch-site': 'same-site' }],
    ['without a word of where they come from', {}],
    ['with the address of another site', { referer: 'https://evil.example/form' }],
    ['with an address that is none', { referer: 'evil' }],
    ['from another site, whatever the address says', { origin: 'https://evil.example', referer: 'http://127.0.0.1/' }],
  ] as [string, Record<string, string>][])('are refused %s', async (_name, headers) => {
    expect(await ask('/write', { method: 'POST', headers, body: 'a=1' })).toMatchObject({
      status: 403,
      text: expect.stringContaining('nothing was changed'),
    });
  });

  it.each([
    ['their origin', () => own()],
    ["the browser's word", () => ({ 'sec-fetch-site': 'same-origin' })],
    ['the address of the page, where a browser sends neither', () => ({ referer: `${own().origin}/login/` })],
  ])('are accepted from our own pages by %s', async (_name, headers) => {
    expect((await ask('/write', { method: 'POST', headers: headers(), body: 'a=1' })).status).toBe(200);
  });

  it('are refused when too large, or without a declared length', async () => {
    expect(await ask('/write', { method: 'POST', headers: own(), body: Buffer.alloc(1_048_577) })).toMatchObject({
      status: 413,
      text: 'The body is larger than 1 MB, so nothing was changed.',
    });
    // Refused by its declared length, before its body is read.
    expect(
      await ask(`${pictureAddress()}.data`, {
        method: 'POST',
        headers: { ...own(), 'content-length': '5100001' },
        body: 'a',
      }),
    ).toMatchObject({ status: 413, text: 'The body is larger than 5 MB, so nothing was changed.' });
    expect(
      (await ask('/write', { method: 'POST', headers: { ...own(), 'transfer-encoding': 'chunked' }, body: 'a=1' }))
        .status,
    ).toBe(411);
  });

  it("may be a picture at the picture's address", async () => {
    expect(
      (await ask(pictureAddress(), { method: 'POST', headers: own(), body: Buffer.alloc(5_000_000) })).status,
    ).toBe(200);
  });

  it('use the only method that forms have', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'])
      expect([method, await ask('/write', { method, headers: own() })]).toMatchObject([
        method,
        { status: 405, headers: { allow: 'GET, HEAD, POST' } },
      ]);
  });

  it('do not affect reads', async () => {
    expect((await ask('/write', { headers: { origin: 'https://evil.example' } })).status).toBe(200);
  });
});

describe('a slow request', () => {
  const head = () => `Host: 127.0.0.1:${port}\r\nOrigin: http://127.0.0.1:${port}\r\n`;

  it.each([
    [
      'a body that never ends',
      () => `POST /read HTTP/1.1\r\n${head()}Content-Type: text/plain\r\nContent-Length: 9\r\n\r\nab`,
    ],
    ['a head that never ends', () => `GET /write HTTP/1.1\r\n${head()}`],
  ])('is ended: %s', async (_what, bytes) => {
    expect(await raw(bytes())).toMatch(/^HTTP\/1\.1 408 [\s\S]*This request cannot be read\.$/);
  });

  it('gets the same time limit as on the API', () => {
    expect(webServer(express())).toMatchObject({
      requestTimeout: 30_000,
      headersTimeout: 30_000,
      keepAliveTimeout: 65_000,
    });
  });
});

describe('every response', () => {
  it('has its own nonce and request id', async () => {
    const [first, second] = [await ask('/write'), await ask('/write')];
    expect(first.headers['content-security-policy']).not.toBe(second.headers['content-security-policy']);
    expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id']);
    expect(first.headers['cache-control']).toBe('no-store');
    expect(first.headers['strict-transport-security']).toBeUndefined();
  });

  it('requires TLS once it came over TLS', async () => {
    const behindTls = await ask('/write', { headers: { 'x-forwarded-proto': 'https' } });
    // The test's app trusts no proxy: the header alone proves nothing.
    expect(behindTls.headers['strict-transport-security']).toBeUndefined();
  });

  it('keeps a request id it is given, unless it is malformed', async () => {
    expect((await ask('/write', { headers: { 'x-request-id': 'from-the-proxy-1' } })).headers['x-request-id']).toBe(
      'from-the-proxy-1',
    );
    expect((await ask('/write', { headers: { 'x-request-id': '<script>' } })).headers['x-request-id']).not.toContain(
      '<',
    );
  });

  it('sets the session cookie when its headers are sent, and only when something changed', async () => {
    expect((await ask('/notify')).headers['set-cookie']).toEqual([
      expect.stringMatching(/^roadside=[\w-]+; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect((await ask('/write')).headers['set-cookie']).toBeUndefined();
    // Once, even if the response fails as its headers are sent and another one replaces it.
    const broken = await ask('/notify-broken');
    expect([broken.status, broken.headers['set-cookie']?.length]).toEqual([500, 1]);
  });

  it('recognizes a request by the script of an open page, by the end of the address', async () => {
    const answers = await Promise.all(['/place', '/place.data', '/.data/place'].map((path) => ask(path)));
    expect(answers.map(({ text }) => text)).toEqual(['in a page: false', 'in a page: true', 'in a page: false']);
  });

  it.each(['1234567', 'a'.repeat(65), 'with space', 'a/b/c/d/e'])('rejects the request id %j', async (id) => {
    expect((await ask('/write', { headers: { 'x-request-id': id } })).headers['x-request-id']).not.toBe(id);
  });

  it.each(['12345678', 'a'.repeat(64), 'a.b_c-d:'.slice(0, 7) + '9'])('accepts the request id %j', async (id) => {
    expect((await ask('/write', { headers: { 'x-request-id': id } })).headers['x-request-id']).toBe(id);
  });

  it("disables browser features our pages don't use", async () => {
    expect((await ask('/write')).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'origin-agent-cluster': '?1',
      'x-permitted-cross-domain-policies': 'none',
      'x-dns-prefetch-control': 'off',
      'permissions-policy':
        'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    });
  });
});

describe('files', () => {
  it('are fetched with the session’s token and sent without the backend’s own headers', async () => {
    const answer = await ask(`/files/${picture}`, { headers: { cookie: cookie(), range: 'bytes=0-3' } });
    expect(answer).toMatchObject({ status: 206, text: 'picture' });
    expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, max-age=60' });
    expect(answer.headers['content-security-policy']).toContain('sandbox');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers.server).toBeUndefined();
    expect(files.at(-1)).toEqual({
      path: `/files/${picture}`,
      authorization: 'Bearer the-access-token',
      range: 'bytes=0-3',
    });
  });

  it('are not served to somebody who is not signed in', async () => {
    const before = files.length;
    expect((await ask(`/files/${picture}`)).status).toBe(404);
    expect((await ask(`/files/${picture}`, { headers: { cookie: 'roadside=forged' } })).status).toBe(404);
    expect(files).toHaveLength(before);
  });

  it.each([
    ['another host, named in the request line', (own: string) => `http://${own}/files/../latest/meta-data/`],
    ['another host, with a whole file name', () => `http://169.254.169.254/files/${picture}`],
    ['a way out of the folder', () => '/files/../docs'],
    ['an encoded way out of the folder', () => '/files/%2e%2e/docs'],
    ['a way out of the folder, encoded twice', () => '/files/%252e%252e/health/ready'],
    ['a way out through an encoded slash', () => '/files/x%2f..%2f..%2fdocs'],
    ['a way out through a backslash', () => '/files\\..\\docs'],
    ['a host after two slashes', () => `//169.254.169.254/files/${picture}`],
    ['a name that is no file name', () => '/files/avatar'],
    ['a folder below', () => `/files/x/${picture}`],
    ['the folder itself', () => '/files/'],
  ])('are the only thing fetched: not %s', async (_what, target) => {
    const before = files.length;
    const own = `127.0.0.1:${(backend.address() as AddressInfo).port}`;
    const answer = await raw(
      `GET ${target(own)} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookie()}\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
    expect(answer).not.toContain('picture');
    expect(files).toHaveLength(before);
  });

  it('are requested by name alone, whatever follows it', async () => {
    await ask(`/files/${picture}?x=/../docs`, { headers: { cookie: cookie() } });
    expect(files.at(-1)?.path).toBe(`/files/${picture}`);
  });

  it('answer as the backend does when it has none', async () => {
    expect((await ask(`/files/${gone}`, { headers: { cookie: cookie() } })).status).toBe(404);
  });

  it('keep the headers a browser needs, and no incorrect length', async () => {
    const { headers, text } = await ask(`/files/${packed}`, { headers: { cookie: cookie() } });
    expect(text).toBe('packed picture');
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      etag: '"7"',
      'last-modified': 'Fri, 20 Nov 2026 08:00:00 GMT',
      'content-disposition': 'attachment',
      'accept-ranges': 'bytes',
    });
    expect([headers['content-encoding'], headers['content-length'], headers['x-odd']]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('are read-only', async () => {
    const before = files.length;
    const own = { cookie: cookie(), origin: `http://127.0.0.1:${port}` };
    expect((await ask(`/files/${picture}`, { method: 'POST', headers: own })).status).toBe(404);
    expect(files).toHaveLength(before);
  });

  it('are aborted when the browser disconnects, without a line in the log', async () => {
    const before = lines.length;
    const request = send({ host: '127.0.0.1', port, path: `/files/${endless}`, headers: { cookie: cookie() } }).end();
    await once(request, 'response');
    request.on('error', () => {}).destroy();
    await expect.poll(() => givenUp).toBe(1);
    expect(lines).toHaveLength(before);
  });

  it('are not downloaded again by a browser that has them cached', async () => {
    await ask(`/files/${picture}`, { headers: { cookie: cookie(), 'if-none-match': '"1"' } });
    const { headers, text } = await ask(`/files/${picture}`, { method: 'HEAD', headers: { cookie: cookie() } });
    expect([headers['content-type'], text]).toEqual(['image/webp', '']);
  });

  it('report an unreachable backend, and log it without the token', async () => {
    expect(await ask(`/broken/${picture}`, { headers: { cookie: cookie() } })).toMatchObject({
      status: 502,
      text: 'The file could not be fetched. Try again in a moment.',
    });
    expect(lines.at(-1)).toContain('a file could not be fetched');
    expect(lines.join()).not.toContain('the-access-token');
  });
});

describe('requests that cannot be answered', () => {
  it('are the client’s fault if the request itself is wrong: refused with a message, and not logged', async () => {
    const before = lines.length;
    expect(await ask('/places/%E0%A4%A')).toMatchObject({ status: 400, text: 'This address cannot be read.' });
    expect(await ask('/kept/http.test.ts', { headers: { range: 'bytes=99999999-' } })).toMatchObject({
      status: 416,
      headers: { 'content-range': expect.stringMatching(/^bytes \*\/\d+$/) },
    });
    const large = { origin: `http://127.0.0.1:${port}`, 'content-type': 'text/plain' };
    expect(await ask('/read', { method: 'POST', headers: large, body: 'a'.repeat(200_000) })).toMatchObject({
      status: 413,
      headers: { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
      text: 'This cannot be answered.',
    });
    expect(lines).toHaveLength(before);
  });

  it('are logged if the fault is ours, and show an id instead of the cause', async () => {
    const answer = await ask('/broken-page');
    expect(answer).toMatchObject({
      status: 500,
      headers: { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
      text: `Something went wrong. Quote ${String(answer.headers['x-request-id'])} when you ask for help.`,
    });
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
      level: 50,
      msg: 'request failed',
      requestId: answer.headers['x-request-id'],
      path: '/broken-page',
      err: { message: 'the cause' },
    });
  });

  it.each([
    ['no HTTP at all', 'BREW\r\n\r\n', 400],
    ['a head without end', `GET / HTTP/1.1\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('carry the headers too: %s', async (_what, bytes, status) => {
    const text = await raw(bytes);
    expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(text).toContain("Content-Security-Policy: default-src 'none'");
    expect(text).toContain('X-Content-Type-Options: nosniff');
    expect(text).toMatch(/This request cannot be read\.$/);
  });
});

describe('the live stream', () => {
  /** Opens the stream and reads until the text contains the word or the response ends. */
  async function listen(word: string, path = liveAddress(), headers: Record<string, string> = { cookie: cookie() }) {
    const request = send({ host: '127.0.0.1', port, path, headers });
    request.end();
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    let text = '';
    for await (const chunk of response) {
      text += String(chunk);
      if (text.includes(word)) break;
    }
    request.destroy();
    return { status: response.statusCode, headers: response.headers, text };
  }
  const last = () => streams.at(-1);

  it('is proxied with the session’s token, from the requested position, and with nothing else', async () => {
    const answer = await listen('open', liveAddress({ after: 41, topic: 'x' }));
    expect(last()).toEqual({ authorization: 'Bearer the-access-token', position: '41', forwarded: '127.0.0.1' });
    expect([answer.status, answer.text]).toEqual([200, 'id: 5\nevent: open\ndata: {}\n\n']);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect([answer.headers['set-cookie'], answer.headers.server]).toEqual([undefined, undefined]);
  });

  it.each(['x', '-1', '1e9', '12345678901', ''])('forwards no position such as %j', async (after) => {
    await listen('open', liveAddress({ after }));
    expect(last()?.position).toBeUndefined();
  });

  it('reports an ended session as an event, since a browser reads no status of a stream', async () => {
    const before = streams.length;
    const anonymous = await listen('none', liveAddress(), {});
    expect([anonymous.status, anonymous.text]).toEqual([200, 'id: 0\nevent: signed-out\ndata: {}\n\n']);
    expect(streams).toHaveLength(before);
  });

  it('says to come back later when the API refuses or is down', async () => {
    streamStatus = 503;
    expect((await listen('none')).text).toBe('id: 0\nevent: away\ndata: {}\n\n');
    streamStatus = 200;
  });

  it('renews an expired token once, and reports an ended session when that is refused', async () => {
    streamStatus = 401;
    expect((await listen('open')).text).toContain('event: open');
    expect(last()?.authorization).toBe('Bearer renewed');
    renewalStatus = 401;
    expect((await listen('none')).text).toContain('event: signed-out');
    renewalStatus = 200;
    streamStatus = 200;
  });

  it('is closed at the API when the browser disconnects, so that its slot is free', async () => {
    const before = streamsClosed;
    await listen('open');
    await expect.poll(() => streamsClosed).toBeGreaterThan(before);
  });

  it('ends for the browser when the API ends it', async () => {
    streamEnds = true;
    expect(await listen('none')).toMatchObject({ status: 200, text: 'id: 5\nevent: open\ndata: {}\n\n' });
    streamEnds = false;
  });

  it('is read with GET at its own address only', async () => {
    expect((await ask(`${liveAddress()}/other`, { headers: { cookie: cookie() } })).status).toBe(404);
  });

  it('ends when the server stops', async () => {
    const answer = listen('none');
    const before = streams.length;
    await expect.poll(() => streams.length).toBeGreaterThan(before);
    stopping.abort();
    expect((await answer).text).toContain('event: open');
  });
});
