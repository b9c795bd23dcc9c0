import { expect, test, vi } from 'vitest';
import { latePart } from './late-part.ts';

test('is asked for once, however many wait for it, and tells them when it is there', async () => {
  const bring = vi.fn(() => Promise.resolve({ name: 'surface' }));
  const late = latePart(bring);
  const changed = vi.fn();
  late.subscribe(changed);
  expect(late.current()).toBeNull();
  const [first, second] = await Promise.all([late.load(), late.load()]);
  expect(first).toBe(second);
  expect(bring).toHaveBeenCalledTimes(1);
  expect(changed).toHaveBeenCalledTimes(1);
  expect(late.arrival()).toEqual({ part: { name: 'surface' }, lost: false });
});

test('says when it is lost, and is asked for again by the next press', async () => {
  const bring = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce({ name: 'surface' });
  const late = latePart<{ name: string }>(bring);
  expect(await late.load()).toBeNull();
  expect(late.arrival()).toEqual({ part: null, lost: true });
  expect(await late.load()).toEqual({ name: 'surface' });
  expect(late.arrival().lost).toBe(false);
});

test('is expected once by all the buttons of a page, when the page is idle', () => {
  const idle = vi.fn<(run: () => void) => void>();
  vi.stubGlobal('window', { requestIdleCallback: idle });
  const bring = vi.fn(() => Promise.resolve({}));
  const late = latePart(bring);
  late.loadWhenIdle();
  late.loadWhenIdle();
  expect(idle).toHaveBeenCalledTimes(1);
  expect(bring).not.toHaveBeenCalled();
  idle.mock.calls[0]?.[0]();
  expect(bring).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
