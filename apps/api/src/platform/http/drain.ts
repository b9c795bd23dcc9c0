import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const sweepMs = 50;
/** A request on its way when the server begins to close arrives within this. */
const silentMs = 1_000;

/**
 * Lets a server that closes end about a second after its last answer. Fastify closes the connections that are idle at the
 * start; this closes the others as they become idle, which clients would keep open for a minute, and those no request has
 * come on. Node counts these as busy, and both browsers and its own `fetch` open connections ahead.
 */
export function addDraining(app: FastifyInstance): void {
  const open = new Set<Socket>();
  const silent = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    silent.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      silent.delete(socket);
    });
  });
  app.server.on('request', ({ socket }) => silent.delete(socket));
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    const began = performance.now();
    const sweep = setInterval(() => {
      app.server.closeIdleConnections();
      if (performance.now() - began > silentMs) for (const socket of silent) socket.destroy();
      // The server's own closing says nothing of connections that listeners beside it have taken.
      if (open.size === 0 && !app.server.listening) clearInterval(sweep);
    }, sweepMs);
  });
}
