import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

type Bound = Pick<AddressInfo, 'address' | 'port'>;

interface Place {
  readonly host: string;
  readonly port: number;
}

/** A listening port. */
export interface OpenPort {
  readonly port: number;
  /** Stops accepting connections and resolves once the last one accepted by an additional listener has ended. */
  close(): Promise<void>;
}

/**
 * Connections waiting to be accepted. When the backlog is full, the client is not refused but retries seconds later.
 */
const backlog = 4_096;
/**
 * Node accepts one connection per listener in each turn of its event loop. When many
 * clients connect at the same time and the turns are long, thousands would wait unseen
 * for seconds, where no limit counts them. So several listeners share the port.
 */
const listeners = 32;

/**
 * Makes a server listen on an address.
 * @throws {Error} the errors of `listen`, such as EADDRINUSE
 */
export async function openPort(app: FastifyInstance, { host, port }: Place): Promise<OpenPort> {
  // Listeners that share a port don't detect another program there.
  if (port !== 0) await probe({ host, port });
  await app.listen({ host, port, backlog, ...sharing });
  const address = app.server.address();
  if (typeof address !== 'object' || address === null) throw new TypeError('The server listens on no port.');
  const more = sharing.reusePort ? await join(app.server, address, listeners - 1) : [];
  if (host === 'localhost') more.push(...(await joinOthers(app.server, address)));
  return {
    port: address.port,
    close: async () => {
      await Promise.all(more.map((server) => new Promise<void>((resolve) => server.close(() => resolve()))));
    },
  };
}

/** On other platforms, several listeners on a port do not share the connections. */
const sharing = { reusePort: process.platform === 'linux' };

async function probe(place: Place): Promise<void> {
  const server = createServer().listen(place);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

async function join(server: FastifyInstance['server'], place: Bound, count: number): Promise<Server[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      // The same options an HTTP server uses.
      const options = { allowHalfOpen: true, noDelay: true };
      const listener = createServer(options, (socket) => server.emit('connection', socket));
      listener.listen({ host: place.address, port: place.port, backlog, ...sharing });
      await once(listener, 'listening');
      return listener;
    }),
  );
}

/** localhost often has two addresses; the server must answer on every available one. */
async function joinOthers(server: FastifyInstance['server'], { address, port }: Bound): Promise<Server[]> {
  const others = (await lookup('localhost', { all: true })).filter((other) => other.address !== address);
  const joined = others.map(async (other) => {
    await probe({ host: other.address, port });
    return join(server, { address: other.address, port }, sharing.reusePort ? listeners : 1);
  });
  const outcomes = await Promise.allSettled(joined);
  return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []));
}
