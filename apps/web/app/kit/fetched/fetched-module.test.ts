import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchedModule } from './fetched-module.ts';

const address = 'https://roadside.example/assets/panel-1.js';
const refused = (from = address) => new TypeError(`Failed to fetch dynamically imported module: ${from}`);

describe('a module fetched on demand', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('fails after 120 seconds and not before, and is requested again by the next call', async () => {
    const bring = vi.fn<() => Promise<string>>(() => new Promise(() => {}));
    const fetchPanel = fetchedModule(bring);
    const late = vi.fn<(error: unknown) => void>();
    fetchPanel().catch(late);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(late).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(late).toHaveBeenCalledOnce();
    bring.mockResolvedValue('panel');
    await expect(fetchPanel()).resolves.toBe('panel');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is requested at another address each time after the browser refused one', async () => {
    const importFrom = vi
      .fn<(from: string) => Promise<string>>()
      .mockImplementationOnce((from) => Promise.reject(refused(from)))
      .mockResolvedValue('panel');
    const fetchPanel = fetchedModule(() => Promise.reject(refused()), importFrom);
    await expect(fetchPanel()).rejects.toThrow('Failed to fetch');
    expect(importFrom).not.toHaveBeenCalled();
    await expect(fetchPanel()).rejects.toThrow('Failed to fetch');
    await expect(fetchPanel()).resolves.toBe('panel');
    expect(importFrom.mock.calls).toEqual([[`${address}?again=1`], [`${address}?again=2`]]);
  });
});
