import { describe, expect, it } from 'vitest';
import type { Problem } from '../resource/outcome.ts';
import { failureOf } from './form-failure.ts';

const problem = (more: Partial<Problem>): Problem => ({
  kind: 'refused',
  detail: 'As the api says it.',
  requestId: '',
  ...more,
});

describe('what a form of a way in says', () => {
  it('is that the link does not work, whatever else is wrong', () => {
    expect(failureOf(problem({ fields: { token: 'Used', password: 'short' } }), {})).toMatchObject({
      uselessLink: true,
      words: '',
      fields: {},
    });
  });

  it('stands at the field that is at fault', () => {
    expect(failureOf(problem({ fields: { password: 'Too small' } }), { username: 'kim' })).toEqual({
      uselessLink: false,
      words: '',
      fields: { password: 'Take at least 12 characters.' },
      typed: { username: 'kim' },
    });
    expect(failureOf(problem({ fields: { username: 'Taken' } }), {}).fields).toEqual({
      username: 'That name is taken; choose another.',
    });
  });

  it.each([
    [problem({ kind: 'busy', waitSeconds: 61 }), 'Too many tries. Wait a minute, then try again.'],
    [problem({ kind: 'busy', waitSeconds: 600 }), 'Too many tries. Wait 10 minutes, then try again.'],
    [
      problem({ kind: 'unreachable', detail: '' }),
      'Roadside does not answer at the moment. Nothing was changed; try again shortly.',
    ],
    [problem({ fields: { purpose: 'no' } }), 'As the api says it.'],
  ])('names what is no field’s fault', (given, words) => {
    expect(failureOf(given, {})).toMatchObject({ words, fields: {}, uselessLink: false });
  });
});
