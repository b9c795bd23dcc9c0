import { expect, it } from 'vitest';
import { defaultWeights } from './points.ts';
import { whatIf } from './what-if.ts';

it.each([
  [0, defaultWeights, { least: 0, onTime: null, most: 0 }],
  [2, defaultWeights, { least: 30, onTime: null, most: 100 }],
  [2, { ...defaultWeights, pta_hit_rate: 1 }, { least: 30, onTime: 40, most: 110 }],
  [2, { pta_hit_rate: 3.8 }, { least: 0, onTime: 38, most: 38 }],
  [1, {}, { least: 0, onTime: null, most: 0 }],
])('%s calls by %j', (calls, weights, worth) => {
  expect(whatIf(calls, weights)).toEqual(worth);
});
