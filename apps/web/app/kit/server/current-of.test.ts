import { calls } from '@roadside/contract/calls';
import { expect, it } from 'vitest';
import type { Problem } from '../outcome/outcome.ts';
import { currentOf } from './current-of.ts';

const refusal = (current?: unknown): Problem => ({
  kind: 'refused',
  detail: 'Changed meanwhile.',
  requestId: 'r',
  current,
});

it.each([
  ['what is stored now, in the form of the call’s reply', refusal({ preferences: { show_quick_tips: true } }), true],
  ['nothing where the refusal brings none', refusal(), false],
  ['nothing where it brings something else', refusal({ preferences: 7 }), false],
])('returns %s', (_what, problem, given) => {
  expect(currentOf(calls.accounts.preferencesRead, problem)).toEqual(
    given ? expect.objectContaining({ preferences: expect.anything() as unknown }) : null,
  );
});
