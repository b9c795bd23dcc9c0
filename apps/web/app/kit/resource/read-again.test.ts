import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readAgain } from './read-again.ts';

let client: QueryClient;
let begun: (() => void)[];
let stored: string;
const stops: (() => void)[] = [];

beforeEach(() => {
  environmentManager.setIsServer(() => false);
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.mount();
  begun = [];
  stored = 'before';
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  client.unmount();
});

/** Shows a resource whose reads answer with what was stored when they began, once they are let through. */
function show(key: string) {
  const observer = new QueryObserver(client, {
    queryKey: ['/things', key],
    queryFn: () => {
      const read = stored;
      return new Promise<string>((resolve) => begun.push(() => resolve(read)));
    },
  });
  stops.push(observer.subscribe(() => {}));
  return () => observer.getCurrentResult().data;
}
const answer = () => begun.shift()?.();

it('follows a first read that may have begun before the change, once', async () => {
  const shown = show('a');
  stored = 'after';
  void readAgain(client, ['/things']);
  void readAgain(client, ['/things']);
  expect(begun).toHaveLength(1);
  answer();
  await expect.poll(() => begun.length).toBe(1);
  expect(shown()).toBe('before');
  answer();
  await expect.poll(shown).toBe('after');
  expect(begun).toHaveLength(0);
});

it('starts over a later read, and leaves other resources alone', async () => {
  const [shown, other] = [show('a'), show('b')];
  answer();
  answer();
  await expect.poll(() => [shown(), other()]).toEqual(['before', 'before']);
  void readAgain(client, ['/things', 'a']);
  stored = 'after';
  void readAgain(client, ['/things', 'a']);
  expect(begun).toHaveLength(2);
  answer();
  answer();
  await expect.poll(shown).toBe('after');
  expect(other()).toBe('before');
});
