import type { RefreshReply } from '../schemas/session.ts';

/** What a sign-in gave; `refresh` buys one new pair. */
export interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

/**
 * Where the tokens of one session live. The client renews them at most once at a time per store,
 * so everything that speaks for one session must share one store object.
 */
export interface TokenStore {
  read(): Tokens | null | Promise<Tokens | null>;
  /** @param reply what the renewal told beside the tokens: the person as they are now */
  write(tokens: Tokens, reply: RefreshReply): void | Promise<void>;
  /** Called when the refresh token was refused. */
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
