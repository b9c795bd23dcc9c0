import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../kit/outcome/outcome.ts';
import { loginHint } from './login-hint.ts';

const problem = (rest: Partial<Problem> & Pick<Problem, 'kind'>): Problem => ({
  detail: '',
  requestId: 'r-1',
  ...rest,
});
const silent = 'Roadside isn’t responding right now. Try again shortly.';

describe('a failed login says what to do', () => {
  it.each([
    [problem({ kind: 'signed-out' }), 'Check your username and password.', 401],
    [problem({ kind: 'refused' }), 'Check your username and password.', 401],
    [
      problem({ kind: 'busy', throttled: true, waitSeconds: 20 }),
      'Too many tries. Wait a minute, then try again.',
      429,
    ],
    [
      problem({ kind: 'busy', throttled: true, waitSeconds: 61 }),
      'Too many tries. Wait 2 minutes, then try again.',
      429,
    ],
    [problem({ kind: 'busy', waitSeconds: 5 }), 'Roadside is still starting or busy. Try again in a moment.', 503],
    [problem({ kind: 'busy' }), 'Roadside is still starting or busy. Try again in a moment.', 503],
    [problem({ kind: 'unreachable' }), silent, 503],
    [problem({ kind: 'failed' }), silent, 503],
  ])('%o', (given, hint, status) => expect(loginHint(given)).toEqual([hint, status]));
});
