// The running product: API and web as two processes.
import { join } from 'node:path';
import { start } from './processes.mjs';
import { projectNode, root } from './runtime.mjs';
import { Mendable } from './say.mjs';
import { reachableHost } from './settings.mjs';

/** A parsed log line, or null for plain text. */
function parseLine(line) {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/**
 * Starts the API; resolves when it is ready. `onProgress` receives the stages of creating the demo world, `onNotice`
 * messages for the person at the terminal.
 */
export async function startApi({ env = {}, onProgress = () => {}, onLog = () => {}, onNotice = () => {} } = {}) {
  let settle;
  const ready = new Promise((resolve, reject) => {
    settle = { resolve, reject };
  });
  const child = start(
    projectNode(),
    ['--conditions=@roadside/source', '--disable-warning=ExperimentalWarning', join(root, 'apps/api/src/main.ts')],
    {
      env,
      tied: true,
      onLine(line) {
        onLog(line);
        const entry = parseLine(line);
        if (entry?.progress) onProgress(entry.progress);
        if (entry?.notice) onNotice(entry.notice);
        if (entry?.ready) settle.resolve(entry.ready);
      },
    },
  );
  child.finished.then(({ code, signal }) => {
    // The API's messages for people are plain text; its log lines are JSON.
    const plain = child.tail
      .filter((line) => line.trim() && !line.startsWith('{'))
      .join('\n')
      .trim();
    const how = `The api stopped with ${signal ? `signal ${signal}` : `exit code ${code}`}`;
    settle.reject(new Mendable(plain || [how, ...child.tail.slice(-8)].join('\n')));
  });
  const address = await ready;
  return { child, address };
}

/** Starts the web server; resolves when it responds. */
export async function startWeb({
  env = {},
  dev = false,
  onLog = () => {},
  onNotice = () => {},
  port,
  host = '127.0.0.1',
}) {
  const child = start(
    projectNode(),
    [
      '--conditions=@roadside/source',
      '--disable-warning=ExperimentalWarning',
      join(root, 'apps/web/server/server.ts'),
      ...(dev ? ['--dev'] : []),
    ],
    {
      cwd: join(root, 'apps/web'),
      env: {
        NODE_ENV: dev ? 'development' : 'production',
        NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/roadside-web'),
        PORT: String(port),
        HOST: host,
        ...env,
      },
      tied: true,
      onLine(line) {
        onLog(line);
        const notice = parseLine(line)?.notice;
        if (notice) onNotice(notice);
      },
    },
  );
  const exit = new AbortController();
  child.finished.then(() => exit.abort());
  const url = `http://${reachableHost(host)}:${port}`;
  for (let attempt = 0; attempt < 600 && !exit.signal.aborted; attempt++) {
    try {
      const answer = await fetch(`${url}/login/`, { redirect: 'manual', signal: AbortSignal.timeout(5000) });
      if (answer.status < 500) return { child, url };
    } catch {
      // not up yet
    }
    await new Promise((later) => setTimeout(later, 100));
  }
  child.kill('SIGKILL');
  throw new Mendable(
    child.tail
      .filter((line) => !line.startsWith('{'))
      .slice(-8)
      .join('\n') || 'The web server did not answer.',
  );
}
