// Overload: searches for the sustainable rate, offers ten times as much, and measures how long successful requests
// waited, how many were refused, and how soon it recovers.
import { setTimeout as wait } from 'node:timers/promises';
import { offer, quantile } from './load.mjs';

/** A rate is sustainable while every read is answered and 95 % of them within this. */
const goesWellMs = 250;
/** The rates to try, each 50% above the previous one. */
const rates = Array.from({ length: 14 }, (_, step) => Math.round(10 * 1.5 ** step));
/** Recovered when a read takes at most this many milliseconds longer than before. */
const backToNormalMs = 100;

const isRefused = ({ status }) => status === 503 || status === 429;

/** The highest sustainable rate. */
async function sustainableRate(send, { next, random }) {
  let last = rates[0];
  for (const rate of rates) {
    const { answers, faults } = await offer(send, { next, rate, seconds: 4, random });
    const p95 = quantile(
      answers.map(({ ms }) => ms),
      0.95,
    );
    if (faults.length > 0 || p95 > goesWellMs) break;
    last = rate;
  }
  return last;
}

/** Milliseconds until reads in sequence take no longer than before the overload. */
async function recovery(send, ask, normalMs) {
  const began = performance.now();
  for (;;) {
    const { status, ms } = await send(ask());
    if (status === 200 && ms <= normalMs + backToNormalMs) return performance.now() - began;
    if (performance.now() - began > 60_000) return Number.POSITIVE_INFINITY;
    await wait(10);
  }
}

/**
 * Measures an overload of ten times the sustainable rate.
 * @param next - returns one request after the other
 * @param probe - returns the request whose time shows the recovery
 */
export async function measureOverload(send, { next, probe, seconds, random }) {
  const rate = await sustainableRate(send, { next, random });
  const before = [];
  for (let round = 0; round < 20; round++) before.push((await send(probe())).ms);
  const normalMs = quantile(before, 0.5);
  const { answers } = await offer(send, { next, rate: 10 * rate, seconds, random });
  const accepted = answers.filter(({ status }) => status === 200).map(({ ms }) => ms);
  const refused = answers.filter(isRefused).map(({ ms }) => ms);
  const recoveryMs = await recovery(send, probe, normalMs);
  return {
    rate,
    offered: answers.length,
    perSecond: accepted.length / seconds,
    p50: quantile(accepted, 0.5),
    p99: quantile(accepted, 0.99),
    shed: refused.length / answers.length,
    shedP99: quantile(refused, 0.99),
    broken: answers.filter((answer) => answer.status !== 200 && !isRefused(answer)).length,
    recoveryMs,
  };
}
