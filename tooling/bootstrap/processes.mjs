// Child processes that end when this process ends.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { childEnvironment, root } from './runtime.mjs';

const alive = new Set();

/**
 * Starts a program; each line of its output goes to `onLine`. A `tied` one gets a channel that closes when this process
 * dies, even by kill -9, so that a Node program can exit on its `disconnect` event.
 */
export function start(command, args, { env = {}, cwd = root, onLine = () => {}, tied = false, ...options } = {}) {
  const child = spawn(command, args, {
    cwd,
    env: childEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe', ...(tied ? ['ipc'] : [])],
    ...options,
  });
  alive.add(child);
  child.tail = [];
  const closings = [child.stdout, child.stderr].map((stream) => {
    const lines = createInterface({ input: stream });
    lines.on('line', (line) => {
      child.tail.push(line);
      if (child.tail.length > 60) child.tail.shift();
      onLine(line);
    });
    return new Promise((done) => lines.once('close', done));
  });
  child.finished = new Promise((done) => {
    child.once('error', (error) => {
      alive.delete(child);
      done({ code: 127, error });
    });
    child.once('exit', async (code, signal) => {
      alive.delete(child);
      await Promise.race([Promise.all(closings), new Promise((later) => setTimeout(later, 500))]);
      done({ code: code ?? 1, signal });
    });
  });
  return child;
}

/** Runs a program to its end; resolves with exit code and all output. */
export async function run(command, args, { onLine = () => {}, ...options } = {}) {
  const lines = [];
  const child = start(command, args, {
    ...options,
    onLine: (line) => {
      lines.push(line);
      onLine(line);
    },
  });
  const { code, error } = await child.finished;
  if (error) lines.push(String(error.message));
  return { code, output: lines.join('\n') };
}

/** Stops every child, waits, and kills those that don't exit. */
export async function stopAll(graceMilliseconds = 10_000) {
  const waiting = [...alive].map((child) => {
    child.kill('SIGTERM');
    return child.finished;
  });
  const timer = setTimeout(() => {
    for (const child of alive) child.kill('SIGKILL');
  }, graceMilliseconds);
  await Promise.all(waiting);
  clearTimeout(timer);
}

process.once('exit', () => {
  for (const child of alive) child.kill('SIGKILL');
});
