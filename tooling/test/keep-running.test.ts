import { describe, expect, test } from 'vitest';
import { keepRunning } from '../bootstrap/keep-running.mjs';

/** A server whose exits the test controls, on a clock that only pauses advance. */
function scene() {
  const told: string[] = [];
  const pauses: number[] = [];
  const state = { clock: 0, stopping: false, launches: 0 };
  const ended = (code: number, tail: string[] = []) => ({ child: { finished: Promise.resolve({ code }), tail } });
  return {
    told,
    pauses,
    state,
    ended,
    watch: (running: ReturnType<typeof ended>, launch: () => Promise<ReturnType<typeof ended>>) =>
      keepRunning({
        name: 'The api',
        running,
        launch: () => {
          state.launches++;
          return launch();
        },
        isStopping: () => state.stopping,
        tell: (text: string) => told.push(text),
        now: () => state.clock,
        pause: async (ms: number) => {
          pauses.push(ms);
          state.clock += ms;
        },
      }),
  };
}

describe('a server that crashes', () => {
  test('is reported with its reason and restarted, later each time, until five crashes in a minute', async () => {
    const { watch, ended, told, pauses, state } = scene();
    const last = [
      '{"level":"info","msg":"answered"}',
      '{"level":"fatal","msg":"uncaught exception","err":{"message":"boom"}}',
    ];
    await expect(watch(ended(1, last), async () => ended(1, ['out of memory']))).rejects.toThrow(
      /out of memory[^]*crashed 5 times within a minute/,
    );
    expect(told[0]).toContain('The api stopped unexpectedly (exit code 1):\nuncaught exception: boom\n');
    expect(told[0]).not.toContain('answered');
    expect(pauses).toEqual([500, 1000, 2000, 4000]);
    expect(state.launches).toBe(4);
  });

  test('now and then is always restarted, after the shortest pause', async () => {
    const { watch, ended, pauses, state } = scene();
    await watch(ended(1), async () => {
      state.clock += 61_000;
      if (state.launches === 20) state.stopping = true;
      return ended(1);
    });
    expect(pauses).toEqual(Array.from({ length: 20 }, () => 500));
  });

  test('during startup counts as a crash, with the startup error as its reason', async () => {
    const { watch, ended } = scene();
    await expect(watch(ended(1), () => Promise.reject(new Error('Port 4000 is taken.')))).rejects.toThrow(
      /while starting\):\nPort 4000 is taken\./,
    );
  });

  test('is left alone once the product stops', async () => {
    const { watch, ended, told, state } = scene();
    state.stopping = true;
    await watch(ended(143), async () => ended(0));
    expect([told, state.launches]).toEqual([[], 0]);
  });

  test('is not restarted when the product stops during the pause', async () => {
    const { told, ended, state } = scene();
    await keepRunning({
      name: 'The api',
      running: ended(1),
      launch: async () => (state.launches++, ended(1)),
      isStopping: () => state.stopping,
      tell: (text: string) => told.push(text),
      pause: async () => void (state.stopping = true),
    });
    expect(state.launches).toBe(0);
  });
});
