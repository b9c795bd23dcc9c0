import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { healthAnswers } from './health.ts';

let apiStatus = 200;
const asked: (string | undefined)[] = [];
const api = createServer((request, response) => {
  asked.push(request.url);
  response.writeHead(apiStatus).end('{}');
});
const servers = [api];
let address = '';
const addressOf = (server: (typeof servers)[number]) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const web = createServer(express().use('/health', healthAnswers(addressOf(api)))).listen(0, '127.0.0.1');
  await once(web, 'listening');
  servers.push(web);
  address = addressOf(web);
});
afterAll(() => servers.forEach((server) => server.close()));

const read = async (path: string) => {
  const answer = await fetch(address + path);
  return [answer.status, answer.headers.get('cache-control'), await answer.json()];
};

it('the process is live without calling the API', async () => {
  expect(await read('/health/live')).toEqual([200, 'no-store', { status: 'ok' }]);
  expect(asked).toEqual([]);
});

it('it is ready while the API answers, and not while the API refuses or is down', async () => {
  expect(await read('/health/ready')).toEqual([200, 'no-store', { status: 'ok', api: true }]);
  expect(asked).toEqual(['/health/live']);
  apiStatus = 503;
  expect(await read('/health/ready')).toEqual([503, 'no-store', { status: 'waiting', api: false }]);
  api.closeAllConnections();
  api.close();
  expect(await read('/health/ready')).toEqual([503, 'no-store', { status: 'waiting', api: false }]);
});
