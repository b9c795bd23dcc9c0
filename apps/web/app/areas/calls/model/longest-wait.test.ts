import { expect, it } from 'vitest';
import { longestWait } from './longest-wait.ts';

const calls = (...waits: readonly (number | null)[]) => waits.map((ata_minutes, id) => ({ id, ata_minutes }));

it.each([
  [calls(90, 40, null), 0],
  [calls(0.4), 0],
  [calls(null, null), null],
  [calls(), null],
])('finds the longest wait of %j', (sorted, id) => {
  expect(longestWait(sorted)?.id ?? null).toBe(id);
});
