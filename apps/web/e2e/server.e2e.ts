import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { projectNode } from './support/project-node.ts';

const folder = mkdtempSync(join(tmpdir(), 'roadside-e2e-server-'));
test.afterAll(() => rmSync(folder, { recursive: true }));

function start(env: Record<string, string>) {
  const child = spawn(
    projectNode,
    [
      '--conditions=@roadside/source',
      '--disable-warning=ExperimentalWarning',
      fileURLToPath(new URL('../server/server.ts', import.meta.url)),
    ],
    {
      env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ROADSIDE_DATA: folder, HOST: '127.0.0.1', ...env },
    },
  );
  const words = { out: '', err: '' };
  child.stdout.on('data', (chunk) => (words.out += String(chunk)));
  child.stderr.on('data', (chunk) => (words.err += String(chunk)));
  const ended = once(child, 'exit').then(([code]) => ({ code: code as number, ...words }));
  return { child, words, ended };
}

test('a taken port is reported in one line with the fix', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  expect(await start({ PORT: String(port) }).ended).toMatchObject({
    code: 1,
    err: `Port ${port} is taken by another program. Free it, or choose another: PORT=${port + 1} npm start\n`,
  });
  taken.close();
});

test('invalid variables are all reported together, and nothing starts', async () => {
  const { code, err } = await start({ PORT: '0', API_URL: 'nowhere', ROADSIDE_MODE: 'production' }).ended;
  expect(code).toBe(1);
  expect(err).toContain('PORT');
  expect(err).toContain('API_URL');
  expect(err).not.toContain('    at ');
});

test('starts without the API, and on SIGTERM finishes pending requests and exits', async () => {
  // A slow API: the page waiting for it is pending when the signal comes.
  const slow = createServer((_request, response) => setTimeout(() => response.writeHead(200).end('{}'), 900)).listen(
    0,
    '127.0.0.1',
  );
  await once(slow, 'listening');
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const { port } = free.address() as AddressInfo;
  free.close();
  const server = start({ PORT: String(port), API_URL: `http://127.0.0.1:${(slow.address() as AddressInfo).port}` });
  await expect.poll(() => server.words.out).toContain('"ready"');

  const request = get(`http://127.0.0.1:${port}/login/`);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  server.child.kill('SIGTERM');
  let page = '';
  for await (const chunk of response) page += String(chunk);
  expect(page).toContain('</html>');
  expect((await server.ended).code).toBe(0);
  slow.close();
});
