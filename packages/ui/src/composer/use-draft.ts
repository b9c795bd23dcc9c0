'use client';
import { useEffect, useRef } from 'react';
import type { DraftStore } from './drafts.ts';

interface Draft {
  readonly key: string | undefined;
  readonly store: DraftStore;
  readonly words: string;
  /** Puts kept words into the field, or empties it for a conversation that has none. */
  readonly onRestore: (words: string) => void;
}

/** Brings back what was begun for a conversation, and keeps what is written. */
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
    // Words that are in the field from the start are newer than kept ones.
    if (another || (kept !== null && words === '')) restore.current(kept ?? '');
    // oxlint-disable-next-line react/exhaustive-deps -- Only another conversation restores; writing must not.
  }, [key, store]);
}
