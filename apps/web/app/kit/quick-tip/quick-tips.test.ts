import { expect, it } from 'vitest';
import { tipOf } from './quick-tips.ts';

const week = Array.from({ length: 7 }, (_, index) =>
  tipOf(new Date(Date.UTC(2026, 10, 18 + index)).toISOString().slice(0, 10)),
);

it('another each day of a week, the same a week later', () => {
  expect(new Set(week.map(({ keys }) => keys)).size).toBe(7);
  expect(tipOf('2026-11-25')).toEqual(tipOf('2026-11-18'));
  expect(tipOf('1969-12-30').keys).not.toBe('');
});

it('names no key to who has none', () => {
  for (const { fingers } of week) expect(fingers).not.toMatch(/\bCtrl\b|\b[Pp]ress\b|\bkeys?\b|(^| )([B-Z]|\?)( |$)/);
});
