import { describe, expect, it } from 'vitest';
import { stepStates } from './step-states.ts';

const steps = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

describe('stepStates', () => {
  it.each([
    ['the first', 'a', ['current', 'upcoming', 'upcoming']],
    ['the last', 'c', ['done', 'done', 'current']],
    ['an unknown one', 'x', ['upcoming', 'upcoming', 'upcoming']],
  ])('%s', (_name, current, states) => {
    expect(stepStates(steps, current)).toEqual(states);
  });

  it('uses the state that a step sets', () => {
    expect(stepStates([{ id: 'a', state: 'invalid' }, { id: 'b' }, { id: 'c', state: 'done' }], 'b')).toEqual([
      'invalid',
      'current',
      'done',
    ]);
  });
});
