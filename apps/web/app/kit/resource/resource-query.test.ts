import { environmentManager, focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Outcome } from '../outcome/outcome.ts';
import { keepPage, keptPage, forgetPages } from './kept-page.ts';
import { resourceQuery, type ResourceOptions } from './resource-query.ts';
import { keyOf } from './resource.ts';
import { receiveRead } from './streamed-read.ts';
import { stateOf } from './use-resource.ts';

const address = '/resources/things/lantern?page=2';
const ageMs = 90 * 60_000;
const failed = { ok: false, problem: { kind: 'failed', detail: '', requestId: 'req-1' } } as const;

let client: QueryClient;
let requests: string[];
/** What the server answers: the number of the request, unless the test says otherwise. */
let answer: () => Outcome<number> | Promise<Outcome<number>>;
const stops: (() => void)[] = [];

beforeEach(() => {
  environmentManager.setIsServer(() => false);
  vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z') });
  focusManager.setFocused(true);
  client = new QueryClient({ defaultOptions: { queries: { staleTime: 5_000, retry: false } } });
  client.mount();
  requests = [];
  answer = () => ({ ok: true, data: requests.length });
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    return Response.json(await answer());
  });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  client.unmount();
  focusManager.setFocused(undefined);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A component that shows the resource; returns its state and a way to leave. */
function show(options: ResourceOptions<number>, of = address) {
  const observer = new QueryObserver(client, resourceQuery<number>(of, options));
  const leave = observer.subscribe(() => {});
  stops.push(leave);
  const state = () => stateOf(observer.getCurrentResult() as never, options.first);
  return { state, leave };
}
function later() {
  let resolve: (outcome: Outcome<number>) => void = () => {};
  const promise = new Promise<Outcome<number>>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a resource with an age limit', () => {
  it('is read again at that age, counted from its last answer', async () => {
    const { state } = show({ maxAgeMs: ageMs });
    await pass(0);
    expect(state()).toMatchObject({ data: 1, stale: false });
    await pass(ageMs - 1_000);
    expect(requests).toHaveLength(1);
    await pass(1_000);
    expect(state()).toMatchObject({ data: 2 });
    state().retry();
    await pass(ageMs - 1_000);
    expect(requests).toHaveLength(3);
    await pass(1_000);
    expect(requests).toHaveLength(4);
  });

  it('is not read again earlier by a component that shows it later', async () => {
    const { leave } = show({ maxAgeMs: ageMs });
    await pass(0);
    leave();
    await pass(ageMs - 60_000);
    const { state } = show({ maxAgeMs: ageMs });
    expect(state().data).toBe(1);
    await pass(59_000);
    expect(requests).toHaveLength(1);
    await pass(1_000);
    expect(requests).toHaveLength(2);
  });

  it('is read again in a hidden tab only once somebody looks at it', async () => {
    show({ maxAgeMs: ageMs });
    await pass(0);
    focusManager.setFocused(false);
    await pass(3 * ageMs);
    expect(requests).toHaveLength(1);
    focusManager.setFocused(true);
    await pass(0);
    expect(requests).toHaveLength(2);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await pass(1_000);
    expect(requests).toHaveLength(2);
  });

  it('that fails is not requested again and again', async () => {
    const { state } = show({ maxAgeMs: ageMs });
    await pass(0);
    answer = () => failed;
    await pass(ageMs + 60_000);
    expect(requests).toHaveLength(2);
    expect(state()).toMatchObject({ data: 1, problem: failed.problem });
  });
});

