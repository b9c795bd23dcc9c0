import { setTimeout as wait } from 'node:timers/promises';
import { createApp } from './app.ts';
import { ConfigProblem, readConfig, type WebConfig } from './config.ts';
import { createLog } from './log.ts';
import { publicHostNotice } from './proxy-notice.ts';
import { webServer } from './web-server.ts';

/** A drained server exits by itself; after this it is killed. */
const shutdownLimitMs = 9000;

// `npm start` holds a channel to this process. It closes when npm start dies, even by kill -9, and can no longer stop
// us.
process.once('disconnect', () => {
  if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(1);
});
// Its pipe is closed then too. A failed log write must not abort pending responses.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

const log = createLog();
const config = configOrExit();
const stoppingSignal = new AbortController();
const { app, close } = await createApp(config, log, stoppingSignal.signal).catch((error: unknown) => {
  if (
    error instanceof Error &&
    'code' in error &&
    error.code === 'ERR_MODULE_NOT_FOUND' &&
    error.message.includes('build/server')
  )
    exitWith('The web app is not built yet. Run: npm run build -w apps/web');
  throw error;
});

const server = webServer(app);
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE')
    exitWith(
      `Port ${config.port} is taken by another program. Free it, or choose another: PORT=${config.port + 1} npm start`,
    );
  if (error.code === 'EACCES')
    exitWith(`Port ${config.port} needs rights this user does not have. Choose one above 1023: PORT=3000 npm start`);
  if (error.code === 'EADDRNOTAVAIL')
    exitWith(`HOST=${config.host} is not an address of this machine. Try: HOST=127.0.0.1 npm start`);
  throw error;
});
server.listen(config.port, config.host, () => {
  const notice = publicHostNotice(config.host, config.trustProxy);
  if (notice) log.notice(notice);
  log.info('ready', { ready: `http://${config.host}:${config.port}`, mode: config.mode, api: config.apiUrl });
});

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));

/** Stops accepting, lets pending responses finish, and exits within ten seconds. */
async function stop(signal: string) {
  if (stopping) return;
  stopping = true;
  log.info('stopping', { signal });
  stoppingSignal.abort();
  const drained = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  await Promise.race([drained, wait(shutdownLimitMs)]);
  server.closeAllConnections();
  await close();
  process.exit(0);
}

function configOrExit(): WebConfig {
  try {
    return readConfig();
  } catch (error) {
    if (error instanceof ConfigProblem) exitWith(`The web server cannot start with these variables:\n${error.message}`);
    throw error;
  }
}

function exitWith(words: string): never {
  process.stderr.write(`${words}\n`);
  process.exit(1);
}
