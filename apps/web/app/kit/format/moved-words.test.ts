import { movementParts } from '@roadside/domain/metrics';
import { expect, it } from 'vitest';
import { changeUnitOf, partNames } from './moved-words.ts';

it('shares change by points, everything else by its own unit', () => {
  expect(changeUnitOf({ unit: 'percent' })).toBe('points');
  expect(changeUnitOf({ unit: 'minutes' })).toBe('min');
  expect(changeUnitOf({ unit: 'calls' })).toBeUndefined();
});

it('every cause has a name of its own, and none is a rest that explains nothing', () => {
  const names = movementParts.map((part) => partNames[part]);
  expect(new Set(names).size).toBe(movementParts.length);
  expect(names.join(' ').toLowerCase()).not.toMatch(/\brest\b|other/);
});
