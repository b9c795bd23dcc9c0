import { expect, it } from 'vitest';
import { savedWords, versionWords } from './version-words.ts';

const none = { renamed: false, settings: false, added: [], removed: [], changed: [] };

it.each([
  [{ ...none, added: ['Calls', 'Wait'], renamed: true }, 'Added Calls and Wait, renamed'],
  [{ ...none, removed: ['Calls'], changed: ['Wait'] }, 'Removed Calls, changed Wait'],
  [{ ...none, added: ['A', 'B', 'C', 'D', 'E'] }, 'Added A, B, C and 2 more'],
  [{ ...none, settings: true }, 'Changed its settings'],
  [none, 'Saved without changes'],
])('a version says what it changed: %j', (changes, words) => {
  expect(versionWords({ changes, elements: 4 }, false)).toBe(words);
});

it('the first version says how much it had', () => {
  expect(versionWords({ changes: { ...none, added: ['Calls'] }, elements: 1 }, true)).toBe('1 element');
});

it('a version was saved on the day and at the time of the location', () => {
  const version = { saved_at: '2026-11-21T03:30:00Z', saved_by: 'Ann Lee' };
  expect(savedWords(version, 'America/Denver')).toBe('Fri, Nov 20, 8:30 PM · Ann Lee');
  expect(savedWords({ ...version, saved_by: null }, 'UTC')).toBe('Sat, Nov 21, 3:30 AM');
});
