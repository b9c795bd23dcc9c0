import { persistedStateKey, persistedStateOf } from '@roadside/domain/session';
import { createStore } from 'zustand/vanilla';
import { createJSONStorage, persist } from 'zustand/middleware';

/** The session state kept in the browser: the person, the location and preferences. Never a token. */
export interface PersistedSession {
  readonly logged_in: boolean;
  readonly user: object | null;
  readonly organization: object | null;
  readonly geography: object | null;
  readonly preferences: object;
}

/** The client state under the storage key the specification names, without what it excludes (section 3). */
export const sessionStore = createStore<PersistedSession>()(
  persist(
    (): PersistedSession => ({ logged_in: false, user: null, organization: null, geography: null, preferences: {} }),
    {
      name: persistedStateKey,
      storage: createJSONStorage(() => localStorage),
      partialize: persistedStateOf,
      skipHydration: true,
    },
  ),
);
