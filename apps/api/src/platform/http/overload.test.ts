import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { toFailure } from '../errors/error-reply.ts';
import { addOverloadGuard } from './overload.ts';

/** A server whose work ends when the test says so, on a clock the test moves. */
async function scene() {
  const state = { at: 0 };
  const timers = new Set<() => void>();
  const working: (() => void)[] = [];
  const app = Fastify();
  app.setErrorHandler((error, _request, reply) => {
    const { status, body, retryAfterSeconds } = toFailure(error);
    if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
    return reply.status(status).send(body);
  });
  addOverloadGuard(app, {
    mostInFlight: 4,
    mostAtOnce: 1,
    mostWaiting: 2,
    burstWaitMs: 1_000,
    standingWaitMs: 200,
    now: () => state.at,
    later: (callback) => {
      timers.add(callback);
      return () => timers.delete(callback);
    },
  });
  const work = () => new Promise((resolve) => working.push(() => resolve({ done: true })));
  for (const path of ['/work', '/accounts/login/', '/health/live']) app.post(path, work);
  await app.ready();
  onTestFinished(async () => {
    for (const end of working) end();
    await app.close();
  });
  const post = (url = '/work') => {
    const request = { status: 0, retryAfter: undefined as unknown };
    void app.inject({ method: 'POST', url, payload: {} }).then(({ statusCode, headers }) => {
      request.status = statusCode;
      request.retryAfter = headers['retry-after'];
    });
    return request;
  };
  return {
    working,
    post,
    passTime(ms: number) {
      state.at += ms;
      const due = [...timers];
      for (const callback of due) callback();
    },
  };
}

test('works on a few requests, lets some wait and refuses the rest with the seconds to wait', async () => {
  const { working, post } = await scene();
  const first = post();
  await expect.poll(() => working.length).toBe(1);
  const waiting = [post(), post()];
  const refused = post();
  await expect.poll(() => refused).toEqual({ status: 503, retryAfter: '2' });
  expect([first, ...waiting].map(({ status }) => status)).toEqual([0, 0, 0]);

  // An answer gives its place to the next in line, and afterwards nothing is left of the overload.
  for (const [index, request] of [first, ...waiting].entries()) {
    await expect.poll(() => working.length).toBe(index + 1);
    working[index]?.();
    await expect.poll(() => request.status).toBe(200);
  }
  const after = post();
  await expect.poll(() => working.length).toBe(4);
  working[3]?.();
  await expect.poll(() => after.status).toBe(200);
});

test('refuses who has waited too long while the work goes on', async () => {
  const { working, post, passTime } = await scene();
  const slow = post();
  await expect.poll(() => working.length).toBe(1);
  const waiting = [post(), post()];
  // The third in line is refused at once, so these two have arrived.
  const full = post();
  await expect.poll(() => full.status).toBe(503);
  passTime(1_001);
  await expect.poll(() => waiting.map(({ status }) => status)).toEqual([503, 503]);
  expect([slow.status, working.length]).toEqual([0, 1]);
});

test('health and sign-in hold no place in the line', async () => {
  const { working, post } = await scene();
  post();
  await expect.poll(() => working.length).toBe(1);
  post('/health/live');
  post('/accounts/login/');
  await expect.poll(() => working.length).toBe(3);
});

test('counts every request from its first byte, and not after its answer', async () => {
  const { working, post } = await scene();
  const held = Array.from({ length: 4 }, () => post('/accounts/login/'));
  await expect.poll(() => working.length).toBe(4);
  const refused = post('/accounts/login/');
  await expect.poll(() => refused.status).toBe(503);
  working[0]?.();
  await expect.poll(() => held[0]?.status).toBe(200);
  post('/accounts/login/');
  await expect.poll(() => working.length).toBe(5);
});
