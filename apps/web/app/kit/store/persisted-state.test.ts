import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyPersistedState, forgetEverything, persistSession } from './persisted-state.ts';

const session = {
  logged_in: true,
  user: { username: 'executive.demo' },
  organization: { slug: 'lantern' },
  geography: { slug: 'montgomery' },
  preferences: {},
};

describe('the persisted session', () => {
  let stored: Map<string, string>;
  beforeEach(() => {
    stored = new Map();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is kept under the key vuex, the last one only', () => {
    persistSession({ ...session, geography: null });
    persistSession(session);
    expect([...stored.keys()]).toEqual(['vuex']);
    expect(JSON.parse(stored.get('vuex') ?? '')).toEqual(session);
  });

  it('has no dashboards, maps, server-side parameters or tokens', () => {
    const whole = {
      ...session,
      dashboards: [1],
      maps: [2],
      server_side_parameters: {},
      access_token: 'a',
      refresh_token: 'b',
    };
    persistSession(whole);
    expect(JSON.parse(stored.get('vuex') ?? '')).toEqual(session);
  });

  it.each([emptyPersistedState, forgetEverything])('is deleted by %o', (forget) => {
    persistSession(session);
    forget();
    expect(stored.size).toBe(0);
  });

  it('does without storage', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(() => persistSession(session)).not.toThrow();
    expect(() => forgetEverything()).not.toThrow();
  });
});
