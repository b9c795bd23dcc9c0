import { describe, expect, it } from 'vitest';
import { ProblemError, retryDelay, shouldRetry } from './resource.ts';

const error = (kind: ProblemError['problem']['kind'], waitSeconds?: number) =>
  new ProblemError({ kind, detail: '', requestId: '', waitSeconds });

describe('retries', () => {
  it.each([
    ['unreachable', true],
    ['busy', true],
    ['refused', false],
    ['forbidden', false],
    ['signed-out', false],
    ['failed', false],
  ] as const)('a read that was %s is retried: %s', (kind, again) => {
    expect(shouldRetry(0, error(kind))).toBe(again);
  });

  it('end after the second, and a bug is never retried', () => {
    expect([0, 1, 2].map((failures) => shouldRetry(failures, error('busy')))).toEqual([true, true, false]);
    expect(shouldRetry(0, new TypeError('x'))).toBe(false);
  });

  it('wait as long as the service requested, up to half a minute, otherwise longer each time', () => {
    expect(retryDelay(0, error('busy', 3))).toBe(3000);
    expect(retryDelay(0, error('busy', 600))).toBe(30_000);
    expect([0, 1].map((failures) => retryDelay(failures, error('unreachable')))).toEqual([500, 1000]);
  });
});
