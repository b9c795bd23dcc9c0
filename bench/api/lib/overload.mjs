// What happens when far more is asked than can be answered: the rate that goes well is searched for, ten times as much
// is offered, and it is measured what those who were answered waited, how many were refused, and how soon it is over.
import { setTimeout as wait } from 'node:timers/promises';
import { offer, quantile } from './load.mjs';

/** A rate goes well while every read is answered and 95 % of them within this. */
const goesWellMs = 250;
/** Offered rates of the search, each half as much again as the one before. */
const rates = Array.from({ length: 14 }, (_, step) => Math.round(10 * 1.5 ** step));
/** It is over when a read takes at most this many milliseconds longer than a read took before. */
const backToNormalMs = 100;

const isRefused = ({ status }) => status === 503 || status === 429;

/** The last of the rates that goes well. */
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

/** Milliseconds until one read after the other takes no longer than it did before the overload. */
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
 * Measures an overload of ten times the rate that goes well.
 * @param next - gives one request after the other
 * @param probe - gives the request whose time tells that it is over
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
