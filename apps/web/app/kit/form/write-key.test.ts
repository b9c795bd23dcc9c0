import { describe, expect, it } from 'vitest';
import { createWriteKeys } from './write-key.ts';

describe('keys of a form', () => {
  it('stay the same while the same content is sent again', () => {
    const keys = createWriteKeys();
    const first = keys.keyFor('{"name":"a"}');
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(keys.keyFor('{"name":"a"}')).toBe(first);
  });

  it('differ for other content, after success, and between forms', () => {
    const keys = createWriteKeys();
    const first = keys.keyFor('a');
    const second = keys.keyFor('b');
    keys.renew();
    expect(new Set([first, second, keys.keyFor('b'), createWriteKeys().keyFor('a')]).size).toBe(4);
  });
});
