import { expect, it } from 'vitest';
import { waitingWords } from './waiting-words.ts';

it.each([
  [1, '1 change is waiting for the network. We’ll save it when you’re back online.'],
  [2, '2 changes are waiting for the network. We’ll save them when you’re back online.'],
  [1_000, '1,000 changes are waiting for the network. We’ll save them when you’re back online.'],
])('says how many changes wait: %i', (count, words) => {
  expect(waitingWords(count)).toBe(words);
});
