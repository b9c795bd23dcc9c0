import { movementParts } from '@roadside/domain/metrics';
import { expect, it } from 'vitest';
import { changeUnitOf, movedSteps, partNames } from './moved-words.ts';

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

it('only what moved the value is a step, unless nothing did', () => {
  const parts = movementParts.map((part) => ({ part }));
  expect(movedSteps(parts, [0, 0.2, -0.4, 1.8, 0]).map(({ label, change }) => [label, change])).toEqual([
    ['Service mix', 0.2],
    ['Provider mix', -0.4],
    ['Wait', 1.8],
  ]);
  expect(movedSteps(parts, [0, 0, 0, 0, 0])).toHaveLength(movementParts.length);
});
