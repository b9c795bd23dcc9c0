import { afterEach, describe, expect, it, vi } from 'vitest';
import { arrive, ArrivalReads } from './arrivals.ts';

describe('reads that a crowd shares', () => {
  afterEach(() => vi.useRealTimers());

  it('are those that began after a request arrived, never an earlier one', async () => {
    const reads = new ArrivalReads<string>();
    let state = 'old';
    const read = vi.fn(async () => state);
    const [first, second] = [arrive(), arrive()];
    expect(await reads.read('a', second, read)).toBe('old');
    state = 'new';
    expect(await reads.read('a', first, read)).toBe('old');
    expect(read).toHaveBeenCalledTimes(1);
    expect(await reads.read('a', arrive(), read)).toBe('new');
    expect(await reads.read('b', first, read)).toBe('new');
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('do not replace a running read for those who wait for it', async () => {
    const reads = new ArrivalReads<number>();
    const slow = Promise.withResolvers<number>();
    const early = arrive();
    const waiting = [reads.read('a', early, () => slow.promise), reads.read('a', early, async () => 2)];
    const late = reads.read('a', arrive(), async () => 3);
    slow.resolve(1);
    expect(await Promise.all([...waiting, late])).toEqual([1, 1, 3]);
  });

  it('are not shared after a failure, nor kept for long', async () => {
    vi.useFakeTimers();
    const reads = new ArrivalReads<string>();
    const early = arrive();
    await expect(reads.read('a', early, async () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    expect(await reads.read('a', early, async () => 'found')).toBe('found');
    expect(reads.size).toBe(1);
    vi.advanceTimersByTime(5_000);
    expect(reads.size).toBe(0);
  });
});
