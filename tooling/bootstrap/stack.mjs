// The running product: api and web as two processes.
import { join } from 'node:path';
import { start } from './processes.mjs';
import { projectNode, root } from './runtime.mjs';
import { Mendable } from './say.mjs';

/** Starts the api; resolves when it is ready. `onProgress` hears the demo world being made. */
export async function startApi({ env = {}, onProgress = () => {}, onLog = () => {} } = {}) {
  let settle;
  const ready = new Promise((resolve, reject) => {
    settle = { resolve, reject };
  });
  const child = start(
    projectNode(),
    ['--conditions=@roadside/source', '--disable-warning=ExperimentalWarning', join(root, 'apps/api/src/main.ts')],
    {
      env,
      onLine(line) {
        onLog(line);
        let entry;
        try {
          entry = JSON.parse(line);
        } catch {
          return;
        }
        if (entry.progress) onProgress(entry.progress);
        if (entry.ready) settle.resolve(entry.ready);
      },
    },
  );
  child.finished.then(({ code }) => {
    // What the api wants a person to read is plain text; its log lines are JSON.
    const plain = child.tail
      .filter((line) => line.trim() && !line.startsWith('{'))
      .join('\n')
      .trim();
    settle.reject(new Mendable(plain || `The api stopped with code ${code}:\n${child.tail.slice(-8).join('\n')}`));
  });
  const address = await ready;
  return { child, address };
}

/** Starts the web server; resolves when it answers. */
export async function startWeb({ env = {}, dev = false, onLog = () => {}, port, host = '127.0.0.1' }) {
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
      onLine: onLog,
    },
  );
  const exit = new AbortController();
  child.finished.then(() => exit.abort());
  const url = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`;
  for (let attempt = 0; attempt < 600 && !exit.signal.aborted; attempt++) {
    try {
      const answer = await fetch(`${url}/login/`, { redirect: 'manual', signal: AbortSignal.timeout(5000) });
      if (answer.status < 500) return { child, url };
    } catch {
      // not up yet
    }
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Mendable(
    child.tail
      .filter((line) => !line.startsWith('{'))
      .slice(-8)
      .join('\n') || 'The web server did not answer.',
  );
}
