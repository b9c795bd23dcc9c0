import { persistedStateKey } from '@roadside/domain/session';
import { forgetDrafts } from './drafts.ts';

/** Deletes everything this browser stored for the person, at logout. */
export function forgetEverything(): void {
  emptyPersistedState();
  forgetDrafts();
}

/** Clears the session state kept in the browser (specification, section 3: emptied at logout). */
export function emptyPersistedState(): void {
  try {
    localStorage.removeItem(persistedStateKey);
  } catch {
    // Storage is disabled: nothing was kept either.
  }
}
