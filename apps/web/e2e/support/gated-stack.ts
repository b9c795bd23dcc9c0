import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request as send, type Server } from 'node:http';
import { createServer as createSocket, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { projectNode } from './project-node.ts';

/** How the gate handles requests: forwarded, as if the API were down, or as a proxy in front of a dead API responds. */
export type Gate = 'open' | 'closed' | 'bad-gateway' | 'unauthorized';

/** A second web server whose connection to the API a test can cut. */
export interface GatedStack {
  readonly url: string;
  gate: Gate;
  /** Paths the gate saw. */
  readonly seen: string[];
  /** Holds back requests of one path, like a slow API, until the returned function is called. */
  hold(path: string): () => void;
  stop(): Promise<void>;
}

/** Puts a gate in front of a running API and starts the built web server behind it, with extra settings if given. */
export async function startGatedStack(
  apiUrl: string,
  dataFolder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<GatedStack> {
  const held = new Map<string, Promise<void>>();
  const hold = (path: string) => {
    let release = () => {};
    held.set(path, new Promise<void>((resolve) => (release = resolve)));
    return () => {
      held.delete(path);
      release();
    };
  };
  const stack = { gate: 'open' as Gate, seen: [] as string[], hold };
  const gate = createServer(async (incoming, outgoing) => {
    const path = incoming.url ?? '/';
    stack.seen.push(path);
    await held.get(path);
    if (stack.gate === 'closed') return void outgoing.destroy();
    const status = { 'bad-gateway': 502, unauthorized: 401 }[stack.gate as string];
    if (status && !(status === 401 && path === '/accounts/login/')) {
      const detail = status === 401 ? 'The given token is spent' : 'Bad gateway';
      return void outgoing
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify({ detail, code: status === 401 ? 'session-ended' : 'upstream-failed' }));
    }
    const passed = send(
      new URL(path, apiUrl),
      { method: incoming.method ?? 'GET', headers: { ...incoming.headers, host: new URL(apiUrl).host } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  gate.listen(0, '127.0.0.1');
  await once(gate, 'listening');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const web = spawn(
    projectNode,
    [
      '--conditions=@roadside/source',
      '--disable-warning=ExperimentalWarning',
      fileURLToPath(new URL('../../server/server.ts', import.meta.url)),
    ],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        ROADSIDE_MODE: 'demo',
        ROADSIDE_DATA: dataFolder,
        HOST: '127.0.0.1',
        PORT: String(port),
        API_URL: `http://127.0.0.1:${(gate.address() as AddressInfo).port}`,
        ...settings,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  await answers(url, web);
  return Object.assign(stack, { url, stop: () => stopAll(gate, web) });
}

async function answers(url: string, web: ChildProcess) {
  let words = '';
  web.stderr?.on('data', (chunk) => {
    words += String(chunk);
  });
  const live = async () => {
    if (web.exitCode !== null) throw new Error(`The web server stopped: ${words}`);
    return fetch(`${url}/health/live`).then(
      (answer) => answer.ok,
      () => false,
    );
  };
  await expect.poll(live, { message: 'the web server answers' }).toBe(true);
}

async function stopAll(gate: Server, web: ChildProcess) {
  web.kill('SIGTERM');
  await once(web, 'exit');
  gate.closeAllConnections();
  gate.close();
}

async function freePort(): Promise<number> {
  const socket = createSocket().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address() as AddressInfo;
  socket.close();
  return port;
}
