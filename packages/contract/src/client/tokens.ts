import type { RefreshReply } from '../schemas/session.ts';

/** Tokens from a sign-in; `refresh` can be exchanged once for a new pair. */
export interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

/**
 * Stores the tokens of one session. The client runs at most one renewal at a time per store, so everything that shares
 * a session must share one store object.
 */
export interface TokenStore {
  read(): Tokens | null | Promise<Tokens | null>;
  /** @param reply the rest of the renewal reply: the person's current data */
  write(tokens: Tokens, reply: RefreshReply): void | Promise<void>;
  /** Called if the refresh token was refused. */
  clear(): void | Promise<void>;
}

/** Tokens in memory, for scripts, tests and servers that keep the session elsewhere. */
export function memoryTokens(initial: Tokens | null = null): TokenStore {
  let current = initial;
  return {
    read: () => current,
    write(tokens) {
      current = tokens;
    },
    clear() {
      current = null;
    },
  };
}
