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

/**
 * Lets the API tell a repeated request (a double click, a retry after a lost answer) from a new one. The lock is set on
 * the first click, before React has rendered the button as busy.
 */
export function createWrites(makeKey: () => string = randomKey): Writes {
  let last: { readonly content: string; readonly key: string } | null = null;
  let underWay = false;
  return {
    begin(content) {
      if (underWay) return null;
      underWay = true;
      if (last?.content !== content) last = { content, key: makeKey() };
      return last.key;
    },
    end(succeeded) {
      if (underWay && succeeded) last = null;
      underWay = false;
    },
  };
}

/** 32 hexadecimal digits. `crypto.randomUUID` exists only on secure origins, and an office network may not be one. */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
