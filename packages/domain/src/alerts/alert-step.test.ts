import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alertStep, type AlertState } from './index.ts';

const below = { direction: 'below', threshold: 82 } as const;

/** The values at which an alert tells. */
function told(rule: Parameters<typeof alertStep>[1], values: readonly (number | null)[]): readonly (number | null)[] {
  let state: AlertState = 'watching';
  return values.filter((value) => {
    const step = alertStep(state, rule, value);
    state = step.state;
    return step.tells;
  });
}

describe('an alert', () => {
  it.each([
    ['tells a crossing once', [83, 81.5, 81.4, 80], [81.5]],
    ['tells at once when it is past already', [81.5], [81.5]],
    ['does not tell at the threshold itself', [82], []],
    ['does not repeat while the number swings around it', [81.9, 82.1, 81.8, 82.5, 81], [81.9]],
    ['tells again after the number came back by 1%', [81.9, 82.9, 81], [81.9, 81]],
    ['keeps its state without a number', [81.9, null, 81], [81.9]],
  ])('%s', (_what, values, expected) => {
    expect(told(below, values)).toEqual(expected);
  });

  it('above works the other way', () => {
    expect(told({ direction: 'above', threshold: 60 }, [59, 61, 62, 59.9, 61, 59, 61])).toEqual([61, 61]);
  });

  it('never tells twice without coming back in between', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 100, noNaN: true })), (values) => {
        let isFree = true;
        let state: AlertState = 'watching';
        for (const value of values) {
          const step = alertStep(state, below, value);
          if (step.tells) {
            expect(isFree).toBe(true);
            expect(value).toBeLessThan(82);
          }
          if (value >= 82.82) isFree = true;
          else if (step.tells) isFree = false;
          state = step.state;
        }
      }),
    );
  });
});
