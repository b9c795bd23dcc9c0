import { useEffect, useState } from 'react';
import { keepDraft, readDraft, type DraftKey } from '../store/drafts.ts';
import { randomKey } from '../resource/writes.ts';

/**
 * Stores unsaved changes in the browser, so they survive a reload, an expired session and a closed tab. The draft is
 * deleted when nothing is unsaved, when the person leaves the form unless it stays, and at logout.
 * @param key whose draft of which form; null stores nothing
 * @param unsaved the changes to store; null when everything is saved
 * @param restore receives the draft of an earlier page, unvalidated, once after the first render; must be stable
 */
export function useDraft<Draft>(key: DraftKey | null, unsaved: Draft | null, restore: (draft: unknown) => void): void {
  const [page] = useState(() => randomKey());
  const person = key?.person;
  const form = key?.form;
  const stays = key?.stays === true;
  useEffect(() => {
    if (person === undefined || form === undefined) return;
    const stored = readDraft({ person, form });
    if (stored !== null) restore(stored);
    return () => {
      // An expired session redirects to the login page, and the person comes back from there.
      if (!stays && !location.pathname.startsWith('/login')) keepDraft({ person, form }, null, page);
    };
  }, [person, form, stays, page, restore]);
  useEffect(() => {
    if (person !== undefined && form !== undefined) keepDraft({ person, form }, unsaved, page);
  }, [person, form, page, unsaved]);
}
