import { expect, it } from 'vitest';
import { mailHref, newMailId, readMailView } from './mail-view.ts';

const read = (query: string) => readMailView(new URLSearchParams(query));

it('round-trips what is open', () => {
  const view = read('folder=unread&text=ice&thread=12');
  expect(view).toEqual({ folder: 'unread', text: 'ice', thread: 12, compose: null, to: null });
  expect(mailHref(view, { thread: 12 })).toBe('/mail/?folder=unread&text=ice&thread=12');
  expect(mailHref(view, { folder: 'all', text: '' })).toBe('/mail/');
});

it('opens a thread or a draft, never both', () => {
  const id = newMailId();
  expect(read(`compose=${id}`).compose).toBe(id);
  expect(mailHref(read(`compose=${id}`), { thread: 3 })).toBe('/mail/?thread=3');
  expect(mailHref(read('thread=3'), { compose: 'new', to: 7 })).toBe('/mail/?compose=new&to=7');
});

it.each(['folder=bin', 'thread=0', 'thread=1e3', 'compose=../x', 'to=-1'])('ignores %s', (query) => {
  expect(read(query)).toEqual(read(''));
});

it('makes ids that differ', () => {
  expect(new Set(Array.from({ length: 100 }, newMailId)).size).toBe(100);
});
