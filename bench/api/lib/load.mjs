// Sends requests at the moments they are due, whether or not earlier ones are answered, as people do: what waits
// behind a slow answer counts with its whole wait. A generator that waits for answers would hide just that.
import { Agent, request as httpRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Mulberry32: the same requests at the same moments in every run. */
export function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const quantile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? Number.NaN;

/** A client of one api: POSTs over connections that stay open. Times are milliseconds from `due` to the last byte. */
export function createSender(base, { maxSockets = 256 } = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets });
  const { hostname, port } = new URL(base);
  const send = ({ path, body, token }, due = performance.now()) =>
    new Promise((resolve) => {
      const text = JSON.stringify(body);
      const fail = (error) => resolve({ status: 0, ms: performance.now() - due, text: String(error) });
      const sent = httpRequest(
        {
          agent,
          hostname,
          port,
          path,
          method: 'POST',
          timeout: 30_000,
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(text),
            ...(token ? { authorization: `Bearer ${token}` } : {}),
          },
        },
        (answer) => {
          const chunks = [];
          answer.on('data', (chunk) => chunks.push(chunk));
          answer.once('error', fail);
          answer.once('end', () =>
            resolve({ status: answer.statusCode, ms: performance.now() - due, text: Buffer.concat(chunks).toString() }),
          );
        },
      );
      sent.once('timeout', () => sent.destroy(new Error('no answer in 30 s')));
      sent.once('error', fail);
      sent.end(text);
    });
  return { send, close: () => agent.destroy() };
}

/** Whether an answer is what was asked for; the search service answers its errors with 200. */
const isRight = ({ status, text }) => status === 200 && !text.startsWith('{"errors"');

/**
 * Offers `rate` requests a second for so many seconds, at random moments. Resolves with every answer's kind and
 * milliseconds, and what went wrong.
 */
export async function offer(send, { next, rate, seconds, random }) {
  const answers = [];
  const faults = [];
  const open = new Set();
  const began = performance.now();
  let due = began;
  while ((due += (-Math.log(1 - random()) * 1000) / rate) < began + seconds * 1000) {
    const early = due - performance.now();
    if (early > 1) await wait(early);
    const asked = next();
    const answered = send(asked, due).then((answer) => {
      open.delete(answered);
      answers.push({ kind: asked.kind, ms: answer.ms, status: answer.status });
      if (!isRight(answer)) faults.push(`${asked.kind} ${answer.status}: ${answer.text.slice(0, 300)}`);
    });
    open.add(answered);
  }
  await Promise.all(open);
  return { answers, faults };
}

/** Asks for each of these one after the other, `rounds` times; resolves with the milliseconds of each. */
export async function oneByOne(send, requests, rounds) {
  const times = [];
  for (let round = 0; round < rounds; round++)
    for (const request of requests) {
      const answer = await send(request);
      if (!isRight(answer)) throw new Error(`${request.kind} answered ${answer.status}: ${answer.text.slice(0, 300)}`);
      times.push(answer.ms);
    }
  return times;
}
