import type { Tokens, TokenStore } from '@roadside/contract/client';
import type { RefreshReply } from '@roadside/contract/schemas';
import { personOf, type SessionPerson, type SessionSeenBy } from './person.ts';

/** Why a session's tokens were dropped. */
export type SessionEnd = 'refused' | 'logged-out';

/**
 * The tokens of one session in this process. All requests of the session share the object, so the client renews once
 * however many loaders and tabs hit an expired token, and a tab that still sends the old cookie uses the newest tokens
 * (product specification, section 4).
 */
export class SessionTokens implements TokenStore {
  #tokens: Tokens | null;
  #generation: number;
  #ended: SessionEnd | null = null;
  #person: SessionPerson | null = null;
  #seenBy: SessionSeenBy | null = null;
  readonly #onChange: () => void;

  constructor(tokens: Tokens | null, generation: number, onChange: () => void) {
    this.#tokens = tokens;
    this.#generation = generation;
    this.#onChange = onChange;
  }

  /** Counts renewals; the cookie with the higher count is newer. */
  get generation(): number {
    return this.#generation;
  }

  /** The person as of the last renewal; null before the first. */
  get person(): SessionPerson | null {
    return this.#person;
  }

  /** Who sees as the person, as of the last renewal. */
  get seenBy(): SessionSeenBy | null {
    return this.#seenBy;
  }

  get ended(): SessionEnd | null {
    return this.#ended;
  }

  read(): Tokens | null {
    return this.#tokens;
  }

  write(tokens: Tokens, { person, seen_by }: RefreshReply): void {
    // A renewal that completes after a logout must not bring the session back.
    if (this.#ended) return;
    this.#tokens = tokens;
    if (person) this.#person = personOf(person.user, person.organization);
    this.#seenBy = seen_by ? { displayName: seen_by.display_name, until: seen_by.until } : null;
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

  /** Adopts the tokens of a cookie that another process has renewed. */
  adopt(tokens: Tokens, generation: number, person: SessionPerson | null, seenBy: SessionSeenBy | null = null): void {
    if (this.#ended || generation <= this.#generation) return;
    this.#tokens = tokens;
    this.#person = person;
    this.#seenBy = seenBy;
    this.#generation = generation;
  }
}

export interface TokenKeeperOptions {
  readonly now?: () => number;
  /** How long a session without a renewal is remembered; after that only its cookie counts. @defaultValue 12 hours */
  readonly rememberMs?: number;
  /** Maximum number of remembered sessions; the least recently changed one is dropped first. @defaultValue 20000 */
  readonly limit?: number;
}

/** The sessions this process remembers. */
export interface TokenKeeper {
  /** The session's shared tokens; those of the cookie are used until newer ones are known. */
  tokensOf(
    sessionId: string,
    tokens: Tokens,
    generation: number,
    person: SessionPerson | null,
    seenBy?: SessionSeenBy | null,
  ): SessionTokens;
}

export function createTokenKeeper({
  now = Date.now,
  rememberMs = 12 * 3_600_000,
  limit = 20_000,
}: TokenKeeperOptions = {}): TokenKeeper {
  const sessions = new Map<string, { tokens: SessionTokens; at: number }>();

  // A Map keeps insertion order, so the first entry is always the least recently touched.
  function touch(sessionId: string, tokens: SessionTokens) {
    sessions.delete(sessionId);
    sessions.set(sessionId, { tokens, at: now() });
    for (const [id, { at }] of sessions) {
      if (sessions.size <= limit && now() - at <= rememberMs) break;
      sessions.delete(id);
    }
  }

  return {
    tokensOf(sessionId, tokens, generation, person, seenBy) {
      const known = sessions.get(sessionId);
      if (known && now() - known.at <= rememberMs) {
        known.tokens.adopt(tokens, generation, person, seenBy);
        return known.tokens;
      }
      const created = new SessionTokens(tokens, generation, () => touch(sessionId, created));
      touch(sessionId, created);
      return created;
    },
  };
}
