import { expect, it } from 'vitest';
import { versionWords } from './version-words.ts';

const none = { renamed: false, settings: false, added: [], removed: [], changed: [] };

it.each([
  [{ ...none, added: ['Calls', 'Wait'], renamed: true }, 'Added Calls and Wait, renamed'],
  [{ ...none, removed: ['Calls'], changed: ['Wait'] }, 'Removed Calls, changed Wait'],
  [{ ...none, added: ['A', 'B', 'C', 'D', 'E'] }, 'Added A, B, C and 2 more'],
  [{ ...none, settings: true }, 'Changed its description'],
  [none, 'Saved without changes'],
])('a version says what it changed: %j', (changes, words) => {
  expect(versionWords({ changes, elements: 4 }, false)).toBe(words);
});

it('the first version says how much it had', () => {
  expect(versionWords({ changes: { ...none, added: ['Calls'] }, elements: 1 }, true)).toBe('1 element');
});
