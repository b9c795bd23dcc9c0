import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberProblem } from './number-problem.ts';

describe('numberProblem', () => {
  it.each([
    ['nothing entered', null, { min: 1 }, null],
    ['inside both limits', 5, { min: 1, max: 9 }, null],
    ['on the limits', 9, { min: 9, max: 9 }, null],
    ['under the only limit', 0, { min: 1 }, { code: 'tooSmall' }],
    ['over the only limit', 10, { max: 9 }, { code: 'tooLarge' }],
    ['outside a range', 10, { min: 1, max: 9 }, { code: 'outOfRange' }],
    ['between steps', 7, { step: 5 }, { code: 'offStep', lower: 5, upper: 10 }],
    ['steps count from the smallest value', 8, { min: 3, step: 5 }, null],
    ['a step of a tenth is not hurt by binary fractions', 0.3, { step: 0.1 }, null],
    ['below zero', -7, { step: 5 }, { code: 'offStep', lower: -10, upper: -5 }],
    ['the last step lies over the limit', 9, { max: 9, min: 0, step: 4 }, { code: 'offStep', lower: 8, upper: 8 }],
  ])('%s', (_name, value, limits, problem) => {
    expect(numberProblem(value, limits)).toEqual(problem);
  });

  it('suggests neighboring values that are allowed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e6, max: 1e6 }),
        fc.integer({ min: 1, max: 1000 }),
        fc.integer({ min: -1000, max: 1000 }),
        (value, step, min) => {
          const problem = numberProblem(value, { min, step });
          if (problem?.code !== 'offStep') return;
          expect(numberProblem(problem.lower, { min, step })).toBeNull();
          expect(numberProblem(problem.upper, { min, step })).toBeNull();
          expect(problem.lower).toBeLessThan(value);
          expect(problem.upper).toBeGreaterThan(value);
        },
      ),
    );
  });
});
