import { describe, expect, test } from 'vitest';
import { ApiError } from '../errors/api-error.ts';
import { AdmissionQueue, tooBusy } from './admission-queue.ts';

/** The queue on a clock the test controls; timers fire as it advances. */
function scene(options: { atOnce?: number; waiting?: number } = {}) {
  const state = { at: 0, alarms: 0 };
  const timers = new Map<object, { at: number; callback: () => void }>();
  const queue = new AdmissionQueue({
    maxAtOnce: options.atOnce ?? 1,
    maxWaiting: options.waiting ?? 1_000,
    burstWaitMs: 1_000,
    standingWaitMs: 200,
    now: () => state.at,
    later: (callback, ms) => {
      const key = {};
      timers.set(key, { at: state.at + ms, callback });
      return () => timers.delete(key);
    },
  });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const pass = async (ms: number) => {
    const end = state.at + ms;
    for (;;) {
      const due = [...timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
      if (!due) break;
      timers.delete(due[0]);
      state.at = due[1].at;
      state.alarms++;
      due[1].callback();
      await settled();
    }
    state.at = end;
    await settled();
  };
  /** One request: its outcome, and a function that ends its work. */
  const ask = (onHangUp?: (callback: () => void) => void) => {
    const request = { outcome: 'waiting', waited: 0, leave: () => {} };
    const since = state.at;
    queue.enter(onHangUp).then(
      (leave) => Object.assign(request, { outcome: 'admitted', waited: state.at - since, leave }),
      (error: unknown) =>
        Object.assign(request, {
          outcome: error instanceof ApiError ? error.code : String(error),
          waited: state.at - since,
        }),
    );
    return request;
  };
  return { queue, state, ask, pass, settled };
}

describe('admission', () => {
  test('is in order, a few at a time', async () => {
    const { ask, settled } = scene({ atOnce: 2 });
    const requests = [ask(), ask(), ask(), ask()];
    await settled();
    const outcomes = () => requests.map(({ outcome }) => outcome);
    expect(outcomes()).toEqual(['admitted', 'admitted', 'waiting', 'waiting']);
    requests[1]?.leave();
    requests[1]?.leave();
    await settled();
    expect(outcomes()).toEqual(['admitted', 'admitted', 'admitted', 'waiting']);
  });

  test('a burst that can be answered in time is answered in full', async () => {
    const { ask, pass } = scene();
    const requests = Array.from({ length: 90 }, () => ask());
    for (let round = 0; round < 90; round++) {
      await pass(10);
      requests[round]?.leave();
    }
    expect(new Set(requests.map(({ outcome }) => outcome))).toEqual(new Set(['admitted']));
  });

  test('a request stuck behind endless work is refused in time', async () => {
    const { ask, pass, state } = scene();
    ask();
    const late = ask();
    await pass(999);
    expect(late.outcome).toBe('waiting');
    // A single timer, set for the exact moment: waiting costs nothing until then.
    expect(state.alarms).toBe(0);
    await pass(1);
    expect(late).toMatchObject({ outcome: 'unavailable', waited: 1_000 });
    expect(state.alarms).toBe(1);
    await pass(10_000);
    expect(state.alarms).toBe(1);
  });

  test('later requests are refused later, each in time', async () => {
    const { ask, pass } = scene();
    ask();
    const early = ask();
    await pass(400);
    const late = ask();
    await pass(600);
    ask();
    await pass(0);
    expect([early.outcome, late.outcome]).toEqual(['unavailable', 'waiting']);
    // The queue has not been empty for longer than a burst may last: the shorter wait applies, and it is over.
    await pass(1);
    ask();
    await pass(0);
    expect(late).toMatchObject({ outcome: 'unavailable', waited: 601 });
  });

  test('says when to try again', () => {
    expect(tooBusy()).toMatchObject({
      code: 'unavailable',
      status: 503,
      message: 'Too many requests right now. Try again in a moment.',
      retryAfterSeconds: 2,
    });
  });

  test('reports how many requests are running and how many wait', async () => {
    const { queue, ask, settled } = scene({ atOnce: 2 });
    const requests = [ask(), ask(), ask()];
    await settled();
    expect(queue.load).toEqual({ running: 2, waiting: 1 });
    for (const request of requests) {
      request.leave();
      await settled();
    }
    expect(queue.load).toEqual({ running: 0, waiting: 0 });
  });

  test('uses the default clock and timers when none are given', async () => {
    const queue = new AdmissionQueue({ maxAtOnce: 1, maxWaiting: 5, burstWaitMs: 5, standingWaitMs: 1 });
    await queue.enter();
    await expect(queue.enter()).rejects.toThrow(ApiError);
  });

  test('requests beyond the queue limit are refused immediately', async () => {
    const { ask, settled } = scene({ waiting: 2 });
    const requests = [ask(), ask(), ask(), ask()];
    await settled();
    expect(requests.map(({ outcome }) => outcome)).toEqual(['admitted', 'waiting', 'waiting', 'unavailable']);
  });

  test('at ten times its capacity it answers at full rate, quickly, and recovers right away', async () => {
    const { ask, pass } = scene();
    const requests: ReturnType<typeof ask>[] = [];
    const serve = () => requests.find((request) => request.outcome === 'admitted' && !done.has(request));
    const done = new Set<object>();
    // Each request takes 100 ms of work, and a new one arrives every 10 ms.
    for (let tick = 0; tick < 1_000; tick++) {
      requests.push(ask());
      await pass(10);
      if (tick % 10 !== 9) continue;
      const request = serve();
      if (!request) continue;
      done.add(request);
      request.leave();
    }
    await pass(0);
    expect(done.size).toBe(100);
    const late = requests.slice(200).filter((request) => done.has(request));
    expect(Math.max(...late.map(({ waited }) => waited))).toBeLessThanOrEqual(210);
    const refused = requests.slice(200).filter(({ outcome }) => outcome === 'unavailable');
    expect(Math.max(...refused.map(({ waited }) => waited))).toBeLessThanOrEqual(210);

    // The load has stopped: the remaining requests are served or refused
    // within the short wait, and the next is admitted right away.
    await pass(210);
    const last = serve();
    last?.leave();
    const next = ask();
    await pass(0);
    expect(next).toMatchObject({ outcome: 'admitted', waited: 0 });
  });

  test('a waiting client that hangs up gives up its place', async () => {
    const { ask, settled } = scene();
    const first = ask();
    let hangUp = () => {};
    const second = ask((callback) => (hangUp = callback));
    const third = ask();
    await settled();
    hangUp();
    first.leave();
    await settled();
    expect([second.outcome, third.outcome]).toEqual(['unavailable', 'admitted']);
    third.leave();
    const next = ask();
    await settled();
    expect(next.outcome).toBe('admitted');
  });

  test('an admitted client that hangs up does not affect the others', async () => {
    const { ask, settled } = scene();
    const first = ask();
    let hangUp = () => {};
    const second = ask((callback) => (hangUp = callback));
    const others = [ask(), ask()];
    await settled();
    first.leave();
    await settled();
    hangUp();
    expect(second.outcome).toBe('admitted');
    second.leave();
    await settled();
    others[0]?.leave();
    await settled();
    expect(others.map(({ outcome }) => outcome)).toEqual(['admitted', 'admitted']);
  });
});

describe('whether a new request is hopeless', () => {
  /** Returns a queue with a known pace: `rounds` requests have each held a place for `ms` milliseconds. */
  async function paced(ms: number, options: { atOnce?: number; rounds?: number } = {}) {
    const made = scene({ ...options, waiting: 1_000 });
    for (let round = 0; round < (options.rounds ?? 200); round++) {
      const request = made.ask();
      await made.pass(ms);
      request.leave();
    }
    await made.settled();
    return made;
  }

  test('is known only from how long places have been held', async () => {
    const { queue, ask, settled } = scene();
    for (let index = 0; index < 50; index++) ask();
    await settled();
    expect(queue.isHopeless(100)).toBe(false);
  });

  test('depends on how many are ahead, including those still arriving', async () => {
    const { queue, ask, settled } = await paced(100);
    // The wait may be one second, in which ten requests are answered.
    expect([queue.isHopeless(10), queue.isHopeless(11)]).toEqual([false, true]);
    ask();
    for (let index = 0; index < 5; index++) ask();
    await settled();
    expect([queue.isHopeless(3), queue.isHopeless(5)]).toEqual([false, true]);
  });

  test('depends on how many run at the same time', async () => {
    const { queue } = await paced(100, { atOnce: 4 });
    expect([queue.isHopeless(43), queue.isHopeless(44)]).toEqual([false, true]);
  });

  test('follows the pace as it changes, and one slow request does not set it', async () => {
    const { queue, ask, pass, settled } = await paced(10);
    const slow = ask();
    await pass(2_000);
    slow.leave();
    await settled();
    expect(queue.isHopeless(5)).toBe(false);
    for (let round = 0; round < 100; round++) {
      const request = ask();
      await pass(500);
      request.leave();
    }
    await settled();
    expect(queue.isHopeless(5)).toBe(true);
  });

  test('is reached sooner while the overload lasts, and ends once nobody waits', async () => {
    const { queue, ask, pass } = await paced(100);
    const requests = Array.from({ length: 5 }, () => ask());
    const done = new Set<object>();
    const endOne = () => {
      const request = requests.find((each) => each.outcome === 'admitted' && !done.has(each));
      if (request) done.add(request);
      request?.leave();
    };
    await pass(0);
    expect(queue.isHopeless(0)).toBe(false);
    // Every 100 ms one request is answered and two more arrive, for longer than a burst.
    for (let tick = 0; tick < 12; tick++) {
      await pass(100);
      endOne();
      requests.push(ask(), ask());
    }
    await pass(0);
    // In a burst this few would still be accepted.
    expect(queue.load.waiting).toBeLessThan(8);
    expect(queue.isHopeless(0)).toBe(true);
    for (let tick = 0; tick < 9; tick++) {
      endOne();
      await pass(0);
    }
    expect(queue.isHopeless(0)).toBe(false);
  });
});
