import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterEach, expect, it } from 'vitest';
import { basemapFile } from './basemap.ts';

const folder = mkdtempSync(join(tmpdir(), 'basemap-'));
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Errors passed on to the handlers after the basemap. */
const passedOn: unknown[] = [];
async function serve(own: string | null): Promise<string> {
  const app = express();
  passedOn.length = 0;
  app.use('/basemap', basemapFile(own));
  app.use((() => passedOn.push('request')) as express.RequestHandler);
  app.use(((error, _request, response, _next) => {
    passedOn.push(error);
    response.status(500).send('failed');
  }) as express.ErrorRequestHandler);
  const server = app.listen(0, '127.0.0.1');
  closing.push(() => server.close());
  await new Promise((resolve) => void server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/basemap/tiles.pmtiles`;
}

it('serves ranges of an installation’s own file, under a sealed policy', async () => {
  const file = join(folder, 'own.pmtiles');
  writeFileSync(file, 'PMTiles, and what follows');
  const answer = await fetch(await serve(file), { headers: { range: 'bytes=0-6' } });
  expect(answer.status).toBe(206);
  expect(await answer.text()).toBe('PMTiles');
  expect(answer.headers.get('content-range')).toBe('bytes 0-6/25');
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  expect(answer.headers.get('etag')).not.toBeNull();
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(answer.headers.get('content-type')).toBe('application/vnd.pmtiles');
  expect(passedOn).toEqual([]);
});

it('passes a file that cannot be sent to the error handler', async () => {
  const answer = await fetch(await serve(folder));
  expect([answer.status, passedOn.length, passedOn[0]]).toEqual([500, 1, expect.any(Error)]);
  rmSync(folder, { recursive: true });
});

it('gets a 404 if there is no file, and the map draws its bundled borders', async () => {
  const answer = await fetch(await serve(join(folder, 'gone.pmtiles')));
  expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('content-type')]).toEqual([
    404,
    'no-store',
    'text/plain; charset=utf-8',
  ]);
  expect(await answer.text()).toBe('Not found');
});
