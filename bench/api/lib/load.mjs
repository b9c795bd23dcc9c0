// Sends requests when they are due, whether or not earlier ones are answered, like people do: a request behind a slow
// answer counts with its full wait. A generator that waits for answers would hide exactly that.
import { setImmediate as otherWork, setTimeout as wait } from 'node:timers/promises';

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

/** Whether an answer is a success; the search API answers its errors with 200. */
const isRight = ({ status, text }) => status === 200 && !text.startsWith('{"errors"');

/**
 * Offers `rate` requests a second for the given seconds, at random moments. Resolves with every answer's kind and
 * milliseconds, and the failures.
 */
export async function offer(send, { next, rate, seconds, random }) {
  const answers = [];
  const faults = [];
  const open = new Set();
  const began = performance.now();
  let due = began;
  while ((due += (-Math.log(1 - random()) * 1000) / rate) < began + seconds * 1000) {
    const early = due - performance.now();
    // When behind schedule, it must still read answers, or it would only ever send.
    await (early > 1 ? wait(early) : otherWork());
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

/** Sends each of these requests in sequence, `rounds` times; resolves with the milliseconds of each. */
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