describe('what the loader has read', () => {
  const first = { ok: true, data: 40 } as const;

  it('is shown without a request', async () => {
    const { state } = show({ maxAgeMs: ageMs, first });
    expect(state()).toMatchObject({ data: 40, problem: null, loading: false });
    await pass(60_000);
    expect(requests).toEqual([]);
  });

  it('shows its problem until a retry succeeds', async () => {
    receiveRead(client, { address, outcome: Promise.resolve(failed) }, failed);
    const { state } = show({ maxAgeMs: ageMs, first: failed });
    expect(state()).toMatchObject({ problem: failed.problem });
    await pass(60_000);
    expect(requests).toEqual([]);
    expect(state()).toMatchObject({ problem: failed.problem, stale: false });
    state().retry();
    expect(state()).toMatchObject({ problem: failed.problem });
    await pass(0);
    expect(state()).toMatchObject({ data: 1, problem: null });
  });

  it('replaces what is shown when it streams in later', async () => {
    const { state } = show({ maxAgeMs: ageMs, first });
    const { promise, resolve } = later();
    receiveRead(client, { address, outcome: promise });
    expect(state()).toMatchObject({ data: 40, stale: true });
    resolve({ ok: true, data: 41 });
    await pass(0);
    expect(state()).toMatchObject({ data: 41, stale: false });
    expect(requests).toEqual([]);
  });

  it('counts once: what was read after it stays', async () => {
    const { state } = show({ maxAgeMs: ageMs, first });
    const streamed = { address, outcome: Promise.resolve(first) };
    receiveRead(client, streamed, first);
    state().retry();
    await pass(0);
    expect(state().data).toBe(1);
    receiveRead(client, streamed, first);
    expect(state().data).toBe(1);
  });

  it('wins over a request that began before it', async () => {
    const slow = later();
    answer = () => slow.promise;
    const { state } = show({ maxAgeMs: ageMs });
    receiveRead(client, { address, outcome: Promise.resolve(first) });
    slow.resolve({ ok: true, data: 1 });
    await pass(0);
    expect(state().data).toBe(40);
  });

  it('is kept when it arrives after the component has left', async () => {
    const { promise, resolve } = later();
    receiveRead(client, { address, outcome: promise });
    const { leave } = show({ maxAgeMs: ageMs });
    leave();
    resolve(first);
    await pass(0);
    expect([show({ maxAgeMs: ageMs }).state().data, requests]).toEqual([40, []]);
  });

  it('is requested when the resource is read again', async () => {
    const { state } = show({ maxAgeMs: ageMs });
    receiveRead(client, { address, outcome: Promise.resolve(first) });
    await pass(0);
    expect([state().data, requests.length]).toEqual([40, 1]);
    await client.invalidateQueries({ queryKey: keyOf(address) });
    expect([state().data, requests.length]).toEqual([2, 2]);
  });

  it('that breaks off is a problem', async () => {
    receiveRead(client, { address, outcome: Promise.reject(new TypeError('network error')) });
    const { state } = show({ maxAgeMs: ageMs });
    await pass(0);
    expect(state()).toMatchObject({ problem: { kind: 'unreachable' } });
    expect(requests).toEqual([]);
  });
});

describe('a kept page', () => {
  const page = { place: 'lantern' };

  it('keeps its age while it is shown again', async () => {
    expect(keptPage(client, 'one')).toBeNull();
    keepPage(client, 'one', page, ageMs);
    await pass(60_000);
    keepPage(client, 'one', page, ageMs);
    expect(keptPage(client, 'one')).toEqual({ page, at: Date.now() - 60_000 });
    keepPage(client, 'one', { ...page }, ageMs);
    expect(keptPage(client, 'one')?.at).toBe(Date.now());
  });

  it('is dropped alone or with all others, and when nobody has asked for it that long', async () => {
    const keep = () => ['one', 'two'].forEach((name) => keepPage(client, name, page, ageMs));
    const kept = () => ['one', 'two'].filter((name) => keptPage(client, name));
    keep();
    forgetPages(client, 'one');
    expect(kept()).toEqual(['two']);
    forgetPages(client);
    expect(kept()).toEqual([]);
    keep();
    await pass(ageMs + 1_000);
    expect(kept()).toEqual([]);
  });

  it('is no resource', () => {
    keepPage(client, 'one', page, ageMs);
    expect(client.getQueryData(keyOf('one'))).toBeUndefined();
  });
});
