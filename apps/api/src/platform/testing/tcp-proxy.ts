import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export type ProxyMode = 'pass' | 'refuse' | 'silent';

/** A proxy between a client and a server that fails on demand. */
export interface TcpProxy {
  readonly port: number;
  /** `silent` accepts but answers nothing; `refuse` disconnects. Open connections are affected too. */
  setMode(mode: ProxyMode): void;
  close(): Promise<void>;
}

export async function openTcpProxy(target: { readonly host: string; readonly port: number }): Promise<TcpProxy> {
  let mode: ProxyMode = 'pass';
  const pairs = new Set<{ readonly client: Socket; readonly server: Socket }>();
  const proxy = createServer((client) => {
    if (mode === 'refuse') {
      client.resetAndDestroy();
      return;
    }
    const pair = { client, server: connect(target) };
    pairs.add(pair);
    client.on('data', (bytes) => void (mode === 'pass' && pair.server.write(bytes)));
    pair.server.on('data', (bytes) => void (mode === 'pass' && client.write(bytes)));
    for (const socket of [client, pair.server]) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        pairs.delete(pair);
        client.destroy();
        pair.server.destroy();
      });
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    port: (proxy.address() as AddressInfo).port,
    setMode: (next) => {
      mode = next;
      if (next === 'refuse') for (const { client } of pairs) client.resetAndDestroy();
    },
    close: async () => {
      for (const { client, server } of pairs) {
        client.destroy();
        server.destroy();
      }
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
