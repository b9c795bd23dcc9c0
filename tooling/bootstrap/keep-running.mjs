// Restarts a server that crashed, and gives up on one that keeps crashing.
import { setTimeout as sleep } from 'node:timers/promises';
import { Mendable } from './say.mjs';

const maxCrashes = 5;
const windowMs = 60_000;
const firstPauseMs = 500;
const longestPauseMs = 8_000;

/**
 * Watches a started server until the product stops on purpose. After a crash it reports the reason, waits (0.5 s,
 * doubled with every crash of the last minute), and restarts the server.
 *
 * @param {object} server
 * @param {string} server.name the display name, at the start of a sentence: "The api"
 * @param {{ child: { finished: Promise<object>, tail: string[] } }} server.running the server as started first
 * @param {() => Promise<{ child: object }>} server.launch restarts it; rejects when it ends before it is ready
 * @param {() => boolean} server.isStopping true once the product stops on purpose
 * @param {(text: string, good?: boolean) => void} server.tell prints one message for the person at the terminal
 * @throws {Mendable} after five crashes within a minute
 */
export async function keepRunning({
  name,
  running,
  launch,
  isStopping,
  tell,
  now = Date.now,
  pause = (ms) => sleep(ms),
}) {
  let crashes = [];
  let end = await endOf(running);
  while (!isStopping()) {
    const at = now();
    crashes = [...crashes.filter((earlier) => at - earlier < windowMs), at];
    const reason = `${name} stopped unexpectedly (${end.how})${end.words ? `:\n${end.words}` : '.'}`;
    if (crashes.length >= maxCrashes)
      throw new Mendable(`${reason}\n${name} crashed ${maxCrashes} times within a minute, so Roadside stops.`);
    const wait = Math.min(firstPauseMs * 2 ** (crashes.length - 1), longestPauseMs);
    tell(`${reason}\nRestarting it in ${wait / 1000} s …`);
    await pause(wait);
    if (isStopping()) return;
    try {
      const again = await launch();
      tell(`${name} is running again.`, true);
      end = await endOf(again);
    } catch (error) {
      end = { how: 'while starting', words: error instanceof Error ? error.message : String(error) };
    }
  }
}

/** How a server ended, and its last readable output; log lines are JSON, so only their errors count. */
async function endOf({ child }) {
  const { code, signal, error } = await child.finished;
  const words = error ? [error.message] : child.tail.flatMap(wordsOf).slice(-12);
  return { how: signal ? `signal ${signal}` : `exit code ${code}`, words: words.join('\n') };
}

function wordsOf(line) {
  if (!line.trim()) return [];
  if (!line.startsWith('{')) return [line];
  try {
    const { level, msg, err } = JSON.parse(line);
    const grave = level === 'fatal' || level === 'error' || Number(level) >= 50;
    return grave ? [err?.message ? `${msg}: ${err.message}` : String(msg)] : [];
  } catch {
    return [line];
  }
}
