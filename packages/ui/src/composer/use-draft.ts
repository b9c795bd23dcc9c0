'use client';
import { useEffect, useRef } from 'react';
import type { DraftStore } from './drafts.ts';

interface Draft {
  readonly key: string | undefined;
  readonly store: DraftStore;
  readonly words: string;
  /** Puts saved text into the field, or empties it for a conversation that has none. */
  readonly onRestore: (words: string) => void;
}

/** Restores a conversation's draft and saves changes. */
export function useDraft({ key, store, words, onRestore }: Draft): void {
  const restored = useRef<string | undefined>(undefined);
  const restore = useRef(onRestore);
  useEffect(() => {
    restore.current = onRestore;
  });
  useEffect(() => {
    if (key === undefined || restored.current === key) return;
    const another = restored.current !== undefined;
    restored.current = key;
    const kept = store.read(key);
    // Text that was in the field from the start is newer than the saved draft.
    if (another || (kept !== null && words === '')) restore.current(kept ?? '');
    // oxlint-disable-next-line react/exhaustive-deps -- Only switching conversations restores; typing must not.
  }, [key, store]);
}
