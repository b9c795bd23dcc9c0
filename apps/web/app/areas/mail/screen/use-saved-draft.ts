import type { MailDraft } from '@roadside/contract/schemas';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDebounced } from '../../../kit/resource/use-debounced.ts';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { mailDraftsAddress } from '../model/addresses.ts';
import { isEmpty, recipientsOf, valuesOf, type MailValues } from '../model/mail-values.ts';
import type { MailDraftsResource } from '../server/mail.server.ts';

interface SavedDraft {
  /** 'Draft saved', or why it isn't. */
  readonly words: string;
  readonly changedElsewhere: boolean;
  /** The version somebody saved in another window; what is written from now on replaces it. */
  readonly takeTheirs: () => MailDraft | null;
  readonly keepMine: () => void;
  /** Saves nothing anymore: the mail is being sent or discarded. */
  readonly stop: () => void;
  /** Saves again: it was neither sent nor discarded. */
  readonly resume: () => void;
}

const pauseMs = 800;

/**
 * Saves a draft on the server in each pause of writing. What another window of the person saves appears here, unless
 * something is unsaved here: then the person chooses.
 */
export function useSavedDraft({
  id,
  draft,
  values,
  busy,
  onNewer,
}: {
  readonly id: string;
  readonly draft: MailDraft | null;
  readonly values: MailValues;
  readonly busy: boolean;
  /** Shows what another window saved. */
  readonly onNewer: (values: MailValues) => void;
}): SavedDraft {
  const { change } = useChange<MailDraftsResource>(mailDraftsAddress());
  const { data } = useResource<MailDraftsResource>(mailDraftsAddress());
  useLiveResource(mailDraftsAddress(), ['mail-drafts']);
  const saving = useRef(false);
  const version = useRef(draft?.version ?? 0);
  const stopped = useRef(false);
  const [words, setWords] = useState('');
  const [tries, saveAgain] = useState(0);
  const [theirs, setTheirs] = useState<MailDraft | null>(null);
  const text = JSON.stringify(values);
  const settled = useDebounced(text, pauseMs);
  const last = useRef(JSON.stringify(valuesOf(draft)));
  const unanswered = useRef<string | null>(null);
  const save = useEffectEvent(async () => {
    if (stopped.current || theirs !== null || busy || settled !== text || settled === last.current) return;
    if (isEmpty(values) && version.current === 0) return;
    const sent = settled;
    saving.current = true;
    const outcome = await change({
      intent: 'save',
      client_id: id,
      version: version.current,
      ...recipientsOf(values),
      reply_to: draft?.reply_to ?? null,
      subject: values.subject,
      body: values.body,
    });
    saving.current = false;
    if (!outcome || stopped.current) return;
    if (!outcome.ok) {
      unanswered.current = sent;
      return setWords('Not saved yet. Your text is kept in this browser.');
    }
    const { newer } = outcome.data;
    if (newer && JSON.stringify(valuesOf(newer)) === unanswered.current) {
      // This window's own save, whose answer was lost.
      version.current = newer.version;
      unanswered.current = null;
      return saveAgain((tries) => tries + 1);
    }
    if (newer) return setTheirs(newer);
    last.current = sent;
    version.current = outcome.data.draft?.version ?? version.current;
    setWords('Draft saved');
  });
  useEffect(() => {
    void save();
  }, [settled, tries, busy]);
  const stored = data?.drafts.find(({ client_id }) => client_id === id);
  const take = useEffectEvent((newer: MailDraft) => {
    // While a save is on its way, its answer says what is newer.
    if (stopped.current || saving.current || busy || theirs !== null || newer.version <= version.current) return;
    const written = JSON.stringify(valuesOf(newer));
    if (written !== text && text !== last.current) return setTheirs(newer);
    version.current = newer.version;
    last.current = written;
    if (written !== text) onNewer(valuesOf(newer));
  });
  useEffect(() => {
    if (stored) take(stored);
  }, [stored]);
  const accept = () => {
    version.current = theirs?.version ?? version.current;
    setTheirs(null);
    return theirs;
  };
  return {
    words,
    changedElsewhere: theirs !== null,
    takeTheirs: accept,
    keepMine: () => {
      accept();
      last.current = '';
      saveAgain((tries) => tries + 1);
    },
    stop: () => {
      stopped.current = true;
    },
    resume: () => {
      stopped.current = false;
    },
  };
}
