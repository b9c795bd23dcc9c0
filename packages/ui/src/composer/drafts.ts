/** Stores unfinished messages until they're sent. */
export interface DraftStore {
  readonly read: (key: string) => string | null;
  /** Null deletes the draft. */
  readonly write: (key: string, words: string | null) => void;
}

const prefix = 'draft:';

/**
 * Keeps drafts while the browser tab is open. People on different shifts share a machine, so one person's draft must
 * not be shown to the next. A browser that can't store anything isn't an error.
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
      // Storage is full or blocked. The text is still in the field.
    }
  },
};
