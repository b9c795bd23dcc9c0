import { describe, expect, it } from 'vitest';
import { createWrites } from './writes.ts';

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
