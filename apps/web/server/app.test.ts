import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { createServer, request as send, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { scriptPolicy, sealedPolicy } from './content-security-policy.ts';
import type { WebConfig } from './config.ts';
import { createLog } from './log.ts';
import { webServer } from './web-server.ts';
import { liveAddress } from '../app/kit/live/addresses.ts';

/** A build of one page, laid out like Remix and Vite do. */
const script = `export const words = '${'word '.repeat(400)}';`;
const page = `<html><head></head><body>${'Six calls. '.repeat(200)}</body></html>`;
const serverModule = (css: string) => `
export const assets = { version: '1', url: '/assets/manifest.js', entry: { module: '/assets/entry-1.js', imports: [] }, routes: { root: { id: 'root', css: ${css} } } };
export const assetsBuildDirectory = 'build/client';
export const basename = '/';
export const future = {};
export const isSpaMode = false;
export const mode = 'production';
export const publicPath = '/';
const seen = ({ request, context }) => ({ nonce: context.nonce, inPage: context.inPage, path: new URL(request.url).pathname, origin: new URL(request.url).origin, from: context.requestId });
export const entry = { module: { default: (request, status, headers, remix, context) =>
  new Response(${JSON.stringify(page)} + JSON.stringify({ ...seen({ request, context }), stylesheet: context.stylesheet, linked: remix.manifest.routes.root.css }), { status, headers: { 'content-type': 'text/html' } }) } };
export const routes = {
  root: { id: 'root', path: '', module: { default: () => null } },
  any: { id: 'any', parentId: 'root', path: '*', module: { default: () => null, loader: () => null } },
};
`;

function buildOf(css = "['/assets/style-1.css']", style = 'p{color:red}'): string {
  const folder = mkdtempSync(join(tmpdir(), 'roadside-web-build-'));
  const assets = join(folder, 'client', 'assets');
  mkdirSync(assets, { recursive: true });
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'server', 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'server', 'index.js'), serverModule(css));
  for (const name of ['entry-1.js', 'gone-1.js']) {
    writeFileSync(join(assets, name), script);
    writeFileSync(join(assets, `${name}.br`), brotliCompressSync(script));
    writeFileSync(join(assets, `${name}.gz`), gzipSync(script));
  }
  writeFileSync(join(assets, 'style-1.css'), style);
  writeFileSync(join(assets, 'style-1.css.gz'), gzipSync(style));
  writeFileSync(join(assets, 'sign-1.svg'), '<svg/>');
  writeFileSync(join(assets, 'sign-1.svg.br'), brotliCompressSync('<svg/>'));
  writeFileSync(join(folder, 'client', 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return folder;
}

const lines: string[] = [];
const log = createLog((line) => lines.push(line));
const folders: string[] = [];
const servers: Server[] = [];
let config: WebConfig;
let folder: string;
let port: number;

async function open(changes: Partial<WebConfig> = {}, build?: string) {
  const own = build ?? buildOf();
  folders.push(own);
  const { app, close } = await createApp({ ...config, ...changes }, log, new AbortController().signal, own);
  const server = webServer(app).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  await close();
  return { folder: own, port: (server.address() as AddressInfo).port };
}

beforeAll(async () => {
  const backend = createServer((_request, response) => response.writeHead(200).end('{}')).listen(0, '127.0.0.1');
  servers.push(backend);
  await once(backend, 'listening');
  config = {
    mode: 'test',
    dev: false,
    host: '127.0.0.1',
    port: 0,
    apiUrl: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
    sessionSecrets: ['a secret of more than thirty-two characters'],
    today: null,
    access: {},
    trustProxy: null,
    developerPages: true,
    basemap: null,
    basemapProvider: null,
  };
  ({ folder, port } = await open());
});
afterAll(() => {
  for (const server of servers) server.close();
  for (const one of folders) rmSync(one, { recursive: true, force: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET', at = port): Promise<Answer> {
  const request = send({ host: '127.0.0.1', port: at, path, method, headers });
  request.end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) };
}

const year = 'public, max-age=31536000, immutable';

describe('a file of the build', () => {
  it('is sent as its prebuilt brotli file, and cached for a year', async () => {
    const { status, headers, body } = await ask('/assets/entry-1.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotliDecompressSync(body).toString()).toBe(script);
    expect([status, headers]).toMatchObject([
      200,
      {
        'content-encoding': 'br',
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': year,
        'content-security-policy': scriptPolicy(),
        'x-content-type-options': 'nosniff',
        vary: 'Accept-Encoding',
      },
    ]);
  });

  it('is sent as gzip if the browser accepts nothing smaller', async () => {
    const { headers, body } = await ask('/assets/style-1.css', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(body).toString()).toBe('p{color:red}');
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'text/css; charset=utf-8',
      'cache-control': year,
      'content-security-policy': sealedPolicy,
    });
  });

  it('is sent uncompressed if the browser accepts neither, or if it was not compressed', async () => {
    const plain = await ask('/assets/entry-1.js', { 'accept-encoding': 'identity' });
    expect([plain.body.toString(), plain.headers['content-encoding'], plain.headers['cache-control']]).toEqual([
      script,
      undefined,
      year,
    ]);
    // Only a gzip file exists, but brotli is this browser's first choice.
    const style = await ask('/assets/style-1.css', { 'accept-encoding': 'br' });
    expect([style.body.toString(), style.headers['content-encoding']]).toEqual(['p{color:red}', undefined]);
    const sign = await ask('/assets/sign-1.svg', { 'accept-encoding': 'br' });
    expect(sign.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'image/svg+xml' });
  });

  it('answers a HEAD like a GET, without the body', async () => {
    const { headers, body } = await ask('/assets/entry-1.js', { 'accept-encoding': 'br' }, 'HEAD');
    expect([headers['content-encoding'], body.length]).toEqual(['br', 0]);
    expect(headers['content-length']).toBe(String(brotliCompressSync(script).length));
  });

  it('outside the assets folder is cached for an hour', async () => {
    const { status, headers } = await ask('/favicon.svg');
    expect([status, headers]).toMatchObject([
      200,
      { 'cache-control': 'public, max-age=3600', 'content-security-policy': sealedPolicy },
    ]);
  });

  it.each(['/assets/old-1.js', '/assets/', '/assets', '/old.js', '/old.map', '/old.woff2', '/deep/old.png'])(
    'that is missing gets a 404, never a page: %s',
    async (path) => {
      const { status, headers, body } = await ask(path);
      expect([status, body.toString(), headers['content-type'], headers['cache-control']]).toEqual([
        404,
        'Not found',
        'text/plain; charset=utf-8',
        'no-store',
      ]);
      expect(headers['content-security-policy']).toBe(path.endsWith('.js') ? scriptPolicy() : sealedPolicy);
    },
  );

  it('that a new build has removed since the start gets a 404', async () => {
    unlinkSync(join(folder, 'client', 'assets', 'gone-1.js.br'));
    const { status, headers, body } = await ask('/assets/gone-1.js', { 'accept-encoding': 'br' });
    expect([status, body.toString(), headers['content-encoding']]).toEqual([404, 'Not found', undefined]);
  });

  it('cannot be written to', async () => {
    const { status } = await ask('/assets/entry-1.js', { origin: `http://127.0.0.1:${port}` }, 'POST');
    expect(status).toBe(404);
  });
});

