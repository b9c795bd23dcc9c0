import { persistedStateKey, persistedStateOf } from '@roadside/domain/session';
import { forgetDrafts } from './drafts.ts';
import { forgetKeptOffline } from './kept-offline.ts';

/** The session state kept in the browser: the person, the location and preferences. Never a token. */
export interface PersistedSession {
  readonly logged_in: boolean;
  readonly user: object | null;
  readonly organization: object | null;
  readonly geography: object | null;
  readonly preferences: object;
}

/** Keeps the session under the key the specification names, without what it excludes (section 3). */
export function persistSession(session: PersistedSession): void {
  try {
    localStorage.setItem(persistedStateKey, JSON.stringify(persistedStateOf(session)));
  } catch {
    // Storage is disabled or full: nothing depends on it.
  }
}

/** Deletes everything this browser stored for the person, at logout. */
export function forgetEverything(): void {
  emptyPersistedState();
  forgetDrafts();
  forgetKeptOffline();
}

/** Clears the session state kept in the browser (specification, section 3: emptied at logout). */
export function emptyPersistedState(): void {
  try {
    localStorage.removeItem(persistedStateKey);
  } catch {
    // Storage is disabled: nothing was kept either.
  }
}
