import { afterEach, describe, expect, it, vi } from 'vitest';
import { keptChangesOf, readKeptChange, type KeptChange } from './kept-changes.ts';

const change: KeptChange = {
  id: '0b5f8a4e-1d2c-4a3b-9c4d-5e6f7a8b9c0d',
  address: '/call-outs/7/own',
  body: { answer: 'can' },
  what: 'your answer',
  writtenAt: '2026-11-20T14:00:00Z',
  refused: null,
};

describe('readKeptChange', () => {
  it('takes what was kept', () => {
    expect(readKeptChange(JSON.parse(JSON.stringify(change)))).toEqual(change);
  });

  it.each([
    [null],
    ['text'],
    [{}],
    [{ ...change, writtenAt: 'soon' }],
    [{ ...change, body: null }],
    [{ ...change, refused: 4 }],
    [{ ...change, what: null }],
    // Only this app's own addresses.
    [{ ...change, address: 'https://elsewhere.example/' }],
    [{ ...change, address: '//elsewhere.example/' }],
    [{ ...change, address: '/\\elsewhere.example/' }],
  ])('refuses %j', (stored) => {
    expect(readKeptChange(stored)).toBeNull();
  });
});

describe('a kept change', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('waits through a minute without a network, and is sent under the same key until it is answered', async () => {
    vi.useFakeTimers();
    const network = new EventTarget();
    vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
    vi.stubGlobal('navigator', {});
    const stored = new Map<string, string>();
    const localStorage = new Proxy(
      {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => void stored.set(key, value),
        removeItem: (key: string) => void stored.delete(key),
      },
      {
        ownKeys: () => [...stored.keys()],
        getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }),
      },
    );
    vi.stubGlobal('localStorage', localStorage);
    const keys: (string | null)[] = [];
    let up = false;
    vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
      keys.push(new Headers(init.headers).get('Idempotency-Key'));
      if (!up) throw new TypeError('Failed to fetch');
      return Response.json({ ok: true, data: { call_out: {} } });
    });
    const outbox = keptChangesOf(12);
    const sent = vi.fn();
    outbox.onSent(sent);
    outbox.add(change);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(outbox.messages()).toEqual([change]);
    // A page opened later would find it there.
    expect([...stored.values()].map((text) => JSON.parse(text).draft)).toEqual([change]);
    expect(sent).not.toHaveBeenCalled();
    up = true;
    network.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect([outbox.messages(), [...stored.keys()]]).toEqual([[], []]);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(new Set(keys)).toEqual(new Set([change.id]));
  });
});
