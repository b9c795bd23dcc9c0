import type { Tokens, TokenStore } from '@roadside/contract/client';
import type { RefreshReply } from '@roadside/contract/schemas';
import { personOf, type SessionPerson } from './person.ts';

/** Why a session's tokens are gone. */
export type SessionEnd = 'refused' | 'logged-out';

/**
 * The tokens of one session in this process. Every request of the session shares the object, so the client renews
 * once however many loaders and tabs meet an expired token, and a tab that still sends the old cookie speaks with the
 * newest tokens (product specification, section 4).
 */
export class SessionTokens implements TokenStore {
  #tokens: Tokens | null;
  #generation: number;
  #ended: SessionEnd | null = null;
  #person: SessionPerson | null = null;
  readonly #onChange: () => void;

  constructor(tokens: Tokens | null, generation: number, onChange: () => void) {
    this.#tokens = tokens;
    this.#generation = generation;
    this.#onChange = onChange;
  }

  /** Counts renewals; the cookie that carries the higher one is the newer. */
  get generation(): number {
    return this.#generation;
  }

  /** The person as the last renewal told; null before the first. */
  get person(): SessionPerson | null {
    return this.#person;
  }

  get ended(): SessionEnd | null {
    return this.#ended;
  }

  read(): Tokens | null {
    return this.#tokens;
  }

  write(tokens: Tokens, { person }: RefreshReply): void {
    // A renewal that lands after a logout must not bring the session back.
    if (this.#ended) return;
    this.#tokens = tokens;
    if (person) this.#person = personOf(person.user, person.organization);
    this.#generation += 1;
    this.#onChange();
  }

  clear(): void {
    this.end('refused');
  }

  end(reason: SessionEnd): void {
    this.#tokens = null;
    this.#ended ??= reason;
    this.#onChange();
  }

  /** Takes what a cookie carries when another process has renewed since. */
  adopt(tokens: Tokens, generation: number, person: SessionPerson | null): void {
    if (this.#ended || generation <= this.#generation) return;
    this.#tokens = tokens;
    this.#person = person;
    this.#generation = generation;
  }
}

export interface TokenKeeperOptions {
  readonly now?: () => number;
  /** How long a session without a renewal is remembered; past it its cookie alone counts. @defaultValue 12 hours */
  readonly rememberMs?: number;
  /** Sessions remembered at once; the one changed longest ago is forgotten first. @defaultValue 20000 */
  readonly limit?: number;
}

/** The sessions this process knows. */
export interface TokenKeeper {
  /** The session's shared tokens; what a cookie carries counts until something newer is known. */
  tokensOf(sessionId: string, tokens: Tokens, generation: number, person: SessionPerson | null): SessionTokens;
}

export function createTokenKeeper({
  now = Date.now,
  rememberMs = 12 * 3_600_000,
  limit = 20_000,
}: TokenKeeperOptions = {}): TokenKeeper {
  const sessions = new Map<string, { tokens: SessionTokens; at: number }>();

  // A Map keeps the order of insertion, so the first entry is always the one touched longest ago.
  function touch(sessionId: string, tokens: SessionTokens) {
    sessions.delete(sessionId);
    sessions.set(sessionId, { tokens, at: now() });
    for (const [id, { at }] of sessions) {
      if (sessions.size <= limit && now() - at <= rememberMs) break;
      sessions.delete(id);
    }
  }

  return {
    tokensOf(sessionId, tokens, generation, person) {
      const known = sessions.get(sessionId);
      if (known && now() - known.at <= rememberMs) {
        known.tokens.adopt(tokens, generation, person);
        return known.tokens;
      }
      const created = new SessionTokens(tokens, generation, () => touch(sessionId, created));
      touch(sessionId, created);
      return created;
    },
  };
}
