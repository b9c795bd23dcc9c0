import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import Fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openPort } from './open-port.ts';

async function opened(port = 0, host = '127.0.0.1') {
  const app = Fastify();
  app.get('/', async () => 'here');
  app.post('/', async () => 'there');
  const listening = await openPort(app, { host, port });
  const close = () => Promise.all([app.close(), listening.close()]);
  onTestFinished(async () => void (await close()));
  return { app, close, port: listening.port };
}

describe('an open port', () => {
  test('answers on every connection, whichever listener accepts it', async () => {
    const { port } = await opened();
    // One connection each: with dozens, every listener accepts some.
    const answers = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } });
        return response.text();
      }),
    );
    expect(answers).toEqual(Array.from({ length: 100 }, () => 'here'));
  });

  test.runIf(process.platform === 'linux')('accepts many connections in a few event-loop turns', async () => {
    const { app, port } = await opened();
    let taken = 0;
    let turns = 0;
    app.server.on('connection', () => taken++);
    const sockets: Socket[] = Array.from({ length: 200 }, () => connect(port, '127.0.0.1'));
    onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
    while (taken < sockets.length) {
      if (taken > 0) turns++;
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(turns).toBeLessThan(sockets.length / 2);
  });

  test('on localhost answers on each of its addresses', async () => {
    const { port } = await opened(0, 'localhost');
    for (const { address, family } of await lookup('localhost', { all: true })) {
      const response = await fetch(`http://${family === 6 ? `[${address}]` : address}:${port}/`);
      expect(await response.text()).toBe('here');
    }
  });

  test('is not shared with another program', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const taken = (other.address() as AddressInfo).port;
    await expect(opened(taken)).rejects.toMatchObject({ code: 'EADDRINUSE' });
    // Not even with another of our own servers.
    const { port } = await opened();
    await expect(opened(port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  test('is closed and free again once its connections have ended', async () => {
    const { app, close, port } = await opened();
    let begun = 0;
    app.server.on('request', () => begun++);
    const sockets = Array.from({ length: 50 }, () => {
      const socket = connect(port, '127.0.0.1');
      socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{');
      return socket;
    });
    await expect.poll(() => begun).toBe(50);
    let isClosed = false;
    const closing = close().then(() => (isClosed = true));
    await expect.poll(() => refusedBy(port)).toBe(true);
    expect(isClosed).toBe(false);
    for (const socket of sockets) socket.destroy();
    await closing;
    expect((await opened(port)).port).toBe(port);
  });
});

async function refusedBy(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return false;
  } catch {
    return true;
  } finally {
    socket.destroy();
  }
}
