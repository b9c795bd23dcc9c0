import { describe, expect, it, vi } from 'vitest';
import { unanswered, type Outcome } from '../outcome/outcome.ts';
import type { OutboxStore } from './outbox-store.ts';
import { inWrittenOrder, Outbox, type Waiting } from './outbox.ts';

const waiting = (id: string): Waiting => ({ id, writtenAt: `2026-11-20T14:00:0${id}Z`, refused: null });

function memoryStore(start: readonly Waiting[] = []): OutboxStore<Waiting> & { readonly ids: () => string[] } {
  const kept = new Map(start.map((message) => [message.id, message]));
  return {
    list: () => inWrittenOrder([...kept.values()]),
    keep: (message) => void kept.set(message.id, message),
    remove: (id) => void kept.delete(id),
    ids: () => [...kept.keys()],
  };
}

/** An outbox whose server answers as scripted, then takes everything. */
function outboxWith(store: OutboxStore<Waiting>, answers: Outcome<object>[] = []) {
  const sent: string[] = [];
  const arrived = new Set<string>();
  const retries: (() => void)[] = [];
  const outbox = new Outbox({
    store,
    send: async ({ id }) => {
      sent.push(id);
      const answer = answers.shift();
      // A lost answer: the server has the message anyway.
      if (answer === undefined || (!answer.ok && answer.problem.detail === 'lost')) arrived.add(id);
      return answer ?? { ok: true, data: {} };
    },
    later: (run) => {
      retries.push(run);
      return () => void retries.splice(0, 1);
    },
    alone: (run) => run(),
  });
  return { outbox, sent, arrived, retries };
}

const refused: Outcome<object> = {
  ok: false,
  problem: { kind: 'refused', detail: 'This conversation no longer exists.', requestId: '' },
};
const lost: Outcome<object> = { ok: false, problem: { kind: 'unreachable', detail: 'lost', requestId: '' } };

describe('the outbox', () => {
  it('sends what an earlier page left, in the order it was written', async () => {
    const store = memoryStore([waiting('2'), waiting('1')]);
    const { outbox, sent } = outboxWith(store);
    await outbox.flush();
    expect(sent).toEqual(['1', '2']);
    expect(store.ids()).toEqual([]);
  });

  it('keeps a message without an answer, and sends it again before later ones', async () => {
    const store = memoryStore();
    const { outbox, sent, arrived, retries } = outboxWith(store, [lost, unanswered]);
    outbox.add(waiting('1'));
    outbox.add(waiting('2'));
    for (const tries of [1, 2]) {
      await expect.poll(() => [sent.length, retries.length]).toEqual([tries, 1]);
      expect(store.ids()).toEqual(['1', '2']);
      retries[0]?.();
    }
    await expect.poll(() => store.ids()).toEqual([]);
    expect(sent).toEqual(['1', '1', '1', '2']);
    expect([...arrived]).toEqual(['1', '2']);
  });

  it('keeps what is written in a minute without a network, and sends it once when it is back', async () => {
    vi.useFakeTimers();
    try {
      const store = memoryStore();
      const arrived: string[] = [];
      let network: 'up' | 'down' | 'loses answers' = 'loses answers';
      const outbox = new Outbox({
        store,
        send: async ({ id }) => {
          if (network === 'down') return unanswered;
          if (!arrived.includes(id)) arrived.push(id);
          return network === 'up' ? { ok: true, data: {} } : lost;
        },
        later: (run, ms) => {
          const timer = setTimeout(run, ms);
          return () => clearTimeout(timer);
        },
        alone: (run) => run(),
      });
      outbox.add(waiting('1'));
      await vi.advanceTimersByTimeAsync(0);
      network = 'down';
      for (const id of ['2', '3']) {
        await vi.advanceTimersByTimeAsync(20_000);
        outbox.add(waiting(id));
      }
      await vi.advanceTimersByTimeAsync(20_000);
      // The conversation shows these as being sent.
      expect(outbox.messages().map(({ id }) => id)).toEqual(['1', '2', '3']);
      expect(arrived).toEqual(['1']);
      network = 'up';
      // Without the browser's word for it, the next try comes within half a minute.
      await vi.advanceTimersByTimeAsync(30_000);
      expect([outbox.messages(), store.ids(), arrived]).toEqual([[], [], ['1', '2', '3']]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('shows a refused message until the person decides, and sends the others', async () => {
    const store = memoryStore([waiting('1'), waiting('2')]);
    const { outbox, sent, retries } = outboxWith(store, [refused]);
    await outbox.flush();
    expect(outbox.messages().map(({ id, refused: why }) => [id, why])).toEqual([
      ['1', 'This conversation no longer exists.'],
    ]);
    expect(retries).toEqual([]);
    outbox.retry('1');
    await expect.poll(() => outbox.messages()).toEqual([]);
    expect(sent).toEqual(['1', '2', '1']);
    expect(store.ids()).toEqual([]);
  });

  it('drops a discarded message', async () => {
    const store = memoryStore();
    const { outbox } = outboxWith(store, [refused]);
    outbox.add(waiting('1'));
    await outbox.flush();
    outbox.discard('1');
    expect([outbox.messages(), store.ids()]).toEqual([[], []]);
  });

  it('leaves alone what another tab has sent', async () => {
    const store = memoryStore([waiting('1')]);
    const { outbox, sent } = outboxWith(store);
    store.remove('1');
    await outbox.flush();
    expect([outbox.messages(), sent]).toEqual([[], []]);
  });
});
