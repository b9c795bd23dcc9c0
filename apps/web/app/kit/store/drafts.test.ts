import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetDraft, forgetDrafts, keepDraft, listDrafts, readDraft } from './drafts.ts';

/** A Storage like the browser's: entries are its own properties. */
function storage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  };
  return Object.create(methods) as Storage;
}

const mine = { person: 7, form: 'goal 3' };

describe('a draft', () => {
  beforeEach(() => vi.stubGlobal('localStorage', storage()));
  afterEach(() => vi.unstubAllGlobals());

  it('is restored for the same person and form, on another page', () => {
    keepDraft(mine, { value: '84' }, 'page 1');
    expect(readDraft(mine)).toEqual({ value: '84' });
    expect(readDraft({ person: 8, form: 'goal 3' })).toBeNull();
    expect(readDraft({ person: 7, form: 'goal 4' })).toBeNull();
  });

  it('is deleted only by the page that wrote it last', () => {
    keepDraft(mine, 'first', 'page 1');
    keepDraft(mine, 'second', 'page 2');
    keepDraft(mine, null, 'page 1');
    expect(readDraft(mine)).toBe('second');
    keepDraft(mine, null, 'page 2');
    expect(readDraft(mine)).toBeNull();
  });

  it('is listed with the person’s others of the same kind, until it is forgotten', () => {
    keepDraft({ person: 7, form: 'message 1' }, 'a', '');
    keepDraft({ person: 7, form: 'message 2' }, 'b', '');
    keepDraft({ person: 8, form: 'message 3' }, 'c', '');
    keepDraft(mine, 'd', '');
    expect(listDrafts({ person: 7, form: 'message ' })).toEqual(['a', 'b']);
    forgetDraft({ person: 7, form: 'message 1' });
    expect(listDrafts({ person: 7, form: 'message ' })).toEqual(['b']);
  });

  it('is deleted at logout, and nothing else is', () => {
    localStorage.setItem('theme', 'night');
    keepDraft(mine, 'a', 'page 1');
    keepDraft({ person: 8, form: 'x' }, 'b', 'page 1');
    forgetDrafts();
    expect(Object.keys(localStorage)).toEqual(['theme']);
  });

  it('is null when storage holds something else or is disabled', () => {
    localStorage.setItem('roadside-draft 7 goal 3', '{"page":');
    expect(readDraft(mine)).toBeNull();
    localStorage.setItem('roadside-draft 7 goal 3', '"text"');
    expect(readDraft(mine)).toBeNull();
    vi.stubGlobal('localStorage', undefined);
    expect(readDraft(mine)).toBeNull();
    expect(() => keepDraft(mine, 'a', 'page 1')).not.toThrow();
    expect(() => forgetDrafts()).not.toThrow();
  });
});
