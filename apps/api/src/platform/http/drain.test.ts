import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { createServer } from '../../app.ts';
import { openPort } from './open-port.ts';

describe('a server that closes', () => {
  let app: FastifyInstance;
  let stopping: AbortController;
  beforeEach(async () => {
    stopping = new AbortController();
    app = createServer(
      { mode: 'test', trustedProxies: [], databaseUrl: undefined },
      pino({ level: 'silent' }),
      stopping.signal,
    );
    await app.listen({ host: '127.0.0.1', port: 0 });
  });

  /** A connection the server has accepted; everything it sends is kept. */
  async function open(): Promise<{ readonly socket: Socket; readonly received: () => string }> {
    const taken = once(app.server, 'connection');
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
    await taken;
    return { socket, received: () => received };
  }
  const close = () => {
    stopping.abort();
    return app.close();
  };
  const request = 'GET /nowhere HTTP/1.1\r\nHost: x\r\n\r\n';

  test.each([
    ['a connection opened ahead', ''],
    ['a connection with half a request', 'GET / HTTP/1.1\r\nHost'],
    ['a connection kept for the next request', request],
  ])('does not wait for %s', async (_, sent) => {
    const { socket, received } = await open();
    if (sent) socket.write(sent);
    if (sent === request) await expect.poll(received).toMatch(/^HTTP\/1\.1 404 /);
    const ended = once(socket, 'close');
    await close();
    await ended;
  });

  test('does not wait for connections accepted by additional listeners', async () => {
    await app.close();
    app = createServer(
      { mode: 'test', trustedProxies: [], databaseUrl: undefined },
      pino({ level: 'silent' }),
      stopping.signal,
    );
    const listening = await openPort(app, { host: '127.0.0.1', port: 0 });
    // With dozens of connections, every listener accepts some; each is kept alive for the next request.
    const sockets = await Promise.all(
      Array.from({ length: 60 }, async () => {
        const socket = connect(listening.port, '127.0.0.1');
        socket.write(request);
        await once(socket, 'data');
        return socket;
      }),
    );
    const ended = sockets.map((socket) => once(socket, 'close'));
    stopping.abort();
    await Promise.all([app.close(), listening.close(), ...ended]);
  });

  test('still answers a request arriving on a preconnected socket', async () => {
    const { socket, received } = await open();
    const ended = once(socket, 'close');
    const closed = close();
    socket.write(request);
    await Promise.all([closed, ended]);
    expect(received()).toMatch(/^HTTP\/1\.1 503 /);
  });
});
