import { useEffect, useState } from 'react';
import { keepDraft, readDraft, type DraftKey } from '../store/drafts.ts';
import { randomKey } from '../resource/writes.ts';

/**
 * Stores what is not saved yet in the browser, so that it survives a reload, a lost session and a closed tab. It is
 * deleted when nothing is unsaved any more, when the person leaves the form, and at logout.
 * @param key whose draft of which form; null stores nothing
 * @param unsaved what to store; null when everything is saved
 * @param restore gets what an earlier page stored, unchecked, once after the first render; must be stable
 */
export function useDraft<Draft>(key: DraftKey | null, unsaved: Draft | null, restore: (draft: unknown) => void): void {
  const [page] = useState(() => randomKey());
  const person = key?.person;
  const form = key?.form;
  useEffect(() => {
    if (person === undefined || form === undefined) return;
    const stored = readDraft({ person, form });
    if (stored !== null) restore(stored);
    return () => {
      // A session that has ended leads to the login page, and the person comes back from there.
      if (!location.pathname.startsWith('/login')) keepDraft({ person, form }, null, page);
    };
  }, [person, form, page, restore]);
  useEffect(() => {
    if (person !== undefined && form !== undefined) keepDraft({ person, form }, unsaved, page);
  }, [person, form, page, unsaved]);
}