describe('a page', () => {
  const told = ({ body }: Answer) => JSON.parse(body.toString().slice(page.length)) as Record<string, unknown>;

  it('is rendered with a nonce that its policy names, and the styles of the build', async () => {
    const answer = await ask('/dashboard/lantern');
    const { nonce, path, from, stylesheet, linked } = told(answer);
    expect(answer.headers['content-security-policy']).toContain(`'nonce-${String(nonce)}'`);
    expect([answer.status, path, from, answer.headers['cache-control']]).toEqual([
      200,
      '/dashboard/lantern',
      answer.headers['x-request-id'],
      'no-store',
    ]);
    expect(stylesheet).toEqual({ href: '/assets/style-1.css', text: 'p{color:red}' });
    // The page renders the link itself; a second one would block its first paint.
    expect(linked).toEqual([]);
    expect(answer.headers['x-powered-by']).toBeUndefined();
    expect(answer.headers.etag).toBeUndefined();
  });

  it('is compressed', async () => {
    const { headers, body } = await ask('/dashboard/lantern', { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toContain('Six calls.');
  });

  it('rejects a write from another site, before rendering', async () => {
    const { status } = await ask('/dashboard/lantern', { origin: 'https://evil.example' }, 'POST');
    expect(status).toBe(403);
  });

  it('is refused at an address that cannot be parsed', async () => {
    expect((await ask('/places/./x')).status).toBe(400);
  });
});

describe('the other routes', () => {
  it('respond: health, files, and live updates', async () => {
    const live = await ask('/health/live');
    expect([live.status, live.headers.etag]).toEqual([200, undefined]);
    expect((await ask('/files/Pq3-kZ0_s8VtYw1RbN5cXg.webp')).status).toBe(404);
    expect((await ask(liveAddress())).body.toString()).toContain('event: signed-out');
  });

  it('serve the installation’s own basemap', async () => {
    const { port: at } = await open({ basemap: join(folder, 'client', 'favicon.svg') });
    const { status, headers } = await ask('/basemap/tiles.pmtiles', {}, 'GET', at);
    expect([status, headers['content-type']]).toEqual([200, 'application/vnd.pmtiles']);
  });
});

describe('whose forwarded address and protocol are trusted', () => {
  const overTls = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' };
  const forever = 'max-age=63072000; includeSubDomains; preload';
  const safe = ({ headers }: Answer) => headers['strict-transport-security'] === forever;

  it.each([
    { trustProxy: null, believed: true, who: 'a proxy on this machine, unless another is named' },
    { trustProxy: 'none', believed: false, who: 'nobody, when there is none' },
    { trustProxy: '10.0.0.1', believed: false, who: 'the named proxy only' },
    { trustProxy: '127.0.0.1', believed: true, who: 'the named proxy' },
  ])('$who', async ({ trustProxy, believed }) => {
    const { port: at } = await open({ trustProxy });
    expect(safe(await ask('/dashboard/lantern', overTls, 'GET', at))).toBe(believed);
  });
});

describe('the host of a request', () => {
  const proxies = [
    { trustProxy: null, trusted: true },
    { trustProxy: 'none', trusted: false },
    { trustProxy: '10.0.0.1', trusted: false },
  ];
  const seen = async (headers: Record<string, string>, trustProxy: string | null) => {
    const { port: at } = await open({ trustProxy });
    const { status, body } = await ask('/dashboard/lantern', headers, 'GET', at);
    const valueOf = (name: string) => new RegExp(`"${name}":"([^"]*)"`).exec(String(body))?.[1];
    return { status, origin: valueOf('origin')?.replace(`http://127.0.0.1:${at}`, 'own'), path: valueOf('path') };
  };

  it.each(proxies)('is the forwarded one only from a trusted proxy ($trustProxy)', async ({ trustProxy, trusted }) => {
    const headers = { 'x-forwarded-host': 'spoofed.example, roadside.example', 'x-forwarded-proto': 'https' };
    expect(await seen(headers, trustProxy)).toEqual({
      status: 200,
      origin: trusted ? 'https://roadside.example' : 'own',
      path: '/dashboard/lantern',
    });
  });

  it.each(
    ['a b', '[', '%00', 'x/campaign/creation?a=', 'web:99999', '1.2.3.999', 'user@web', ''].flatMap((value) =>
      proxies.map((proxy) => ({ value, ...proxy })),
    ),
  )('never is $value (TRUST_PROXY $trustProxy)', async ({ value, trustProxy, trusted }) => {
    const answer = await seen({ 'x-forwarded-host': value }, trustProxy);
    expect(answer).toMatchObject(
      trusted ? { status: 400 } : { status: 200, origin: 'own', path: '/dashboard/lantern' },
    );
  });

  it.each(['javascript', 'a b', '%00', 'http:/'])('is not reached by the protocol %s', async (value) => {
    expect((await seen({ 'x-forwarded-proto': value }, null)).status).toBe(400);
    expect((await seen({ 'x-forwarded-proto': value }, 'none')).status).toBe(200);
  });

  it('is one', async () => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        'GET /dashboard/lantern HTTP/1.1\r\nHost: a.example\r\nhost: b.example\r\nConnection: close\r\n\r\n',
      ),
    );
    let text = '';
    for await (const chunk of socket) text += String(chunk);
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('decides whose writes are own', async () => {
    const { port: at } = await open({ trustProxy: null });
    const headers = { 'x-forwarded-host': 'roadside.example', 'content-length': '0' };
    const write = (origin: string) => ask('/dashboard/lantern', { ...headers, origin }, 'POST', at);
    expect((await write('https://other.example')).status).toBe(403);
    expect((await write('https://roadside.example')).status).not.toBe(403);
  });
});

describe('an invalid build', () => {
  it.each([
    ['no stylesheet', '[]', '', 'The build has no stylesheet for its root.'],
    ['a stylesheet that ends its element', undefined, 'p{}</style>', 'The stylesheet cannot stand inside a page.'],
  ])('stops the start: %s', async (_what, css, style, words) => {
    await expect(open({}, buildOf(css, style))).rejects.toThrow(words);
  });
});
