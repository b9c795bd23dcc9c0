import { expect, it } from 'vitest';
import type { Problem } from '../outcome/outcome.ts';
import { refusalWords } from './refusal-words.ts';

const problem = (more: Partial<Problem>): Problem => ({ kind: 'refused', detail: '', requestId: '', ...more });

it.each([
  [problem({ kind: 'busy', waitSeconds: 5 }), 'Roadside is busy. Try again in a moment.'],
  [problem({ kind: 'busy', throttled: true, waitSeconds: 61 }), 'Too many tries. Wait a minute, then try again.'],
  [problem({ kind: 'busy', throttled: true, waitSeconds: 600 }), 'Too many tries. Wait 10 minutes, then try again.'],
  [problem({ kind: 'busy' }), 'Roadside is busy. Try again in a moment.'],
  [problem({ kind: 'unreachable' }), "Roadside isn't responding. Nothing is lost. Try again in a moment."],
  [problem({ kind: 'failed' }), "Roadside isn't responding. Nothing was changed. Try again in a moment."],
  [problem({ kind: 'signed-out' }), 'Your session has ended. Log in, then try again.'],
  [problem({ detail: 'As the api says it.' }), 'As the api says it.'],
  [problem({}), "We couldn't save this. Check what you entered, then try again."],
])('a refusal says what happened and what to do', (given, words) => {
  expect(refusalWords(given)).toBe(words);
});
