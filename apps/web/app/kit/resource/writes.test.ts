import { afterEach, describe, expect, it, vi } from 'vitest';
import { createWrites, randomKey, tabKeys } from './writes.ts';

const content = '{"name":"a"}';

describe('writes', () => {
  it('are sent one at a time', () => {
    const writes = createWrites();
    expect(writes.begin(content)).toMatch(/^[0-9a-f]{32}$/);
    expect(writes.begin(content)).toBeNull();
    expect(writes.begin('other')).toBeNull();
    writes.end(false);
    expect(writes.begin('other')).not.toBeNull();
  });

  it('keep their key while the same content is retried after a failure', () => {
    const writes = createWrites();
    const first = writes.begin(content);
    writes.end(false);
    expect(writes.begin(content)).toBe(first);
  });

  it('get a new key for other content, after success, and in another form', () => {
    const writes = createWrites();
    const keys = ['a', 'b', 'b'].map((text) => {
      const key = writes.begin(text);
      writes.end(true);
      return key;
    });
    expect(new Set([...keys, createWrites().begin('a')]).size).toBe(4);
  });

  it('keep their key when no write was pending', () => {
    const writes = createWrites();
    const first = writes.begin(content);
    writes.end(false);
    writes.end(true);
    expect(writes.begin(content)).toBe(first);
  });
});

describe('keys in the tab', () => {
  const stored = new Map<string, string>();
  afterEach(() => {
    stored.clear();
    vi.unstubAllGlobals();
  });
  const inTab = (form = '/mail') => {
    vi.stubGlobal('sessionStorage', {
      getItem: (place: string) => stored.get(place) ?? null,
      setItem: (place: string, key: string) => void stored.set(place, key),
      removeItem: (place: string) => void stored.delete(place),
    });
    return createWrites(randomKey, tabKeys(form));
  };

  it('survive a reload while the write has no answer, each with its content', () => {
    const before = inTab();
    const lost = before.begin(content);
    before.end(false);
    const after = inTab();
    const other = after.begin('other');
    after.end(true);
    expect(other).not.toBe(lost);
    expect(after.begin(content)).toBe(lost);
    after.end(true);
    expect([...stored]).toEqual([]);
    expect(inTab().begin(content)).not.toBe(lost);
  });

  it('belong to one form, and say nothing of the content', () => {
    const lost = inTab().begin('the salary of Rosa');
    expect(inTab('/home').begin('the salary of Rosa')).not.toBe(lost);
    expect([...stored].join()).not.toContain('Rosa');
  });

  it('last as long as the page where the browser stores nothing', () => {
    vi.stubGlobal('sessionStorage', undefined);
    const writes = createWrites(randomKey, tabKeys('/mail'));
    const first = writes.begin(content);
    writes.end(false);
    expect(writes.begin(content)).toBe(first);
  });
});
