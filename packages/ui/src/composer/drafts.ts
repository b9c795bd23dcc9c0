/** Where unfinished words are kept until they are sent. */
export interface DraftStore {
  readonly read: (key: string) => string | null;
  /** Null forgets. */
  readonly write: (key: string, words: string | null) => void;
}

const prefix = 'draft:';

/**
 * Keeps drafts as long as the browser's tab is open: people of several shifts share a machine, and what one has begun is
 * not for the next. A browser that keeps nothing is not an error.
 */
export const tabDrafts: DraftStore = {
  read: (key) => {
    try {
      return sessionStorage.getItem(prefix + key);
    } catch {
      return null;
    }
  },
  write: (key, words) => {
    try {
      if (words) sessionStorage.setItem(prefix + key, words);
      else sessionStorage.removeItem(prefix + key);
    } catch {
      // Full or forbidden: the words are still in the field.
    }
  },
};
