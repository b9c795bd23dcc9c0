import { persistedStateKey } from '@roadside/domain/session';
import { forgetDrafts } from './drafts.ts';

/** Deletes everything this browser stored for the person: for logging out. */
export function forgetEverything(): void {
  emptyPersistedState();
  forgetDrafts();
}

/** Empties what the browser kept of a session (specification, section 3: emptied at logout). */
export function emptyPersistedState(): void {
  try {
    localStorage.removeItem(persistedStateKey);
  } catch {
    // storage is switched off: nothing was kept either
  }
}
