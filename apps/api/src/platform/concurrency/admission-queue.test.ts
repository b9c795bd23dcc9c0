import { describe, expect, test } from 'vitest';
import { ApiError } from '../errors/api-error.ts';
import { AdmissionQueue } from './admission-queue.ts';

/** The queue on a clock the test moves; timers go off as it passes them. */
function scene(options: { atOnce?: number; waiting?: number } = {}) {
  const state = { at: 0 };
  const timers = new Map<object, { at: number; callback: () => void }>();
  const queue = new AdmissionQueue({
    mostAtOnce: options.atOnce ?? 1,
    mostWaiting: options.waiting ?? 1_000,
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
      due[1].callback();
      await settled();
    }
    state.at = end;
    await settled();
  };
  /** One request: how it went, and what ends its work. */
  const ask = (gone?: AbortSignal) => {
    const request = { outcome: 'waiting', waited: 0, leave: () => {} };
    const since = state.at;
    queue.enter(gone).then(
      (leave) => Object.assign(request, { outcome: 'admitted', waited: state.at - since, leave }),
      (error: unknown) =>
        Object.assign(request, {
          outcome: error instanceof ApiError ? error.code : String(error),
          waited: state.at - since,
        }),
    );
    return request;
  };
  return { state, ask, pass, settled };
}

describe('admission', () => {
  test('is in order, a few at once', async () => {
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

  test('a burst that can be answered in time is answered whole', async () => {
    const { ask, pass } = scene();
    const requests = Array.from({ length: 90 }, () => ask());
    for (let round = 0; round < 90; round++) {
      await pass(10);
      requests[round]?.leave();
    }
    expect(new Set(requests.map(({ outcome }) => outcome))).toEqual(new Set(['admitted']));
  });

  test('whoever waits behind work that does not end hears it in time', async () => {
    const { ask, pass } = scene();
    ask();
    const late = ask();
    await pass(999);
    expect(late.outcome).toBe('waiting');
    await pass(1);
    expect(late).toMatchObject({ outcome: 'unavailable', waited: 1_000 });
  });

  test('too many at once are refused at once', async () => {
    const { ask, settled } = scene({ waiting: 2 });
    const requests = [ask(), ask(), ask(), ask()];
    await settled();
    expect(requests.map(({ outcome }) => outcome)).toEqual(['admitted', 'waiting', 'waiting', 'unavailable']);
  });

  test('at ten times the rate it can answer, it answers at that rate, quickly, and recovers at once', async () => {
    const { ask, pass } = scene();
    const requests: ReturnType<typeof ask>[] = [];
    const serve = () => requests.find((request) => request.outcome === 'admitted' && !done.has(request));
    const done = new Set<object>();
    // 100 ms of work for each, and one more every 10 ms.
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

    // The load is gone: what is left is served or refused within the short wait, and the next comes in at once.
    await pass(210);
    const last = serve();
    last?.leave();
    const next = ask();
    await pass(0);
    expect(next).toMatchObject({ outcome: 'admitted', waited: 0 });
  });

  test('whoever hangs up gives up the place', async () => {
    const { ask, settled } = scene();
    const first = ask();
    const gone = new AbortController();
    const second = ask(gone.signal);
    const third = ask();
    await settled();
    gone.abort();
    first.leave();
    await settled();
    expect([second.outcome, third.outcome]).toEqual(['unavailable', 'admitted']);
  });
});
