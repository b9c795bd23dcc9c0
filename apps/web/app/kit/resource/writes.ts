/** The writes of one form or resource: one at a time, each with its Idempotency-Key. */
export interface Writes {
  /**
   * Starts a write and returns its key: the same as last time until the content changes or the write has succeeded.
   * Returns null while another write is pending; the new one must not be sent.
   */
  begin(content: string): string | null;
  /** Ends the pending write. After a success the same content is a new write. */
  end(succeeded: boolean): void;
}

/** Where the keys of unanswered writes are kept, by their content. */
export interface KeptKeys {
  readonly read: (content: string) => string | null;
  /** Null forgets it. */
  readonly keep: (content: string, key: string | null) => void;
}

const unkept: KeptKeys = { read: () => null, keep: () => undefined };

/**
 * Keeps keys as long as the tab, also through a reload: a form whose draft comes back sends the same write again. Of
 * the content only a hash is kept.
 */
export function tabKeys(form: string): KeptKeys {
  const placeOf = (content: string) => `roadside-write ${form} ${hashOf(content)}`;
  return {
    read(content) {
      try {
        return sessionStorage.getItem(placeOf(content));
      } catch {
        return null;
      }
    },
    keep(content, key) {
      try {
        if (key === null) sessionStorage.removeItem(placeOf(content));
        else sessionStorage.setItem(placeOf(content), key);
      } catch {
        // Storage is disabled or full: the key lasts as long as the page.
      }
    },
  };
}

/** 64 bits: enough to tell the few writes of a tab apart. `crypto.subtle` is asynchronous. */
function hashOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  return `${(high >>> 0).toString(36)}${(low >>> 0).toString(36)}`;
}

/**
 * Lets the API tell a repeated request (a double click, a retry after a lost answer) from a new one. The lock is set on
 * the first click, before React has rendered the button as busy.
 */
export function createWrites(makeKey: () => string = randomKey, kept: KeptKeys = unkept): Writes {
  let last: { readonly content: string; readonly key: string } | null = null;
  let underWay = false;
  return {
    begin(content) {
      if (underWay) return null;
      underWay = true;
      if (last?.content !== content) last = { content, key: kept.read(content) ?? makeKey() };
      kept.keep(content, last.key);
      return last.key;
    },
    end(succeeded) {
      if (underWay && succeeded && last) {
        kept.keep(last.content, null);
        last = null;
      }
      underWay = false;
    },
  };
}

/** 32 hexadecimal digits. `crypto.randomUUID` exists only on secure origins, and an office network may not be one. */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
