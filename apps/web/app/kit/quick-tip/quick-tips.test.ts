import { expect, it } from 'vitest';
import { tipCount, tipOf } from './quick-tips.ts';

const round = Array.from({ length: tipCount }, (_, index) =>
  tipOf(new Date(Date.UTC(2026, 10, 18 + index)).toISOString().slice(0, 10)),
);

it('a different one each day until all were shown, then the first again', () => {
  expect(tipCount).toBeGreaterThanOrEqual(7);
  expect(new Set(round.map(({ keys }) => keys)).size).toBe(tipCount);
  const after = new Date(Date.UTC(2026, 10, 18 + tipCount)).toISOString().slice(0, 10);
  expect(tipOf(after)).toEqual(round[0]);
  expect(tipOf('1969-12-30').keys).not.toBe('');
});

it('mentions no keys on a device without a keyboard', () => {
  for (const { fingers } of round) expect(fingers).not.toMatch(/\bCtrl\b|\b[Pp]ress\b|\bkeys?\b|(^| )([B-Z]|\?)( |$)/);
});
