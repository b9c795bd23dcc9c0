import { describe, expect, it, vi } from 'vitest';
import { createToastStore } from './toaster-store.ts';

describe('toast store', () => {
  it('keeps texts verbatim and in order', () => {
    const store = createToastStore();
    store.show('Profile Picture change successful! ', { tone: 'success' });
    store.show('Something went Wrong', { tone: 'danger' });
    expect(store.current().map(({ text }) => text)).toEqual([
      'Profile Picture change successful! ',
      'Something went Wrong',
    ]);
  });

  it('does not show a duplicate, but shows the notice again after it is dismissed', () => {
    const store = createToastStore();
    const first = store.show('Something went wrong!', { tone: 'danger' });
    expect(store.show('Something went wrong!', { tone: 'danger' })).toBe(first);
    expect(store.show('Something went wrong!', { tone: 'beacon' })).not.toBe(first);
    store.dismiss(first);
    expect(store.show('Something went wrong!', { tone: 'danger' })).not.toBe(first);
    expect(store.current()).toHaveLength(2);
  });

  it('keeps the action of the latest occurrence', () => {
    const store = createToastStore();
    const [first, second] = [vi.fn(), vi.fn()];
    const id = store.show('The goal is set.', { action: { label: 'Undo', onSelect: first } });
    expect(store.show('The goal is set.', { action: { label: 'Undo', onSelect: second } })).toBe(id);
    expect(store.current().map(({ action }) => action?.onSelect)).toEqual([second]);
  });

  it('shows no over its limit, keeping the newest', () => {
    const store = createToastStore({ limit: 2 });
    for (const text of ['one', 'two', 'three']) store.show(text);
    expect(store.current().map(({ text }) => text)).toEqual(['two', 'three']);
  });

  it('removes notices with a timer before those that need a response', () => {
    const store = createToastStore({ limit: 2 });
    store.show('Something went wrong!', { tone: 'danger' });
    store.show('Success!');
    store.show('3 shifts moved', { action: { label: 'Undo', onSelect: vi.fn() } });
    expect(store.current().map(({ text }) => text)).toEqual(['Something went wrong!', '3 shifts moved']);
    store.show('Something else went wrong!', { tone: 'danger' });
    expect(store.current().map(({ text }) => text)).toEqual(['3 shifts moved', 'Something else went wrong!']);
  });

  it('counts repeats of a notice', () => {
    const store = createToastStore();
    store.show('Success!');
    store.show('Success!');
    expect(store.current().map(({ text, times }) => [text, times])).toEqual([['Success!', 2]]);
  });

  it('keeps its initial notices', () => {
    const store = createToastStore({ start: [{ text: 'Welcome, Gus.', tone: 'success', duration: 8000 }] });
    store.show('Success!');
    expect(store.first().map(({ text, duration }) => [text, duration])).toEqual([['Welcome, Gus.', 8000]]);
    expect(store.current().map(({ text }) => text)).toEqual(['Welcome, Gus.', 'Success!']);
  });

  it('gives plain notices a timer and keeps those that need a response', () => {
    const store = createToastStore();
    store.show('Successfully sent!', { tone: 'success' });
    store.show('Something went wrong!', { tone: 'danger' });
    store.show('3 shifts moved', { action: { label: 'Undo', onSelect: vi.fn() } });
    store.show('Short', { duration: 100 });
    expect(store.current().map(({ duration }) => duration)).toEqual([5000, Infinity, Infinity, 100]);
  });

  it('notifies its listeners of each change, with a new list each time', () => {
    const store = createToastStore();
    const listener = vi.fn();
    const before = store.current();
    const stop = store.subscribe(listener);
    const id = store.show('Success!');
    store.dismiss(id);
    stop();
    store.show('Unheard');
    expect(listener).toHaveBeenCalledTimes(2);
    expect(store.current()).not.toBe(before);
  });
});
