import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTime } from './in-time.ts';

describe('a part that is waited for', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('comes when it comes, or fails as it fails, and leaves no clock behind', async () => {
    await expect(inTime(Promise.resolve('part'), 1000)).resolves.toBe('part');
    await expect(inTime(Promise.reject(new Error('lost')), 1000)).rejects.toThrow('lost');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is given up after its time and not before', async () => {
    const late = vi.fn<(error: Error) => void>();
    inTime(new Promise(() => {}), 120_000).catch(late);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(late).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(late).toHaveBeenCalledOnce();
  });
});
