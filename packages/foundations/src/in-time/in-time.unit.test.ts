import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTime } from './in-time.ts';

describe('the time limit of a part', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('settles like a promise that settles in time, and leaves no timer behind', async () => {
    await expect(inTime(Promise.resolve('part'))).resolves.toBe('part');
    await expect(inTime(Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects after 120 seconds and not before', async () => {
    const late = vi.fn<(error: Error) => void>();
    inTime(new Promise(() => {})).catch(late);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(late).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(late).toHaveBeenCalledOnce();
  });
});
