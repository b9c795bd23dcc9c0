import { persistedStateKey } from '@roadside/domain/session';

/** Where a tab keeps a dashboard that is being made and not yet saved. */
export const draftStateKey = 'roadside-draft';

/** Leaves nothing behind for whoever comes next: to be called by who logs out. */
export function forgetEverything(): void {
  emptyPersistedState();
  try {
    sessionStorage.removeItem(draftStateKey);
  } catch {
    // storage is switched off: nothing was kept either
  }
}

/** Empties what the browser kept of a session (specification, section 3: emptied at logout). */
export function emptyPersistedState(): void {
  try {
    localStorage.removeItem(persistedStateKey);
  } catch {
    // storage is switched off: nothing was kept either
  }
}
