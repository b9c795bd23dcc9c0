import { describe, expect, it } from 'vitest';
import { createSealer } from './sealed-cookie.server.ts';

const secret = 'a secret of more than thirty-two characters';
const other = 'another secret, also longer than thirty-two';

describe('a sealed cookie', () => {
  it('round-trips a value, and hides it', () => {
    const sealer = createSealer([secret], 'session');
    const text = sealer.seal({ tokens: { access: 'eyJ-access', refresh: 'r-1' }, name: 'Zoë 🚚' });
    expect(sealer.open(text)).toEqual({ tokens: { access: 'eyJ-access', refresh: 'r-1' }, name: 'Zoë 🚚' });
    expect(Buffer.from(text, 'base64url').toString('latin1')).not.toContain('access');
  });

  it('never seals the same text twice', () => {
    const sealer = createSealer([secret], 'session');
    expect(sealer.seal('x')).not.toBe(sealer.seal('x'));
  });

  it('opens with a retired secret and seals with the new one', () => {
    const old = createSealer([secret], 'session').seal('kept');
    const rotated = createSealer([other, secret], 'session');
    expect(rotated.open(old)).toBe('kept');
    expect(createSealer([secret], 'session').open(rotated.seal('new'))).toBeNull();
  });

  it('opens what an earlier version of this server sealed, so that a deploy signs nobody out', () => {
    const sealed = 'AbnOoD-jUhkXuKUEWvftvCqw2LRtiQ91Mz9rL4O9FZdNTsxQNwLPsfmkefoWgk0IgRo0';
    expect(createSealer([secret], 'session').open(sealed)).toEqual({ name: 'Zoë', id: 7 });
  });

  it('may hold the shortest possible value', () => {
    const sealer = createSealer([secret], 'session');
    expect(sealer.open(sealer.seal(0))).toBe(0);
  });

  it('does not open what was sealed for another purpose', () => {
    expect(createSealer([secret], 'invite').open(createSealer([secret], 'session').seal('x'))).toBeNull();
  });

  it('detects a change of any single character', () => {
    const sealer = createSealer([secret], 'session');
    const text = sealer.seal({ id: 1 });
    for (let index = 0; index < text.length; index++) {
      const changed = text.slice(0, index) + (text[index] === 'A' ? 'B' : 'A') + text.slice(index + 1);
      // The last base64 character may carry unused bits; then the bytes are the same.
      if (Buffer.from(changed, 'base64url').equals(Buffer.from(text, 'base64url'))) continue;
      expect(sealer.open(changed), `character ${index}`).toBeNull();
    }
  });

  it.each(['', 'x', 'not sealed at all', '%%%', 'AQ', 'A'.repeat(5000)])('does not open %j', (text) => {
    expect(createSealer([secret], 'session').open(text)).toBeNull();
  });
});
