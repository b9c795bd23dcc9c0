/** Makes the Idempotency-Keys of one form. */
export interface WriteKeys {
  /** The key to send with this content: the same until the content changes or the write has succeeded. */
  keyFor(content: string): string;
  /** The write succeeded: the same content sent after this is meant to be written again. */
  renew(): void;
}

/**
 * Keys that let the api tell a repeated request (a double click, a retry after a lost answer) from a second one. What a
 * person changed since is another write.
 */
export function createWriteKeys(makeKey: () => string = randomKey): WriteKeys {
  let last: { readonly content: string; readonly key: string } | null = null;
  return {
    keyFor(content) {
      if (last?.content !== content) last = { content, key: makeKey() };
      return last.key;
    },
    renew() {
      last = null;
    },
  };
}

/** 32 hexadecimal digits. `crypto.randomUUID` exists only on secure origins; an office's own network may not be one. */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
