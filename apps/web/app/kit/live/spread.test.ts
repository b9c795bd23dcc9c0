import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { spread } from './spread.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs once for all that is wanted meanwhile, and again for what is wanted later', () => {
  const run = vi.fn();
  const { want } = spread(run, 1_000, () => 0.5);
  want();
  vi.advanceTimersByTime(400);
  want();
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledOnce();
  want();
  vi.advanceTimersByTime(500);
  expect(run).toHaveBeenCalledTimes(2);
});

it('runs no more once stopped', () => {
  const run = vi.fn();
  const { want, stop } = spread(run, 1_000, () => 0.5);
  want();
  stop();
  vi.advanceTimersByTime(2_000);
  expect(run).not.toHaveBeenCalled();
});
