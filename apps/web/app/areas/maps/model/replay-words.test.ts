import { expect, it } from 'vitest';
import { noWorstWords, waitingWords } from './replay-words.ts';

const waits = (...minutes: readonly number[]) =>
  minutes.map((each, entry) => ({ entry, minutes: each, late: each > 60 }));

it.each([
  [waits(), 'Nobody is waiting'],
  [waits(12.9), '1 member waiting, 12 min'],
  [waits(96.2, 12), '2 members waiting, 1 past the promised time, the longest 96 min'],
  [waits(96, 70, 12), '3 members waiting, 2 past their promised time, the longest 96 min'],
  [waits(96, 70), '2 members waiting, all past their promised time, the longest 96 min'],
])('says who waits at a moment: %#', (waiting, words) => {
  expect(waitingWords(waiting)).toBe(words);
});

it('tells a month without late calls from one without calls', () => {
  const evening = (calls: number) => ({ day: '2026-11-03', calls, late: 0 });
  expect(noWorstWords([evening(0), evening(4)], 'November').title).toBe('No late calls on an evening in November');
  expect(noWorstWords([evening(0)], 'November').title).toBe('No calls on an evening in November');
  expect(noWorstWords([], 'November').title).toBe('No calls on an evening in November');
});
