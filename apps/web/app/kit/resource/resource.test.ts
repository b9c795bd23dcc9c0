import { describe, expect, it } from 'vitest';
import { addressOf, ProblemError, retryDelay, shouldRetry } from './resource.ts';

const error = (kind: ProblemError['problem']['kind'], waitSeconds?: number) =>
  new ProblemError({ kind, detail: '', requestId: '', waitSeconds });

describe('the address of a resource', () => {
  it('escapes its values and leaves out empty ones', () => {
    expect(addressOf('/resources/calls/:slug', { slug: 'a/../b?c' }, { from: '2026-11-01', metric: null, q: '' })).toBe(
      '/resources/calls/a%2F..%2Fb%3Fc?from=2026-11-01',
    );
    expect(addressOf('/resources/find')).toBe('/resources/find');
  });

  it('throws when a part of the path is missing', () => {
    expect(() => addressOf('/resources/calls/:slug')).toThrow('slug');
    expect(() => addressOf('/resources/calls/:slug', { slug: '' })).toThrow('slug');
  });
});

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
