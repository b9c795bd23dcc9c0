import { expect, it } from 'vitest';
import { lockedBecause, whoCanChange } from './lock-words.ts';

it.each([
  [[], 'This module belongs to another location.'],
  [['Winter starts'], 'You don’t manage “Winter starts”, which requires this module.'],
  [['Winter starts', 'Shoulder'], 'You don’t manage “Winter starts” and “Shoulder”, which require this module.'],
  [['A', 'B', 'C', 'D', 'E'], 'You don’t manage “A”, “B”, “C”, and 2 more, which require this module.'],
])('required by %j: %s', (campaigns, words) => {
  expect(lockedBecause({ campaigns })).toBe(words);
});

it.each([
  [[], 'Ask an Admin to change it, or create a module of your own.'],
  [['Greta Longacre'], 'Ask Greta Longacre or an Admin to change it, or create a module of your own.'],
])('managed by %j: %s', (managers, words) => {
  expect(whoCanChange({ managers })).toBe(words);
});
