import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('runs tasks one after another, and ignores a duplicate that is still queued', async () => {
  const { take } = createTurns();
  const done: string[] = [];
  let finish = () => {};
  const slow = take('slow', async () => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    done.push('slow');
    return 1;
  });
  expect(await take('slow', async () => 2)).toBeNull();
  const next = take('next', async () => done.push('next'));
  await Promise.resolve();
  expect(done).toEqual([]);
  finish();
  expect(await slow).toBe(1);
  await next;
  expect(done).toEqual(['slow', 'next']);
  expect(await take('slow', async () => 3)).toBe(3);
});

it('continues after a failure', async () => {
  const { take } = createTurns();
  const failed = take('a', () => Promise.reject(new Error('no answer')));
  const after = take('b', async () => 'b');
  await expect(failed).rejects.toThrow('no answer');
  expect(await after).toBe('b');
  expect(await take('a', async () => 'again')).toBe('again');
});
