import { writeFileSync } from 'node:fs';
import { afterAll, beforeEach, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    mutationRun: { readonly turns: number; readonly redTests: readonly string[]; readonly reachedFile: string };
  }
}

const { turns, redTests, reachedFile } = inject('mutationRun');
const red = new Set(redTests);
const reached = new Set<string>();
let used = 0;

Object.assign(globalThis, {
  mutationRun: {
    reached,
    turn() {
      used += 1;
      if (used > turns) throw new Error('A loop did not end.');
    },
  },
});

// A test that fails without a mutation can't detect one.
beforeEach(({ task, skip }) => {
  if (red.has(task.id)) skip();
});

afterAll(() => {
  if (reachedFile !== '') writeFileSync(reachedFile, JSON.stringify({ reached: [...reached], turns: used }));
});
