import { expect, it } from 'vitest';
import { longestFirst, runInLanes } from './lanes.mjs';

/** Starts parts, ends them in the given order, and returns which ones were running after each step. */
async function beside(lanes: number, weights: Readonly<Record<string, number>>, ends: readonly string[]) {
  const running = new Map<string, () => void>();
  const parts = Object.entries(weights).map(([name, weight]) => ({ name, weight }));
  const whole = runInLanes(
    parts,
    lanes,
    ({ name }) => new Promise<string>((end) => running.set(name, () => end(name))),
  );
  const seen = [[...running.keys()].join(' ')];
  for (const name of ends) {
    running.get(name)?.();
    running.delete(name);
    await new Promise(setImmediate);
    seen.push([...running.keys()].join(' '));
  }
  expect(await whole).toEqual(ends);
  return seen;
}

it('runs light parts in pairs and a heavy one alone on two cores', async () => {
  expect(await beside(2, { a: 1, b: 1, c: 1, D: 2 }, ['b', 'c', 'a', 'D'])).toEqual(['a b', 'a c', 'a', 'D', '']);
});

it('runs heavy parts in parallel on four cores, and fills a free lane with a light one', async () => {
  const seen = await beside(4, { a: 1, B: 2, C: 2, d: 1 }, ['a', 'B', 'd', 'C']);
  expect(seen).toEqual(['a B d', 'B d', 'd C', 'C', '']);
});

it('runs a part alone if it needs more lanes than there are', async () => {
  expect(await beside(1, { A: 2, b: 1 }, ['A', 'b'])).toEqual(['A', 'b', '']);
});

it('runs a light part beside a heavy one where there is a lane more than cores, so that no core waits', async () => {
  expect(await beside(3, { A: 2, b: 1, C: 2, d: 1 }, ['b', 'd', 'A', 'C'])).toEqual(['A b', 'A d', 'A', 'C', '']);
});

it('starts the costliest part first, and before it what it needs', () => {
  const order = longestFirst([
    { name: 'small', cost: 3 },
    { name: 'build', cost: 1, beside: 'whole' },
    { name: 'large', cost: 7 },
    { name: 'whole', cost: 5 },
    { name: 'second', cost: 2, beside: 'left out' },
  ]);
  expect(order.map(({ name }) => name)).toEqual(['large', 'build', 'whole', 'small', 'second']);
});

it('rejects if a part throws', async () => {
  const broken = runInLanes([{ weight: 1 }], 2, async () => {
    throw new Error('broken');
  });
  await expect(broken).rejects.toThrow('broken');
});
