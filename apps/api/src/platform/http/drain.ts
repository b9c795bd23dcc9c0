import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const sweepMs = 50;
/** A request in transit when the server begins to close arrives within this time. */
const silentMs = 1_000;

/**
 * Lets a closing server end about a second after its last response. Fastify closes the
 * connections that are idle when the close begins. This also closes the ones that become idle
 * later, which clients would keep open for a minute, and those that never carried a request.
 * Node counts the latter as busy, and both browsers and Node's own `fetch` preconnect.
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
      // The server's own close does not cover connections accepted by additional listeners.
      if (open.size === 0 && !app.server.listening) clearInterval(sweep);
    }, sweepMs);
  });
}
