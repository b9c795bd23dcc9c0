import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { ignoreAbortedReads } from './aborted-reads.ts';

const page = new URL('https://roadside.test/dashboard/lantern.data?chart=line');

/** A server that sends the first half of its response; the second half, or a broken connection, follows on command. */
function halfSent() {
  let line: ReadableStreamDefaultController<Uint8Array> | undefined;
  const server = vi.fn<typeof fetch>(async (_input, init) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        line = controller;
        controller.enqueue(new TextEncoder().encode('first half, '));
        init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
      },
    });
    return new Response(body, { status: 203, headers: { 'x-kind': 'half' } });
  });
  return {
    ask: ignoreAbortedReads(server),
    finish() {
      line?.enqueue(new TextEncoder().encode('second half'));
      line?.close();
    },
    breakOff: () => line?.error(new TypeError('network error')),
  };
}

describe('a response the router requested', () => {
  it('arrives complete and unchanged', async () => {
    const server = halfSent();
    const answer = await server.ask(page, { signal: new AbortController().signal });
    server.finish();
    expect([answer.status, answer.headers.get('x-kind'), await answer.text()]).toEqual([
      203,
      'half',
      'first half, second half',
    ]);
  });

  it('goes silent when it is abandoned', async () => {
    const server = halfSent();
    const leaving = new AbortController();
    const reader = (await server.ask(page, { signal: leaving.signal })).body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first half, ');
    const onOutcome = vi.fn<(outcome: unknown) => void>();
    reader?.read().then(onOutcome, onOutcome);
    leaving.abort();
    // Anything the abort settles has settled after one turn of the event loop.
    await setImmediate();
    expect(onOutcome).not.toHaveBeenCalled();
  });

  it('reports an error when it breaks off by itself', async () => {
    const server = halfSent();
    const answer = await server.ask(page, { signal: new AbortController().signal });
    server.breakOff();
    await expect(answer.text()).rejects.toThrow('network error');
  });

  it('breaks off for a caller that requested something else and reads it itself', async () => {
    const server = halfSent();
    const leaving = new AbortController();
    const answer = await server.ask('/resources/search?what=employees', { signal: leaving.signal });
    leaving.abort(new Error('left'));
    await expect(answer.text()).rejects.toThrow('left');
  });

  it('is not started when it was abandoned before', async () => {
    const ask = ignoreAbortedReads(async (_input, init) => {
      init?.signal?.throwIfAborted();
      return new Response('too late');
    });
    await expect(ask(page, { signal: AbortSignal.abort(new Error('left')) })).rejects.toThrow('left');
  });

  it('may be empty', async () => {
    const ask = ignoreAbortedReads(async () => new Response(null, { status: 204 }));
    expect((await ask(page, { signal: new AbortController().signal })).body).toBeNull();
  });
});
